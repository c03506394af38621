"""The kept counts of ways to go on are found again."""

import pytest

from tests.rules.zuuli.counts import FILE, again, position

LINES = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_there_are_as_many_ways_as_were_kept(line: str) -> None:
    assert again(line) == line


def test_the_first_counts_are_those_of_the_hands() -> None:
    """Two players: every pair of different cards of their two hands of ten."""
    line = next(line for line in LINES if line.startswith("2 ") and line.split()[2] == "0")
    head, _, counts = line.partition(" : ")
    game = position(*map(int, head.split()))
    kinds = [len(set(game.hand(seat) or ())) for seat in (0, 1)]
    first, second, *_ = map(int, counts.split())
    assert first == kinds[0]
    assert second == kinds[0] * kinds[1]
