"""Whether what was drawn at random was drawn as often as it should be."""

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")

COMMON = 20
"""What comes up so often in two samples together is compared by itself."""


def alike(some: Counter[T], others: Counter[T]) -> bool:
    """Whether two samples of the same size may well have been drawn in the same way.

    What is rare in both counts together. A chi-squared test, as wide as that of ``fits``.
    """
    draws = some.total()
    assert draws == others.total()
    common = [one for one in {*some, *others} if some[one] + others[one] >= COMMON]
    pairs = [(some[one], others[one]) for one in common]
    rest = draws - sum(one for one, _ in pairs), draws - sum(other for _, other in pairs)
    off = sum((one - other) ** 2 / (one + other) for one, other in [*pairs, rest] if one + other)
    freedom = max(len(pairs), 1)
    return off < freedom + 5 * (2 * freedom) ** 0.5


def fits(found: Counter[T], shares: Mapping[T, float]) -> bool:
    """Whether things were found about as often as their ``shares`` (1 in all) of the draws say.

    A chi-squared test, five standard deviations wide: by chance alone it hardly ever fails.
    """
    draws = found.total()
    off = sum((found[one] - share * draws) ** 2 / (share * draws) for one, share in shares.items())
    freedom = max(len(shares) - 1, 1)
    return set(found) <= set(shares) and off < freedom + 5 * (2 * freedom) ** 0.5
