"""What the house needs to know of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from wildpark.rules.components import Components
from wildpark.rules.game import Game
from wildpark.rules.terms import Action, GameError, Line, Seat
from wildpark.rules.text import Text

module = cache(import_module)
"""A module by its name; looked up once, since views and reports are asked for all the time."""

Setting = str | int | bool | None
"""What an option may be set to."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a game is opened: its name, allowed values and default.

    ``values`` empty: the game itself checks the value (for example a drawn layout), and
    ``suggestions`` are some that people may pick from. ``seat``: the values are seats (None: one
    is drawn), of which only those that take part are allowed. ``players``: the numbers
    with which the option means something, with others only the default is allowed; empty: any.
    """

    name: str
    values: tuple[Setting, ...]
    default: Setting
    suggestions: tuple[Setting, ...] = ()
    seat: bool = False
    players: tuple[int, ...] = ()

    def matters(self, players: int) -> bool:
        """Whether the option means anything with this number of players."""
        return not self.players or players in self.players


@dataclass(frozen=True, slots=True)
class Rules:
    """All that the house needs to know of one game. Each game's package makes one, ``RULES``.

    - ``deal(players, seed, options, components)`` deals a new game; all is checked before.
    - ``components``: the class of its cards and boards.
    - ``showing``, ``reporting``, ``reading``: the modules that have its ``view``, its ``report``
      and its ``read``. They are imported when first asked: they take as long as half of all
      else, and a search needs none.
    - ``points``: the codes of all parts of a score that can be worth points, whatever the options:
      each is a column in tables of results.
    - ``counts``: what such tables count beside points: by the name of a column, the codes of
      the parts of a score whose ``count`` (1 where there is none) is added up.
    """

    name: str
    players: tuple[int, ...]
    minutes: int
    options: tuple[Option, ...]
    components: type[Components]
    deal: Callable[[int, int, Mapping[str, object], Any], Game]
    showing: str
    reporting: str
    reading: str
    points: tuple[str, ...]
    check_options: Callable[[int, Mapping[str, object]], None] | None = None
    counts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def open(
        self, players: int, seed: int, options: Mapping[str, object], components: Components
    ) -> Game:
        """Deals a new game; the arguments but ``components`` have been checked."""
        self.check_components(components)
        return self.deal(players, seed, options, components)

    def check_components(self, components: Components) -> None:
        """GameError for the components of another game."""
        if not isinstance(components, self.components):
            raise GameError("foreign-components", f"these are not the components of {self.name}")

    def read(self, text: Text, components: Components) -> Game:
        """The position that a text says, of which the head has been read; or GameError."""
        self.check_components(components)
        return cast("Game", module(self.reading).read(text, components))

    def read_components(self, path: Path | None) -> Components:
        """The components in a file (None: those that come with the game), or GameError."""
        return self.components.read(path)

    def view(self, seen: Game, seat: Seat | None) -> object:
        """What a person at ``seat`` (None: a spectator) is shown of a position.

        The position went through ``seen_by(seat)``. Dataclasses ready for JSON, in codes, no prose.
        """
        return module(self.showing).view(seen, seat)

    def report(
        self, before: Game, after: Game, seat: Seat, action: Action | None
    ) -> Sequence[Line]:
        """Tells in codes what an action did, from two positions seen by the same reader.

        ``action`` is None where that reader may not know it.
        """
        lines = module(self.reporting).report(before, after, seat, action)
        return cast("Sequence[Line]", lines)
