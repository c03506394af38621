"""The words that all games share: errors, scores, options and what a game is made of."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, SupportsIndex, TypeVar, cast

if TYPE_CHECKING:
    from wildpark.rules.game import Game

Value = TypeVar("Value")

Param = str | int
"""What a code may be filled in with."""


def exact(value: Value) -> Value:
    """A whole number of any kind, such as NumPy's, as an int; anything else as it is.

    Whole numbers are what ``operator.index`` takes, but no bools. Whoever is handed a number asks
    this once, and then for ``type(value) is int``.
    """
    if type(value) is bool:
        return value
    try:
        return cast("Value", index(cast("SupportsIndex", value)))
    except TypeError:
        return value


@dataclass(frozen=True, slots=True)
class Line:
    """One thing to say to people: a code and its parameters (``locales`` has the words)."""

    code: str
    params: Mapping[str, Param] = field(default_factory=dict)


class GameError(ValueError):
    """Something asked of a game that it cannot do: a code with parameters, and a sentence.

    The code and the parameters are put into people's words by the catalogues in ``locales``;
    ``str(error)`` is the sentence in English. ``lines``: each fault, where several were found at
    once; then the sentence has one line for each.
    """

    def __init__(self, code: str, sentence: str, **params: Param) -> None:
        super().__init__(sentence)
        self.code = code
        self.params: dict[str, Param] = params
        self.lines: Sequence[Line] = ()

    def __reduce__(self) -> tuple[object, ...]:
        """Errors cross processes whole: what was raised here is raised there."""
        return _error, (type(self), self.code, str(self)), self.__dict__


def _error(kind: type[GameError], code: str, sentence: str) -> GameError:
    """An error as it was before it was pickled; its parameters and lines follow."""
    return kind(code, sentence)


class IllegalAction(GameError):  # noqa: N818  the rulebooks' and the field's word, not "...Error"
    """An action that the rules forbid at this moment, with the reason in the rulebook's words."""


@dataclass(frozen=True, slots=True)
class Part:
    """One reason for points: a code, the points (below 0 for a loss) and where they come from."""

    code: str
    points: int
    params: Mapping[str, Param] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat. ``total`` is the sum of the points of its ``parts``."""

    total: int
    parts: Sequence[Part]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a game is opened: its name, allowed values and default.

    ``values`` empty: the game itself checks the value (for example a drawn layout), and
    ``suggestions`` are some that people may pick from.
    """

    name: str
    values: tuple[str | int | bool | None, ...]
    default: str | int | bool | None
    suggestions: tuple[str | int | bool | None, ...] = ()


class Components(Protocol):
    """The cards and boards that a game is played with, read from a data file."""

    @property
    def digest(self) -> str:
        """SHA-256, in hex, of what the file says (not of its spelling)."""
        raise NotImplementedError

    @property
    def provenance(self) -> str:
        """``reconstruction`` where numbers are not the publisher's, else what the file says."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Rules:
    """All that the house needs to know of one game. Each game's package makes one, ``RULES``.

    - ``open(players, seed, options, components)`` deals a new game; arguments are checked before.
    - ``read_components(path)`` reads the data file (None: the built-in one) or raises GameError.
    - ``view(seen, seat)`` is what a person at ``seat`` (None: a spectator) is shown, made from a
      position that went through ``seen_by(seat)``: dataclasses ready for JSON, in codes, no prose.
    - ``report(before, after, seat, action)`` tells in codes what an action did, from two positions
      seen by the same reader; ``action`` is None where that reader may not know it.
    - ``points``: the codes of all parts of a score that can be worth points, whatever the options:
      each is a column in tables of results.
    - ``counts``: what such tables count beside points: by the name of a column, the codes of
      the parts of a score whose ``count`` (1 where there is none) is added up.
    """

    name: str
    players: tuple[int, ...]
    minutes: int
    options: tuple[Option, ...]
    open: Callable[[int, int, Mapping[str, object], Components], "Game"]
    read_components: Callable[[Path | None], Components]
    view: Callable[["Game", int | None], object]
    report: Callable[["Game", "Game", int, int | None], Sequence[Line]]
    points: tuple[str, ...]
    check_options: Callable[[int, Mapping[str, object]], None] | None = None
    counts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
