"""Playouts of African Park for Monte Carlo: samples orders of the deck and plays games out."""

from typing import Final

from wildpark.bots.african_park.gains import Gains
from wildpark.bots.player.sampler import Sampler
from wildpark.bots.player.worth import worth
from wildpark.rules.african_park.position import Position

# Numbers of rules/african_park/board.py, repeated for the compiler: tests/house/test_numbers.py.
COLUMNS: Final = 6
AREAS: Final = 4
DIES: Final = 6
TERRITORY_ACTIONS: Final = 8
ACTIONS_PER_SPECIES: Final = 7
# In a playout a placement is rated in quarters of a point: its gain, and what else experience
# says of it. The numbers were found by letting playouts with different ones play each other.
POINT: Final = 4
LAND_ANIMAL_ON_RIVER: Final = -1
LIKING = (
    (8, 0, -4, 0),  # herbivores by area: the 2-area is of little use for anything else
    (0, 4, 0, 0),  # carnivores and crocodiles: the 3-area costs the fewest places for herbivores
    (0, 0, -4, 0),  # pachyderms: better together in the 6-area
    (0, -6, -16, -4),  # other aquatics: they keep crocodiles out
)


class Playouts(Sampler):
    """Samples orders of the deck, and plays games out greedily."""

    def __init__(self, seen: Position, seat: int, seed: int) -> None:
        super().__init__(seed)
        self.made = False
        self.seat = seen.check_seat(seat)
        self.root = seen.copy()
        self.world = seen.copy()
        self.game = seen.copy()
        self.gains = Gains(self.game)
        self.reserves = self.game.reserves
        self.habitat = self.reserves.habitat
        self.column = 0
        self.liking = [0] * 96
        self.set_up_liking()
        self.made = True

    def set_up_liking(self) -> None:
        """How much the rating of each species is raised or lowered in each area."""
        for species in range(self.habitat.species):
            group = self.group_of(species)
            for area in range(AREAS):
                self.liking[species * AREAS + area] = LIKING[group][area]

    def group_of(self, species: int) -> int:
        """The row of ``LIKING`` for a species."""
        if self.habitat.is_herbivore[species]:
            return 0
        if self.habitat.is_eater[species]:
            return 1
        return 2 if self.habitat.is_pachyderm[species] else 3

    def check_action(self, action: int) -> None:
        """ValueError for an action that is not legal for the seat."""
        if not self.made or self.root.why_not(self.seat, action) is not None:
            raise ValueError(f"{action} is not legal for seat {self.seat}")

    def deal(self) -> None:
        """Any order of the cards left in the deck."""
        self.world.become(self.root)
        self.world.shuffle_deck(self.rng)

    def play_out(self, action: int) -> int:
        """Plays the world to its end; all players choose greedily."""
        self.game.become(self.world)
        self.game.do(self.game.turn, action)
        while not self.game.over:
            self.game.do(self.game.turn, self.lean())
        return self.result()

    def result(self) -> int:
        """The value of the end of the game for the seat."""
        margin = 1000
        victory = 1000
        sharing = 1
        for seat in range(self.game.players):
            if seat != self.seat:
                lead = self.reserves.points[self.seat] - self.reserves.points[seat]
                margin = min(margin, lead)
                if lead == 0:
                    lead = self.reserves.graves[seat] - self.reserves.graves[self.seat]
                if lead < 0:
                    victory = 0
                sharing += lead == 0
        return worth(victory // sharing, margin)

    def lean(self) -> int:
        """The action that looks best to the player whose turn it is.

        With two players and two cards the other card falls to the other player, and so counts.
        """
        if self.game.round == 0:
            return self.rng.below(TERRITORY_ACTIONS)
        best = -1000000
        choice = 0
        for i in range(self.game.cards):
            species = self.game.face_up[i]
            rating = self.best_place(self.game.turn, species)
            column = self.column
            if self.game.players == 2 and self.game.cards == 2:
                rating -= self.best_place(1 - self.game.turn, self.game.face_up[1 - i])
            if rating > best:
                best = rating
                choice = TERRITORY_ACTIONS + species * ACTIONS_PER_SPECIES + column
        return choice

    def best_place(self, seat: int, species: int) -> int:
        """The rating of the best place for ``species``; ``column`` is set to it."""
        columns = self.reserves.columns_for(seat, species)
        if columns == 0:
            self.column = DIES
            return -POINT * self.habitat.value_of[species]
        best = -1000000
        for i in range(self.habitat.count_in[columns]):
            column = self.habitat.columns_in[columns * COLUMNS + i]
            rating = self.rate(seat, species, column)
            if rating > best:
                best = rating
                self.column = column
        return best

    def rate(self, seat: int, species: int, column: int) -> int:
        """How good it looks to place ``species`` there, in quarters of a point."""
        area = self.habitat.area_of[column]
        kind = species * AREAS + area
        rating = POINT * self.gains.gain(seat, species, area) + self.liking[kind]
        if not self.habitat.is_aquatic[species] and self.reserves.river_columns[seat] >> column & 1:
            rating += LAND_ANIMAL_ON_RIVER
        return rating
