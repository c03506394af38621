"""How a game is set up: the components, the side of the park that is used, and the variants."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from wildpark.rules.savannah_park.actions import TOKENS
from wildpark.rules.savannah_park.board import GRASS, SAND, TREE, Board
from wildpark.rules.savannah_park.components import SavannahParkComponents


@dataclass(frozen=True)
class Setup:
    """All that the players agree on before the tokens are dealt; ``layout`` is as it was asked."""

    components: SavannahParkComponents
    board: Board
    layout: str | None
    children: bool
    lions: bool

    @cached_property
    def home_letters(self) -> str:
        """The kinds of spaces that hold tokens: with children sand only."""
        return SAND if self.children else SAND + TREE + GRASS

    def holds_tokens(self, space: int) -> bool:
        """Whether tokens can stand on ``space``."""
        return self.board.letters[space] in self.home_letters

    @cached_property
    def lion_letters(self) -> str:
        """The kinds of spaces that a lion starts on: tree or grass, with children sand only."""
        return SAND if self.children else TREE + GRASS

    @cached_property
    def deal(self) -> tuple[int, ...]:
        """The spaces that tokens are dealt on, from top left to bottom right.

        The children's variant leaves the spaces in the centre empty: as many as there are more
        sand spaces than tokens.
        """
        sand = self.board.spaces(SAND)
        if not self.children:
            return sand
        centre = self.board.centre(len(sand) - TOKENS)
        return tuple(space for space in sand if space not in centre)

    @cached_property
    def showing(self) -> Sequence[Sequence[int]]:
        """By species the numbers of the tokens that show it."""
        return [
            [number for number, token in enumerate(self.components.tokens) if token.animals[one]]
            for one in range(len(self.components.species))
        ]
