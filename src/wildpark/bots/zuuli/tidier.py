"""Tidies a park: animals change rooms, alone or in pairs, as long as that brings anything.

The light developer never moves what is housed; after it this finds most of what it misses.
"""

from typing import Final

from wildpark.rules.zuuli.position import Position

SPECIES: Final = 24
ROOMS: Final = 32
IN_PARK: Final = 31
LAWFUL: Final = 0
POINT: Final = 16
MAX_ROUNDS: Final = 2


class Tidier:
    """Arranges parks anew in place. ``worths`` says what each room is worth."""

    def __init__(self) -> None:
        self.worths = [0] * 32

    def tidy(self, position: Position, seat: int) -> None:
        """As ``tidy_park``; GameError for a seat that there is not."""
        self.tidy_park(position, position.check_seat(seat))

    def tidy_park(self, position: Position, seat: int) -> None:
        """Moves animals to better rooms until none is found, or it has taken long enough."""
        for room in range(position.cards.rooms):
            if position.owned[seat] >> room & 1:
                self.worths[room] = self.worth(position, seat * ROOMS + room)
        for _ in range(MAX_ROUNDS):
            if not self.improve(position, seat):
                break

    def improve(self, position: Position, seat: int) -> bool:
        """Tries every animal once; whether anything became better."""
        better = False
        for room in range(position.cards.rooms):
            place = seat * ROOMS + room
            species = 0
            living = position.living[place]
            while living:
                if living & 1 and self.find_better(position, seat, place, species):
                    better = True
                living >>= 1
                species += 1
        return better

    def find_better(self, position: Position, seat: int, place: int, species: int) -> bool:
        """Moves an animal to the first room where it is better, or changes it for another one."""
        for room in range(position.cards.rooms):
            other = seat * ROOMS + room
            if position.owned[seat] >> room & 1 and other != place:
                if position.counts[place * SPECIES + species] == 0:
                    return False
                if position.cards.habitats_of[species] & position.habitats[other]:
                    position.take_out(place, species)
                    position.put_in(other, species)
                    if self.is_better(position, place, other):
                        return True
                    if self.swap(position, place, other, species):
                        return True
                    position.take_out(other, species)
                    position.put_in(place, species)
        return False

    def swap(self, position: Position, place: int, other: int, species: int) -> bool:
        """Lets another animal go the other way, if that is better."""
        third = 0
        living = position.living[other]
        while living:
            if (
                living & 1
                and third != species
                and position.cards.habitats_of[third] & position.habitats[place]
            ):
                position.take_out(other, third)
                position.put_in(place, third)
                if self.is_better(position, place, other):
                    return True
                position.take_out(place, third)
                position.put_in(other, third)
            living >>= 1
            third += 1
        return False

    def is_better(self, position: Position, place: int, other: int) -> bool:
        """Whether both rooms are lawful and worth more than before; notes what they are worth."""
        first = self.worth(position, place)
        second = self.worth(position, other)
        if (
            first + second <= self.worths[place & IN_PARK] + self.worths[other & IN_PARK]
            or position.fault_in(place) != LAWFUL
            or position.fault_in(other) != LAWFUL
        ):
            return False
        self.worths[place & IN_PARK] = first
        self.worths[other & IN_PARK] = second
        return True

    def worth(self, position: Position, place: int) -> int:
        """What a room scores, and a little for its free space."""
        free = position.space[place] - position.space_taken(place)
        return position.times[place] * (POINT * position.room_sum(place) + free)
