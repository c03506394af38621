"""Counts of how many ways Savannah Park can go on, kept in ``counts.txt`` beside this file.

A line holds the arguments of a game, the number of random choices made first, and the numbers of
ways to make 1, 2, 3 ... choices from there, each seat in its turn. ``python -m
tests.rules.savannah_park.counts --write`` makes the file anew.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from tests.rules.counts import ways
from tests.rules.playing import steps
from tests.rules.savannah_park.opening import VARIANTS, open_park
from wildpark.rules import Game

FILE = Path(__file__).with_name("counts.txt")
LARGEST = 15_000
"""Counts beyond this are left out, so that the uncompiled rules are checked as well."""


def position(players: int, seed: int, options: dict[str, object], choices: int) -> Game:
    """The position after so many random choices."""
    game = open_park(players, seed, **options)
    for step in islice(steps(game, seed), choices):
        game = step.after
    return game


def line_of(players: int, seed: int, options: dict[str, object], choices: int) -> str:
    """The line of the file for such a position."""
    game, counts = position(players, seed, options, choices), [1]
    while len(counts) < 7 and 0 < (count := ways(game, len(counts))) <= LARGEST:
        counts.append(count)
    numbers = " ".join(map(str, counts[1:]))
    return f"{players} {seed} {choices} {json.dumps(options)} : {numbers}"


def lines() -> Iterator[str]:
    """All lines: every variant and number of players, at the set-up and later."""
    for options in VARIANTS.values():
        for players in (1, 2, 3, 4):
            for choices in (0, 2 * players, 20 * players, 33 * (players + 1) - 8):
                yield line_of(players, choices + players, dict(options), choices)


def again(line: str) -> str:
    """The line that the rules give now in place of a kept one."""
    head, _, _ = line.partition(" : ")
    players, seed, choices, options = head.split(" ", 3)
    return line_of(int(players), int(seed), json.loads(options), int(choices))


def main(arguments: Sequence[str]) -> int:
    """Writes the file, or says that it is to be written."""
    if "--write" not in arguments:
        sys.stdout.write(f"{__doc__}\n")
        return 1
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
