"""Why a seat has its points: the eleven categories with all that they count, and their parts.

What stands here is worked out space by space, for people to read; the same points come from the
masks of ``parks.py`` for those in a hurry.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from wildpark.rules.savannah_park.board import FIRES, GRASS, TREE, Board
from wildpark.rules.terms import Param, Part, Seat

if TYPE_CHECKING:
    from wildpark.rules.savannah_park.components import Token
    from wildpark.rules.savannah_park.plan import Plan
    from wildpark.rules.savannah_park.position import Position

CategoryCode = Literal[
    "small-fire", "medium-fire", "big-fire", "grass", "trees", "species", "children", "lions"
]
FIRE_CODES: tuple[CategoryCode, ...] = ("small-fire", "medium-fire", "big-fire")
FIRST_SPECIES = 6
LIONS = 12
"""The lions' points are no category of the rulebook; they are counted after the eleven."""

Park = Mapping[int, "Token"]
"""The tokens of a seat, by the space they stand on."""


@dataclass(frozen=True, slots=True)
class Driven:
    """A token that a fire drives away, and the space that it empties."""

    token: str
    space: int


@dataclass(frozen=True, slots=True)
class Place:
    """A grass or tree space, and its points if it is empty once the fires have burnt."""

    space: int
    empty: bool
    points: int


@dataclass(frozen=True, slots=True)
class Herd:
    """A herd and what it is worth; only the one that is ``counted`` brings its points."""

    spaces: Sequence[int]
    animals: int
    water: int
    points: int
    counted: bool


@dataclass(frozen=True, slots=True)
class Category:
    """One of the eleven categories (``number`` 1 to 11), or the lions' points (12).

    ``code`` is ``species`` for categories 6 to 11, with children ``children``.
    """

    number: int
    code: CategoryCode
    species: str | None
    points: int
    driven: Sequence[Driven] = ()
    places: Sequence[Place] = ()
    herds: Sequence[Herd] = ()


def all_parts(position: "Position", seat: Seat) -> Iterator[Part]:
    """The parts of the score of ``seat`` as if the game ended now, category by category."""
    for category in categories(position, seat):
        yield from parts_of(category, position.plan.board)


# --- the categories -------------------------------------------------------------------------------


def categories(position: "Position", seat: Seat) -> Sequence[Category]:
    """All categories of a seat in the order of scoring, as if the game ended now."""
    where = tuple(position.spaces_of(seat))
    return categories_of(position.plan, where, position.lion_points_of(seat))


@lru_cache(maxsize=4096)  # from one move to the next most parks are as before
def categories_of(plan: "Plan", where: tuple[int, ...], lion_points: int) -> Sequence[Category]:
    """All categories of a park with each token ``where`` it stands (-1: not in the park yet)."""
    tokens = plan.components.tokens
    park = {space: tokens[token] for token, space in enumerate(where) if space >= 0}
    found = []
    if not plan.children:
        fires = [fire(plan.board, park, number) for number in range(len(FIRES))]
        gone = {driven.space for category in fires for driven in category.driven}
        where = tuple(-1 if space in gone else space for space in where)
        park = {space: token for space, token in park.items() if space not in gone}
        found = [*fires, grass(plan.board, park), trees(plan.board, park)]
    for number in range(len(plan.components.species)):
        found.append(species(plan, number, tuple(where[one] for one in plan.showing[number])))
    if plan.lions:
        found.append(Category(LIONS, "lions", None, lion_points))
    return tuple(found)


def fire(board: Board, park: Park, number: int) -> Category:
    """What a bush fire drives away: the small one 1 animal, the medium one 2, the big one 3."""
    driven = [
        Driven(park[space].name, space)
        for centre in board.spaces(FIRES[number])
        for space in board.neighbours[centre]
        if space in park and park[space].total == number + 1
    ]
    return Category(number + 1, FIRE_CODES[number], None, 0, driven=driven)


def grass(board: Board, park: Park) -> Category:
    """One point for each empty grass space."""
    found = places(board, park, GRASS, 1)
    return Category(4, "grass", None, sum(place.points for place in found), places=found)


