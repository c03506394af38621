"""The parks of all players: who lives where, what is installed, and what that is worth.

Arrays are flat. A room of a seat is numbered ``seat * 32 + room``; its animals of a species are
at ``room * 24 + species``, its upgrades at ``room * 8 + upgrade``. Beside these each room keeps
what follows from them (space, habitats, satisfaction, how many animals), so that nothing has to be
searched for. Arguments are not checked.
"""

from typing import TYPE_CHECKING, Final

from wildpark.rules.bounds import check_index
from wildpark.rules.game import Game
from wildpark.rules.terms import Seat

if TYPE_CHECKING:
    from wildpark.rules.zuuli.components import ZuuliComponents

# The widths of arrays, and how to come from a room to its seat and to its number in the park.
SPECIES: Final = 24
UPGRADES: Final = 8
SEATS: Final = 6
ROOMS: Final = 32
OF_SEAT: Final = 5
IN_PARK: Final = 31

# Conditions of enclosures, as cards.py numbers them.
FRIENDLY_ONLY: Final = 1
FIERCE_ONLY: Final = 2
NO_TWO_ALIKE: Final = 3

# Why the animals of a room may not live there together; plus the species that is at fault.
LAWFUL: Final = 0
NO_HABITAT: Final = 32
NOT_FRIENDLY: Final = 64
NOT_FIERCE: Final = 96
ALIKE: Final = 128
FIERCE: Final = 160
NO_SPACE: Final = 192

ONE: Final = 1


