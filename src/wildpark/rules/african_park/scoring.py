"""Why a seat has its points: the parts of a score, in codes."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from wildpark.rules.african_park.board import AREA_SIZES, COLUMN_AREAS, COLUMN_HEIGHTS
from wildpark.rules.african_park.habitat import is_depressed
from wildpark.rules.terms import Param, Part, Seat

if TYPE_CHECKING:
    from wildpark.rules.african_park.components import AfricanParkComponents
    from wildpark.rules.african_park.position import Position
    from wildpark.rules.african_park.reserves import Reserves

SPACE_AREAS = tuple(
    area for area, height in zip(COLUMN_AREAS, COLUMN_HEIGHTS, strict=True) for _ in range(height)
)
"""The area of each of the 15 spaces."""


class Lying(NamedTuple):
    """What lies before a seat: the species on each space (-1: none), and by species the dead."""

    animals: tuple[int, ...]
    died: tuple[int, ...]
    eaten: tuple[int, ...]


def lying(reserves: "Reserves", seat: Seat) -> Lying:
    """What lies before a seat now."""
    return Lying(
        tuple(reserves.animals_of(seat)),
        tuple(reserves.died_of(seat)),
        tuple(reserves.eaten_of(seat)),
    )


def parts_of(position: "Position", seat: Seat) -> Sequence[Part]:
    """The parts of the score of ``seat`` as if the game ended now."""
    return parts(position.components, lying(position.reserves, seat))


@lru_cache(maxsize=4096)  # from one move to the next most reserves are as before
def parts(components: "AfricanParkComponents", lying: Lying) -> Sequence[Part]:
    """The parts of what a reserve makes and its cemetery costs."""
    return (*reserve_parts(components, lying), *cemetery_parts(components, lying))


def reserve_parts(components: "AfricanParkComponents", lying: Lying) -> Iterator[Part]:
    """What each animal in the reserve makes, space by space, then each herd."""
    animals = components.animals
    herds: dict[tuple[int, int], int] = {}
    for space, species in enumerate(lying.animals):
        if species < 0:
            continue
        area, part = SPACE_AREAS[space], animal_part(components, species, space)
        yield part
        if animals[species].group == "herbivore" and part.code == "animal":
            herds[area, species] = herds.get((area, species), 0) + 1
    for (area, species), count in sorted(herds.items()):
        bonus = components.herd_bonus[count]
        if bonus:
            name = animals[species].name
            yield Part("herd", bonus, {"species": name, "area": area, "count": count})


@lru_cache(maxsize=4096)
def animal_part(components: "AfricanParkComponents", species: int, space: int) -> Part:
    """What an animal makes on a space: its value, or nothing where it is depressed."""
    animal, area = components.animals[species], SPACE_AREAS[space]
    where: dict[str, Param] = {"species": animal.name, "area": area, "space": space}
    if is_depressed(animal, AREA_SIZES[area]):
        return Part("depressed", 0, where)
    return Part("animal", animal.value, where)


def cemetery_parts(components: "AfricanParkComponents", lying: Lying) -> Iterator[Part]:
    """What the cards in the cemetery cost, by species and by how they came there."""
    for code, counts in (("died", lying.died), ("eaten", lying.eaten)):
        if not any(counts):
            continue
        for animal, count in zip(components.animals, counts, strict=True):
            if count:
                yield Part(code, -animal.value * count, {"species": animal.name, "count": count})
