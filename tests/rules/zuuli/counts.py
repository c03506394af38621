"""Counts of how many ways Zuuli can go on, kept in ``counts.txt`` beside this file.

A line holds the number of players, the seed, the number of random choices made first, and the
numbers of ways to make 1, 2, 3 ... choices from there, each seat in its turn. ``python -m
tests.rules.zuuli.counts --write`` makes the file anew.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from tests.rules.counts import ways
from tests.rules.playing import steps
from tests.rules.zuuli.opening import open_zuuli
from wildpark.rules.zuuli import Position

FILE = Path(__file__).with_name("counts.txt")
LARGEST = 15_000
"""Counts beyond this are left out, so that the uncompiled rules are checked as well."""

MOMENTS = (0, 3, 9, 30, 60, 90, 120, 180)


def position(players: int, seed: int, choices: int) -> Position:
    """The position after so many random choices."""
    game = open_zuuli(players, seed)
    for step in islice(steps(game, seed), choices):
        after = step.after
        assert isinstance(after, Position)
        game = after
    return game


def line_of(players: int, seed: int, choices: int) -> str:
    """The line of the file for such a position."""
    game, counts = position(players, seed, choices), [1]
    while len(counts) < 7 and 0 < (count := ways(game, len(counts))) <= LARGEST:
        counts.append(count)
    return f"{players} {seed} {choices} : {' '.join(map(str, counts[1:]))}"


def lines() -> Iterator[str]:
    """All lines: every number of players, at the set-up and later."""
    for players in range(1, 7):
        for number, choices in enumerate(MOMENTS):
            yield line_of(players, 10 * players + number, choices)


def again(line: str) -> str:
    """The line that the rules give now in place of a kept one."""
    head, _, _ = line.partition(" : ")
    players, seed, choices = map(int, head.split())
    return line_of(players, seed, choices)


def main(arguments: Sequence[str]) -> int:
    """Writes the file, or says that it is to be written."""
    if "--write" not in arguments:
        sys.stdout.write(f"{__doc__}\n")
        return 1
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
