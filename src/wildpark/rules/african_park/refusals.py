"""Why an action is refused: a code with parameters, and the sentence in the rulebook's words."""

from typing import TYPE_CHECKING

from wildpark.rules.african_park.board import (
    AREA_SIZES,
    COLUMN_AREAS,
    COLUMN_NAMES,
    DIES,
    TERRITORY_ACTIONS,
    species_and_column,
)
from wildpark.rules.african_park.habitat import is_wide_enough, keeps_out
from wildpark.rules.terms import Action, Line, Param, Seat

if TYPE_CHECKING:
    from wildpark.rules.african_park.box import Animal
    from wildpark.rules.african_park.components import AfricanParkComponents
    from wildpark.rules.african_park.position import Position

SENTENCES = {
    "sides-first": "first everybody chooses the sides of the territory cards",
    "sides-chosen": "the sides of the territory cards are chosen once, and stay",
    "card-not-face-up": "there is no card '{species}' face up",
    "must-be-placed": "{a_species} that can be placed has to be placed",
    "column-full": "this column is full",
    "area-too-small": "{a_species} cannot enter an area of {size} spaces: it needs at least"
    " {least}",
    "herbivore-meets-carnivore": "{a_species} cannot enter an area with {a_other}",
    "herbivore-meets-crocodile": "{a_species} cannot enter an area with {a_other}",
    "carnivore-meets-carnivore": "{a_species} cannot enter an area with {a_other}:"
    " only one type of carnivore lives in an area",
    "pachyderm-meets-pachyderm": "{a_species} cannot enter an area with {a_other}:"
    " only one type of pachyderm lives in an area",
    "aquatic-meets-aquatic": "{a_species} cannot enter an area with {a_other}:"
    " only one type of aquatics lives in an area",
    "pachyderms-full": "{a_species} cannot enter: an area of {size} spaces holds at most"
    " {limit} pachyderms",
    "aquatic-needs-river": "{a_species} can only be placed on a river space",
}


def refusal(position: "Position", seat: Seat, action: Action) -> Line:
    """Why ``seat`` may not choose ``action``, which is known to be illegal."""
    if seat != position.turn:
        return Line("not-your-turn", {"seat": seat, "turn": position.turn})
    if position.round == 0:
        return Line("sides-first")
    if action < TERRITORY_ACTIONS:
        return Line("sides-chosen")
    return card_refusal(position, seat, *species_and_column(action))


def card_refusal(position: "Position", seat: Seat, species: int, column: int) -> Line:
    """Why the card of ``species`` may not be taken, or not be put there."""
    name = position.components.names[species]
    if species not in position.face_up_cards():
        return Line("card-not-face-up", {"species": name})
    if column == DIES:
        return Line("must-be-placed", {"species": name})
    grounds = grounds_for(position, seat, column)
    return placing_refusal(position.components, species, column, grounds)


Grounds = tuple[bool, int, bool]
"""What a column is closed for: whether it has a free space, which species live in its area (a mask)
and whether no more pachyderms may. Of a column without a free space no more is told."""


def grounds_for(position: "Position", seat: Seat, column: int) -> Grounds:
    """What a column would be closed for."""
    reserves, area = position.reserves, COLUMN_AREAS[column]
    if not reserves.has_free_space(seat, column):
        return False, 0, False
    full = reserves.pachyderms_in(seat, area) >= position.components.pachyderm_limit[area]
    return True, reserves.living_in(seat, area), full


def placing_refusal(
    components: "AfricanParkComponents", species: int, column: int, grounds: Grounds
) -> Line:
    """Why ``species`` may not be placed in ``column``, which is closed to it on these grounds."""
    free, living, full = grounds
    if not free:
        return Line("column-full", {"column": COLUMN_NAMES[column]})
    area, animal = COLUMN_AREAS[column], components.animals[species]
    where: dict[str, Param] = {"species": animal.name, "size": AREA_SIZES[area]}
    if not is_wide_enough(animal, AREA_SIZES[area]):
        return Line(
            "area-too-small", {**where, "minimum": animal.minimum, "least": animal.minimum - 1}
        )
    for number, resident in enumerate(components.animals):
        if living >> number & 1 and keeps_out(resident, animal):
            return Line(meeting(animal, resident), {**where, "other": resident.name})
    if animal.group == "pachyderm" and full:
        limit = components.pachyderm_limit[area]
        return Line("pachyderms-full", {**where, "limit": limit})
    return Line("aquatic-needs-river", where)


def meeting(newcomer: "Animal", resident: "Animal") -> str:
    """The code for two animals that cannot live in one area."""
    other = "crocodile" if newcomer.group == "herbivore" and resident.group == "aquatic" else None
    return f"{newcomer.group}-meets-{other or resident.group}"
