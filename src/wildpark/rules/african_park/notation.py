"""Actions as short text: ``sides-aba``, ``gnu-6b``, ``white_rhinoceros-4a``, ``gnu-dies``.

``sides`` names the side of the territory cards 2+3, 4 and 6: a for the first, b for the second.
"""

from collections.abc import Sequence

from wildpark.rules.african_park.board import (
    COLUMN_NAMES,
    TERRITORY_ACTIONS,
    TERRITORY_DECKS,
)
from wildpark.rules.notation import Notations
from wildpark.rules.terms import Action

PLACES = (*COLUMN_NAMES, "dies")
ALLOWED = "sides-aba, or a species with a column (gnu-6b) or 'dies' (gnu-dies)"


def notations(names: Sequence[str]) -> Notations:
    """The text of every action in a game with species of these names."""
    sides = [sides_notation(action) for action in range(TERRITORY_ACTIONS)]
    animals = [f"{name}-{place}" for name in names for place in PLACES]
    return Notations(sides + animals, ALLOWED)


def sides_notation(action: Action) -> str:
    """The text of a choice of territory sides."""
    return "sides-" + "".join("ab"[side] for side in sides_of(action))


def sides_of(action: Action) -> list[int]:
    """The side, 0 or 1, that a choice of territory sides gives to each of the three cards."""
    return [action >> deck & 1 for deck in range(len(TERRITORY_DECKS))]
