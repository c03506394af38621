"""``wildpark play``: a game in the terminal, a person alone or against bots."""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import click
from click.core import ParameterSource
from rich.console import Console

from wildpark.bots.makers import levels_of, make_bot
from wildpark.bots.matches.match import bot_seed
from wildpark.cli import options
from wildpark.cli.boards import board_of
from wildpark.cli.screen import Screen
from wildpark.cli.stopping import stoppable
from wildpark.cli.words import Words
from wildpark.rules.catalogue import NAMES, SEEDS, open_game, rules_of
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.record import LONGEST_NAME, Record
from wildpark.rules.steps import Reader
from wildpark.rules.text_file import MAX_BYTES
from wildpark.whole_file import check_writable, whole_file


@dataclass
class Sitting:
    """A game at the terminal, and the record of what was chosen so far.

    ``save`` is the file in which the record is kept, if any.
    """

    game: Game
    record: Record
    screen: Screen
    save: Path | None

    def play(self) -> None:
        """Plays to the end, or until the person leaves; what was chosen is kept in any case."""
        try:
            while not self.game.is_over():
                self.choose(self.game.to_act()[0])
                self.keep(finished=False)
        finally:
            self.keep(finished=True)
        self.screen.end()

    def choose(self, seat: int) -> None:
        """Lets a seat choose, and tells of it."""
        number, reader = len(self.record.actions), self.screen.reader
        action = self.screen.ask(number) if seat == reader.seat else self.think(seat, number)
        known = action if reader.may_know(seat, action) else None
        self.game.play(seat, action)
        made = (seat, self.game.notation(action))
        self.record = replace(self.record, actions=(*self.record.actions, made))
        self.screen.tell(seat, reader.follow(self.game, seat, known))

    def think(self, seat: int, number: int) -> int:
        """What the bot of a seat chooses.

        It is made for this one choice, the game's ``number``: so it chooses the same whether the
        game was played in one go or not.
        """
        spec = self.record.bots[seat] or ""
        stream = Random(0)
        stream.reseed(bot_seed(self.record.seed, seat), number)
        return make_bot(self.record.game, spec, stream.bits()).choose(self.game.seen_by(seat), seat)

    def keep(self, *, finished: bool) -> None:
        """Writes the record; what is no ordinary file, such as a pipe, gets the last one alone."""
        if self.save is None or not (finished or self.save.is_file() or not self.save.exists()):
            return
        with whole_file(self.save) as path:
            path.write_text(self.record.write(), encoding="utf-8")


def one_for_each(words: Words, specs: Sequence[str], others: Sequence[int]) -> dict[int, str]:
    """The bot of every other seat: one for all, or as many as there are seats."""
    if len(specs) == 1:
        return dict.fromkeys(others, specs[0])
    if len(specs) != len(others):
        raise click.BadParameter(
            words("play-bots", wanted=len(others), given=len(specs)), param_hint="--bots"
        )
    return dict(zip(others, specs, strict=True))


def seated(words: Words, record: Record, person: int, bots: str | None) -> Record:
    """The record with who sits where: the person, and bots at all other seats.

    ``bots`` as people write them; None: those of the record, which must name them then.
    """
    others = [seat for seat in range(record.players) if seat != person]
    if bots is not None:
        specs = one_for_each(words, bots.split(","), others)
    else:
        levels = levels_of(record.game)
        known = {seat: bot for seat, bot in enumerate(record.bots) if bot is not None}
        specs = {seat: levels.get(bot, bot) for seat, bot in known.items() if seat != person}
        if len(specs) < len(others):
            raise click.UsageError(words("play-resume-bots"))
    for spec in specs.values():
        make_bot(record.game, spec, 0)  # refused now if there is none such
        if len(spec) > LONGEST_NAME:
            raise click.BadParameter(words("play-bot-long", bot=spec), param_hint="--bots")
    return replace(
        record,
        names=names_of(words, record.players, specs),
        bots=tuple(specs.get(seat) for seat in range(record.players)),
    )