class Parks(Game):
    """The parks of up to six seats. ``cards`` says what the animals' and enclosures' rules are.

    ``outside`` are the animals of a seat that are in no enclosure, ``spare`` its upgrades that are
    not installed. ``fresh`` are the upgrades that were installed this year.
    """

    def __init__(self, players: int, components: "ZuuliComponents") -> None:
        check_index(players - 1, SEATS)
        self.components = components
        self.cards = components.cards
        super().__init__(players, components.notations)

    def clear_parks(self) -> None:
        """Every park has an empty New Plot."""
        self.owned = [0] * 6
        self.counts = [0] * 4608
        self.living = [0] * 192
        self.crowd = [0] * 192
        self.installed = [0] * 1536
        self.fresh = [0] * 1536
        self.habitats = [0] * 192
        self.space = [0] * 192
        self.times = [0] * 192
        self.fences = [0] * 192
        self.outside = [0] * 144
        self.spare = [0] * 48
        for seat in range(self.players):
            self.open_room(seat, 0)

    def take_over(self, source: "Parks") -> None:
        """Makes these parks equal to those of ``source``."""
        self.owned = source.owned[:]
        self.counts = source.counts[:]
        self.living = source.living[:]
        self.crowd = source.crowd[:]
        self.installed = source.installed[:]
        self.fresh = source.fresh[:]
        self.habitats = source.habitats[:]
        self.space = source.space[:]
        self.times = source.times[:]
        self.fences = source.fences[:]
        self.outside = source.outside[:]
        self.spare = source.spare[:]

    # --- Cards come into a park -------------------------------------------------------------------

    def keep(self, seat: Seat, kind: int) -> None:
        """A card that ``seat`` keeps: enclosures are put into the park by themselves."""
        if kind < self.cards.species:
            self.outside[seat * SPECIES + kind] += 1
        elif kind >= self.cards.first_upgrade:
            self.spare[seat * UPGRADES + kind - self.cards.first_upgrade] += 1
        else:
            room = self.cards.first_room[kind]
            while self.owned[seat] >> room & 1:
                room += 1
            self.open_room(seat, room)

    def open_room(self, seat: Seat, room: int) -> None:
        """An empty enclosure is added to the park."""
        self.owned[seat] |= ONE << room
        self.furnish(seat * ROOMS + room)

    def furnish(self, place: int) -> None:
        """Works out what a room offers: what is printed on it and what its upgrades add."""
        room = place & IN_PARK
        habitats = self.cards.room_habitats[room]
        space = self.cards.room_space[room]
        times = self.cards.room_times[room]
        fences = 0
        for upgrade in range(self.cards.upgrades):
            count = self.installed[place * UPGRADES + upgrade]
            if count:
                habitats |= self.cards.adds_habitats[upgrade]
                space += count * self.cards.adds_space[upgrade]
                times += count * self.cards.adds_times[upgrade]
                fences += count * self.cards.adds_mixing[upgrade]
        self.habitats[place] = habitats
        self.space[place] = space
        self.times[place] = times
        self.fences[place] = fences

    # --- Small changes ----------------------------------------------------------------------------

    def put_in(self, place: int, species: int) -> None:
        """An animal enters a room."""
        self.counts[place * SPECIES + species] += 1
        self.living[place] |= ONE << species
        self.crowd[place] += 1

    def take_out(self, place: int, species: int) -> None:
        """An animal leaves a room."""
        self.counts[place * SPECIES + species] -= 1
        if self.counts[place * SPECIES + species] == 0:
            self.living[place] &= ~(ONE << species)
        self.crowd[place] -= 1

    def place_animal(self, place: int, species: int) -> None:
        """An animal comes in from outside."""
        self.outside[(place >> OF_SEAT) * SPECIES + species] -= 1
        self.put_in(place, species)

    def take_animal(self, place: int, species: int) -> None:
        """An animal goes outside."""
        self.take_out(place, species)
        self.outside[(place >> OF_SEAT) * SPECIES + species] += 1

    def install_upgrade(self, place: int, upgrade: int) -> None:
        """A spare upgrade is installed."""
        self.spare[(place >> OF_SEAT) * UPGRADES + upgrade] -= 1
        self.fresh[place * UPGRADES + upgrade] += 1
        self.installed[place * UPGRADES + upgrade] += 1
        self.furnish(place)

    def remove_upgrade(self, place: int, upgrade: int) -> None:
        """An upgrade that was installed this year is spare again."""
        self.spare[(place >> OF_SEAT) * UPGRADES + upgrade] += 1
        self.fresh[place * UPGRADES + upgrade] -= 1
        self.installed[place * UPGRADES + upgrade] -= 1
        self.furnish(place)

    # --- Who may live where -----------------------------------------------------------------------

    def fault_in(self, place: int) -> int:
        """Why the animals of a room may not live there together; 0 if they may.

        Each animal finds one of its habitats; the condition holds for each; a fierce animal lives
        only with its own name, unless a fence lifts this; all have the space they need.
        """
        habitats = self.habitats[place]
        condition = self.cards.condition_of[place & IN_PARK]
        living = self.living[place]
        names = 0
        fierce = NO_SPACE  # no species
        space = 0
        species = 0
        while living:
            if living & 1:
                count = self.counts[place * SPECIES + species]
                if self.cards.habitats_of[species] & habitats == 0:
                    return NO_HABITAT + species
                if self.cards.is_fierce(species, habitats):
                    fierce = FIERCE + species
                    if condition == FRIENDLY_ONLY:
                        return NOT_FRIENDLY + species
                elif condition == FIERCE_ONLY:
                    return NOT_FIERCE + species
                if count > 1 and condition == NO_TWO_ALIKE:
                    return ALIKE + species
                names += 1
                space += self.cards.space_for(species, count)
            living >>= 1
            species += 1
        if names > 1 and fierce < NO_SPACE and self.fences[place] == 0:
            return fierce
        return NO_SPACE if space > self.space[place] else LAWFUL

    def fault_of_placing(self, place: int, species: int) -> int:
        """Why an animal may not enter a room; 0 if it may."""
        if self.cards.habitats_of[species] & self.habitats[place] == 0:
            return NO_HABITAT + species
        self.put_in(place, species)
        fault = self.fault_in(place)
        self.take_out(place, species)
        return fault

    def fault_of_taking(self, place: int, species: int) -> int:
        """Why an animal may not leave a room; 0 if it may."""
        self.take_out(place, species)
        fault = self.fault_in(place)
        self.put_in(place, species)
        return fault

    def fault_of_installing(self, place: int, upgrade: int) -> int:
        """Why an upgrade may not be installed in a room; 0 if it may."""
        self.install_upgrade(place, upgrade)
        fault = self.fault_in(place)
        self.remove_upgrade(place, upgrade)
        return fault

    def fault_of_removing(self, place: int, upgrade: int) -> int:
        """Why an upgrade may not be taken back from a room; 0 if it may."""
        self.remove_upgrade(place, upgrade)
        fault = self.fault_in(place)
        self.install_upgrade(place, upgrade)
        return fault

    def space_taken(self, place: int) -> int:
        """The space that the animals of a room take."""
        space = 0
        living = self.living[place]
        species = 0
        while living:
            if living & 1:
                space += self.cards.space_for(species, self.counts[place * SPECIES + species])
            living >>= 1
            species += 1
        return space

    # --- What it is worth -------------------------------------------------------------------------

    def room_sum(self, place: int) -> int:
        """The sum of the values of the animals of a room, with their rules."""
        total = 0
        living = self.living[place]
        species = 0
        while living:
            if living & 1:
                count = self.counts[place * SPECIES + species]
                total += count * self.cards.worth(
                    species, count, self.crowd[place], self.habitats[place]
                )
            living >>= 1
            species += 1
        return total

    def park_points(self, seat: Seat) -> int:
        """What the enclosures of a park score: each its sum times its satisfaction."""
        total = 0
        for room in range(self.cards.rooms):
            place = seat * ROOMS + room
            if self.living[place]:
                total += self.room_sum(place) * self.times[place]
        return total

    def unhoused_points(self, seat: Seat) -> int:
        """What the animals without an enclosure cost: their printed values."""
        total = 0
        for species in range(self.cards.species):
            total += self.outside[seat * SPECIES + species] * self.cards.value_of[species]
        return total

    def year_now(self, seat: Seat) -> int:
        """What the year would score if it ended now; a year cannot score less than 0."""
        points = self.park_points(seat) - self.unhoused_points(seat)
        return max(points, 0)

    def different_names(self, seat: Seat) -> int:
        """How many different animal names live in the park."""
        living = 0
        for room in range(self.cards.rooms):
            living |= self.living[seat * ROOMS + room]
        count = 0
        while living:
            living &= living - 1
            count += 1
        return count

    # --- Looking and copying ----------------------------------------------------------------------

    def rooms_of(self, seat: Seat) -> list[int]:
        """The rooms of a park, ascending."""
        check_index(seat, self.players)
        return [room for room in range(self.cards.rooms) if self.owned[seat] >> room & 1]

    def animals_in(self, seat: Seat, room: int) -> list[int]:
        """How many animals of each species live in a room."""
        check_index(seat, self.players)
        check_index(room, ROOMS)
        place = (seat * ROOMS + room) * SPECIES
        return [self.counts[place + species] for species in range(self.cards.species)]

    def upgrades_in(self, seat: Seat, room: int) -> list[int]:
        """How many of each upgrade are installed in a room."""
        check_index(seat, self.players)
        check_index(room, ROOMS)
        place = (seat * ROOMS + room) * UPGRADES
        return [self.installed[place + upgrade] for upgrade in range(self.cards.upgrades)]

    def fresh_in(self, seat: Seat, room: int) -> list[int]:
        """How many of each upgrade were installed in a room this year."""
        check_index(seat, self.players)
        check_index(room, ROOMS)
        place = (seat * ROOMS + room) * UPGRADES
        return [self.fresh[place + upgrade] for upgrade in range(self.cards.upgrades)]

    def outside_of(self, seat: Seat) -> list[int]:
        """How many animals of each species are in no room."""
        check_index(seat, self.players)
        return [self.outside[seat * SPECIES + one] for one in range(self.cards.species)]

    def spare_of(self, seat: Seat) -> list[int]:
        """How many of each upgrade are not installed."""
        check_index(seat, self.players)
        return [self.spare[seat * UPGRADES + one] for one in range(self.cards.upgrades)]

    def cards_kept(self, seat: Seat) -> list[int]:
        """How many cards of each kind have come into the park and are in it still."""
        check_index(seat, self.players)
        animals, upgrades = self.outside_of(seat), self.spare_of(seat)
        kept = [*animals, *[0] * (self.cards.kinds - len(animals) - len(upgrades)), *upgrades]
        for room in self.rooms_of(seat):
            if room > 0:
                kept[self.cards.kind_of_room(room)] += 1
            for species, count in enumerate(self.animals_in(seat, room)):
                kept[species] += count
            for upgrade, count in enumerate(self.upgrades_in(seat, room)):
                kept[self.cards.first_upgrade + upgrade] += count
        return kept

    def habitats_in(self, seat: Seat, room: int) -> int:
        """The habitats of a room, as a mask."""
        check_index(seat, self.players)
        check_index(room, ROOMS)
        return self.habitats[seat * ROOMS + room]

    def space_in(self, seat: Seat, room: int) -> int:
        """The space of a room."""
        check_index(seat, self.players)
        check_index(room, ROOMS)
        return self.space[seat * ROOMS + room]

    def space_taken_in(self, seat: Seat, room: int) -> int:
        """The space that the animals of a room take."""
        check_index(seat, self.players)
        check_index(room, ROOMS)
        return self.space_taken(seat * ROOMS + room)

    def park_worth(self, seat: Seat) -> int:
        """What the enclosures of a park score, as ``park_points``, for others to ask."""
        check_index(seat, self.players)
        return self.park_points(seat)

    def names_housed(self, seat: Seat) -> int:
        """As ``different_names``, for others to ask."""
        check_index(seat, self.players)
        return self.different_names(seat)

    def parks_state(self) -> tuple[object, ...]:
        """All that makes up the parks; what follows from it is left out."""
        return tuple(
            (
                tuple(self.outside_of(seat)),
                tuple(self.spare_of(seat)),
                tuple(
                    (
                        room,
                        tuple(self.animals_in(seat, room)),
                        tuple(self.upgrades_in(seat, room)),
                        tuple(self.fresh_in(seat, room)),
                    )
                    for room in self.rooms_of(seat)
                ),
            )
            for seat in range(self.players)
        )
