"""A position of Zuuli as text: the game's own fields, see docs/position-text.md.

Kinds of cards are letters, by their numbers, and so are the rooms of a park by theirs.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from wildpark.rules.text import LETTERS, UNSEEN, letters, letters_of_counts, seats, write
from wildpark.rules.zuuli.years import QUARTERS

if TYPE_CHECKING:
    from wildpark.rules.zuuli.position import Position

PHASES = ("picking", "developing", "over")
"""The phases, by the numbers that position.py gives them."""

NOTHING: Final = -1
SPECIES: Final = 24
WIDTH: Final = 32
OUTSIDE: Final = 63
NO_ROOM: Final = "-"
"""In the books: in place of the room of an animal that has none."""

DIFFICULTIES = {quarters: name for name, quarters in QUARTERS.items()}


def text_of(position: "Position") -> str:
    """The position as text."""
    options = {}
    if position.players == 1:
        options["difficulty"] = DIFFICULTIES[position.quarters]
    return write("zuuli", position, position.components.digest, options, fields(position))


def fields(position: "Position") -> Iterator[str]:
    """The fields of this game."""
    everybody = range(position.players)
    first_upgrade = len(position.components.kinds) - len(position.components.upgrades)
    yield PHASES[position.phase]
    yield str(min(position.year, 2) + 1)
    yield str(position.turn)
    yield seats([hand(position.hand(seat)) for seat in everybody])
    yield letters_of_counts(position.unseen_cards())
    yield letters(position.deck_cards()) if position.whole else ""
    yield seats([pick(position.pick_of(seat)) for seat in everybody])
    yield "".join([str(seat) for seat in everybody if position.has_confirmed(seat)])
    yield seats([park(position, seat, first_upgrade) for seat in everybody])
    yield seats([books(position, seat, first_upgrade) for seat in everybody])
    yield letters_of_counts(position.discarded_cards())
    yield letters_of_counts(position.collected_cards())
    yield ".".join(map(str, position.collector_points())) if position.players == 1 else ""


def hand(cards: Sequence[int] | None) -> str:
    """The cards of a hand, if it is known."""
    return UNSEEN if cards is None else letters(cards)


def pick(kind: int) -> str:
    """What a seat has picked as long as not all have."""
    if kind < 0:
        return "" if kind == NOTHING else UNSEEN
    return LETTERS[kind]


def park(position: "Position", seat: int, first_upgrade: int) -> str:
    """The cards of a park in no room, then each of its rooms with the cards in it."""
    upgrades = LETTERS[first_upgrade:]
    said = [
        letters_of_counts(position.outside_of(seat))
        + "".join(
            [one * count for one, count in zip(upgrades, position.spare_of(seat), strict=False)]
        )
    ]
    for room in position.rooms_of(seat):
        animals = letters_of_counts(position.animals_in(seat, room))
        installed = zip(upgrades, position.upgrades_in(seat, room), strict=False)
        said.append(LETTERS[room] + animals + "".join([one * count for one, count in installed]))
    return ".".join(said)


def books(position: "Position", seat: int, first_upgrade: int) -> str:
    """The pages of the finished years: of each line the room and the card."""
    return ".".join(
        ["".join([entry(line, first_upgrade) for line in position.page(seat, year)])
         for year in range(position.year)]
    )  # fmt: skip


def entry(line: int, first_upgrade: int) -> str:
    """A line of the books, see years.py."""
    room, card = divmod(line, WIDTH)
    kind = card if card < SPECIES else first_upgrade + card - SPECIES
    return (NO_ROOM if room == OUTSIDE else LETTERS[room]) + LETTERS[kind]
