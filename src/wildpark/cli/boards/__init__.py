"""How the terminal draws the positions of each game; one module per game, named like it.

Each has ``board(view, words, names)``, what lies on the table, and ``options(view, words)``, what
each choice of the reader is and would do.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from wildpark.cli.words import Words


class Board(Protocol):
    """What a module of this package can do."""

    board: Callable[[object, Words, Sequence[str]], RenderableType]
    options: Callable[[object, Words], Sequence[tuple[int, str, str]]]


def board_of(game: str) -> Board:
    """The drawing of the game of this name."""
    return cast("Board", import_module(f"wildpark.cli.boards.{game}"))
