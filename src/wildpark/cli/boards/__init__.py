"""How the terminal draws the positions of each game; one module per game, named like it.

Each has four functions and two sets of codes:

- ``board(view, words, names, seat)`` is what lies on the table. ``seat`` is whose own things are
  drawn large, if not all are alike; None: everybody's.
- ``options(view, words, seat)`` are the choices of the reader, who sits at ``seat``: action,
  notation and what it would do. Where there can be many, those that bring most come first.
- ``verdict(view, words)`` is what there is to say of the end beside points and places; may be "".
- ``section(part, words)`` is the heading below which a part of a score stands; may be "".
- ``OF_ALL``: lines of a report that tell of no seat, though they name one.
- ``WAITING``: lines that say only that somebody waits, which no bot does for long.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from wildpark.cli.words import Words
from wildpark.rules.terms import Part


class Board(Protocol):
    """What a module of this package can do."""

    board: Callable[[object, Words, Sequence[str], int | None], RenderableType]
    options: Callable[[object, Words, int], Sequence[tuple[int, str, str]]]
    verdict: Callable[[object, Words], str]
    section: Callable[[Part, Words], str]
    OF_ALL: frozenset[str]
    WAITING: frozenset[str]


def board_of(game: str) -> Board:
    """The drawing of the game of this name."""
    return cast("Board", import_module(f"wildpark.cli.boards.{game}"))
