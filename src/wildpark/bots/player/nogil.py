"""Samples worlds without the GIL if that is compiled, else in plain Python."""

from collections.abc import Sequence

from wildpark.bots.player.slow import say_slow
from wildpark.bots.player.worlds import Worlds
from wildpark.rules.terms import Action

try:
    from wildpark.bots.player._nogil import sample
except ImportError:
    say_slow()

    def sample(worlds: Worlds, actions: Sequence[Action], first: int, last: int) -> list[int]:
        """For each action the sum of its values in the worlds numbered first to last - 1."""
        return worlds.sample(actions, first, last)


__all__ = ["sample"]
