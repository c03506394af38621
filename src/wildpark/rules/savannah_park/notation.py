"""Actions as short text: ``zebra-elephant``, ``d5``, ``lion-d5``, ``a1-d9``.

A token's name names it; a space's name places the token in hand there; ``lion-`` and a space
sends the lion there, in a round after the token was placed on the space where the lion was;
two grass spaces are those of the two tokens that remain at set-up, in their order.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from wildpark.rules.notation import Notations
from wildpark.rules.savannah_park.actions import grass_action, lion_action, place_action
from wildpark.rules.savannah_park.board import GRASS, Board

if TYPE_CHECKING:
    from wildpark.rules.savannah_park.components import Token


ALLOWED = "a token (zebra-2), a space (d5), the lion's space (lion-d5) or two on grass (a1-d9)"


def notations(tokens: Sequence["Token"], board: Board) -> Notations:
    """The text of every action in a game with these tokens on this board."""
    grass = [board.names[space] for space in board.spaces(GRASS)]
    texts = {number: token.name for number, token in enumerate(tokens)}
    for first, second in permutations(range(len(grass)), 2):
        texts[grass_action(first, second)] = f"{grass[first]}-{grass[second]}"
    for space, name in enumerate(board.names):
        texts[place_action(space)] = name
        texts[lion_action(space)] = f"lion-{name}"
    return Notations((texts[action] for action in range(len(texts))), ALLOWED)
