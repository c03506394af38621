"""Why a seat has its points: year by year, enclosure by enclosure, animal by animal.

The same points come faster from ``parks.py``; what stands here is for people to read.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from wildpark.rules.terms import Param, Part, Seat
from wildpark.rules.zuuli.components_file import HABITATS

if TYPE_CHECKING:
    from wildpark.rules.zuuli.box import Animal
    from wildpark.rules.zuuli.components import ZuuliComponents
    from wildpark.rules.zuuli.position import Position

WIDTH = 32
FIRST_UPGRADE = 24
OUTSIDE = 63
"""How the books of years.py are written."""

Counts = Mapping[int, int]
"""How many there are of each species or upgrade that there is."""


@dataclass(frozen=True, slots=True)
class Worth:
    """Animals of one name in one enclosure: how many, what each is worth there, and why.

    ``why`` is a code: ``worth-printed``, or the rule that changed or gave the value.
    """

    animal: str
    count: int
    each: int
    why: str


@dataclass(frozen=True, slots=True)
class RoomScore:
    """An enclosure: the sum of its animals' values, times its satisfaction."""

    room: str
    animals: Sequence[Worth]
    sum: int
    times: int
    points: int


@dataclass(frozen=True, slots=True)
class Loss:
    """Animals of one name without an enclosure: how many, and the printed value of each."""

    animal: str
    count: int
    each: int
    points: int


@dataclass(frozen=True, slots=True)
class YearScore:
    """One year (1 to 3) of one seat. ``floor`` is what a year below 0 is given to score 0."""

    year: int
    rooms: Sequence[RoomScore]
    losses: Sequence[Loss]
    floor: int
    points: int


@dataclass(frozen=True, slots=True)
class Ended:
    """Who lived where when a year ended: animals and upgrades by room, and animals outside."""

    rooms: Mapping[int, Counts]
    upgrades: Mapping[int, Counts]
    outside: Counts


def all_parts(position: "Position", seat: Seat) -> Iterator[Part]:
    """The parts of the score of ``seat``: those of every year that counts, see ``years``."""
    for year in years(position, seat):
        yield from parts_of(year)


def years(position: "Position", seat: Seat) -> list[YearScore]:
    """The finished years, and this one as it stands while parks are developed."""
    ended = list(finished(position, seat))
    if position.has_park_open():
        ended.append(now(position, seat))
    return [
        year_score(position.components, number, one) for number, one in enumerate(ended, start=1)
    ]


def finished(position: "Position", seat: Seat) -> Iterator[Ended]:
    """What the books say of the years that have ended."""
    upgrades: dict[int, dict[int, int]] = {}
    for year in range(len(position.year_points(seat))):
        rooms: dict[int, dict[int, int]] = {}
        for line in position.page(seat, year):
            room, thing = divmod(line, WIDTH)
            book = rooms
            if thing >= FIRST_UPGRADE:
                book, thing = upgrades, thing - FIRST_UPGRADE
            inside = book.setdefault(room, {})
            inside[thing] = inside.get(thing, 0) + 1
        outside = rooms.pop(OUTSIDE, {})
        yield Ended(rooms, {room: dict(ones) for room, ones in upgrades.items()}, outside)


def now(position: "Position", seat: Seat) -> Ended:
    """How the park would be if the year ended now."""
    rooms = position.rooms_of(seat)
    return Ended(
        rooms={room: present(position.animals_in(seat, room)) for room in rooms},
        upgrades={room: present(position.upgrades_in(seat, room)) for room in rooms},
        outside=present(position.outside_of(seat)),
    )


def present(counts: Sequence[int]) -> Counts:
    """Those of which there are any."""
    return {number: count for number, count in enumerate(counts) if count}


def year_score(components: "ZuuliComponents", year: int, ended: Ended) -> YearScore:
    """What a year scored."""
    rooms = [
        room_score(components, room, animals, ended.upgrades.get(room, {}))
        for room, animals in sorted(ended.rooms.items())
        if animals
    ]
    losses = [loss_of(components.animals[one], count) for one, count in ended.outside.items()]
    points = sum(room.points for room in rooms) + sum(loss.points for loss in losses)
    return YearScore(year, rooms, losses, max(-points, 0), max(points, 0))


def room_score(
    components: "ZuuliComponents", room: int, animals: Counts, upgrades: Counts
) -> RoomScore:
    """What an enclosure scores with these animals and upgrades in it."""
    return score_with(components, room, tuple(animals.items()), tuple(upgrades.items()))


@lru_cache(maxsize=4096)  # from one move to the next most enclosures are as before
def score_with(
    components: "ZuuliComponents",
    room: int,
    animals: tuple[tuple[int, int], ...],
    upgrades: tuple[tuple[int, int], ...],
) -> RoomScore:
    """As ``room_score``, of kinds with their counts."""
    enclosure = components.enclosure_at[room]
    added = [components.upgrades[one] for one, count in upgrades for _ in range(count)]
    habitats = {*enclosure.habitats, *(one.habitat for one in added)}
    mask = sum(1 << bit for bit, name in enumerate(HABITATS) if name in habitats)
    crowd = sum(count for _, count in animals)
    worths = []
    for species, count in animals:
        each = components.cards.each_is_worth(species, count, crowd, mask)
        animal = components.animals[species]
        worths.append(Worth(animal.slug, count, each, why(animal, count, crowd, mask)))
    total = sum(worth.count * worth.each for worth in worths)
    times = enclosure.satisfaction + sum(one.satisfaction for one in added)
    return RoomScore(components.rooms[room], worths, total, times, total * times)


def why(animal: "Animal", count: int, crowd: int, habitats: int) -> str:
    """The code that says where the value of an animal comes from."""
    match animal.rule:
        case "company":
            return "worth-alone" if crowd == 1 else "worth-company"
        case "troop":
            return "worth-troop"
        case "chorus" if habitats & 0b110 == 0b110:
            return "worth-chorus"
        case "bloom" if count > 2:
            return "worth-bloom"
    return "worth-printed"


def loss_of(animal: "Animal", count: int) -> Loss:
    """What animals without an enclosure cost."""
    return Loss(animal.slug, count, animal.value, -count * animal.value)


def parts_of(year: YearScore) -> Iterator[Part]:
    """The parts of a year: their points add up to its own.

    All have the ``year``. ``worth-...`` (0 points): ``count`` animals of a name in a ``room``,
    worth ``each`` there; then ``room-points`` with the ``sum`` and ``times`` what. ``unhoused``:
    ``count`` animals without an enclosure. ``year-floor``: what a year below 0 is given.
    """
    number: dict[str, Param] = {"year": year.year}
    for room in year.rooms:
        where: dict[str, Param] = {**number, "room": room.room}
        for one in room.animals:
            named: dict[str, Param] = {"animal": one.animal, "count": one.count, "each": one.each}
            yield Part(one.why, 0, {**where, **named})
        yield Part("room-points", room.points, {**where, "sum": room.sum, "times": room.times})
    for loss in year.losses:
        lost: dict[str, Param] = {"animal": loss.animal, "count": loss.count, "each": loss.each}
        yield Part("unhoused", loss.points, {**number, **lost})
    if year.floor:
        yield Part("year-floor", year.floor, number)
