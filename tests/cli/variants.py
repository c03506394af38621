"""Every game of the house in every variant, as it is asked for on the command line."""

from collections.abc import Iterator, Mapping

import pytest

from tests.rules.playing import sizes
from tests.rules.trials import trials_of
from wildpark.rules import NAMES

ENOUGH = "b\n" * 400
"""A greedy bot answers for the person, to the end of the longest game."""


def flags(settings: Mapping[str, object]) -> Iterator[str]:
    """The options of a game as they are written on the command line."""
    for name, value in settings.items():
        flag = "--" + name.replace("_", "-")
        if value is True:
            yield flag
        else:
            yield from (flag, str(value))


VARIANTS = [
    pytest.param(name, players, dict(settings), id=f"{name}-{variant}-{players}")
    for name in NAMES
    for number, (variant, settings) in enumerate(trials_of(name).variants.items())
    for players in [sizes(name, settings)[number % len(sizes(name, settings))]]
]
"""Every variant, with one, two, three ... players by turns."""
