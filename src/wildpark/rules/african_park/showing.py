"""Makes the view of a position: what one reader is shown of it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal, cast

from wildpark.rules.african_park.board import (
    AREA_COLUMNS,
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
from wildpark.rules.african_park.refusals import Grounds, grounds_for, placing_refusal
from wildpark.rules.african_park.reserves import Reserves
from wildpark.rules.african_park.scoring import Lying, lying, parts
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
from wildpark.rules.terms import Action, Seat


def view(seen: Game, seat: Seat | None) -> AfricanParkView:
    """What a person at ``seat`` (None: a spectator) is shown of a position seen by that seat."""
    position = cast("Position", seen)
    components = position.components
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
        species=species(components, tuple(position.deck_counts())),
        herd_bonus=herd_bonus(components),
        provenance=components.provenance,
    )


def phase_of(position: Position) -> Literal["territory", "animals", "over"]:
    """Which part of the game is being played."""
    if position.is_over():
        return "over"
    return "animals" if position.round else "territory"


@lru_cache(maxsize=4096)
def species(components: AfricanParkComponents, unseen: tuple[int, ...]) -> Sequence[Species]:
    """The kinds of animals, with how many cards of each are left in the deck."""
    return [species_of(components, *one) for one in enumerate(unseen)]


@lru_cache(maxsize=4096)  # most are as before
def species_of(components: AfricanParkComponents, number: int, unseen: int) -> Species:
    """A kind of animal, with how many of its cards are left in the deck."""
    one = components.animals[number]
    return Species(one.name, one.group, one.minimum, one.value, unseen)


@lru_cache(maxsize=16)
def herd_bonus(components: AfricanParkComponents) -> Mapping[str, int]:
    """What identical animals make together, by how many they are."""
    return {str(count): components.herd_bonus[count] for count in range(2, 7)}


def reserves(position: Position) -> list[Reserve]:
    """What lies before each seat."""
    places = position.standing()
    return [reserve(position, seat, places[seat]) for seat in range(position.players)]


def reserve(position: Position, seat: Seat, place: int) -> Reserve:
    """What lies before one seat; made anew only where it is not as before."""
    cards, sides = position.territory_of(seat)
    rivers, before = position.reserves.rivers_of(seat), lying(position.reserves, seat)
    return reserve_of(position.components, seat, place, (*cards, sides, rivers), before)


@lru_cache(maxsize=4096)
def reserve_of(
    components: AfricanParkComponents,
    seat: Seat,
    place: int,
    territory: tuple[int, ...],
    before: Lying,
) -> Reserve:
    """A reserve: ``territory`` are its cards, the choice of their sides and the river spaces."""
    *cards, sides, rivers = territory
    points = parts(components, before)
    return Reserve(
        seat=seat,
        cards=territory_cards(components, tuple(cards), sides),
        areas=areas(components, rivers, before) if sides >= 0 else [],
        cemetery=cemetery(components, before),
        cemetery_cards=sum(before.died) + sum(before.eaten),
        total=sum(part.points for part in points),
        place=place,
        parts=points,
    )


@lru_cache(maxsize=4096)
def territory_cards(
    components: AfricanParkComponents, cards: tuple[int, ...], sides: int
) -> Sequence[TerritoryCard]:
    """The three territory cards of a seat, and which sides it has chosen (-1: not yet)."""
    chosen: Sequence[int | None] = [None] * 3 if sides < 0 else sides_of(sides)
    return [
        TerritoryCard(name, components.territory[deck][cards[deck]], chosen[deck])
        for deck, name in enumerate(TERRITORY_DECKS)
    ]


@lru_cache(maxsize=4096)
def areas(components: AfricanParkComponents, rivers: int, before: Lying) -> Sequence[Area]:
    """The four areas of a reserve with these river spaces."""
    points = [0] * len(AREA_SIZES)
    for part in parts(components, before):
        if "area" in part.params:
            points[cast("int", part.params["area"])] += part.points
    columns = columns_of(components, rivers, before.animals)
    return [
        Area(area, size, columns[AREA_COLUMNS[area]], points[area])
        for area, size in enumerate(AREA_SIZES)
    ]


def columns_of(
    components: AfricanParkComponents, rivers: int, animals: tuple[int, ...]
) -> list[Column]:
    """The six columns of a reserve and who lives there."""
    return [
        column_of(
            components,
            index,
            rivers >> bottom & (1 << COLUMN_HEIGHTS[index]) - 1,
            animals[bottom : bottom + COLUMN_HEIGHTS[index]],
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


@lru_cache(maxsize=4096)
def cemetery(components: AfricanParkComponents, before: Lying) -> Sequence[Grave]:
    """The cards in the cemetery, by species."""
    return [
        Grave(animal.name, died, eaten, -animal.value * (died + eaten))
        for animal, died, eaten in zip(components.animals, before.died, before.eaten, strict=True)
        if died + eaten
    ]


Outcome = tuple[int, int, tuple[str, ...], int | None]
"""What comes of placing an animal: the fields of ``Effect`` that the choice alone does not tell."""


def choices(position: Position, seat: Seat) -> list[Choice]:
    """The legal actions of ``seat``, each with what it would do at once."""
    return [choice(position, seat, action) for action in position.legal(seat)]


def choice(position: Position, seat: Seat, action: Action) -> Choice:
    """A legal action and what it would do at once: tried out on a copy."""
    components, before = position.components, position.reserves
    if action < TERRITORY_ACTIONS:
        return territory_choice(components, action)
    species, column = species_and_column(action)
    after = before.copy()
    after.try_out(seat, species, column)
    points = after.total(seat) - before.total(seat)
    if column == DIES:
        return placing(components, action, (points, 0, (), None))
    herd = after.herd(seat, species, COLUMN_AREAS[column])
    space = COLUMN_BOTTOMS[column] + after.height(seat, column) - 1
    eaten = newly_eaten(position, after, seat)
    return placing(components, action, (points, herd, eaten, space))


@lru_cache(maxsize=64)
def territory_choice(components: AfricanParkComponents, action: Action) -> Choice:
    """A choice of the sides of all territory cards."""
    notation = components.notations.text(action)
    return Choice(action, notation, "territory", None, None, sides_of(action), None)


@lru_cache(maxsize=4096)  # much the same is offered again and again
def placing(components: AfricanParkComponents, action: Action, outcome: Outcome) -> Choice:
    """A choice to place an animal, or to let it die, and what comes of it."""
    points, herd, eaten, space = outcome
    species, column = species_and_column(action)
    animal, notation = components.animals[species], components.notations.text(action)
    dies = column == DIES
    depressed = not dies and is_depressed(animal, AREA_SIZES[COLUMN_AREAS[column]])
    effect = Effect(points, depressed, herd, eaten, space)
    if dies:
        return Choice(action, notation, "dies", animal.name, None, [], effect)
    return Choice(action, notation, "place", animal.name, column, [], effect)


def newly_eaten(position: Position, after: Reserves, seat: Seat) -> tuple[str, ...]:
    """The species of each animal of ``seat`` that was eaten since ``position``."""
    before = position.reserves
    if after.cemetery_cards(seat) == before.cemetery_cards(seat):
        return ()
    names, earlier = position.components.names, before.eaten_of(seat)
    return tuple(
        names[species]
        for species, count in enumerate(after.eaten_of(seat))
        for _ in range(count - earlier[species])
    )


def refusals(position: Position, seat: Seat) -> list[Refusal]:
    """Why each face-up card may not go to each column that is closed to it."""
    components, legal = position.components, set(position.legal(seat))
    grounds = [grounds_for(position, seat, column) for column in range(DIES)]
    return [
        refusal_of(components, species, column, grounds[column])
        for species in sorted(set(position.face_up_cards()))
        for column in range(DIES)
        if animal_action(species, column) not in legal
    ]


@lru_cache(maxsize=4096)  # much the same is closed again and again
def refusal_of(
    components: AfricanParkComponents, species: int, column: int, grounds: Grounds
) -> Refusal:
    """Why a card may not go to a column, on these grounds."""
    reason = placing_refusal(components, species, column, grounds)
    return Refusal(components.names[species], column, reason)
