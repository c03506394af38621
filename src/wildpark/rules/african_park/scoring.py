"""Why a seat has its points: the parts of a score, in codes."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from wildpark.rules.african_park.board import AREA_SIZES, COLUMN_AREAS, COLUMN_HEIGHTS
from wildpark.rules.african_park.habitat import is_depressed
from wildpark.rules.terms import Param, Part, Seat

if TYPE_CHECKING:
    from wildpark.rules.african_park.position import Position

SPACE_AREAS = tuple(
    area for area, height in zip(COLUMN_AREAS, COLUMN_HEIGHTS, strict=True) for _ in range(height)
)
"""The area of each of the 15 spaces."""


def parts_of(position: "Position", seat: Seat) -> Iterator[Part]:
    """The parts of the score of ``seat`` as if the game ended now."""
    yield from reserve_parts(position, seat)
    yield from cemetery_parts(position, seat)


def reserve_parts(position: "Position", seat: Seat) -> Iterator[Part]:
    """What each animal in the reserve makes, space by space, then each herd."""
    animals = position.components.animals
    herds: Counter[tuple[int, int]] = Counter()
    for space, species in enumerate(position.reserves.animals_of(seat)):
        if species < 0:
            continue
        animal, area = animals[species], SPACE_AREAS[space]
        where: dict[str, Param] = {"species": animal.name, "area": area, "space": space}
        if is_depressed(animal, AREA_SIZES[area]):
            yield Part("depressed", 0, where)
        else:
            yield Part("animal", animal.value, where)
            if animal.group == "herbivore":
                herds[area, species] += 1
    for (area, species), count in sorted(herds.items()):
        bonus = position.components.herd_bonus[count]
        if bonus:
            name = animals[species].name
            yield Part("herd", bonus, {"species": name, "area": area, "count": count})


def cemetery_parts(position: "Position", seat: Seat) -> Iterator[Part]:
    """What the cards in the cemetery cost, by species and by how they came there."""
    animals = position.components.animals
    for code, counts in (
        ("died", position.reserves.died_of(seat)),
        ("eaten", position.reserves.eaten_of(seat)),
    ):
        for animal, count in zip(animals, counts, strict=True):
            if count:
                yield Part(code, -animal.value * count, {"species": animal.name, "count": count})
