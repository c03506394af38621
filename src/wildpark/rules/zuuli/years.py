"""The end of a year: what it scored, what is discarded, and the books that are kept of it.

A page of the books has 32 lines, which is more than a seat has cards. A line is a room × 32 plus a
species that lives there, or plus 24 and an upgrade that was installed there in that year.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from wildpark.rules.bounds import check_index
from wildpark.rules.terms import Seat
from wildpark.rules.zuuli.development import Development

if TYPE_CHECKING:
    from wildpark.rules.zuuli.components import ZuuliComponents

YEARS: Final = 3
SPECIES: Final = 24
UPGRADES: Final = 8
ROOMS: Final = 32
LINES: Final = 32
WIDTH: Final = 32
EMPTY_LINE: Final = 65535
OUTSIDE: Final = 63
"""In the books: the room of an animal that has none."""

QUARTERS: Mapping[str, int] = {
    "apprentice": 2,
    "keeper": 3,
    "ranger": 4,
    "warden": 8,
    "legend": 12,
}
"""Solo: the Collector's share of the values it has collected, in quarters, by difficulty.

The last two are a ruling of this project: they give strong players a rival.
"""


class Years(Development):
    """Points and books by seat and finished year; discarded cards; and the Collector.

    ``quarters`` is the Collector's share of the printed values of its animals, in quarters.
    """

    def __init__(self, players: int, components: "ZuuliComponents", quarters: int) -> None:
        super().__init__(players, components)
        self.quarters = quarters
        self.clear_years()

    def clear_years(self) -> None:
        """No year has been finished."""
        self.points = [0] * 18
        self.books = [EMPTY_LINE] * 576
        self.discarded = [0] * 64
        self.collected = [0] * 64
        self.collector = [0] * 3

    def take_over_years(self, source: "Years") -> None:
        """Makes the books equal to those of ``source``."""
        self.points = source.points[:]
        self.books = source.books[:]
        self.discarded = source.discarded[:]
        self.collected = source.collected[:]
        self.collector = source.collector[:]

    def write_books(self, seat: Seat) -> None:
        """Keeps who lives where, and which upgrades were installed this year."""
        line = (seat * YEARS + self.year) * LINES
        for room in range(self.cards.rooms):
            place = seat * ROOMS + room
            for species in range(self.cards.species):
                for _ in range(self.counts[place * SPECIES + species]):
                    self.books[line] = room * WIDTH + species
                    line += 1
            for upgrade in range(self.cards.upgrades):
                for _ in range(self.fresh[place * UPGRADES + upgrade]):
                    self.books[line] = room * WIDTH + SPECIES + upgrade
                    line += 1
        for species in range(self.cards.species):
            for _ in range(self.outside[seat * SPECIES + species]):
                self.books[line] = OUTSIDE * WIDTH + species
                line += 1

    def close_year(self, seat: Seat) -> None:
        """The park scores. Animals without an enclosure and spare upgrades are then discarded.

        From now on the installed ones stay where they are.
        """
        self.points[seat * YEARS + self.year] = self.year_now(seat)
        self.write_books(seat)
        for species in range(self.cards.species):
            self.discarded[species] += self.outside[seat * SPECIES + species]
            self.outside[seat * SPECIES + species] = 0
        for upgrade in range(self.cards.upgrades):
            kind = self.cards.first_upgrade + upgrade
            self.discarded[kind] += self.spare[seat * UPGRADES + upgrade]
            self.spare[seat * UPGRADES + upgrade] = 0
        for i in range(seat * ROOMS * UPGRADES, (seat + 1) * ROOMS * UPGRADES):
            self.fresh[i] = 0

    def collector_now(self) -> int:
        """The Collector's year: its share of the printed values of all animals it has taken."""
        total = 0
        for species in range(self.cards.species):
            total += self.collected[species] * self.cards.value_of[species]
        return total * self.quarters // 4

    # --- Looking ----------------------------------------------------------------------------------

    def page(self, seat: Seat, year: int) -> list[int]:
        """What the books say of a finished year, line by line."""
        check_index(seat, self.players)
        check_index(year, YEARS)
        first = (seat * YEARS + year) * LINES
        return [
            self.books[line]
            for line in range(first, first + LINES)
            if self.books[line] != EMPTY_LINE
        ]

    def year_points(self, seat: Seat) -> list[int]:
        """The points of the finished years."""
        check_index(seat, self.players)
        return [self.points[seat * YEARS + year] for year in range(self.year)]

    def collector_points(self) -> list[int]:
        """Solo: the Collector's points in the finished years."""
        return [self.collector[year] for year in range(self.year)]

    def collected_cards(self) -> list[int]:
        """Solo: how many cards of each kind the Collector has taken."""
        return [self.collected[kind] for kind in range(self.cards.kinds)]

    def discarded_cards(self) -> list[int]:
        """How many cards of each kind have been discarded from the game."""
        return [self.discarded[kind] for kind in range(self.cards.kinds)]
