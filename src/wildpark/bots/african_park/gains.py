"""The change of the score by placing an animal, computed without placing it."""

from typing import Final

from wildpark.rules.african_park.position import Position
from wildpark.rules.bounds import check_index
from wildpark.rules.terms import Seat

# Numbers of rules/african_park/board.py, repeated for the compiler: tests/house/test_numbers.py.
COLUMNS: Final = 6
AREAS: Final = 4
SPECIES: Final = 24


class Gains:
    """What placing an animal would change in the reserves of a position, as they are when asked.

    What checks nothing cannot be called from Python where this is compiled.
    """

    def __init__(self, position: Position) -> None:
        self.seats = 0  # nothing is answered unless all that follows is there
        self.reserves = position.reserves
        self.habitat = position.components.habitat
        self.seats = position.players

    def gain(self, seat: int, species: int, area: int) -> int:
        """The change of the score of ``seat`` when ``species`` is placed in the area."""
        kind = species * AREAS + area
        points = self.habitat.worth[kind]
        if self.habitat.forms_herd[kind]:
            count = self.reserves.counts[(seat * AREAS + area) * SPECIES + species]
            points += self.habitat.herd_bonus[count + 1] - self.habitat.herd_bonus[count]
        elif self.habitat.is_eater[species]:
            points -= self.price_of_prey(seat, area)
        return points

    def price_of_prey(self, seat: int, area: int) -> int:
        """The cost of eating all herbivores of an area: their points, and their graves."""
        home = seat * AREAS + area
        prey = self.reserves.living[home] & self.habitat.herbivores
        points = 0
        species = 0
        while prey:
            if prey & 1:
                kind = species * AREAS + area
                count = self.reserves.counts[home * SPECIES + species]
                points += count * (self.habitat.worth[kind] + self.habitat.value_of[species])
                if self.habitat.forms_herd[kind]:
                    points += self.habitat.herd_bonus[count]
            prey >>= 1
            species += 1
        return points

    def best_gain(self, seat: int, species: int) -> int:
        """The change of the score when ``species`` is placed in its best place, or has to die."""
        columns = self.reserves.columns_for(seat, species)
        if columns == 0:
            return -self.habitat.value_of[species]
        best = -1000000
        for i in range(self.habitat.count_in[columns]):
            column = self.habitat.columns_in[columns * COLUMNS + i]
            points = self.gain(seat, species, self.habitat.area_of[column])
            best = max(best, points)
        return best

    def best_gain_of(self, seat: Seat, species: int) -> int:
        """As ``best_gain``; IndexError for a seat or a species that there is not."""
        check_index(seat, self.seats)
        check_index(species, self.habitat.species)
        return self.best_gain(seat, species)
