"""Why an action is refused: a code with parameters, and the sentence in the rulebook's words."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from wildpark.rules.terms import Action, Line, Param, Seat

if TYPE_CHECKING:
    from wildpark.rules.zuuli.components import ZuuliComponents
    from wildpark.rules.zuuli.position import Position

SENTENCES = {
    "already-picked": "you have picked. The others are still picking",
    "already-confirmed": "you have confirmed your park for this year",
    "picking-now": "parks are developed when all cards of the year have been picked",
    "developing-now": "no cards are picked while the parks are developed",
    "not-in-hand": "there is no {card} in your hand",
    "no-such-room": "there is no {room} in your park",
    "no-animal-outside": "no {animal} is waiting for an enclosure",
    "no-animal-there": "no {animal} lives in the {room}",
    "no-upgrade-spare": "no {upgrade} is waiting to be installed",
    "upgrade-not-there": "there is no {upgrade} in the {room}",
    "upgrade-fixed": "the {upgrade} was installed in an earlier year and stays in the {room}",
    "same-room": "the {animal} is in the {room} already",
    "habitat-missing": "the {room} has no habitat for the {animal}. It needs {habitats}",
    "fierce-alone": "the {animal} is fierce. In the {room} it would not be among its own kind",
    "friendly-only": "only friendly animals may live in the {room}, and the {animal} is fierce",
    "fierce-only": "only fierce animals may live in the {room}, and the {animal} is friendly there",
    "no-two-alike": "no two animals of one name may live in the {room}, and there is a {animal}",
    "spaces-short": "the {room} would be {count} spaces short",
    "must-be-housed": "the {animal} had an enclosure when this year's development began, and needs"
    " one again",
}


class Change(NamedTuple):
    """What an action of development is about: animal or upgrade by number, and the rooms.

    ``source`` and ``target`` are -1 where something comes from or goes outside.
    """

    sort: Literal["animal", "upgrade"]
    thing: int
    source: int
    target: int


@lru_cache(maxsize=8192)
def change_of(components: "ZuuliComponents", action: Action) -> Change:
    """What an action of development, other than to confirm, is about."""
    cards, rooms = components.cards, len(components.rooms)
    if action >= cards.move:
        species, ways = divmod(action - cards.move, rooms * rooms)
        return Change("animal", species, *divmod(ways, rooms))
    if action >= cards.remove:
        upgrade, room = divmod(action - cards.remove, rooms)
        return Change("upgrade", upgrade, room, -1)
    if action >= cards.install:
        upgrade, room = divmod(action - cards.install, rooms)
        return Change("upgrade", upgrade, -1, room)
    if action >= cards.take:
        species, room = divmod(action - cards.take, rooms)
        return Change("animal", species, room, -1)
    species, room = divmod(action - cards.place, rooms)
    return Change("animal", species, -1, room)


def refusal(position: "Position", seat: Seat, action: Action) -> Line:
    """Why ``seat`` may not choose ``action``, which is known to be illegal."""
    if position.has_park_open():
        return development_refusal(position, seat, action)
    components = position.components
    if action >= components.cards.confirm:
        return Line("picking-now")
    if seat not in position.to_act():
        return Line("already-picked", {"seat": seat})
    return Line("not-in-hand", {"card": components.kinds[action]})


def development_refusal(position: "Position", seat: Seat, action: Action) -> Line:
    """Why ``seat`` may not do this while parks are developed."""
    components, confirm = position.components, position.components.cards.confirm
    if position.has_confirmed(seat):
        return Line("already-confirmed", {"seat": seat})
    if action < confirm:
        return Line("developing-now")
    if action == confirm:
        animal = components.animals[position.left_out(seat)].slug
        return Line("must-be-housed", {"animal": animal})
    return change_refusal(position, seat, change_of(components, action))


def change_refusal(position: "Position", seat: Seat, change: Change) -> Line:
    """Why a change is not possible now, or what would be unlawful after it."""
    components, owned = position.components, position.rooms_of(seat)
    for room in (change.source, change.target):
        if room >= 0 and room not in owned:
            return Line("no-such-room", {"room": components.rooms[room]})
    missing = upgrade_missing if change.sort == "upgrade" else animal_missing
    line = missing(position, seat, change)
    if line is not None:
        return line
    if change.sort == "upgrade":
        room = max(change.source, change.target)
        fault = position.fault_with_upgrade(seat, change.thing, change.source, change.target)
        return fault_line(position, seat, room, fault, change)
    fault = position.fault_without(seat, change.thing, change.source)
    if fault:
        return fault_line(position, seat, change.source, fault, change._replace(target=-1))
    fault = position.fault_with(seat, change.thing, change.target)
    return fault_line(position, seat, change.target, fault, change._replace(source=-1))


def animal_missing(position: "Position", seat: Seat, change: Change) -> Line | None:
    """There must be such an animal where it is to come from."""
    components = position.components
    named: dict[str, Param] = {"animal": components.animals[change.thing].slug}
    if change.source < 0:
        outside = position.outside_of(seat)[change.thing]
        return None if outside else Line("no-animal-outside", named)
    where = {**named, "room": components.rooms[change.source]}
    if not position.animals_in(seat, change.source)[change.thing]:
        return Line("no-animal-there", where)
    return Line("same-room", where) if change.source == change.target else None


def upgrade_missing(position: "Position", seat: Seat, change: Change) -> Line | None:
    """There must be such an upgrade where it is to come from, not installed in an earlier year."""
    components = position.components
    named: dict[str, Param] = {"upgrade": components.upgrades[change.thing].slug}
    if change.source < 0:
        return None if position.spare_of(seat)[change.thing] else Line("no-upgrade-spare", named)
    if position.fresh_in(seat, change.source)[change.thing]:
        return None
    where = {**named, "room": components.rooms[change.source]}
    there = position.upgrades_in(seat, change.source)[change.thing]
    return Line("upgrade-fixed" if there else "upgrade-not-there", where)


FAULTS: Mapping[int, str] = {
    1: "habitat-missing",
    2: "friendly-only",
    3: "fierce-only",
    4: "no-two-alike",
    5: "fierce-alone",
    6: "spaces-short",
}
"""The codes for the faults of parks.py, which are these numbers × 32, plus a species."""


def fault_line(position: "Position", seat: Seat, room: int, fault: int, change: Change) -> Line:
    """What would be unlawful in a room after a change there."""
    components = position.components
    number, species = divmod(fault, 32)
    code = FAULTS[number]
    params: dict[str, Param] = {"room": components.rooms[room]}
    if code == "spaces-short":
        return Line(code, {**params, "count": spaces_short(position, seat, room, change)})
    animal = components.animals[species]
    params["animal"] = animal.slug
    if code == "habitat-missing":
        params["habitats"] = "-".join(animal.habitats)
    return Line(code, params)


def spaces_short(position: "Position", seat: Seat, room: int, change: Change) -> int:
    """By how many spaces a room would be too small after a change there."""
    cards, components = position.components.cards, position.components
    space, animals = position.space_in(seat, room), position.animals_in(seat, room)
    step = 1 if change.target == room else -1
    if change.sort == "upgrade":
        space += step * components.upgrades[change.thing].space
    else:
        animals[change.thing] += step
    taken = sum(cards.space_needed(species, count) for species, count in enumerate(animals))
    return taken - space
