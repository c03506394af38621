"""Makes the view of a position: what one reader is shown of it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, cast

from wildpark.rules.african_park.board import (
    AREA_SIZES,
    COLUMN_AREAS,
    COLUMN_BOTTOMS,
    COLUMN_HEIGHTS,
    COLUMN_NAMES,
    DIES,
    TERRITORY_ACTIONS,
    TERRITORY_DECKS,
    animal_action,
    species_and_column,
)
from wildpark.rules.african_park.components import AfricanParkComponents
from wildpark.rules.african_park.habitat import is_depressed
from wildpark.rules.african_park.notation import sides_of
from wildpark.rules.african_park.position import Position
from wildpark.rules.african_park.refusals import placing_refusal
from wildpark.rules.african_park.reserves import Reserves
from wildpark.rules.african_park.view import (
    AfricanParkView,
    Area,
    Choice,
    Column,
    Effect,
    Grave,
    Refusal,
    Reserve,
    Space,
    Species,
    TerritoryCard,
)
from wildpark.rules.game import Game
from wildpark.rules.terms import Action, Part, Seat


def view(seen: Game, seat: Seat | None) -> AfricanParkView:
    """What a person at ``seat`` (None: a spectator) is shown of a position seen by that seat."""
    position = cast("Position", seen)
    components = position.components
    deck = position.deck_counts()
    chooser = seat if seat in position.to_act() else None
    return AfricanParkView(
        game="african_park",
        players=position.players,
        phase=phase_of(position),
        round=position.round,
        rounds=components.rounds[position.players],
        head_ranger=position.head,
        to_act=position.to_act(),
        cards=[components.names[species] for species in position.face_up_cards()],
        deck_left=position.left,
        reserves=reserves(position),
        choices=[] if chooser is None else choices(position, chooser),
        refusals=[] if chooser is None else refusals(position, chooser),
        species=[
            Species(one.name, one.group, one.minimum, one.value, unseen)
            for one, unseen in zip(components.animals, deck, strict=True)
        ],
        herd_bonus={str(count): components.herd_bonus[count] for count in range(2, 7)},
        provenance=components.provenance,
    )


def phase_of(position: Position) -> Literal["territory", "animals", "over"]:
    """Which part of the game is being played."""
    if position.is_over():
        return "over"
    return "animals" if position.round else "territory"


def reserves(position: Position) -> list[Reserve]:
    """What lies before each seat."""
    scores, places = position.scores(), position.standing()
    return [
        Reserve(
            seat=seat,
            cards=territory_cards(position, seat),
            areas=areas(position, seat, scores[seat].parts),
            cemetery=cemetery(position, seat),
            cemetery_cards=position.reserves.cemetery_cards(seat),
            total=scores[seat].total,
            place=places[seat],
            parts=scores[seat].parts,
        )
        for seat in range(position.players)
    ]


def territory_cards(position: Position, seat: Seat) -> list[TerritoryCard]:
    """The three territory cards that were dealt to ``seat``."""
    cards, sides = position.territory_of(seat)
    chosen: Sequence[int | None] = [None] * 3 if sides < 0 else sides_of(sides)
    return [
        TerritoryCard(name, position.components.territory[deck][cards[deck]], chosen[deck])
        for deck, name in enumerate(TERRITORY_DECKS)
    ]


def areas(position: Position, seat: Seat, parts: Sequence[Part]) -> list[Area]:
    """The four areas of a reserve; none until its territory sides are chosen."""
    if position.territory_of(seat)[1] < 0:
        return []
    points = [0] * len(AREA_SIZES)
    for part in parts:
        if "area" in part.params:
            points[cast("int", part.params["area"])] += part.points
    columns = columns_of(position, seat)
    return [
        Area(area, size, [one for one in columns if one.area == area], points[area])
        for area, size in enumerate(AREA_SIZES)
    ]


def columns_of(position: Position, seat: Seat) -> list[Column]:
    """The six columns of a reserve and who lives there."""
    animals, rivers = position.reserves.animals_of(seat), position.reserves.rivers_of(seat)
    return [
        column_of(
            position.components,
            index,
            rivers >> bottom & (1 << COLUMN_HEIGHTS[index]) - 1,
            tuple(animals[bottom : bottom + COLUMN_HEIGHTS[index]]),
        )
        for index, bottom in enumerate(COLUMN_BOTTOMS)
    ]


@lru_cache(maxsize=4096)  # from one move to the next nearly all columns are as before
def column_of(
    components: AfricanParkComponents, index: int, rivers: int, animals: tuple[int, ...]
) -> Column:
    """A column with these river spaces (a mask) and these species (-1: none) from below."""
    area = COLUMN_AREAS[index]
    spaces = []
    for height, species in enumerate(animals):
        animal = components.animals[species] if species >= 0 else None
        spaces.append(
            Space(
                river=rivers >> height & 1 == 1,
                animal=animal.name if animal else None,
                depressed=animal is not None and is_depressed(animal, AREA_SIZES[area]),
            )
        )
    free = animals.index(-1) if -1 in animals else None
    return Column(index, COLUMN_NAMES[index], area, spaces, free)


def cemetery(position: Position, seat: Seat) -> list[Grave]:
    """The cards in the cemetery, by species."""
    return [
        Grave(animal.name, died, eaten, -animal.value * (died + eaten))
        for animal, died, eaten in zip(
            position.components.animals,
            position.reserves.died_of(seat),
            position.reserves.eaten_of(seat),
            strict=True,
        )
        if died + eaten
    ]


def choices(position: Position, seat: Seat) -> list[Choice]:
    """The legal actions of ``seat``, each with what it would do at once."""
    return [choice(position, seat, action) for action in position.legal(seat)]


def choice(position: Position, seat: Seat, action: Action) -> Choice:
    """A legal action and what it would do at once."""
    notation = position.notation(action)
    if action < TERRITORY_ACTIONS:
        return Choice(action, notation, "territory", None, None, sides_of(action), None)
    species, column = species_and_column(action)
    name, effect = position.components.names[species], effect_of(position, seat, action)
    if column == DIES:
        return Choice(action, notation, "dies", name, None, [], effect)
    return Choice(action, notation, "place", name, column, [], effect)


def effect_of(position: Position, seat: Seat, action: Action) -> Effect:
    """What placing an animal, or its death, does to the reserve: tried out on a copy."""
    species, column = species_and_column(action)
    animal = position.components.animals[species]
    before = position.reserves
    after = before.copy()
    after.try_out(seat, species, column)
    points = after.total(seat) - before.total(seat)
    if column == DIES:
        return Effect(points, depressed=False, herd=0, eaten=[], space=None)
    depressed = is_depressed(animal, AREA_SIZES[COLUMN_AREAS[column]])
    return Effect(
        points=points,
        depressed=depressed,
        herd=after.herd(seat, species, COLUMN_AREAS[column]),
        eaten=newly_eaten(position, after, seat),
        space=COLUMN_BOTTOMS[column] + after.height(seat, column) - 1,
    )


def newly_eaten(position: Position, after: Reserves, seat: Seat) -> list[str]:
    """The species of each animal of ``seat`` that was eaten since ``position``."""
    names, earlier = position.components.names, position.reserves.eaten_of(seat)
    return [
        names[species]
        for species, count in enumerate(after.eaten_of(seat))
        for _ in range(count - earlier[species])
    ]


def refusals(position: Position, seat: Seat) -> list[Refusal]:
    """Why each face-up card may not go to each column that is closed to it."""
    legal = set(position.legal(seat))
    return [
        Refusal(
            position.components.names[species],
            column,
            placing_refusal(position, seat, species, column),
        )
        for species in sorted(set(position.face_up_cards()))
        for column in range(DIES)
        if animal_action(species, column) not in legal
    ]
