"""The players' nature reserves: where animals can be placed, who eats whom, what all is worth.

Columns, areas and spaces are numbered as in ``board.py``; species as in the components. Arrays
are flat: the entry of a seat and a column is at ``seat * 6 + column``, and so on. Beside the
spaces each seat keeps an index (free columns, who lives in which area, the running score), so
that nothing has to be searched for. What the species may do stands in ``habitat.py``.
"""

from typing import Final, Self

from wildpark.rules.african_park.habitat import Habitat
from wildpark.rules.bounds import check_index
from wildpark.rules.terms import Seat

# The numbers of board.py, said again here because the compiler takes these for constants.
SEATS: Final = 4
COLUMNS: Final = 6
SPACES: Final = 15
AREAS: Final = 4
DIES: Final = 6
SPECIES: Final = 24
"""The most species of a components file, and so the width of arrays."""
EMPTY: Final = -1


class Reserves:
    """The reserves and cemeteries of up to four seats.

    What changes them checks nothing and, compiled, cannot be called from Python.
    """

    def __init__(self, habitat: Habitat) -> None:
        self.habitat = habitat
        self.clear()

    def clear(self) -> None:
        """No territory cards and no animals."""
        self.seats = SEATS
        self.rivers = [0] * 4
        self.animals = [EMPTY] * 60
        self.heights = [0] * 24
        self.free_columns = [0] * 4
        self.river_columns = [0] * 4
        self.living = [0] * 16
        self.pachyderms = [0] * 16
        self.counts = [0] * 384
        self.points = [0] * 4
        self.graves = [0] * 4
        self.died = [0] * 96
        self.eaten = [0] * 96

    def lay_out(self, seat: Seat, rivers: int) -> None:
        """The territory cards lie before the player: their river spaces as a mask of spaces."""
        self.rivers[seat] = rivers
        for column in range(COLUMNS):
            self.find_free_space(seat, column)

    # --- Placing an animal into a reserve --------------------------------------------------------

    def columns_for(self, seat: Seat, species: int) -> int:
        """The columns (a mask) on whose free space the rules let ``species`` be placed."""
        columns = self.free_columns[seat] & self.habitat.wide_enough_for[species]
        if self.habitat.is_aquatic[species]:  # aquatics can only be placed on river spaces
            columns &= self.river_columns[seat]
        for area in range(AREAS):
            if self.is_kept_out(seat, species, area):
                columns &= ~self.habitat.columns_of[area]
        return columns

    def is_kept_out(self, seat: Seat, species: int, area: int) -> bool:
        """Whether those who live in the area leave no place for ``species``."""
        home = seat * AREAS + area
        return (
            self.living[home] & self.habitat.enemies_of[species] != 0
            or self.pachyderms[home] >= self.habitat.limit[species * AREAS + area]
        )

    def may_live(self, seat: int, species: int, column: int) -> bool:
        """Whether ``species`` may have come to live on the column's free space.

        Water is left out of account: survivors of a meal may slide down from it.
        """
        area = self.habitat.area_of[column]
        return (
            (self.free_columns[seat] & self.habitat.wide_enough_for[species]) >> column & 1 != 0
            and not self.is_kept_out(seat, species, area)
            and not (self.habitat.is_eater[species] and self.has_herbivores(seat, area))
        )

    def try_out(self, seat: Seat, species: int, column: int) -> None:
        """As ``put``, for a look at what comes of it.

        IndexError or ValueError where there is no such seat, species or free space.
        """
        check_index(seat, self.seats)
        check_index(species, self.habitat.species)
        check_index(column, DIES + 1)
        if column != DIES and not self.has_free_space(seat, column):
            raise ValueError(f"column {column} has no free space")
        self.put(seat, species, column)

    def put(self, seat: Seat, species: int, column: int) -> None:
        """The animal is placed in a column (see ``place``), or dies (see ``bury``)."""
        if column == DIES:
            self.bury(seat, species)
            self.died[seat * SPECIES + species] += 1
        else:
            self.place(seat, species, column)

    def place(self, seat: Seat, species: int, column: int) -> None:
        """The animal is placed on the column's free space, and may eat."""
        area = self.habitat.area_of[column]
        place = seat * COLUMNS + column
        space = self.habitat.bottom_of[column] + self.heights[place]
        self.animals[seat * SPACES + space] = species
        self.heights[place] += 1
        self.find_free_space(seat, column)
        self.move_in(seat, species, area)
        if self.habitat.is_eater[species] and self.has_herbivores(seat, area):
            self.eat_herbivores(seat, area)

    def has_herbivores(self, seat: Seat, area: int) -> bool:
        """Whether herbivores are present in the area."""
        return self.living[seat * AREAS + area] & self.habitat.herbivores != 0

    def find_free_space(self, seat: Seat, column: int) -> None:
        """The new free space, if any, is the one above the column's animals."""
        bit = 1 << column
        height = self.heights[seat * COLUMNS + column]
        self.free_columns[seat] &= ~bit
        self.river_columns[seat] &= ~bit
        if height < self.habitat.height_of[column]:
            self.free_columns[seat] |= bit
            if self.rivers[seat] >> (self.habitat.bottom_of[column] + height) & 1:
                self.river_columns[seat] |= bit

    def move_in(self, seat: Seat, species: int, area: int) -> None:
        """The animal lives in the area: its value and what the herd gains are added."""
        home = seat * AREAS + area
        kind = species * AREAS + area
        count = self.counts[home * SPECIES + species]
        self.counts[home * SPECIES + species] = count + 1
        self.living[home] |= 1 << species
        self.pachyderms[home] += self.habitat.is_pachyderm[species]
        self.points[seat] += self.habitat.worth[kind]
        if self.habitat.forms_herd[kind]:
            self.points[seat] += self.habitat.herd_bonus[count + 1] - self.habitat.herd_bonus[count]

    # --- Eaten herbivores and dead animals -------------------------------------------------------

    def eat_herbivores(self, seat: Seat, area: int) -> None:
        """All the herbivores of the area are eaten; the survivors shift down to fill the gaps."""
        for column in range(COLUMNS):
            if self.habitat.columns_of[area] >> column & 1:
                self.eat_in_column(seat, column, area)
        self.living[seat * AREAS + area] &= ~self.habitat.herbivores

    def eat_in_column(self, seat: Seat, column: int, area: int) -> None:
        """The herbivores of one column go to the cemetery; who is left slides down."""
        bottom = seat * SPACES + self.habitat.bottom_of[column]
        height = self.heights[seat * COLUMNS + column]
        left = 0
        for i in range(height):
            species = self.animals[bottom + i]
            self.animals[bottom + i] = EMPTY
            if self.habitat.is_herbivore[species]:
                self.move_out(seat, species, area)
                self.bury(seat, species)
                self.eaten[seat * SPECIES + species] += 1
            else:
                self.animals[bottom + left] = species
                left += 1
        self.heights[seat * COLUMNS + column] = left
        self.find_free_space(seat, column)

    def move_out(self, seat: Seat, species: int, area: int) -> None:
        """The herbivore no longer lives in the area: its value and herd's gain are taken back."""
        home = seat * AREAS + area
        kind = species * AREAS + area
        count = self.counts[home * SPECIES + species]
        self.counts[home * SPECIES + species] = count - 1
        self.points[seat] -= self.habitat.worth[kind]
        if self.habitat.forms_herd[kind]:
            self.points[seat] -= self.habitat.herd_bonus[count] - self.habitat.herd_bonus[count - 1]

    def bury(self, seat: Seat, species: int) -> None:
        """The card goes to the cemetery, where its value is subtracted from the score."""
        self.points[seat] -= self.habitat.value_of[species]
        self.graves[seat] += 1

    # --- Looking and copying ---------------------------------------------------------------------

    def is_full(self, seat: Seat) -> bool:
        """Whether all 15 spaces are occupied."""
        check_index(seat, self.seats)
        return self.free_columns[seat] == 0

    def has_free_space(self, seat: Seat, column: int) -> bool:
        """Whether the column has a free space."""
        check_index(seat, self.seats)
        check_index(column, COLUMNS)
        return self.free_columns[seat] >> column & 1 != 0

    def height(self, seat: Seat, column: int) -> int:
        """How many animals stand in the column."""
        check_index(seat, self.seats)
        check_index(column, COLUMNS)
        return self.heights[seat * COLUMNS + column]

    def herd(self, seat: Seat, species: int, area: int) -> int:
        """How many animals make a herd of ``species`` in the area; 0 if there is none."""
        check_index(seat, self.seats)
        check_index(species, SPECIES)
        check_index(area, AREAS)
        count = self.counts[(seat * AREAS + area) * SPECIES + species]
        return count if count > 1 and self.habitat.forms_herd[species * AREAS + area] else 0

    def living_in(self, seat: Seat, area: int) -> int:
        """The species that live in the area, as a mask."""
        check_index(seat, self.seats)
        check_index(area, AREAS)
        return self.living[seat * AREAS + area]

    def pachyderms_in(self, seat: Seat, area: int) -> int:
        """How many pachyderms live in the area."""
        check_index(seat, self.seats)
        check_index(area, AREAS)
        return self.pachyderms[seat * AREAS + area]

    def total(self, seat: Seat) -> int:
        """The score of ``seat`` if the game ended now."""
        check_index(seat, self.seats)
        return self.points[seat]

    def cemetery_cards(self, seat: Seat) -> int:
        """How many cards lie in the cemetery."""
        check_index(seat, self.seats)
        return self.graves[seat]

    def rivers_of(self, seat: Seat) -> int:
        """The river spaces as a mask of spaces; 0 until the territory cards lie there."""
        check_index(seat, self.seats)
        return self.rivers[seat]

    def animals_of(self, seat: Seat) -> list[int]:
        """Who lives on each of the 15 spaces: a species, or -1 on a free space."""
        check_index(seat, self.seats)
        return [self.animals[seat * SPACES + space] for space in range(SPACES)]

    def died_of(self, seat: Seat) -> list[int]:
        """How many of each species could not be placed."""
        check_index(seat, self.seats)
        return [self.died[seat * SPECIES + species] for species in range(self.habitat.species)]

    def eaten_of(self, seat: Seat) -> list[int]:
        """How many of each species were eaten."""
        check_index(seat, self.seats)
        return [self.eaten[seat * SPECIES + species] for species in range(self.habitat.species)]

    def copy(self) -> Self:
        """Independent reserves, as these are now."""
        other = type(self).__new__(type(self))
        other.habitat = self.habitat
        other.become(self)
        return other

    def become(self, source: "Reserves") -> None:
        """Makes these reserves equal to ``source``, which have the same habitat."""
        self.seats = source.seats
        self.rivers = source.rivers[:]
        self.animals = source.animals[:]
        self.heights = source.heights[:]
        self.free_columns = source.free_columns[:]
        self.river_columns = source.river_columns[:]
        self.living = source.living[:]
        self.pachyderms = source.pachyderms[:]
        self.counts = source.counts[:]
        self.points = source.points[:]
        self.graves = source.graves[:]
        self.died = source.died[:]
        self.eaten = source.eaten[:]
