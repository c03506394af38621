"""A light developer: a good park at once, for playouts and for a first look.

It never moves what is housed. Again and again the change that brings most is made: an animal is
placed where it adds most, or an upgrade installed where it adds most together with the one animal
that it then lets in. What brings nothing any more stays outside.
"""

from typing import Final

from wildpark.rules.zuuli.position import Position

SPECIES: Final = 24
UPGRADES: Final = 8
ROOMS: Final = 32
LAWFUL: Final = 0
NOWHERE: Final = -1


class LightDeveloper:
    """Develops parks in place. ``gain``, ``species`` and ``place`` are its notes."""

    def __init__(self) -> None:
        self.gain = 0
        self.species = NOWHERE
        self.place = NOWHERE

    def develop(self, position: Position, seat: int) -> None:
        """As ``develop_park``; GameError for a seat that there is not."""
        self.develop_park(position, position.check_seat(seat))

    def develop_park(self, position: Position, seat: int) -> None:
        """Places and installs what ``seat`` has outside, without confirming; nothing is checked."""
        self.place_all(position, seat)
        for upgrade in range(position.cards.upgrades):
            while position.spare[seat * UPGRADES + upgrade]:
                if not self.install_best(position, seat, upgrade):
                    break
                self.place_all(position, seat)

    def place_all(self, position: Position, seat: int) -> None:
        """Animals come in as long as that brings anything, the best ones first."""
        self.find_best(position, seat)
        while self.place != NOWHERE:
            position.place_animal(self.place, self.species)
            self.find_best(position, seat)

    def find_best(self, position: Position, seat: int) -> None:
        """Notes the animal and the room that bring most for each space, if any."""
        self.gain = 0
        self.place = NOWHERE
        for species in range(position.cards.species):
            if position.outside[seat * SPECIES + species]:
                for room in range(position.cards.rooms):
                    if position.owned[seat] >> room & 1:
                        self.weigh(position, seat * ROOMS + room, species)

    def weigh(self, position: Position, place: int, species: int) -> None:
        """Notes the animal with this room if it may enter and brings more than what was noted."""
        if position.cards.habitats_of[species] & position.habitats[place] == 0:
            return
        before = position.room_sum(place)
        position.put_in(place, species)
        if position.fault_in(place) == LAWFUL:
            worth = (position.room_sum(place) - before) * position.times[place]
            worth += position.cards.value_of[species]
            gain = 16 * worth // position.cards.space_of[species] + worth
            if gain > self.gain:
                self.gain = gain
                self.place = place
                self.species = species
        position.take_out(place, species)

    def install_best(self, position: Position, seat: int, upgrade: int) -> bool:
        """Installs an upgrade where it brings most; False if it brings nothing anywhere."""
        best = 0
        where = NOWHERE
        for room in range(position.cards.rooms):
            place = seat * ROOMS + room
            if position.owned[seat] >> room & 1:
                before = position.room_sum(place) * position.times[place]
                position.install_upgrade(place, upgrade)
                if position.fault_in(place) == LAWFUL:
                    gain = position.room_sum(place) * position.times[place] - before
                    gain += self.best_newcomer(position, seat, place)
                    if gain > best:
                        best = gain
                        where = place
                position.remove_upgrade(place, upgrade)
        if where == NOWHERE:
            return False
        position.install_upgrade(where, upgrade)
        return True

    def best_newcomer(self, position: Position, seat: int, place: int) -> int:
        """The most that one animal from outside would bring in a room."""
        best = 0
        before = position.room_sum(place)
        for species in range(position.cards.species):
            if (
                position.outside[seat * SPECIES + species]
                and position.fault_of_placing(place, species) == LAWFUL
            ):
                position.put_in(place, species)
                gain = (position.room_sum(place) - before) * position.times[place]
                position.take_out(place, species)
                best = max(best, gain + position.cards.value_of[species])
        return best
