"""Compiled or not, bots choose the same."""

from tests.modes import same_in_both_modes


def test_both_speeds_choose_the_same() -> None:
    assert same_in_both_modes("tests.bots.choosing")
