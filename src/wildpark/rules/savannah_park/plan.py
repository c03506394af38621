"""What is worked out once for all games that are set up alike."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from wildpark.rules.notation import Notations
from wildpark.rules.savannah_park.ground import Ground
from wildpark.rules.savannah_park.layouts import text_of
from wildpark.rules.savannah_park.notation import notations
from wildpark.rules.savannah_park.setup import Setup


@dataclass(frozen=True)
class Plan(Setup):
    """How a game is set up, and what is worked out for it."""

    @cached_property
    def options(self) -> Mapping[str, str]:
        """The options in the text of a position; a layout piece by piece."""
        options = {}
        if self.children:
            options["children"] = ""
        if self.lions:
            options["lions"] = ""
        if self.layout is not None:
            options["layout"] = text_of(self.board).replace(",", ".")
        return options

    @cached_property
    def ground(self) -> Ground:
        """The board and the tokens as masks."""
        return Ground(self)

    @cached_property
    def notations(self) -> Notations:
        """The text of every action."""
        return notations(self.components.tokens, self.board)

    @cached_property
    def key(self) -> tuple[object, ...]:
        """Equal for games with the same rules, components and board."""
        return (self.components.digest, self.board.rows, self.children, self.lions)


plan_of = lru_cache(maxsize=64)(Plan)
"""A plan like ``Plan(...)``: those that many games are played by are worked out once."""
