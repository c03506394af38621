"""Reads a position of Savannah Park from its text, and lets nothing pass that cannot be."""

from functools import lru_cache
from typing import Final

from wildpark.rules.savannah_park.board import Board
from wildpark.rules.savannah_park.components import SavannahParkComponents
from wildpark.rules.savannah_park.layouts import lay_out
from wildpark.rules.savannah_park.plan import Plan, plan_of
from wildpark.rules.savannah_park.position import Position
from wildpark.rules.savannah_park.text import PHASES
from wildpark.rules.terms import GameError
from wildpark.rules.text import BETWEEN_PARTS, LETTERS, UNSEEN, Field, Text, check_text

# The numbers of actions.py, said again here because the compiler takes these for constants.
GRASS: Final = 0
LIONS: Final = 1
NAMING: Final = 2
PLACING: Final = 3
OVER: Final = 4
NOTHING: Final = -1
HIDDEN: Final = -2
TOKENS: Final = 33
ONE: Final = 1


def read(text: Text, components: SavannahParkComponents) -> Position:
    """The position that a text says; GameError names the place of what cannot be."""
    check_text(text)
    position = Position(text.players, 0, None, read_plan(text, components))
    position.clear_parks()
    read_round(text, position)
    read_tokens(text, position)
    choices = text.by_seat("choices")
    parks = text.by_seat("parks")
    spare = text.by_seat("spare")
    lions = text.by_seat("lions")
    text.end()
    for seat in range(position.players):
        read_park(parks[seat], position, seat)
        read_spare(spare[seat], position, seat)
        read_lion(lions[seat], position, seat)
    for seat in range(position.players):
        read_choice(choices[seat], position, seat, text)
    check_choices(choices, position, text)
    position.shown = shown_by_now(position)
    position.whole = text.whole
    return position


def read_plan(text: Text, components: SavannahParkComponents) -> Plan:
    """The variant that is played."""
    options = text.chosen("children", "lions", "layout")
    for name in ("children", "lions"):
        if name in options:
            options[name].choice([""])
    children, lions = "children" in options, "lions" in options
    layout = options.get("layout")
    if layout is None:
        board = components.back if children else components.front
        return plan_of(components, board, None, children, lions)
    if children:
        raise layout.unfit()
    pieces = layout.text.replace(BETWEEN_PARTS, ",")
    return plan_of(components, board_with(layout, pieces, components), pieces, children, lions)


def board_with(field: Field, pieces: str, components: SavannahParkComponents) -> Board:
    """The back of the park with these pieces on it, said one by one."""
    if "," not in pieces:
        raise field.unfit()  # the name of a layout
    try:
        return laid_out(pieces, components)
    except GameError as error:
        raise field.unfit() from error


@lru_cache(maxsize=64)
def laid_out(pieces: str, components: SavannahParkComponents) -> Board:
    """As ``lay_out``; one board serves many positions."""
    return lay_out(pieces, components.back, 0)


def read_round(text: Text, position: Position) -> None:
    """The phase, the round and the starting player."""
    field = text.take("phase")
    position.phase = field.choice(PHASES)
    if position.phase == GRASS and position.ground.dealt == TOKENS:
        raise field.unfit()
    if position.phase == LIONS and not position.lions:
        raise field.unfit()
    low, high = 1, TOKENS
    if position.phase <= LIONS:
        high = low = 0
    elif position.phase == OVER:
        low = TOKENS
    position.round = text.take("round").number(low, high)
    position.starter = text.take("starter").number(0, position.players - 1)


def read_tokens(text: Text, position: Position) -> None:
    """The tokens that are face up, and the one that is being placed."""
    field = text.take("face-up")
    numbers = field.numbers(TOKENS)
    position.face_up = 0
    for token in numbers:
        position.face_up |= ONE << token
    left = TOKENS
    if position.phase == OVER:
        left = 0
    elif position.round > 0:
        left = TOKENS + 1 - position.round
    if len(numbers) != left or position.ground.size(position.face_up) != left:
        raise field.unfit()
    field = text.take("token")
    named = field.numbers(TOKENS)
    position.token = NOTHING
    if len(named) != (1 if position.phase == PLACING else 0):
        raise field.unfit()
    if named:
        position.token = named[0]
        if position.face_up >> position.token & 1 == 0:
            raise field.unfit()


