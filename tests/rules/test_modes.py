"""The compiled modules and the Python sources they are made from do exactly the same."""

from tests.modes import same_in_both_modes
from tests.rules.trials import trials_of
from wildpark.rules import NAMES


def test_both_speeds_play_the_same_games() -> None:
    lines = same_in_both_modes("tests.rules.digest")
    assert len(lines) == sum(len(trials_of(name).digested) for name in NAMES)
