"""The compiled inner loop of a Monte Carlo search, over worlds and actions."""

from collections.abc import Sequence
from typing import Final

from wildpark.rules.random import Random

MAX_ACTIONS: Final = 256
"""The largest number of actions that can be compared; the size of the arrays."""


MAX_PLAYOUTS: Final = 20_000
"""The most that one call tries, so that a thread stops soon after it is told to."""


class Sampler:
    """Tries actions in numbered worlds. A game's own sampler defines what a world is.

    World number w and the playout of an action in it draw from streams of their own, so the sums
    do not depend on how the worlds are distributed.
    """

    def __init__(self, seed: int) -> None:
        self.made = False
        self.seed = seed
        self.rng = Random(seed)
        self.count = 0
        self.actions = [0] * 256
        self.sums = [0] * 256
        self.made = True

    def sample(self, actions: Sequence[int], first: int, last: int) -> list[int]:
        """For each action the sum of its values in the worlds numbered first to last - 1."""
        self.ask(actions, first, last)
        self.run(first, last)
        return self.told()

    def ask(self, actions: Sequence[int], first: int, last: int) -> None:
        """Sets the actions to be tried; ValueError if they, or the worlds, cannot be tried."""
        if not self.made:
            raise ValueError("this sampler was not made by its constructor")
        if len(actions) > MAX_ACTIONS:
            raise ValueError(f"{len(actions)} actions; at most {MAX_ACTIONS} can be compared")
        if not 0 <= first <= last or (last - first) * max(len(actions), 1) > MAX_PLAYOUTS:
            raise ValueError(
                f"{len(actions)} actions in worlds {first} to {last}: a call tries at most"
                f" {MAX_PLAYOUTS} playouts"
            )
        self.count = 0
        for index, action in enumerate(actions):
            self.check_action(action)
            self.actions[index] = action
            self.sums[index] = 0
        self.count = len(actions)

    def check_action(self, action: int) -> None:
        """ValueError for an action that cannot be tried; a game's sampler asks its position."""

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
