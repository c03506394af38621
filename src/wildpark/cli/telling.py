"""Tells of choices and scores in the terminal: what play and replay have in common."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich import box
from rich.table import Table
from rich.text import Text

from wildpark.cli.boards import Board
from wildpark.cli.words import Words
from wildpark.rules.game import Game
from wildpark.rules.terms import Line


def seat_names(words: Words, names: Sequence[str], players: int) -> list[str]:
    """A name for every seat: those that are known, else their number."""
    return [
        names[seat] if seat < len(names) and names[seat] else words("seat-name", number=seat + 1)
        for seat in range(players)
    ]


def by_seat(
    board: Board, lines: Sequence[Line], actor: int
) -> Iterator[tuple[int | None, Iterable[Line]]]:
    """The lines of a report, each run of them with the seat that they tell of; None: of all.

    Where no line names a seat, all tell of the ``actor``; else those that name none are of all.
    """
    named = [line for line in lines if line.code not in board.OF_ALL and "seat" in line.params]

    def whose(line: Line) -> int | None:
        if line.code in board.OF_ALL:
            return None
        return int(line.params.get("seat", -1)) if named else actor

    for seat, run in groupby(lines, whose):
        yield (None if seat == -1 else seat), run


def score_table(words: Words, game: Game, names: Sequence[str]) -> Table:
    """Who has which place and how many points."""
    table = Table(words("score-place"), words("score-name"), box=box.SIMPLE_HEAD)
    table.add_column(words("score-points"), justify="right")
    scores = game.scores()
    for place, seat in sorted((place, seat) for seat, place in enumerate(game.standing())):
        table.add_row(str(place), Text(names[seat]), str(scores[seat].total))
    return table


def parts_table(board: Board, words: Words, game: Game, names: Sequence[str]) -> Table:
    """Where the points of every seat come from."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("score-points"), justify="right")
    table.add_column(words("score-reason"))
    for name, score in zip(names, game.scores(), strict=True):
        table.add_section()
        table.add_row(Text(str(score.total), "bold"), Text(name, "bold"))
        above = ""
        for part in score.parts:
            heading = board.section(part, words)
            if heading != above:
                above = heading
                table.add_row("", Text(heading, "italic"))
            table.add_row(f"{part.points:+d}" if part.points else "0", Text(words.line(part)))
    return table
