"""Counts of how many ways a game can go on, kept in ``tests/rules/counts`` for any implementation.

A file holds blocks of lines: ``open`` with the arguments of a game, ``play`` with the moves made
first (every seat in its turn), then ``count`` with a depth and the number of ways to make so many
choices from there. ``python -m tests.rules.counts --write`` makes the files anew.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from wildpark.rules import NAMES, Game, Random, open_game

FOLDER = Path(__file__).parent / "counts"
LARGEST = 40_000
"""Counts beyond this are left out, so that the uncompiled rules are checked as well."""


@dataclass
class Start:
    """Where counting begins, and the counts by depth from 1 upward."""

    game: str
    players: int
    seed: int
    moves: list[str]
    counts: list[int] = field(default_factory=list)

    def position(self) -> Game:
        """The position from which is counted."""
        game = open_game(self.game, players=self.players, seed=self.seed)
        for move in self.moves:
            game.play(game.to_act()[0], game.action(move))
        return game


def ways(game: Game, depth: int) -> int:
    """In how many ways ``depth`` choices can be made, one after the other."""
    total = 0
    for seat in game.to_act()[:1]:
        actions = game.legal(seat)
        if depth == 1:
            return len(actions)
        for action in actions:
            after = game.copy()
            after.play(seat, action)
            total += ways(after, depth - 1)
    return total


def starts(text: str, game: str) -> list[Start]:
    """The blocks of a file."""
    found: list[Start] = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "open":
            arguments = dict(one.split("=") for one in rest.split())
            found.append(Start(game, int(arguments["players"]), int(arguments["seed"]), []))
        elif word == "play":
            found[-1].moves += rest.split()
        elif word == "count":
            found[-1].counts.append(int(rest.split()[1]))
    return found


def text_of(blocks: Sequence[Start]) -> str:
    """The file that says ``blocks``."""
    return "\n".join(line for block in blocks for line in lines_of(block))


def lines_of(start: Start) -> Iterator[str]:
    """The lines of one block."""
    yield f"open players={start.players} seed={start.seed}"
    for first in range(0, len(start.moves), 6):
        yield f"play {' '.join(start.moves[first : first + 6])}"
    for depth, count in enumerate(start.counts, 1):
        yield f"count {depth} {count}"
    yield ""


def invented(name: str) -> Iterator[Start]:
    """Starts at the set-up and further and further into random games."""
    for players in (2, 3, 4):
        for seed, choices in enumerate((0, 1, 3, 5, 8, 11, 14), 1):
            start = Start(name, players, seed, [])
            game, rng = start.position(), Random(seed)
            for _ in range(choices * players):
                (seat, *_) = game.to_act()
                legal = game.legal(seat)
                action = legal[rng.below(len(legal))]
                start.moves.append(game.notation(action))
                game.play(seat, action)
            yield counted(start)


def counted(start: Start) -> Start:
    """The start with its counts, as deep as they stay small."""
    game, depth = start.position(), 1
    while (count := ways(game, depth)) <= LARGEST and count and depth <= 8:
        start.counts.append(count)
        depth += 1
    return start


def main(arguments: Sequence[str]) -> int:
    """Writes the files, or says that they are to be written."""
    if "--write" not in arguments:
        sys.stdout.write(f"{__doc__}\n")
        return 1
    for name in NAMES:
        text = text_of(list(invented(name)))
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
