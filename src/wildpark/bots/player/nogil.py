"""The plain twin of ``_nogil.pyx``: samples worlds where nothing is compiled."""

from collections.abc import Sequence

from wildpark.bots.player.worlds import Worlds


def sample(worlds: Worlds, actions: Sequence[int], first: int, last: int) -> list[int]:
    """For each action the sum of its values in the worlds numbered first to last - 1."""
    return worlds.sample(actions, first, last)
