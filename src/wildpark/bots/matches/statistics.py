"""Win rates and means with their 95 % confidence intervals."""

from dataclasses import dataclass
from math import inf, nan, sqrt

Z_95 = 1.959963984540054
"""The 0.975 quantile of the standard normal distribution."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate (nan: unknown) and its 95 % confidence interval."""

    value: float
    low: float
    high: float


def win_rate(wins: float, games: int) -> Estimate:
    """The share of ``games`` won, with Wilson's interval; shared wins count as fractions.

    E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
    JASA 1927. Without games anything is possible: 0 to 1.
    """
    if not games:
        return Estimate(nan, 0.0, 1.0)
    rate = wins / games
    spread = Z_95 * Z_95 / games
    centre = rate + spread / 2
    half = Z_95 * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    low, high = (centre - half) / (1 + spread), (centre + half) / (1 + spread)
    return Estimate(rate, max(0.0, min(low, rate)), min(1.0, max(high, rate)))


class Mean:
    """A running mean and variance (B. P. Welford, Technometrics 1962)."""

    def __init__(self) -> None:
        self.count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Adds a number."""
        self.count += 1
        off = value - self._mean
        self._mean += off / self.count
        self._squares += off * (value - self._mean)

    def estimate(self) -> Estimate:
        """The mean so far with its interval; with fewer than two numbers that is infinite."""
        if self.count < 2:
            return Estimate(self._mean if self.count else nan, -inf, inf)
        half = Z_95 * sqrt(self._squares / (self.count - 1) / self.count)
        return Estimate(self._mean, self._mean - half, self._mean + half)
