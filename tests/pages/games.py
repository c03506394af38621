"""The games whose pages are visited, and what the tests of the pages know of each.

The module ``tests.pages.<game>`` has:

- ``GameTable``, a ``Table`` that knows how the game is played in a browser;
- ``shown()``, the position that the README shows, and ``pose(table)``, what is done in it first;
- ``check_hidden(view, seat, position)``: that what a reader was sent hides what it must at a true
  position, counted apart from ``seen_by``; how many hidden things it looked at;
- ``tour(walk, friend, server)``, the stops that show the game in all its phases; the house's tour
  leads past everything else (setting a table up, how to play, help, the end, the replay).
"""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from tests.pages.laid import Played
from tests.pages.serving import Server
from tests.pages.table import Table
from tests.pages.visitor import Visitor
from tests.pages.walk import Stop, Walk
from wildpark.rules.catalogue import NAMES
from wildpark.rules.game import Game

GAMES = NAMES
"""Every game of the house has pages."""


class GamePages(Protocol):
    """What the module of a game offers."""

    GameTable: Callable[..., Table]
    shown: Callable[[], Played]
    pose: Callable[[Table], None]
    check_hidden: Callable[[Mapping[str, Any], int | None, Game], int]
    tour: Callable[[Walk[Table], Visitor, Server], Iterator[Stop]]


def pages_of(game: str) -> GamePages:
    """The module of a game."""
    return cast("GamePages", import_module(f"tests.pages.{game}"))