def read_park(field: Field, position: Position, seat: int) -> None:
    """The tokens in the park of a seat, row by row."""
    rows = position.plan.board.rows
    parts = field.just(len(rows))
    spaces = spaces_for_tokens(position)
    space = 0
    for row in range(len(rows)):
        part = parts[row]
        text = part.text
        end = space + len(rows[row])
        at = 0
        while at < len(text):
            start = at
            while at < len(text) and at - start < 3 and text[at] in DIGITS:
                at += 1
            if at > start:
                space += int(text[start:at])
                continue
            token = LETTERS.find(text[at], 0, TOKENS)
            if token < 0 or space >= end:
                raise part.unfit(at, 1)
            if position.at[seat * TOKENS + token] != NOTHING or spaces >> space & 1 == 0:
                raise part.unfit(at, 1)
            position.put(seat, token, space)
            space += 1
            at += 1
        if space != end:
            raise part.unfit()
    tokens = position.ground.dealt if position.phase == GRASS else TOKENS
    if position.ground.size(position.occupied[seat]) != tokens:
        raise field.unfit()


DIGITS: Final = "0123456789"


def spaces_for_tokens(position: Position) -> int:
    """The spaces that tokens may lie on: first those that they are dealt on, then all homes."""
    if position.phase != GRASS:
        return position.ground.homes
    spaces = 0
    for i in range(position.ground.dealt):
        spaces |= ONE << position.ground.deal[i]
    return spaces


def read_spare(field: Field, position: Position, seat: int) -> None:
    """The tokens that a seat has yet to put on grass: those that are not in its park."""
    tokens = field.numbers(TOKENS)
    if len(tokens) != (TOKENS - position.ground.dealt if position.phase == GRASS else 0):
        raise field.unfit()
    for i in range(len(tokens)):
        if position.at[seat * TOKENS + tokens[i]] != NOTHING or tokens[i] in tokens[:i]:
            raise field.unfit(i, 1)
        position.spare[seat * 2 + i] = tokens[i]


def read_lion(field: Field, position: Position, seat: int) -> None:
    """The lion of a seat: on a space without a token, and the points that it has brought."""
    if not position.lions or position.phase <= LIONS:
        field.choice([""])
        return
    parts = field.just(2)
    names = position.plan.board.names
    space = parts[0].choice(names)
    homes = position.ground.homes
    if position.round == 1:
        homes = position.ground.starts
    if (homes & ~position.occupied[seat]) >> space & 1 == 0:
        raise parts[0].unfit()
    most = 0
    for token in range(TOKENS):
        if position.face_up >> token & 1 == 0:
            most += position.ground.animals[token]
    position.lion[seat] = space
    position.lion_points[seat] = parts[1].number(0, most)


def read_choice(field: Field, position: Position, seat: int, text: Text) -> None:
    """What a seat has chosen while not all have."""
    position.chosen[seat] = NOTHING
    if field.text == "":
        return
    if position.phase in {NAMING, OVER}:
        raise field.unfit()
    if field.text == UNSEEN:
        if text.whole:
            raise field.unfit()
        position.chosen[seat] = HIDDEN
        return
    action = position.notations.ids.get(field.text, NOTHING)
    if action < 0 or not position.may(seat, action):
        raise field.unfit()
    position.chosen[seat] = action


def check_choices(choices: list[Field], position: Position, text: Text) -> None:
    """Somebody has yet to choose; and whoever does not see all knows one choice, their own."""
    made = 0
    known = 0
    for seat in range(position.players):
        made += position.chosen[seat] != NOTHING
        known += position.chosen[seat] >= 0
    if made == position.players or (known > 1 and not text.whole):
        raise choices[0].unfit()
    position.choosing = position.players - made


def shown_by_now(position: Position) -> int:
    """How often choices have been shown, see ``Position.resolve``."""
    if position.players == 1:
        return 0
    before = (position.ground.dealt < TOKENS) + position.lions
    if position.phase == GRASS:
        return 0
    if position.phase == LIONS:
        return before - 1
    return before + position.round - (position.phase != OVER)
