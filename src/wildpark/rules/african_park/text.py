"""A position of African Park as text: the game's own fields, see docs/position-text.md.

Species and territory cards are letters, by their numbers.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wildpark.rules.african_park.board import COLUMN_BOTTOMS, COLUMN_HEIGHTS, TERRITORY_ACTIONS
from wildpark.rules.african_park.notation import sides_notation
from wildpark.rules.text import LETTERS, letters, letters_of_counts, seats, write

if TYPE_CHECKING:
    from wildpark.rules.african_park.position import Position

SIDES = tuple(sides_notation(choice).removeprefix("sides-") for choice in range(TERRITORY_ACTIONS))
"""The choices of territory sides, by their numbers: the side of each of the three cards."""

COLUMNS = tuple(
    slice(bottom, bottom + height)
    for bottom, height in zip(COLUMN_BOTTOMS, COLUMN_HEIGHTS, strict=True)
)


def text_of(position: "Position") -> str:
    """The position as text."""
    return write("african_park", position, position.components.digest, {}, fields(position))


def fields(position: "Position") -> Iterator[str]:
    """The fields of this game."""
    everybody = range(position.players)
    reserves = position.reserves
    yield str(position.round)
    yield str(position.head)
    yield str(position.turn)
    yield letters(position.face_up_cards())
    yield letters(position.cards_in_deck())
    yield seats([territory(*position.territory_of(seat)) for seat in everybody])
    yield seats([reserve(reserves.animals_of(seat)) for seat in everybody])
    yield seats([letters_of_counts(reserves.died_of(seat)) for seat in everybody])
    yield seats([letters_of_counts(reserves.eaten_of(seat)) for seat in everybody])


def territory(cards: Sequence[int], sides: int) -> str:
    """The territory cards of a seat, and their sides once they have been chosen."""
    return f"{letters(cards)}.{SIDES[sides]}" if sides >= 0 else letters(cards)


def reserve(animals: Sequence[int]) -> str:
    """The animals of a seat, column by column, each from its bottom space upward."""
    return ".".join(
        ["".join([LETTERS[one] for one in animals[column] if one >= 0]) for column in COLUMNS]
    )
