"""The kept counts of ways to go on are found again."""

import pytest

from tests.rules.savannah_park.counts import FILE, again

LINES = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_there_are_as_many_ways_as_were_kept(line: str) -> None:
    assert again(line) == line


def test_the_counts_of_the_first_choices_are_those_of_the_rulebook() -> None:
    first = LINES[0].split(" : ")[1].split()
    assert first[0] == str(6 * 5)  # two tokens on two of six grass spaces
    assert first[1] == str(6 * 5 * 33)  # any of 33 tokens
    assert first[2] == str(6 * 5 * 33 * 10)  # 43 spaces, of which 33 are occupied
