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
from wildpark.rules.african_park.scoring import SPACE_AREAS
from wildpark.rules.terms import Action, Line, Param, Seat

if TYPE_CHECKING:
    from wildpark.rules.african_park.box import Animal
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
    return placing_refusal(position, seat, species, column)


def placing_refusal(position: "Position", seat: Seat, species: int, column: int) -> Line:
    """Why ``species`` may not be placed in ``column``, which is known to be closed to it."""
    animal = position.components.animals[species]
    area = COLUMN_AREAS[column]
    where: dict[str, Param] = {"species": animal.name, "size": AREA_SIZES[area]}
    if not position.reserves.has_free_space(seat, column):
        return Line("column-full", {"column": COLUMN_NAMES[column]})
    if not is_wide_enough(animal, AREA_SIZES[area]):
        return Line(
            "area-too-small", {**where, "minimum": animal.minimum, "least": animal.minimum - 1}
        )
    for resident in residents(position, seat, area):
        if keeps_out(resident, animal):
            return Line(meeting(animal, resident), {**where, "other": resident.name})
    limit = position.components.pachyderm_limit[area]
    if animal.group == "pachyderm" and position.reserves.pachyderms_in(seat, area) >= limit:
        return Line("pachyderms-full", {**where, "limit": limit})
    return Line("aquatic-needs-river", where)


def residents(position: "Position", seat: Seat, area: int) -> list["Animal"]:
    """Who lives in the area, space by space."""
    animals = position.components.animals
    return [
        animals[species]
        for space, species in enumerate(position.reserves.animals_of(seat))
        if species >= 0 and SPACE_AREAS[space] == area
    ]


def meeting(newcomer: "Animal", resident: "Animal") -> str:
    """The code for two animals that cannot live in one area."""
    other = "crocodile" if newcomer.group == "herbivore" and resident.group == "aquatic" else None
    return f"{newcomer.group}-meets-{other or resident.group}"
