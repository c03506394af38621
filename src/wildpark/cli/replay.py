"""``wildpark replay``: prints a recorded game as people would write it down."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import click
from rich.console import Console
from rich.text import Text

from wildpark.cli.boards import Board, board_of
from wildpark.cli.options import said
from wildpark.cli.telling import by_seat, parts_table, score_table, seat_names
from wildpark.cli.words import Words
from wildpark.rules.catalogue import rules_of
from wildpark.rules.record import Record
from wildpark.rules.steps import Step, steps
from wildpark.rules.text_file import MAX_BYTES


def settings(words: Words, record: Record) -> Iterator[str]:
    """The options that the game was opened with, in words."""
    known = {option.name for option in rules_of(record.game).options}
    for name, value in record.options.items():
        if name in known:
            yield f"{words(f'option-{name}')}: {words(f'option-{name}-value', value=said(value))}"


@click.command(
    epilog="Example: wildpark play african_park --save game.json, then: wildpark replay game.json",
)
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True))
@click.option(
    "--components",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The cards and boards it was played with, where they were not the built-in ones.",
)
@click.option("--parts/--no-parts", default=True, help="Explain every point at the end.")
@click.pass_obj
def command(words: Words, *, file: str, components: Path | None, parts: bool) -> None:
    """Print the game recorded in FILE (- for the standard input).

    Each choice stands on a line: its number, who made it, its notation, everybody's points then,
    and what happened in words.
    """
    with click.open_file(file, "rb") as opened:
        record = Record.read(opened.read(MAX_BYTES + 1))
    rules = rules_of(record.game)
    names = seat_names(words, record.names, record.players)
    console = Console(highlight=False, soft_wrap=True)
    own = rules.read_components(components)
    console.print(
        Text(words("replay-title", game=words("game-" + record.game), players=record.players)),
        Text(words("replay-seed", seed=str(record.seed))),
        *(Text(line) for line in settings(words, record)),
        Text(words("replay-seats", names=", ".join(names))),
        sep="\n",
    )
    board = board_of(record.game)
    opening, *made = steps(record, None, own)
    for number, step in enumerate(made, 1):
        console.print(Text(row(board, words, names, number, step)))
    end = made[-1].seen if made else opening.seen
    if parts:
        console.print(parts_table(board, words, end, names))
    console.print(score_table(words, end, names))
    verdict = board.verdict(rules.view(end, None), words)
    if verdict:
        console.print(Text(verdict))


def row(board: Board, words: Words, names: Sequence[str], number: int, step: Step) -> str:
    """The line of a choice: who made it, its notation, everybody's points, what happened."""
    seat, action = cast("int", step.seat), cast("int", step.action)
    told = " ".join(
        words.lines(run) if whose in (None, seat) else f"{names[whose]}: {words.lines(run)}"
        for whose, run in by_seat(board, step.lines, seat)
    )
    widest = max(map(len, names))
    totals = ":".join(str(score.total) for score in step.seen.scores())
    made = f"{names[seat]:<{widest}}  {step.seen.notation(action):<22}"
    return f"{number:>3}. {made}{totals:>12}  {told}"
