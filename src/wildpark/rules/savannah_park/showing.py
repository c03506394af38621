"""Makes the view of a position: what one reader is shown of it."""

from functools import lru_cache
from typing import cast

from wildpark.rules.game import Game
from wildpark.rules.savannah_park.actions import (
    GRASS,
    LIONS,
    NAMING,
    NOTHING,
    PLACING,
    grass_places,
    is_for_lion,
    space_of,
)
from wildpark.rules.savannah_park.board import GRASS as GRASS_LETTER
from wildpark.rules.savannah_park.board import KINDS
from wildpark.rules.savannah_park.layouts import text_of
from wildpark.rules.savannah_park.plan import Plan
from wildpark.rules.savannah_park.position import Position
from wildpark.rules.savannah_park.refusals import lion_refusal, placing_refusal
from wildpark.rules.savannah_park.scoring import categories
from wildpark.rules.savannah_park.view import (
    Change,
    Park,
    ParkChoice,
    ParkEffect,
    ParkRefusal,
    ParkSpace,
    Phase,
    Rated,
    SavannahParkView,
    TokenKind,
)
from wildpark.rules.terms import Action, Line, Seat

PHASES: tuple[Phase, ...] = ("grass", "lions", "naming", "placing", "over")


def view(seen: Game, seat: Seat | None) -> SavannahParkView:
    """What a person at ``seat`` (None: a spectator) is shown of a position seen by that seat."""
    position = cast("Position", seen)
    plan, to_act = position.plan, position.to_act()
    in_hand = position.phase == PLACING
    return SavannahParkView(
        game="savannah_park",
        players=position.players,
        children=plan.children,
        lions=plan.lions,
        layout=layout_of(plan),
        phase=PHASES[position.phase],
        round=position.round,
        rounds=len(plan.components.tokens),
        starter=position.starter,
        to_act=to_act,
        token=plan.components.tokens[position.token].name if in_hand else None,
        spaces=plan_spaces(plan),
        species=plan.components.species,
        tokens=token_kinds(position),
        parks=parks(position),
        choices=choices(position, seat) if seat is not None else [],
        chosen=chosen(position, seat) if seat is not None else None,
        refusals=refusals(position, seat) if seat is not None and seat in to_act else [],
        rating=rating(position),
        provenance=plan.components.provenance,
    )


# --- what is the same in every park ---------------------------------------------------------------


@lru_cache(maxsize=64)
def layout_of(plan: Plan) -> str | None:
    """The pieces of a variable set-up, one by one."""
    return None if plan.layout is None else text_of(plan.board)


@lru_cache(maxsize=64)
def plan_spaces(plan: Plan) -> list[ParkSpace]:
    """The spaces of the board."""
    return [
        ParkSpace(space, name, KINDS[letter], x, row)
        for space, (name, letter, (x, row)) in enumerate(
            zip(plan.board.names, plan.board.letters, plan.board.places, strict=True)
        )
    ]


def token_kinds(position: Position) -> list[TokenKind]:
    """The tokens that every player has."""
    return [
        token_kind(position.plan, number, face_up=position.is_face_up(number))
        for number in range(len(position.plan.components.tokens))
    ]


@lru_cache(maxsize=4096)
def token_kind(plan: Plan, number: int, *, face_up: bool) -> TokenKind:
    """A token that every player has."""
    species, token = plan.components.species, plan.components.tokens[number]
    animals = {name: count for name, count in zip(species, token.animals, strict=True) if count}
    return TokenKind(token.name, animals, token.total, token.water, face_up)


# --- what is each seat's own ----------------------------------------------------------------------


def parks(position: Position) -> list[Park]:
    """The park of each seat."""
    places = position.standing()
    return [park(position, seat, places[seat]) for seat in range(position.players)]


