"""The compiled modules and the Python sources they are made from do exactly the same."""

from tests.modes import same_in_both_modes


def test_both_speeds_make_the_same_parks_and_choices() -> None:
    assert len(same_in_both_modes("tests.bots.zuuli.digest")) == 54
