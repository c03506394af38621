"""Developing a park in small changes, each of which leaves it lawful: what may be done and how.

The ids of actions are those of ``cards.py``. Animals of one name in one room are alike, and so are
upgrades of one name, so an action names what moves and the rooms.
"""

from typing import TYPE_CHECKING, Final

from wildpark.rules.bounds import check_index
from wildpark.rules.random import Random
from wildpark.rules.terms import Action, Seat
from wildpark.rules.zuuli.deals import Deals

if TYPE_CHECKING:
    from wildpark.rules.zuuli.components import ZuuliComponents

SPECIES: Final = 24
UPGRADES: Final = 8
ROOMS: Final = 32
LAWFUL: Final = 0
NOTHING: Final = -1


class Development(Deals):
    """Parks that are being developed: ``housed`` says who had a room when the year began."""

    def __init__(self, players: int, components: "ZuuliComponents") -> None:
        super().__init__(players, components)
        self.housed = [0] * 144

    def note_housed(self) -> None:
        """The year begins: whoever is housed now has to be housed when it is developed."""
        self.housed = [0] * 144
        for seat in range(self.players):
            for room in range(self.cards.rooms):
                place = seat * ROOMS + room
                if self.living[place]:
                    for species in range(self.cards.species):
                        self.housed[seat * SPECIES + species] += self.counts[
                            place * SPECIES + species
                        ]

    def left_outside(self, seat: Seat) -> int:
        """A species of which fewer are housed than when the phase began; -1 if there is none."""
        for species in range(self.cards.species):
            missing = self.housed[seat * SPECIES + species]
            if missing and self.outside[seat * SPECIES + species]:
                for room in range(self.cards.rooms):
                    missing -= self.counts[(seat * ROOMS + room) * SPECIES + species]
                if missing > 0:
                    return species
        return NOTHING

    # --- Doing it ---------------------------------------------------------------------------------

    def change(self, seat: Seat, action: Action) -> None:
        """Does one lawful change in the park of ``seat``; nothing is checked."""
        rooms = self.cards.rooms
        park = seat * ROOMS
        if action < self.cards.take:
            number = action - self.cards.place
            self.place_animal(park + number % rooms, number // rooms)
        elif action < self.cards.install:
            number = action - self.cards.take
            self.take_animal(park + number % rooms, number // rooms)
        elif action < self.cards.remove:
            number = action - self.cards.install
            self.install_upgrade(park + number % rooms, number // rooms)
        elif action < self.cards.move:
            number = action - self.cards.remove
            self.remove_upgrade(park + number % rooms, number // rooms)
        else:
            number = action - self.cards.move
            self.take_out(park + number // rooms % rooms, number // (rooms * rooms))
            self.put_in(park + number % rooms, number // (rooms * rooms))

    def try_change(self, seat: Seat, action: Action) -> None:
        """Does a change in the park of ``seat``, also in a seen position.

        On the way from one arrangement to another the park need not be lawful; but what is moved
        has to be there, else a ValueError is raised.
        """
        check_index(seat, self.players)
        check_index(action, self.actions)
        if not self.is_there(seat, action):
            raise ValueError(f"what {self.notation(action)} moves is not there")
        self.change(seat, action)

    def is_there(self, seat: Seat, action: Action) -> bool:
        """Whether the park of ``seat`` has what a change moves, where it is moved from."""
        rooms = self.cards.rooms
        park = seat * ROOMS
        if action < self.cards.place:
            return False
        if action < self.cards.take:
            return self.outside[seat * SPECIES + (action - self.cards.place) // rooms] != 0
        if action < self.cards.install:
            number = action - self.cards.take
            return self.counts[(park + number % rooms) * SPECIES + number // rooms] != 0
        if action < self.cards.remove:
            return self.spare[seat * UPGRADES + (action - self.cards.install) // rooms] != 0
        if action < self.cards.move:
            number = action - self.cards.remove
            return self.installed[(park + number % rooms) * UPGRADES + number // rooms] != 0
        number = action - self.cards.move
        source = park + number // rooms % rooms
        return self.counts[source * SPECIES + number // (rooms * rooms)] != 0

    # --- Whether it may be done -------------------------------------------------------------------

    def may_change(self, seat: Seat, action: Action) -> bool:
        """Whether a change, by its id, is lawful now."""
        rooms = self.cards.rooms
        if action < self.cards.take:
            number = action - self.cards.place
            return self.may_place(seat, number // rooms, number % rooms)
        if action < self.cards.install:
            number = action - self.cards.take
            return self.may_take(seat, number // rooms, number % rooms)
        if action < self.cards.remove:
            number = action - self.cards.install
            return self.may_install(seat, number // rooms, number % rooms)
        if action < self.cards.move:
            number = action - self.cards.remove
            return self.may_remove(seat, number // rooms, number % rooms)
        number = action - self.cards.move
        return self.may_move(
            seat, number // (rooms * rooms), number // rooms % rooms, number % rooms
        )

    def may_place(self, seat: Seat, species: int, room: int) -> bool:
        """Whether an animal from outside may be placed in a room."""
        return self.outside[seat * SPECIES + species] != 0 and self.may_enter(seat, species, room)

    def may_enter(self, seat: Seat, species: int, room: int) -> bool:
        """Whether one more animal of a species may live in a room."""
        return (
            self.owned[seat] >> room & 1 != 0
            and self.fault_of_placing(seat * ROOMS + room, species) == LAWFUL
        )

    def may_take(self, seat: Seat, species: int, room: int) -> bool:
        """Whether an animal may be taken out of a room."""
        place = seat * ROOMS + room
        return (
            self.counts[place * SPECIES + species] != 0
            and self.fault_of_taking(place, species) == LAWFUL
        )

    def may_move(self, seat: Seat, species: int, room: int, to: int) -> bool:
        """Whether an animal may go from one room to another."""
        return (
            room != to and self.may_take(seat, species, room) and self.may_enter(seat, species, to)
        )

    def may_install(self, seat: Seat, upgrade: int, room: int) -> bool:
        """Whether a spare upgrade may be installed in a room."""
        return (
            self.spare[seat * UPGRADES + upgrade] != 0
            and self.owned[seat] >> room & 1 != 0
            and self.fault_of_installing(seat * ROOMS + room, upgrade) == LAWFUL
        )

    def may_remove(self, seat: Seat, upgrade: int, room: int) -> bool:
        """Whether an upgrade may be taken back from a room: only if it was installed this year."""
        place = seat * ROOMS + room
        return (
            self.fresh[place * UPGRADES + upgrade] != 0
            and self.fault_of_removing(place, upgrade) == LAWFUL
        )

    # --- Why it may not be done -------------------------------------------------------------------

    def left_out(self, seat: Seat) -> int:
        """As ``left_outside``, for others to ask."""
        check_index(seat, self.players)
        return self.left_outside(seat)

    def housed_before(self, seat: Seat) -> list[int]:
        """How many animals of each species were housed when the year began."""
        check_index(seat, self.players)
        return [self.housed[seat * SPECIES + one] for one in range(self.cards.species)]

    def missing_of(self, seat: Seat) -> list[int]:
        """How many animals of each species are outside that were housed when the phase began."""
        check_index(seat, self.players)
        missing = self.housed_before(seat)
        for room in self.rooms_of(seat):
            for species, count in enumerate(self.animals_in(seat, room)):
                missing[species] = max(missing[species] - count, 0)
        return missing

    def fault_without(self, seat: Seat, species: int, room: int) -> int:
        """Why an animal may not leave a room (-1: it is in none); 0 if it may."""
        check_index(seat, self.players)
        check_index(species, SPECIES)
        if room == NOTHING:
            return LAWFUL
        check_index(room, ROOMS)
        return self.fault_of_taking(seat * ROOMS + room, species)

    def fault_with(self, seat: Seat, species: int, room: int) -> int:
        """Why an animal may not enter a room; 0 if it may."""
        check_index(seat, self.players)
        check_index(species, SPECIES)
        check_index(room, ROOMS)
        return self.fault_of_placing(seat * ROOMS + room, species)

    def fault_with_upgrade(self, seat: Seat, upgrade: int, source: int, target: int) -> int:
        """Why an upgrade may not be installed in ``target`` or taken back from ``source``."""
        check_index(seat, self.players)
        check_index(upgrade, UPGRADES)
        if source < 0:
            check_index(target, ROOMS)
            return self.fault_of_installing(seat * ROOMS + target, upgrade)
        check_index(source, ROOMS)
        return self.fault_of_removing(seat * ROOMS + source, upgrade)

    # --- All that may be done ---------------------------------------------------------------------

    def changes_into(self, seat: Seat, out: list[int], count: int) -> int:
        """Writes the ids of all lawful changes into ``out`` after ``count`` others, ascending.

        Says how many stand there then: 962 at most, as a seat has at most 30 cards.
        """
        rooms = self.cards.rooms
        count = self.animals_into(seat, out, count)
        count = self.upgrades_into(seat, out, count)
        for species in range(self.cards.species):
            for room in range(rooms):
                if self.may_take(seat, species, room):
                    count = self.moves_into(seat, species, room, out, count)
        return count

    def animals_into(self, seat: Seat, out: list[int], count: int) -> int:
        """The part of ``changes_into`` for animals that are placed or taken out."""
        rooms = self.cards.rooms
        for species in range(self.cards.species):
            if self.outside[seat * SPECIES + species]:
                for room in range(rooms):
                    if self.may_place(seat, species, room):
                        out[count] = self.cards.place + species * rooms + room
                        count += 1
        for species in range(self.cards.species):
            for room in range(rooms):
                if self.may_take(seat, species, room):
                    out[count] = self.cards.take + species * rooms + room
                    count += 1
        return count

    def upgrades_into(self, seat: Seat, out: list[int], count: int) -> int:
        """The part of ``changes_into`` that has to do with upgrades."""
        rooms = self.cards.rooms
        for upgrade in range(self.cards.upgrades):
            if self.spare[seat * UPGRADES + upgrade]:
                for room in range(rooms):
                    if self.may_install(seat, upgrade, room):
                        out[count] = self.cards.install + upgrade * rooms + room
                        count += 1
        for upgrade in range(self.cards.upgrades):
            for room in range(rooms):
                if self.may_remove(seat, upgrade, room):
                    out[count] = self.cards.remove + upgrade * rooms + room
                    count += 1
        return count

    def moves_into(self, seat: Seat, species: int, room: int, out: list[int], count: int) -> int:
        """The part of ``changes_into`` for an animal that may leave a room for another one."""
        rooms = self.cards.rooms
        for to in range(rooms):
            if self.may_enter(seat, species, to) and to != room:
                out[count] = self.cards.move + (species * rooms + room) * rooms + to
                count += 1
        return count

    # --- Developing at random ---------------------------------------------------------------------

    def settle_randomly(self, seat: Seat, rng: Random) -> None:
        """Every spare upgrade goes into a random room, every animal into a random lawful one."""
        for upgrade in range(self.cards.upgrades):
            while self.spare[seat * UPGRADES + upgrade] and self.install_randomly(
                seat, upgrade, rng
            ):
                pass
        for species in range(self.cards.species):
            while self.outside[seat * SPECIES + species] and self.place_randomly(
                seat, species, rng
            ):
                pass

    def install_randomly(self, seat: Seat, upgrade: int, rng: Random) -> bool:
        """Installs an upgrade in a random room; whether there was one for it."""
        rooms = [0] * 32
        count = 0
        for room in range(self.cards.rooms):
            if self.may_install(seat, upgrade, room):
                rooms[count] = room
                count += 1
        if count:
            self.install_upgrade(seat * ROOMS + rooms[rng.below(count)], upgrade)
        return count > 0

    def place_randomly(self, seat: Seat, species: int, rng: Random) -> bool:
        """Places an animal in a random lawful room; whether there was one for it."""
        rooms = [0] * 32
        count = 0
        for room in range(self.cards.rooms):
            if self.may_enter(seat, species, room):
                rooms[count] = room
                count += 1
        if count:
            self.place_animal(seat * ROOMS + rooms[rng.below(count)], species)
        return count > 0