def names_of(words: Words, players: int, specs: Mapping[int, str]) -> tuple[str, ...]:
    """The name of every seat: a bot is called what it is, with its seat where there are two."""
    often = Counter(specs.values())
    return tuple(
        words("play-you")
        if seat not in specs
        else specs[seat][: LONGEST_NAME - 2] + (f" {seat + 1}" if often[specs[seat]] > 1 else "")
        for seat in range(players)
    )


def place_of(words: Words, record: Record, seat: int | None) -> int:
    """The person's seat, from 0: the one asked for, else the only one of the record."""
    people = [place for place, bot in enumerate(record.bots) if bot is None]
    if seat is None and len(people) == 1:
        return people[0]
    if seat is None:
        raise click.UsageError(words("play-resume-seat"))
    if not 1 <= seat <= record.players:
        raise click.BadParameter(words("play-seat", players=record.players), param_hint="--seat")
    return seat - 1


def begun(words: Words, resume: Path) -> Record:
    """The record of the game to go on with; what it says must not be said again."""
    context = click.get_current_context()
    said = [
        parameter.opts[0] if isinstance(parameter, click.Option) else parameter.human_readable_name
        for parameter in context.command.params
        if parameter.name not in {"resume", "bots", "seat", "components", "save"}
        and context.get_parameter_source(parameter.name or "") is ParameterSource.COMMANDLINE
    ]
    if said:
        raise click.UsageError(words("play-resume-alone", given=", ".join(said)))
    with resume.open("rb") as file:
        return Record.read(file.read(MAX_BYTES + 1))


@click.command(
    epilog="Example: wildpark play african_park --players 3 --bots greedy,monte_carlo --seed 7",
)
@click.argument("game", type=click.Choice(NAMES), required=False)
@options.players
@click.option(
    "--bots",
    show_default="greedy",
    help="The other seats' bots, one for all or one for each: random, greedy, monte_carlo, or with "
    "settings as in monte_carlo:seconds=1.",
)
@click.option("--seat", type=int, show_default="1", help="Your own seat, from 1.")
@click.option("--seed", type=int, help="Deals the same game again.  [default: a new game]")
@options.components
@options.of_games
@click.option(
    "--save",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Keep the game's record in this file, from the first choice on.",
)
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Go on with the game of this record, and keep it there (or where --save says).",
)
@click.pass_obj
def command(
    words: Words,
    /,
    *,
    game: str | None,
    players: int,
    bots: str | None,
    seat: int | None,
    seed: int | None,
    components: Path | None,
    save: Path | None,
    resume: Path | None,
    **given: str | bool | None,
) -> None:
    """Play GAME in this terminal against bots, or alone with --players 1.

    A choice is made by its number or its notation. An answer that is not allowed is refused with
    the reason; "?" names all other answers, "q" leaves. A game that was kept with --save, or broken
    off by a signal, goes on with --resume.
    """
    if resume is not None:
        record = begun(words, resume)
        save = save or resume
    elif game is None:
        raise click.UsageError(words("play-what"))
    else:
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        settings = options.chosen(game, given)
        own = rules_of(game).read_components(components)
        # what cannot be opened is refused here; a record is opened for what was allowed once
        open_game(game, players=players, seed=seed, options=settings, components=own)
        record = Record(game, players, settings, seed, own.digest)
        bots, seat = bots or "greedy", seat or 1
    if save is not None:
        check_writable(save)  # now, and not at the end of a long game
    position = record.replay(components)
    person = place_of(words, record, seat)
    record = seated(words, record, person, bots)
    rules = rules_of(record.game)
    reader = Reader(rules, position, person)
    console = Console(highlight=False)
    board = board_of(record.game)
    screen = Screen(words, console, rules, board, record.names, person, reader)
    try:
        with stoppable():
            Sitting(position, record, screen, save).play()
    except (click.Abort, click.exceptions.Exit, KeyboardInterrupt):
        if save is not None:
            with suppress(OSError):  # the terminal may be gone
                click.echo(words("play-go-on", path=str(save)), err=True)
        raise
    click.echo(words("play-seed", seed=str(record.seed)))