def trees(board: Board, park: Park) -> Category:
    """Three points for each empty tree space, those included that a fire has emptied."""
    found = places(board, park, TREE, 3)
    return Category(5, "trees", None, sum(place.points for place in found), places=found)


def places(board: Board, park: Park, letter: str, worth: int) -> list[Place]:
    """The spaces of a kind, each worth something as long as it is empty."""
    return [
        Place(space, space not in park, 0 if space in park else worth)
        for space in board.spaces(letter)
    ]


@lru_cache(maxsize=4096)  # most moves change one or two species
def species(plan: "Plan", number: int, where: tuple[int, ...]) -> Category:
    """The most valuable herd: animals times watering holes, with children the number of animals.

    ``where``: the spaces of the tokens that show the species (-1: in none).
    """
    board, children, tokens = plan.board, plan.children, plan.components.tokens
    park = {
        space: tokens[token]
        for token, space in zip(plan.showing[number], where, strict=True)
        if space >= 0
    }
    herds = []
    left = set(park)
    while left:
        spaces = take_herd(board, left)
        animals = sum(park[space].animals[number] for space in spaces)
        water = 0 if children else sum(park[space].water for space in spaces)
        points = animals if children else animals * water
        herds.append(Herd(spaces, animals, water, points, counted=False))
    herds.sort(key=lambda herd: (-herd.points, -herd.animals, herd.spaces[0]))
    if herds:
        best = herds[0]
        herds[0] = Herd(best.spaces, best.animals, best.water, best.points, counted=True)
    return Category(
        number=FIRST_SPECIES + number,
        code="children" if children else "species",
        species=plan.components.species[number],
        points=herds[0].points if herds else 0,
        herds=herds,
    )


def take_herd(board: Board, left: set[int]) -> list[int]:
    """Takes one contiguous group of spaces out of ``left``; they are ascending."""
    group = [min(left)]
    left.remove(group[0])
    for space in group:
        joining = left.intersection(board.neighbours[space])
        left -= joining
        group += joining
    return sorted(group)


# --- their parts ----------------------------------------------------------------------------------


def parts_of(category: Category, board: Board) -> Iterator[Part]:
    """The parts of a category: their points add up to those of the category.

    Every part has the number of its category. ``driven-away`` and ``drives-nothing`` (0 points)
    have the fire; ``grass-empty``, ``grass-taken``, ``tree-empty`` and ``tree-taken`` the space;
    ``herd-counts`` and ``herd-lesser`` (0 points) the species, animals, watering holes,
    what the herd is worth and its spaces, with children ``children-herd`` and
    ``children-lesser-herd`` instead; ``lion-points`` the points of the lion.
    """
    number = category.number
    if category.code in FIRE_CODES:
        yield from fire_parts(category, board)
    for place in category.places:
        where: dict[str, Param] = {"category": number, "space": board.names[place.space]}
        if category.code == "grass":
            yield Part("grass-empty" if place.empty else "grass-taken", place.points, where)
        else:
            yield Part("tree-empty" if place.empty else "tree-taken", place.points, where)
    for herd in category.herds:
        yield herd_part(category, herd, board)
    if category.code == "lions":
        yield Part("lion-points", category.points, {"category": number})


def fire_parts(category: Category, board: Board) -> Iterator[Part]:
    """Each token that a fire drives away; they cost nothing themselves."""
    what: dict[str, Param] = {"category": category.number, "fire": category.code}
    for driven in category.driven:
        token: dict[str, Param] = {"token": driven.token, "space": board.names[driven.space]}
        yield Part("driven-away", 0, {**what, **token})
    if not category.driven:
        yield Part("drives-nothing", 0, what)


def herd_part(category: Category, herd: Herd, board: Board) -> Part:
    """One herd of a species."""
    facts: dict[str, Param] = {
        "category": category.number,
        "species": category.species or "",
        "animals": herd.animals,
        "worth": herd.points,
        "spaces": " ".join(board.names[space] for space in herd.spaces),
    }
    points = herd.points if herd.counted else 0
    if category.code == "children":
        return Part("children-herd" if herd.counted else "children-lesser-herd", points, facts)
    facts["water"] = herd.water
    return Part("herd-counts" if herd.counted else "herd-lesser", points, facts)