def park(position: Position, seat: Seat, place: int) -> Park:
    """The park of one seat and what it is worth now."""
    tokens = position.plan.components.tokens
    where = position.spaces_of(seat)
    standing = {space: tokens[token].name for token, space in enumerate(where) if space >= 0}
    lion = position.lion_of(seat)
    found = categories(position, seat)
    return Park(
        seat=seat,
        tokens=[standing.get(space) for space in range(len(position.plan.board.letters))],
        spare=[tokens[token].name for token in position.spare_of(seat)],
        vacated=where[position.token] if position.phase == PLACING else None,
        lion=lion if lion >= 0 else None,
        has_chosen=position.choice_of(seat) != NOTHING,
        total=sum(category.points for category in found),
        place=place,
        categories=found,
    )


def rating(position: Position) -> Rated | None:
    """The rating of a solo game that is over.

    **Ruling** With children there is none: the table of ratings is made for the points of the
    base game, and the herds of children bring far fewer.
    """
    if position.players > 1 or not position.is_over() or position.plan.children:
        return None
    rated = position.plan.components.rating(position.total(0))
    return Rated(rated.lowest, rated.name, Line(f"rating-{rated.slug}"))


# --- what the reader can do -----------------------------------------------------------------------


def choices(position: Position, seat: Seat) -> list[ParkChoice]:
    """The legal actions of ``seat``, each with what it would do at once."""
    return [choice(position, seat, action) for action in position.legal(seat)]


def chosen(position: Position, seat: Seat) -> ParkChoice | None:
    """What ``seat`` has chosen while others have yet to choose."""
    action = position.choice_of(seat)
    return choice(position, seat, action) if action != NOTHING else None


def choice(position: Position, seat: Seat, action: Action) -> ParkChoice:
    """An action that is legal, or was when it was chosen."""
    tokens = position.plan.components.tokens
    notation = position.notation(action)
    if position.phase == NAMING:
        return ParkChoice(action, notation, "name", [tokens[action].name], [], None, None)
    effect = effect_of(position, seat, action)
    if position.phase == GRASS:
        grass = position.plan.board.spaces(GRASS_LETTER)
        spaces = [grass[place] for place in grass_places(action)]
        spare = [tokens[token].name for token in position.spare_of(seat)]
        return ParkChoice(action, notation, "grass", spare, spaces, None, effect)
    space = space_of(action)
    if position.phase == LIONS:
        return ParkChoice(action, notation, "lion", [], [], space, effect)
    token = [tokens[position.token].name]
    if is_for_lion(action):
        lion = position.lion_of(seat)
        return ParkChoice(action, notation, "place-on-lion", token, [lion], space, effect)
    return ParkChoice(action, notation, "place", token, [space], None, effect)


def effect_of(position: Position, seat: Seat, action: Action) -> ParkEffect:
    """What a simultaneous action does to the points of ``seat``: tried out on a copy."""
    after = position.copy()
    after.try_out(seat, action)
    changes = [
        Change(number, now - before)
        for number, (before, now) in enumerate(
            zip(position.points(seat), after.points(seat), strict=True), start=1
        )
        if now != before
    ]
    landed = after.spaces_of(seat)[position.token] if position.phase == PLACING else NOTHING
    return ParkEffect(
        points=sum(change.points for change in changes),
        changes=changes,
        driven_away=landed >= 0 and after.is_driven_away(seat, landed),
    )


def refusals(position: Position, seat: Seat) -> list[ParkRefusal]:
    """Why the token in hand and the lion may not go to the spaces that are closed to them."""
    for_token, for_lion = position.open_to_token(seat), position.open_to_lion(seat)
    closed = []
    for space in range(len(position.plan.board.letters)):
        meets_lion = for_lion and space == position.lion_of(seat)
        if position.phase == PLACING and not (for_token >> space & 1 or meets_lion):
            closed.append(ParkRefusal(space, "token", placing_refusal(position, seat, space)))
        if for_lion and not for_lion >> space & 1:
            closed.append(ParkRefusal(space, "lion", lion_refusal(position, seat, space)))
    return closed
