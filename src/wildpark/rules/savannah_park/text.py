"""A position of Savannah Park as text: the game's own fields, see docs/position-text.md.

Tokens are letters, by their numbers. A park is told row by row, as the ranks of FEN: a letter is a
token, a number that many spaces without one.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wildpark.rules.savannah_park.actions import HIDDEN, NOTHING, TOKENS
from wildpark.rules.text import LETTERS, UNSEEN, letters, seats, write

if TYPE_CHECKING:
    from wildpark.rules.savannah_park.position import Position

PHASES = ("grass", "lions", "naming", "placing", "over")
"""The phases of actions.py."""


def text_of(position: "Position") -> str:
    """The position as text."""
    plan = position.plan
    return write("savannah_park", position, plan.components.digest, plan.options, fields(position))


def fields(position: "Position") -> Iterator[str]:
    """The fields of this game."""
    everybody = range(position.players)
    yield PHASES[position.phase]
    yield str(position.round)
    yield str(position.starter)
    yield letters([token for token in range(TOKENS) if position.is_face_up(token)])
    yield "" if position.token == NOTHING else LETTERS[position.token]
    yield seats([choice(position, seat) for seat in everybody])
    yield seats([park(position.plan.board.rows, position.spaces_of(seat)) for seat in everybody])
    yield seats([letters(position.spare_of(seat)) for seat in everybody])
    yield seats([lion(position, seat) for seat in everybody])


def choice(position: "Position", seat: int) -> str:
    """What a seat has chosen as long as not all have."""
    chosen = position.choice_of(seat)
    if chosen == HIDDEN:
        return UNSEEN
    return "" if chosen == NOTHING else position.notation(chosen)


def park(rows: Sequence[str], spaces: Sequence[int]) -> str:
    """A park row by row, of which this is the space of each token."""
    tokens = [NOTHING] * sum(map(len, rows))
    for token, space in enumerate(spaces):
        if space != NOTHING:
            tokens[space] = token
    said = []
    first = 0
    for row in rows:
        line = []
        empty = 0
        for token in tokens[first : first + len(row)]:
            if token == NOTHING:
                empty += 1
                continue
            if empty:
                line.append(str(empty))
                empty = 0
            line.append(LETTERS[token])
        if empty:
            line.append(str(empty))
        said.append("".join(line))
        first += len(row)
    return ".".join(said)


def lion(position: "Position", seat: int) -> str:
    """The space of a seat's lion, and the points that it has brought."""
    space = position.lion_of(seat)
    if space == NOTHING:
        return ""
    return f"{position.plan.board.names[space]}.{position.lion_points_of(seat)}"
