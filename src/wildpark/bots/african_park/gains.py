"""The change of the score by placing an animal, computed without placing it."""

from typing import Final

from wildpark.rules.african_park.reserves import Reserves

# Numbers of rules/african_park/board.py, repeated for the compiler: tests/house/test_numbers.py.
COLUMNS: Final = 6
AREAS: Final = 4
SPECIES: Final = 24


def gain(reserves: Reserves, seat: int, species: int, area: int) -> int:
    """The change of the score of ``seat`` when ``species`` is placed in the area."""
    kind = species * AREAS + area
    points = reserves.habitat.worth[kind]
    if reserves.habitat.forms_herd[kind]:
        count = reserves.counts[(seat * AREAS + area) * SPECIES + species]
        points += reserves.habitat.herd_bonus[count + 1] - reserves.habitat.herd_bonus[count]
    elif reserves.habitat.is_eater[species]:
        points -= price_of_prey(reserves, seat, area)
    return points


def price_of_prey(reserves: Reserves, seat: int, area: int) -> int:
    """The cost of eating all herbivores of an area: their points, and their graves."""
    home = seat * AREAS + area
    prey = reserves.living[home] & reserves.habitat.herbivores
    points = 0
    species = 0
    while prey:
        if prey & 1:
            kind = species * AREAS + area
            count = reserves.counts[home * SPECIES + species]
            points += count * (reserves.habitat.worth[kind] + reserves.habitat.value_of[species])
            if reserves.habitat.forms_herd[kind]:
                points += reserves.habitat.herd_bonus[count]
        prey >>= 1
        species += 1
    return points


def best_gain(reserves: Reserves, seat: int, species: int) -> int:
    """The change of the score when ``species`` is placed in its best place, or has to die."""
    columns = reserves.columns_for(seat, species)
    if columns == 0:
        return -reserves.habitat.value_of[species]
    best = -1000000
    for i in range(reserves.habitat.count_in[columns]):
        column = reserves.habitat.columns_in[columns * COLUMNS + i]
        points = gain(reserves, seat, species, reserves.habitat.area_of[column])
        best = max(best, points)
    return best
