"""The project's own seeded generator: the same numbers on every machine, for ever.

SplitMix64: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators",
OOPSLA 2014. ``below`` is unbiased: D. Lemire, "Fast random integer generation in an interval",
ACM TOMACS 2019.
"""

from operator import index
from typing import Final

GOLDEN: Final = 0x9E3779B97F4A7C15
MIX_1: Final = 0xBF58476D1CE4E5B9
MIX_2: Final = 0x94D049BB133111EB
MASK_64: Final = 0xFFFFFFFFFFFFFFFF
MASK_32: Final = 0xFFFFFFFF
RANGE_32: Final = 0x100000000


class Random:
    """A stream of random numbers that depends on nothing but its seed."""

    def __init__(self, seed: int) -> None:
        """Starts the stream of ``seed`` (0 to 2**64 - 1; of a larger one the lower 64 bits)."""
        self.word = index(seed) & 0xFFFFFFFFFFFFFFFF

    def reseed(self, seed: int, stream: int) -> None:
        """Starts stream number ``stream`` of ``seed``: streams are independent of each other."""
        self.word = seed
        self.word = self.bits() ^ ((stream * MIX_1) & MASK_64)
        self.word = self.bits()

    def bits(self) -> int:
        """The next 64 random bits."""
        self.word = (self.word + GOLDEN) & MASK_64
        mixed = self.word
        mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & MASK_64
        mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK_64
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit`` - 1, each as likely; ``limit`` from 1 to 2**32."""
        product = (self.bits() >> 32) * limit
        if (product & MASK_32) < limit:
            # of a limit too large nothing is promised, but that there is an end
            threshold = (RANGE_32 - limit) % limit if limit <= RANGE_32 else 0
            while (product & MASK_32) < threshold:
                product = (self.bits() >> 32) * limit
        return product >> 32


def check_random(rng: object) -> None:
    """TypeError for what is no Random; compiled methods call it on what Python hands them.

    None would pass as a Random there, and end the whole program.
    """
    if type(rng) is not Random:
        raise TypeError(f"chance is drawn from a wildpark.rules.Random, not from {rng!r}")
