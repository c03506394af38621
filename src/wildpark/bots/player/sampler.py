"""The compiled inner loop of a Monte Carlo search, over worlds and actions."""

from collections.abc import Sequence
from typing import Final

from wildpark.rules.random import Random

MAX_ACTIONS: Final = 256
"""The largest number of actions that can be compared; the size of the arrays."""


class Sampler:
    """Tries actions in numbered worlds. A game's own sampler defines what a world is.

    World number w and the playout of an action in it draw from streams of their own, so the sums
    do not depend on how the worlds are distributed.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.count = 0
        self.actions = [0] * 256
        self.sums = [0] * 256

    def sample(self, actions: Sequence[int], first: int, last: int) -> list[int]:
        """For each action the sum of its values in the worlds numbered first to last - 1."""
        self.ask(actions)
        self.run(first, last)
        return self.told()

    def ask(self, actions: Sequence[int]) -> None:
        """Sets the actions to be tried."""
        if len(actions) > MAX_ACTIONS:
            raise ValueError(f"{len(actions)} actions; at most {MAX_ACTIONS} can be compared")
        self.count = len(actions)
        for index in range(self.count):
            self.actions[index] = actions[index]
            self.sums[index] = 0

    def told(self) -> list[int]:
        """The sums of the last run."""
        return [self.sums[index] for index in range(self.count)]

    def run(self, first: int, last: int) -> None:
        """Tries the actions that were asked for in the worlds numbered first to last - 1."""
        for world in range(first, last):
            self.rng.reseed(self.seed, world << 32)
            self.deal()
            for index in range(self.count):
                action = self.actions[index]
                self.rng.reseed(self.seed, (world << 32) + action + 1)
                self.sums[index] += self.play_out(action)

    def deal(self) -> None:
        """Makes the next world, at random among all that fit what was seen."""

    def play_out(self, action: int) -> int:  # noqa: ARG002  the game's own sampler does
        """What the end of a game is worth in this world that begins with ``action``."""
        return 0
