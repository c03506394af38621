"""What a park is made of, worked out once for a game as numbers and bit masks.

A set of spaces is a mask with one bit a space. The tokens of a park are kept as ``LAYERS`` such
masks: where a token shows a species (layers 0 to 5, in scoring order) and what else scoring asks
of it. A token that moves changes only the layers it is in.
"""

from typing import Final

from wildpark.rules.bounds import check_index
from wildpark.rules.savannah_park.board import FIRES, GRASS, TREE
from wildpark.rules.savannah_park.setup import Setup

# Layers after those of the six species.
WATER: Final = 6
"""The token has a watering hole."""
SINGLES: Final = 7
"""The token shows 1 animal in all; on the two layers above 2 and 3 animals."""
DOUBLES: Final = 10
"""The token shows 2 animals of one species."""
TRIPLES: Final = 11
"""The token shows 3 animals of one species."""

ONE: Final = 1
DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""Times a power of two, its upper six bits are another number for each of the 64 powers."""


class Ground:
    """The board and the tokens of a game, and the counting of herds on it.

    Arrays by space have 64 entries, by token 33; ``layers`` has 8 entries a token, of which
    ``layer_count`` are used. ``ring`` are the spaces around the three fires. ``starts`` are the
    spaces a lion may start on. ``deal`` are the spaces that tokens are dealt on, in their order.
    """

    def __init__(self, setup: Setup) -> None:
        self.set_up_board(setup)
        self.set_up_tokens(setup)

    def set_up_board(self, setup: Setup) -> None:
        """The kinds of spaces, and which border which."""
        board = setup.board
        self.children = setup.children
        self.numbers = [0] * 64
        for space in range(64):
            self.numbers[((1 << space) * DE_BRUIJN >> 58) & 63] = space
        self.near = [0] * 64
        for space, neighbours in enumerate(board.neighbours):
            self.near[space] = mask_of(neighbours)
        self.trees = mask_of(board.spaces(TREE))
        self.grass = mask_of(board.spaces(GRASS))
        self.homes = mask_of(board.spaces(setup.home_letters))
        self.starts = mask_of(board.spaces(setup.lion_letters))
        self.ring = [0] * 3
        for fire, letter in enumerate(FIRES):
            for space in board.spaces(letter):
                self.ring[fire] = mask_of(board.neighbours[space])
        self.grass_at = list(board.spaces(GRASS))
        self.dealt = len(setup.deal)
        self.deal = [*setup.deal, *[0] * (33 - len(setup.deal))]
        self.grass_points = 0 if setup.children else 1
        self.tree_points = 3

    def set_up_tokens(self, setup: Setup) -> None:
        """What each token shows."""
        self.animals = [0] * 33
        self.layer_count = [0] * 33
        self.layers = [0] * 264
        for token, shown in enumerate(setup.components.tokens):
            self.animals[token] = shown.total
            layers = [species for species in range(6) if shown.animals[species]]
            if shown.water:
                layers.append(WATER)
            if shown.total <= 3:
                layers.append(SINGLES + shown.total - 1)
            if max(shown.animals) > 1:
                layers.append(DOUBLES + max(shown.animals) - 2)
            self.layer_count[token] = len(layers)
            for i, layer in enumerate(layers):
                self.layers[token * 8 + i] = layer

    def first(self, spaces: int) -> int:
        """The lowest space of a set that is not empty."""
        return self.numbers[((spaces & -spaces) * DE_BRUIJN >> 58) & 63]

    def size(self, spaces: int) -> int:
        """How many spaces are in a set."""
        count = 0
        while spaces:
            spaces &= spaces - 1
            count += 1
        return count

    def best_herd(self, members: int, water: int, doubles: int, triples: int) -> int:
        """The points of the most valuable herd of a species whose tokens stand on ``members``.

        ``water``, ``doubles`` and ``triples`` are those layers of the park; they may hold spaces
        of other tokens too.
        """
        best = 0
        while members:
            fresh = members & -members
            members ^= fresh
            animals = 0
            holes = 0
            while fresh:
                space = self.first(fresh)
                fresh &= fresh - 1
                animals += 1 + (doubles >> space & 1) + 2 * (triples >> space & 1)
                holes += water >> space & 1
                joining = self.near[space] & members
                members ^= joining
                fresh |= joining
            points = animals if self.children else animals * holes
            best = max(best, points)
        return best


def mask_of(spaces: "tuple[int, ...]") -> int:
    """The set of these spaces; IndexError for one that no board has."""
    mask = 0
    for space in spaces:
        check_index(space, 64)
        mask |= 1 << space
    return mask
