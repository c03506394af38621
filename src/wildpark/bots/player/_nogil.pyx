"""Samples worlds without the GIL, so that threads search at the same time. Compiled only."""

from wildpark.bots.player.sampler cimport Sampler


def sample(worlds, actions, first, last):
    """For each action the sum of its values in the worlds numbered first to last - 1."""
    if not isinstance(worlds, Sampler):
        return worlds.sample(actions, first, last)
    return _sample(worlds, actions, first, last)


cdef _sample(Sampler worlds, actions, unsigned long long first, unsigned long long last):
    worlds.ask(actions, first, last)
    with nogil:
        worlds.run(first, last)
    return worlds.told()
