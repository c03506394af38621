"""The park as a board: hexagonal spaces in rows of letters, each row centred.

Spaces are numbered from 0 in reading order, which is also the order in which tokens are dealt on
them. People call a space by the letter of its row (a at the top) and its number in the row: a1.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Literal

SAND = "."
TREE = "T"
GRASS = "G"
ROCK = "#"
FIRES = "123"
"""The small, medium and big bush fire, in the order in which they are scored."""

SpaceKind = Literal["sand", "tree", "grass", "rock", "small-fire", "medium-fire", "big-fire"]
KINDS: Mapping[str, SpaceKind] = {
    SAND: "sand",
    TREE: "tree",
    GRASS: "grass",
    ROCK: "rock",
    FIRES[0]: "small-fire",
    FIRES[1]: "medium-fire",
    FIRES[2]: "big-fire",
}
"""What each letter is called in codes and views."""

LETTERS = SAND + TREE + GRASS + FIRES + ROCK
MAX_SPACES = 64
"""A park is kept as a mask of this many bits."""

MAX_ROWS = 26
NEAR = ((-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))
"""The six spaces around one, as steps of half a space's width sideways and of rows downward."""


@dataclass(frozen=True)
class Board:
    """An outline of pointy-top hexagons: one letter a space, one text a row, without blanks."""

    rows: tuple[str, ...]

    @cached_property
    def letters(self) -> str:
        """What each space is: one of ``LETTERS``."""
        return "".join(self.rows)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What people call each space."""
        return tuple(
            f"{chr(ord('a') + row)}{place + 1}"
            for row, letters in enumerate(self.rows)
            for place in range(len(letters))
        )

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The number of each space, by its name."""
        return {name: space for space, name in enumerate(self.names)}

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Where each space lies: half widths to the right of the middle line, and the row."""
        return tuple(
            (2 * place - len(letters) + 1, row)
            for row, letters in enumerate(self.rows)
            for place in range(len(letters))
        )

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The spaces (six at most) that border each space, ascending."""
        at = {place: space for space, place in enumerate(self.places)}
        return tuple(
            tuple(sorted(at[x + dx, y + dy] for dx, dy in NEAR if (x + dx, y + dy) in at))
            for x, y in self.places
        )

    def spaces(self, letters: str) -> tuple[int, ...]:
        """The spaces of these kinds, ascending."""
        return tuple(space for space, letter in enumerate(self.letters) if letter in letters)

    def centre(self, count: int) -> tuple[int, ...]:
        """The ``count`` sand spaces nearest to the middle of the outline, ascending.

        Of spaces equally near those come first that are dealt on first.
        """
        size = len(self.places)
        middle_x = sum(x for x, _ in self.places)
        middle_y = sum(y for _, y in self.places)

        def distance(space: int) -> int:
            x, y = self.places[space]  # a row is sqrt(3) half widths below the one above it
            return (size * x - middle_x) ** 2 + 3 * (size * y - middle_y) ** 2

        return tuple(sorted(sorted(self.spaces(SAND), key=distance)[:count]))

    def with_pieces(self, pieces: Mapping[int, str]) -> "Board":
        """The same outline with trees and fires (letters) lying on some of its spaces."""
        letters = iter(pieces.get(space, letter) for space, letter in enumerate(self.letters))
        return Board(tuple("".join(next(letters) for _ in row) for row in self.rows))

    def has_one_piece(self, spaces: Iterable[int]) -> bool:
        """Whether one can walk from each of these spaces to each other on them alone."""
        left = set(spaces)
        reached = [left.pop()] if left else []
        while reached:
            for neighbour in self.neighbours[reached.pop()]:
                if neighbour in left:
                    left.remove(neighbour)
                    reached.append(neighbour)
        return not left


def interlocks(rows: Iterable[str]) -> bool:
    """Whether each centred row lies in the gaps of the one above: lengths odd and even by turns."""
    lengths = [len(row) for row in rows]
    return all((above + below) % 2 for above, below in pairwise(lengths))
