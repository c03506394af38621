"""Whether what was drawn at random was drawn as often as it should be."""

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def fits(found: Counter[T], shares: Mapping[T, float]) -> bool:
    """Whether things were found about as often as their ``shares`` (1 in all) of the draws say.

    A chi-squared test, five standard deviations wide: by chance alone it hardly ever fails.
    """
    draws = found.total()
    off = sum((found[one] - share * draws) ** 2 / (share * draws) for one, share in shares.items())
    freedom = max(len(shares) - 1, 1)
    return set(found) <= set(shares) and off < freedom + 5 * (2 * freedom) ** 0.5
