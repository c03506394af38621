"""The words that all games share: lines, errors and scores."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from typing import SupportsIndex, TypeAlias, TypeVar, cast

Seat: TypeAlias = int
"""A place at the table, numbered from 0, clockwise."""

Action: TypeAlias = int
"""The id of an action: a small whole number that means the same in every position of a game."""

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
