"""Reads the parks of a position of Zuuli, and the books that are kept of them.

The books tell who lived where at the end of each year. So every finished year is set up again in a
park and counted, before the park becomes what it is now.
"""

from typing import Final

from wildpark.rules.text import BETWEEN_PARTS, LETTERS, Field
from wildpark.rules.zuuli.position import Position
from wildpark.rules.zuuli.text import NO_ROOM

# The numbers of the other modules, said again because the compiler takes these for constants.
DEVELOPING: Final = 1
OVER: Final = 2
YEARS: Final = 3
KINDS: Final = 64
SPECIES: Final = 24
UPGRADES: Final = 8
ROOMS: Final = 32
LINES: Final = 32
WIDTH: Final = 32
OUTSIDE: Final = 63


class ParkReader:
    """Fills the park of one seat, which is empty before."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat

    def read(self, park: Field, books: Field) -> None:
        """Reads both fields of the seat; GameError names the place of what cannot be."""
        parts = park.parts()
        open_rooms(parts, self.position, self.seat)
        read_books(books, self.position, self.seat)
        read_park(parts, self.position, self.seat)
        check_park(park, self.position, self.seat)


def open_rooms(parts: list[Field], position: Position, seat: int) -> None:
    """The enclosures of a park; of a kind the first copies come first."""
    kept = -1
    for part in parts:
        kept += len(part.text)
    if kept > position.kept_by(position.this_year()):
        raise parts[0].unfit()
    position.owned[seat] = 0
    for number in range(1, len(parts)):
        part = parts[number]
        if not part.text:
            raise part.wrong(LETTERS[: position.cards.rooms])
        room = LETTERS.find(part.text[0])
        if not 0 <= room < position.cards.rooms or position.owned[seat] >> room & 1:
            raise part.unfit(0, 1)
        if not may_open(position, seat, room):
            raise part.unfit(0, 1)
        position.open_room(seat, room)
    if len(parts) < 2:
        raise parts[0].unfit()


def may_open(position: Position, seat: int, room: int) -> bool:
    """Whether a room comes next: first the New Plot, and of a kind one copy after the other."""
    if position.owned[seat] == 0:
        return room == 0
    first = position.cards.first_room[position.cards.room_kind[room]]
    return room > 0 and (room == first or position.owned[seat] >> (room - 1) & 1 != 0)


def read_books(field: Field, position: Position, seat: int) -> None:
    """The pages of the finished years, each of which is counted."""
    if position.year == 0:
        field.choice([""])
        return
    pages = field.just(position.year)
    for year in range(position.year):
        read_page(pages[year], position, seat, year)
        check_page(pages[year], position, seat, year)
        position.points[seat * YEARS + year] = position.year_now(seat)
        if year == position.this_year() - 1:
            for species in range(position.cards.species):
                position.housed[seat * SPECIES + species] = living(position, seat, species)
        clear_out(position, seat)


def read_page(field: Field, position: Position, seat: int, year: int) -> None:
    """Who lived where at the end of a year, and what was installed in it."""
    size = len(field.text) // 2
    if len(field.text) != 2 * size or size > position.kept_by(year):
        raise field.unfit()
    lines = [read_line(field, position, seat, 2 * number) for number in range(size)]
    lines.sort()
    for number in range(size):
        position.books[(seat * YEARS + year) * LINES + number] = lines[number]


def read_line(field: Field, position: Position, seat: int, at: int) -> int:
    """A line of the books, which is done in the park: a card comes to where it was."""
    room = OUTSIDE if field.text[at] == NO_ROOM else LETTERS.find(field.text[at])
    kind = LETTERS.find(field.text[at + 1], 0, position.cards.kinds)
    upgrade = kind - position.cards.first_upgrade
    if kind < 0 or position.cards.species <= kind < position.cards.first_upgrade:
        raise field.unfit(at + 1, 1)
    if room == OUTSIDE and upgrade < 0:
        position.outside[seat * SPECIES + kind] += 1
        position.discarded[kind] += 1
        return room * WIDTH + kind
    if not 0 <= room < position.cards.rooms or position.owned[seat] >> room & 1 == 0:
        raise field.unfit(at, 1)
    if upgrade < 0:
        position.put_in(seat * ROOMS + room, kind)
        return room * WIDTH + kind
    position.installed[(seat * ROOMS + room) * UPGRADES + upgrade] += 1
    position.furnish(seat * ROOMS + room)
    return room * WIDTH + SPECIES + upgrade


def check_page(field: Field, position: Position, seat: int, year: int) -> None:
    """A park is lawful at the end of each year, and who was housed the year before still is."""
    check_lawful(field, position, seat)
    if year == 0:
        return
    housed = [0] * position.cards.species
    for line in position.page(seat, year - 1):
        if line < OUTSIDE * WIDTH and line % WIDTH < SPECIES:
            housed[line % WIDTH] += 1
    for species in range(position.cards.species):
        if living(position, seat, species) < housed[species]:
            raise field.unfit()


def check_lawful(field: Field, position: Position, seat: int) -> None:
    """The animals of each room may live there together."""
    for room in range(position.cards.rooms):
        if position.living[seat * ROOMS + room] and position.fault_in(seat * ROOMS + room):
            raise field.unfit()


def living(position: Position, seat: int, species: int) -> int:
    """How many animals of a species are housed."""
    count = 0
    for room in range(position.cards.rooms):
        count += position.counts[(seat * ROOMS + room) * SPECIES + species]
    return count


def clear_out(position: Position, seat: int) -> None:
    """All animals leave the park."""
    for species in range(position.cards.species):
        position.outside[seat * SPECIES + species] = 0
        for room in range(position.cards.rooms):
            place = seat * ROOMS + room
            while position.counts[place * SPECIES + species]:
                position.take_out(place, species)


def read_park(parts: list[Field], position: Position, seat: int) -> None:
    """What is in a park: first what is in no room, then room by room."""
    for at, kind in enumerate(parts[0].numbers(position.cards.kinds)):
        if kind < position.cards.species:
            position.outside[seat * SPECIES + kind] += 1
        elif kind >= position.cards.first_upgrade:
            position.spare[seat * UPGRADES + kind - position.cards.first_upgrade] += 1
        else:
            raise parts[0].unfit(at, 1)
    for number in range(1, len(parts)):
        cards = parts[number].numbers(KINDS - 1)
        place = seat * ROOMS + cards[0]
        before = [position.installed[place * UPGRADES + one] for one in range(UPGRADES)]
        for at in range(1, len(cards)):
            kind = cards[at]
            if kind < position.cards.species:
                position.put_in(place, kind)
            elif position.cards.first_upgrade <= kind < position.cards.kinds:
                before[kind - position.cards.first_upgrade] -= 1
            else:
                raise parts[number].unfit(at, 1)
        install(parts[number], position, place, before)


def install(field: Field, position: Position, place: int, missing: list[int]) -> None:
    """Upgrades stay where they were; what is more of them has been installed this year.

    ``missing``: how many there were, less those that are there.
    """
    for upgrade in range(position.cards.upgrades):
        fresh = -missing[upgrade]
        if fresh < 0 or (fresh > 0 and position.phase != DEVELOPING):
            raise field.unfit()
        position.fresh[place * UPGRADES + upgrade] = fresh
        position.installed[place * UPGRADES + upgrade] += fresh
    position.furnish(place)


def check_park(field: Field, position: Position, seat: int) -> None:
    """A park is lawful; it changes only while it is developed; all is somewhere."""
    check_lawful(field, position, seat)
    if position.phase != DEVELOPING and housed_now(position, seat) != housed_then(position, seat):
        raise field.unfit()
    for species in range(position.cards.species):
        outside = position.outside[seat * SPECIES + species]
        if living(position, seat, species) + outside < position.housed[seat * SPECIES + species]:
            raise field.unfit()
    if position.phase == OVER and not field.text.startswith(BETWEEN_PARTS):
        raise field.unfit()


def housed_now(position: Position, seat: int) -> list[int]:
    """The lines that the books would have of the animals in the rooms of a park."""
    return [
        room * WIDTH + species
        for room in position.rooms_of(seat)
        for species, count in enumerate(position.animals_in(seat, room))
        for _ in range(count)
    ]


def housed_then(position: Position, seat: int) -> list[int]:
    """The lines that the books have of them at the end of the last finished year."""
    page = position.page(seat, position.year - 1) if position.year else []
    return [line for line in page if line < OUTSIDE * WIDTH and line % WIDTH < SPECIES]
