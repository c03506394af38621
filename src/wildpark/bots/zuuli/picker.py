"""Picks cards at a glance, as players in a playout do.

A room of a park is worth what its animals score in all years that remain, and what its free space
may bring with cards yet to come. A card is rated by how much it raises that worth when it is put
where it does so most.
"""

from typing import Final

from wildpark.rules.bounds import check_index
from wildpark.rules.zuuli.position import Position

SPECIES: Final = 24
UPGRADES: Final = 8
ROOMS: Final = 32
IN_PARK: Final = 31
YEARS: Final = 3
KINDS: Final = 64
LAWFUL: Final = 0
NOWHERE: Final = -1
NEVER: Final = -1000000000
POINT: Final = 64
"""Ratings are measured in this fraction of a point."""
MAX_ENTRANTS: Final = 4

# Numbers of the weights.
SPACE: Final = 0
DEMAND: Final = 1
ONE_HABITAT: Final = 2
TWO_HABITATS: Final = 3
ALL_HABITATS: Final = 4
CONDITION: Final = 5
FENCE: Final = 6
HOPE: Final = 7
LOSS: Final = 8
FIRST_RULE: Final = 9
CENTRE: Final = 16
ENCLOSURE: Final = 17

WEIGHTS = (110, 44, 14, 18, 16, 20, 4, 16, 40, -6, -12, -4, 28, 32, 32, 36, 0, 12)


