"""``wildpark show``: draws a position, from its text or out of a record."""

from dataclasses import replace
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from wildpark.cli import Refusal
from wildpark.cli.boards import board_of
from wildpark.cli.telling import score_table, seat_names
from wildpark.cli.words import Words
from wildpark.rules.catalogue import NAMES, rules_of
from wildpark.rules.game import Game
from wildpark.rules.reading import read_position
from wildpark.rules.record import Record
from wildpark.rules.terms import GameError
from wildpark.rules.text import BETWEEN_FIELDS
from wildpark.rules.text_file import MAX_BYTES, decode


@click.command(
    epilog="Example: wildpark play zuuli --save game.json, then: wildpark show game.json --step 7",
)
@click.argument("what", metavar="TEXT|FILE")
@click.option("--step", type=click.IntRange(min=0), help="In a record: after this many choices.")
@click.option("--seat", type=int, help="As this seat sees it, from 1.  [default: a spectator]")
@click.option(
    "--components",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The cards and boards it was played with, where they were not the built-in ones.",
)
@click.pass_obj
def command(
    words: Words, *, what: str, step: int | None, seat: int | None, components: Path | None
) -> None:
    """Draw the position that TEXT says, or one out of FILE (- for the standard input).

    FILE has a text or the record of a game. The text of the position stands last.
    """
    name, tilde, _ = what.partition(BETWEEN_FIELDS)
    said = what if tilde and name in NAMES else content(what)
    if said.lstrip().startswith("{"):
        name, names, game = recorded(words, said, step, components)
    elif step is None:
        game = read_position(said.strip(), components=components)
        name, names = said.strip().partition(BETWEEN_FIELDS)[0], ()
    else:
        raise click.BadParameter(words("show-no-record"), param_hint="--step")
    if seat is not None and not 1 <= seat <= game.players:
        raise click.BadParameter(words("play-seat", players=game.players), param_hint="--seat")
    draw(words, name, seat_names(words, names, game.players), game, seat)


def content(path: str) -> str:
    """The text in a file."""
    with click.open_file(path, "rb") as opened:
        return decode(opened.read(MAX_BYTES + 1))


def recorded(
    words: Words, said: str, step: int | None, components: Path | None
) -> tuple[str, tuple[str, ...], Game]:
    """The game, the names and the position of a record after this many choices (None: all)."""
    record = Record.read(said)
    last = len(record.actions)
    if step is not None and step > last:
        raise click.BadParameter(words("show-step", last=last), param_hint="--step")
    played = record if step is None else replace(record, actions=record.actions[:step])
    return record.game, record.names, played.replay(components)


def draw(words: Words, name: str, names: list[str], game: Game, seat: int | None) -> None:
    """Draws what a seat (from 1; None: a spectator) sees of a position."""
    reader = None if seat is None else seat - 1
    seen, board = game.seen_by(reader), board_of(name)
    try:
        view = rules_of(name).view(seen, reader)
    except GameError as error:
        if game.whole:
            raise
        raise Refusal(words("show-not-seen")) from error
    console = Console(highlight=False, soft_wrap=True)
    title = words("replay-title", game=words("game-" + name), players=game.players)
    console.print(Text(title), board.board(view, words, names, reader), sep="\n")
    console.print(score_table(words, seen, names))
    verdict = board.verdict(view, words)
    if verdict:
        console.print(Text(verdict))
    console.print(Text(seen.text()))
