"""``wildpark play``: a game in the terminal, a person alone or against bots."""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path

import click
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wildpark.bots.makers import make_bot
from wildpark.bots.matches.match import bot_seed
from wildpark.bots.player.bot import Bot
from wildpark.cli import options
from wildpark.cli.boards import Board, board_of
from wildpark.cli.telling import by_seat, parts_table, score_table
from wildpark.cli.words import Words
from wildpark.rules.catalogue import SEEDS, open_game, rules_of
from wildpark.rules.game import Game
from wildpark.rules.record import Record
from wildpark.rules.terms import GameError, Rules
from wildpark.whole_file import check_writable, whole_file

MOST_LINES = 16
"""Choices are listed on so many lines at once; all of them on request."""

GAP = 2
"""Characters between two columns of choices."""

UNTOLD = {"has-chosen", "has-picked"}
"""Lines that say only that somebody waits, which no bot does for long."""


@dataclass
class Sitting:
    """A game at the terminal: the position, who sits where, and what was chosen so far."""

    words: Words
    console: Console
    rules: Rules
    board: Board
    game: Game
    names: Sequence[str]
    person: int
    bots: Mapping[int, Bot]
    actions: list[tuple[int, str]] = field(default_factory=list)
    paragraph: tuple[int | None, str] | None = None

    def play(self) -> None:
        """Plays to the end."""
        while not self.game.is_over():
            seat = self.game.to_act()[0]
            seen = self.game.seen_by(seat)
            self.make(seat, self.bots[seat].choose(seen, seat) if seat in self.bots else self.ask())
        self.end_paragraph()
        self.show(None)
        self.console.print(parts_table(self.words, self.game, self.names))
        self.console.print(score_table(self.words, self.game, self.names))
        verdict = self.board.verdict(self.view(), self.words)
        if verdict:
            self.console.print(Text(verdict, "bold"))

    def make(self, seat: int, action: int) -> None:
        """Plays an action and tells of it as the person sees it."""
        secret = seat != self.person and self.game.secret(seat, action)
        before = self.game.seen_by(self.person)
        self.game.play(seat, action)
        after = self.game.seen_by(self.person)
        self.actions.append((seat, self.game.notation(action)))
        lines = self.rules.report(before, after, seat, None if secret else action)
        told = [line for line in lines if line.code not in UNTOLD]
        for whose, run in by_seat(told, seat):
            self.tell(whose, self.words.lines(run))

    def tell(self, seat: int | None, text: str) -> None:
        """Goes on with what is told of a seat, or begins with another one's; None: of all."""
        if self.paragraph is not None and self.paragraph[0] == seat:
            text = f"{self.paragraph[1]} {text}"
        else:
            self.end_paragraph()
        self.paragraph = seat, text

    def end_paragraph(self) -> None:
        """Prints what was told of a seat."""
        if self.paragraph is not None:
            seat, text = self.paragraph
            name = "" if seat is None else f"{self.names[seat]}: "
            self.console.print(Text(name, "bold") + text)
        self.paragraph = None

    def view(self) -> object:
        """The table as the person sees it."""
        return self.rules.view(self.game.seen_by(self.person), self.person)

    def show(self, seat: int | None) -> None:
        """Draws the table as the person sees it; ``seat`` as in ``cli/boards``."""
        self.console.print(self.board.board(self.view(), self.words, self.names, seat))

    def ask(self) -> int:
        """The action that the person chooses."""
        self.end_paragraph()
        self.show(self.person)
        options = self.board.options(self.view(), self.words, self.person)
        self.list(options, MOST_LINES)
        while True:
            answer = click.prompt(self.words("play-prompt"), prompt_suffix=" ").strip().lower()
            if answer == "q":
                raise click.exceptions.Exit
            if answer == "s":
                self.console.print(parts_table(self.words, self.game, self.names))
            elif answer == "t":
                self.show(None)
            elif answer == "a":
                self.list(options, len(options))
            elif answer == "?":
                self.console.print(self.words("play-help"))
            elif answer.isdecimal() and 0 < int(answer) <= len(options):
                return options[int(answer) - 1][0]
            else:
                action = self.helped() if answer == "b" else self.named(answer)
                if action is not None:
                    return action

    def list(self, options: Sequence[tuple[int, str, str]], most_lines: int) -> None:
        """Prints the first choices with their numbers, in columns if they are short."""
        width = max(len(notation) for _, notation, _ in options)
        widest = width + max(len(effect) for *_, effect in options) + len("999") + 3 * GAP
        columns = max(1, self.console.width // widest)
        lists = [Table.grid(padding=(0, GAP)) for _ in range(columns)]
        shown = options[: most_lines * columns]
        height = ceil(len(shown) / columns)
        for number, (_, notation, effect) in enumerate(shown):
            row = Text(f"{number + 1:>3}", "bold"), Text(f"{notation:<{width}}"), Text(effect)
            lists[number // height].add_row(*row)
        self.console.print(Columns(lists, padding=(0, GAP)))
        if len(options) > len(shown):
            more = self.words("play-more", count=len(options) - len(shown))
            self.console.print(Text(more, "italic"))

    def helped(self) -> int:
        """What a greedy bot would choose in the person's place."""
        bot = make_bot(self.rules.name, "greedy", len(self.actions))
        return bot.choose(self.game.seen_by(self.person), self.person)

    def named(self, notation: str) -> int | None:
        """The action of this notation if it is legal; else says why not."""
        try:
            action = self.game.action(notation)
            self.game.copy().play(self.person, action)
        except GameError as error:
            self.console.print(Text(self.words.error(error), "red"))
            self.console.print(Text(self.words("play-help-short"), "dim"))
            return None
        return action


def one_for_each(words: Words, specs: Sequence[str], others: Sequence[int]) -> dict[int, str]:
    """The bot of every other seat: one for all, or as many as there are seats."""
    if len(specs) == 1:
        return dict.fromkeys(others, specs[0])
    if len(specs) != len(others):
        raise click.BadParameter(
            words("play-bots", wanted=len(others), given=len(specs)), param_hint="--bots"
        )
    return dict(zip(others, specs, strict=True))


def names_of(words: Words, players: int, specs: Mapping[int, str]) -> list[str]:
    """The name of every seat: a bot is called what it is, with its seat where there are two."""
    often = Counter(specs.values())
    return [
        words("play-you")
        if seat not in specs
        else specs[seat] + (f" {seat + 1}" if often[specs[seat]] > 1 else "")
        for seat in range(players)
    ]


@click.command(
    epilog="Example: wildpark play african_park --players 3 --bots greedy,monte_carlo --seed 7",
)
@options.game
@options.players
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="The other seats' bots, one for all or one for each: random, greedy, monte_carlo, or with "
    "settings as in monte_carlo:seconds=1.",
)
@click.option("--seat", type=int, default=1, show_default=True, help="Your own seat, from 1.")
@click.option("--seed", type=int, help="Deals the same game again.  [default: a new game]")
@options.components
@options.of_games
@click.option(
    "--save",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Write the game's record to this file, also if it is broken off.",
)
@click.pass_obj
def command(
    words: Words,
    /,
    *,
    game: str,
    players: int,
    bots: str,
    seat: int,
    seed: int | None,
    components: Path | None,
    save: Path | None,
    **given: str | bool | None,
) -> None:
    """Play GAME in this terminal against bots, or alone with --players 1.

    A choice is made by its number or its notation. An answer that is not allowed is refused with
    the reason; "?" names all other answers, "q" leaves.
    """
    if save is not None:
        check_writable(save)  # now, and not at the end of a long game
    rules = rules_of(game)
    parts = rules.read_components(components)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    settings = options.chosen(game, given)
    position = open_game(game, players=players, seed=seed, options=settings, components=parts)
    if not 1 <= seat <= players:
        raise click.BadParameter(words("play-seat", players=players), param_hint="--seat")
    others = [other for other in range(players) if other != seat - 1]
    specs = one_for_each(words, bots.split(","), others)
    seated = {other: make_bot(game, spec, bot_seed(seed, other)) for other, spec in specs.items()}
    names = names_of(words, players, specs)
    sitting = Sitting(
        words, Console(highlight=False), rules, board_of(game), position, names, seat - 1, seated
    )
    try:
        sitting.play()
    finally:
        if save is not None:
            record = Record(
                game, players, settings, seed, parts.digest, tuple(sitting.actions), tuple(names)
            )
            with whole_file(save) as path:
                path.write_text(record.write(), encoding="utf-8")
    click.echo(words("play-seed", seed=str(seed)))
