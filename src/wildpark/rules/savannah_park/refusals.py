"""Why an action is refused: a code with parameters, and the sentence in the rulebook's words."""

from typing import TYPE_CHECKING

from wildpark.rules.savannah_park.actions import (
    GRASS,
    LIONS,
    NAMING,
    NOTHING,
    PAIRS,
    PLACES,
    TOKENS,
    is_for_lion,
    space_of,
)
from wildpark.rules.savannah_park.board import FIRES, ROCK
from wildpark.rules.terms import Action, Line, Param, Seat

if TYPE_CHECKING:
    from wildpark.rules.savannah_park.position import Position

SENTENCES = {
    "already-chosen": "you have chosen. The others are still choosing",
    "grass-first": "first everybody puts the two tokens that remain on grass spaces",
    "grass-done": "tokens are put on grass together at set-up only",
    "lion-first": "first everybody puts their lion on its space",
    "naming-first": "first the starting player names a token",
    "token-moved": "'{token}' has been moved already. Name a token that is face up",
    "token-named": "the token of this round is '{token}'",
    "space-rock": "nothing can stand on the rock",
    "space-fire": "nothing can stand on a bush fire",
    "space-vacated": "the token was just taken from {space}. It has to go to another space",
    "space-occupied": "{space} is occupied by '{token}'. Each space holds only one token",
    "children-sand-only": "animals stay on the sand",
    "lion-must-move": "the lion is on {space}. Say where it goes when the token takes its place",
    "lion-not-loose": "the lions are not loose in this game",
    "lion-starts-tree-or-grass": "the lion starts on an empty tree or grass space, and {space}"
    " is neither",
    "lion-sand-only": "the lion stays on the sand",
    "lion-meets-token": "the token is placed on {space}, so the lion has to leave it",
}


def refusal(position: "Position", seat: Seat, action: Action) -> Line:
    """Why ``seat`` may not choose ``action``, which is known to be illegal."""
    if position.phase == NAMING and seat != position.starter:
        return Line("not-your-turn", {"seat": seat, "turn": position.starter})
    if position.choice_of(seat) != NOTHING:
        return Line("already-chosen", {"seat": seat})
    if position.phase == GRASS:
        return Line("grass-first")
    if position.phase == LIONS and not (action >= PLACES and is_for_lion(action)):
        return Line("lion-first")
    return round_refusal(position, seat, action)


def round_refusal(position: "Position", seat: Seat, action: Action) -> Line:
    """Why this action is not possible now in a round, or for the lion at set-up."""
    if PAIRS <= action < PLACES:
        return Line("grass-done")
    if position.phase == NAMING:
        if action >= TOKENS:
            return Line("naming-first")
        return Line("token-moved", {"token": token_name(position, action)})
    if action < TOKENS:
        return Line("token-named", {"token": token_name(position, position.token)})
    if is_for_lion(action):
        return lion_refusal(position, seat, space_of(action))
    return placing_refusal(position, seat, space_of(action))


def placing_refusal(position: "Position", seat: Seat, space: int) -> Line:
    """Why the token in hand may not be placed on ``space``."""
    if space == position.spaces_of(seat)[position.token]:
        return Line("space-vacated", where(position, space))
    if not position.plan.holds_tokens(space):
        return barren(position, space) or Line("children-sand-only", where(position, space))
    if space == position.lion_of(seat):
        return Line("lion-must-move", where(position, space))
    return occupied(position, seat, space)


def lion_refusal(position: "Position", seat: Seat, space: int) -> Line:
    """Why the lion may not go to ``space``."""
    if not position.lions:
        return Line("lion-not-loose")
    if not position.plan.holds_tokens(space):
        return barren(position, space) or Line("lion-sand-only", where(position, space))
    if space == position.lion_of(seat):
        return Line("lion-meets-token", where(position, space))
    if space in position.spaces_of(seat):
        return occupied(position, seat, space)
    return Line("lion-starts-tree-or-grass", where(position, space))


def barren(position: "Position", space: int) -> Line | None:
    """Why nothing ever stands on ``space``, if it is a rock or a fire."""
    letter = position.plan.board.letters[space]
    if letter == ROCK:
        return Line("space-rock", where(position, space))
    if letter in FIRES:
        return Line("space-fire", where(position, space))
    return None


def occupied(position: "Position", seat: Seat, space: int) -> Line:
    """Each space holds one token only."""
    token = position.spaces_of(seat).index(space)
    return Line("space-occupied", {**where(position, space), "token": token_name(position, token)})


def where(position: "Position", space: int) -> dict[str, Param]:
    """The space as a parameter."""
    return {"space": position.plan.board.names[space]}


def token_name(position: "Position", token: int) -> str:
    """What a token is called."""
    return position.plan.components.tokens[token].name
