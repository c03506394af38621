"""Actions as short text: ``sides-aba``, ``gnu-6b``, ``white_rhinoceros-4a``, ``gnu-dies``.

``sides`` names the side of the territory cards 2+3, 4 and 6: a for the first, b for the second.
"""

from collections.abc import Sequence

from wildpark.rules.african_park.board import (
    COLUMN_NAMES,
    TERRITORY_ACTIONS,
    TERRITORY_DECKS,
)

PLACES = (*COLUMN_NAMES, "dies")


def notations(names: Sequence[str]) -> list[str]:
    """The text of every action, by action id, in a game with species of these names."""
    sides = [sides_notation(action) for action in range(TERRITORY_ACTIONS)]
    return sides + [f"{name}-{place}" for name in names for place in PLACES]


def sides_notation(action: int) -> str:
    """The text of a choice of territory sides."""
    return "sides-" + "".join("ab"[side] for side in sides_of(action))


def sides_of(action: int) -> list[int]:
    """The side, 0 or 1, that a choice of territory sides gives to each of the three cards."""
    return [action >> deck & 1 for deck in range(len(TERRITORY_DECKS))]
