"""Intervals, against published values and the standard library."""

from math import inf
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildpark.bots.matches.statistics import Mean, win_rate


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # R. G. Newcombe, Statistics in Medicine 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    estimate = win_rate(wins, games)
    assert estimate.value == wins / games
    assert estimate.low == pytest.approx(low, abs=5e-5)
    assert estimate.high == pytest.approx(high, abs=5e-5)


def test_shared_wins_count_as_fractions() -> None:
    assert win_rate(2, 5).low < win_rate(2.5, 5).low < win_rate(3, 5).low


def test_without_games_nothing_is_known() -> None:
    assert (win_rate(0, 0).low, win_rate(0, 0).high) == (0, 1)
    assert Mean().estimate().low == -inf


@given(st.lists(st.integers(-100, 200), min_size=2, max_size=60))
def test_a_mean_and_its_interval(values: list[int]) -> None:
    running = Mean()
    for value in values:
        running.add(value)
    estimate = running.estimate()
    half = 1.959963984540054 * stdev(values) / len(values) ** 0.5
    assert estimate.value == pytest.approx(mean(values))
    assert estimate.low == pytest.approx(mean(values) - half)
    assert estimate.high == pytest.approx(mean(values) + half)
