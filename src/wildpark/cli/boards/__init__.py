"""How the terminal draws the positions of each game; one module per game, named like it.

Each has three functions:

- ``board(view, words, names, seat)`` is what lies on the table. ``seat`` is whose own things are
  drawn large, if not all are alike; None: everybody's.
- ``options(view, words, seat)`` are the choices of the reader, who sits at ``seat``: action,
  notation and what it would do. Where there can be many, those that bring most come first.
- ``verdict(view, words)`` is what there is to say of the end beside points and places; may be "".
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from wildpark.cli.words import Words


class Board(Protocol):
    """What a module of this package can do."""

    board: Callable[[object, Words, Sequence[str], int | None], RenderableType]
    options: Callable[[object, Words, int], Sequence[tuple[int, str, str]]]
    verdict: Callable[[object, Words], str]


def board_of(game: str) -> Board:
    """The drawing of the game of this name."""
    return cast("Board", import_module(f"wildpark.cli.boards.{game}"))
