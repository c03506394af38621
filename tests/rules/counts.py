"""Counts of how many ways a game can go on, kept in ``tests/rules/counts`` for any implementation.

A file holds blocks of lines: ``open`` with the arguments of a game and ``options`` with those that
differ from the default, ``play`` with the moves made first, each a seat and a notation, then
``count`` with a depth and the number of ways to make so many choices from there, the lowest seat
that is to act always first. ``python -m tests.rules.counts --write`` counts all of them anew, and
makes a file for a game that has none.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.rules.playing import sizes, steps
from tests.rules.trials import trials_of
from wildpark.rules import NAMES, Game, open_game

FOLDER = Path(__file__).parent / "counts"
LARGEST = 15_000
"""Larger counts are not looked for, so that the uncompiled rules are checked as well."""
DEEPEST = 6


@dataclass
class Start:
    """Where counting begins, and the counts by depth from 1 upward."""

    game: str
    players: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    def position(self) -> Game:
        """The position from which is counted."""
        game = open_game(self.game, players=self.players, seed=self.seed, options=self.options)
        for move in self.moves:
            seat, _, text = move.partition(":")
            game.play(int(seat), game.action(text))
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


def kept(game: str) -> list[Start]:
    """The blocks of the file of a game; none if it has no file yet."""
    path = FOLDER / f"{game}.txt"
    found: list[Start] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        word, _, rest = line.partition(" ")
        if word == "open":
            arguments = dict(one.split("=") for one in rest.split())
            found.append(Start(game, int(arguments["players"]), int(arguments["seed"])))
        elif word == "options":
            found[-1].options = json.loads(rest)
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
    if start.options:
        yield f"options {json.dumps(start.options)}"
    for first in range(0, len(start.moves), 6):
        yield f"play {' '.join(start.moves[first : first + 6])}"
    for depth, count in enumerate(start.counts, 1):
        yield f"count {depth} {count}"
    yield ""


def invented(name: str) -> Iterator[Start]:
    """Starts of every variant and number of players, at the set-up and later in random games."""
    for options in trials_of(name).variants.values():
        for players in sizes(name, options):
            opened = Start(name, players, players, dict(options))
            moves = [
                f"{step.seat}:{step.before.notation(step.action)}"
                for step in steps(opened.position(), players)
            ]
            for part in range(6):
                first = moves[: len(moves) * part // 6]
                yield counted(Start(name, players, players, dict(options), first))


def counted(start: Start) -> Start:
    """The start with its counts, as deep as they stay small."""
    game = start.position()
    while len(start.counts) < DEEPEST and (count := ways(game, len(start.counts) + 1)) > 0:
        if count > LARGEST:
            break
        start.counts.append(count)
    return start


def counted_again(start: Start) -> Start:
    """The start with its counts as the rules now have them, to the depth that it was kept with."""
    game = start.position()
    start.counts = [ways(game, depth) for depth in range(1, len(start.counts) + 1)]
    return start


def main(arguments: Sequence[str]) -> int:
    """Writes the files, or says that they are to be written."""
    if "--write" not in arguments:
        sys.stdout.write(f"{__doc__}\n")
        return 1
    for name in NAMES:
        path = FOLDER / f"{name}.txt"
        blocks = map(counted_again, kept(name)) if path.exists() else invented(name)
        path.write_text(text_of(list(blocks)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
