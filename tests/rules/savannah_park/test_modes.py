"""The compiled modules and the Python sources they are made from do exactly the same."""

from tests.modes import same_in_both_modes


def test_both_speeds_play_the_same_games() -> None:
    assert len(same_in_both_modes("tests.rules.savannah_park.digest")) == 8
