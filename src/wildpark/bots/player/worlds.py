"""The worlds of a Monte Carlo search, as a protocol."""

from collections.abc import Callable, Sequence
from typing import Protocol

from wildpark.rules.game import Game
from wildpark.rules.terms import Action, Seat


class Worlds(Protocol):
    """The worlds that fit what a seat has seen, and what an action is worth in them."""

    def sample(self, actions: Sequence[Action], first: int, last: int) -> list[int]:
        """For each action the sum of its values in the worlds numbered first to last - 1."""
        raise NotImplementedError


MakeWorlds = Callable[[Game, Seat, int], Worlds]
"""Makes the worlds of a seen position for a seat from a seed."""