class Picker:
    """Rates cards for one seat after the other. ``unit`` is what a free space is worth now."""

    def __init__(self) -> None:
        self.weights = [0] * 24
        self.unit = 0
        self.years = 0
        self.worths = [0] * 32
        self.set_weights(WEIGHTS)

    def set_weights(self, weights: "tuple[int, ...]") -> None:
        """Sets the weights of the rating: as many numbers as ``WEIGHTS`` has."""
        if len(weights) != len(WEIGHTS):
            raise ValueError(f"{len(weights)} weights; there are {len(WEIGHTS)}")
        for number, weight in enumerate(weights):
            self.weights[number] = weight

    def pick(self, game: Position, seat: int) -> int:
        """The kind of the card in the hand of ``seat`` that is rated highest."""
        self.look(game, seat)
        held = game.held[game.hand_of(seat)]
        best = NEVER
        choice = 0
        kind = 0
        while held:
            if held & 1:
                rating = self.rate(game, seat, kind)
                if rating > best:
                    best = rating
                    choice = kind
            held >>= 1
            kind += 1
        return choice

    def choose(self, game: Position, seat: int) -> int:
        """As ``pick``; GameError for a seat that there is not."""
        return self.pick(game, game.check_seat(seat))

    def look_at(self, game: Position, seat: int) -> None:
        """As ``look``; GameError for a seat that there is not."""
        self.look(game, game.check_seat(seat))

    def rating_of(self, game: Position, seat: int, kind: int) -> int:
        """As ``rate``; GameError or IndexError for a seat or a kind that there is not."""
        check_index(kind, game.components.cards.kinds)
        return self.rate(game, game.check_seat(seat), kind)

    def look(self, game: Position, seat: int) -> None:
        """Works out what a free space is worth: more the more cards are still to come."""
        self.years = YEARS - game.year
        to_come = game.left - 1
        years = to_come * self.years
        table = game.players if game.players > 1 else 2
        for year in range(game.year + 1, YEARS):
            to_come += game.cards.deal[table * YEARS + year]
            years += game.cards.deal[table * YEARS + year] * (YEARS - year)
        free = 0
        for room in range(game.cards.rooms):
            if game.owned[seat] >> room & 1:
                place = seat * ROOMS + room
                free += (game.space[place] - game.space_taken(place)) * game.times[place]
        self.unit = 0
        if to_come > 0:
            demand = to_come * self.weights[DEMAND] // 16
            self.unit = self.weights[SPACE] * demand * years // ((free + demand + 1) * to_come)
        for room in range(game.cards.rooms):
            if game.owned[seat] >> room & 1:
                self.worths[room] = self.worth(game, seat * ROOMS + room)

    def worth(self, game: Position, place: int) -> int:
        """What a room is worth."""
        habitats = game.habitats[place]
        number = (habitats & 1) + (habitats >> 1 & 1) + (habitats >> 2 & 1)
        factor = self.weights[ONE_HABITAT - 1 + number]
        if game.cards.condition_of[place & IN_PARK]:
            factor = self.weights[CONDITION]
        if game.fences[place]:
            factor += self.weights[FENCE]
        free = game.space[place] - game.space_taken(place)
        prospect = free * self.unit * factor // 16
        return game.times[place] * (POINT * self.years * game.room_sum(place) + prospect)

    def rate(self, game: Position, seat: int, kind: int) -> int:
        """How much a card raises the worth of the park of ``seat``.

        Alone, an animal also counts that the Collector does not get.
        """
        if kind < game.cards.species:
            points = game.quarters * self.years * game.cards.value_of[kind]
            return self.rate_animal(game, seat, kind) + POINT // 4 * points
        if kind >= game.cards.first_upgrade:
            return self.rate_upgrade(game, seat, kind - game.cards.first_upgrade)
        return self.rate_enclosure(game, seat, kind)

    def rate_animal(self, game: Position, seat: int, species: int) -> int:
        """The rating of an animal in its best room, or with none."""
        best = NEVER
        for room in range(game.cards.rooms):
            if game.owned[seat] >> room & 1:
                place = seat * ROOMS + room
                best = max(best, self.entrance(game, place, species, self.worths[room]))
        value = game.cards.value_of[species]
        if best == NEVER:
            best = value * (
                self.weights[HOPE] * self.years * (game.left - 1) // 8 - self.weights[LOSS]
            )
        return best + self.weights[FIRST_RULE + game.cards.rule_of[species]] * self.unit // 16

    def entrance(self, game: Position, place: int, species: int, before: int) -> int:
        """What an animal adds to a room that was worth ``before``; NEVER if it may not enter."""
        if game.cards.habitats_of[species] & game.habitats[place] == 0:
            return NEVER
        gain = NEVER
        game.put_in(place, species)
        if game.fault_in(place) == LAWFUL:
            gain = self.worth(game, place) - before
        game.take_out(place, species)
        return gain

    def rate_upgrade(self, game: Position, seat: int, upgrade: int) -> int:
        """The rating of an upgrade in its best room, with the best animal that waits outside."""
        best = 0
        for room in range(game.cards.rooms):
            if game.owned[seat] >> room & 1:
                place = seat * ROOMS + room
                game.spare[seat * UPGRADES + upgrade] += 1
                game.install_upgrade(place, upgrade)
                if game.fault_in(place) == LAWFUL:
                    gain = self.worth(game, place) - self.worths[room]
                    gain += self.fill(game, seat, place, 1)
                    best = max(best, gain)
                game.remove_upgrade(place, upgrade)
                game.spare[seat * UPGRADES + upgrade] -= 1
        return best + self.weights[CENTRE] * self.unit // 16

    def rate_enclosure(self, game: Position, seat: int, kind: int) -> int:
        """The rating of an enclosure, with the animals outside that it lets in."""
        room = game.cards.first_room[kind]
        while game.owned[seat] >> room & 1:
            room += 1
        game.open_room(seat, room)
        place = seat * ROOMS + room
        rating = self.worth(game, place) + self.fill(game, seat, place, MAX_ENTRANTS)
        game.owned[seat] ^= 1 << room
        return rating + self.weights[ENCLOSURE] * self.unit // 16

    def fill(self, game: Position, seat: int, place: int, most: int) -> int:
        """What the animals outside would add to a room if at most this many enter."""
        total = 0
        entered = [0] * 4
        count = 0
        while count < most:
            best = 0
            choice = NOWHERE
            before = self.worth(game, place)
            for species in range(game.cards.species):
                if game.outside[seat * SPECIES + species]:
                    gain = self.entrance(game, place, species, before)
                    gain += POINT * game.cards.value_of[species]
                    if gain > best:
                        best = gain
                        choice = species
            if choice == NOWHERE:
                break
            total += best
            game.place_animal(place, choice)
            entered[count] = choice
            count += 1
        while count:
            count -= 1
            game.take_animal(place, entered[count])
        return total
