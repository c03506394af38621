"""Whole games as readable text, kept in ``tests/rules/golden`` and played again by a test.

``python -m tests.rules.golden`` says which files no longer fit; with ``--write`` it makes them
anew. A change of these files is a change of the rules, and has to be read as one.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from tests.rules.trials import Opening, trials_of
from wildpark.rules import NAMES, Game, Random, open_game, rules_of
from wildpark.rules.terms import Line

FOLDER = Path(__file__).parent / "golden"
MOVE = re.compile(r"  seat (\d+)  (\S+) +\d+ legal ")


@dataclass(frozen=True)
class Played:
    """A game as its opening and its moves, each a seat with a notation."""

    name: str
    players: int
    seed: int
    options: dict[str, object]
    moves: Sequence[tuple[int, str]] = field(default_factory=list)

    def open(self) -> Game:
        """The game at its first choice."""
        return open_game(self.name, players=self.players, seed=self.seed, options=self.options)


def golden_games() -> dict[str, Opening]:
    """The openings of all golden games, by the names of their files."""
    return {
        f"{name}_{variant}": opening
        for name in NAMES
        for variant, opening in trials_of(name).golden.items()
    }


def invented(opening: Opening) -> Played:
    """The game of players who choose as the trials of the game say."""
    game, rng = opening.open(), Random(opening.chooser)
    choose = trials_of(opening.name).choose
    moves = []
    while not game.is_over():
        (seat, *_) = game.to_act()
        action = choose(game, seat, rng)
        moves.append((seat, game.notation(action)))
        game.play(seat, action)
    return Played(opening.name, opening.players, opening.seed, opening.options, moves)


def text_of(played: Played) -> str:
    """The whole game as people read it."""
    return "\n".join(lines_of(played)) + "\n"


def lines_of(played: Played) -> Iterator[str]:
    """The lines of ``text_of``: what was opened, the table, each move, and how it ended."""
    picture = import_module(f"tests.rules.{played.name}.picture")
    game = played.open()
    yield f"game     {played.name}"
    yield f"players  {played.players}"
    yield f"seed     {played.seed}"
    yield f"options  {json.dumps(played.options)}"
    yield f"cards    {rules_of(played.name).read_components(None).digest}"
    yield from ("", *picture.table(game), "")
    yield from picture.heading(game)
    for seat, notation in played.moves:
        before = game.copy()
        choices = len(game.legal(seat))
        game.play(seat, game.action(notation))
        points = " : ".join(str(score.total) for score in game.scores())
        yield f"  seat {seat}  {notation:<21} {choices:>3} legal    {points}"
        for line in told(played.name, before, game, seat, notation):
            if line.code not in picture.SHOWN_OTHERWISE:
                said = "  ".join(f"{key} {value}" for key, value in line.params.items())
                yield f"          {line.code}  {said}".rstrip()
        if not game.is_over() and game.revealed() != before.revealed():
            yield from ("", *picture.heading(game))
    yield from ("", *picture.result(game))


def told(name: str, before: Game, after: Game, seat: int, notation: str) -> Sequence[Line]:
    """What a spectator is told of the move."""
    seen, then = before.seen_by(None), after.seen_by(None)
    return rules_of(name).report(seen, then, seat, before.action(notation))


def read(text: str) -> Played:
    """The game that a text of ``text_of`` tells."""
    head = dict(line.split(None, 1) for line in text.split("\n\n", 1)[0].splitlines())
    moves = [(int(found[1]), found[2]) for found in map(MOVE.match, text.splitlines()) if found]
    options = json.loads(head["options"])
    return Played(head["game"], int(head["players"]), int(head["seed"]), options, moves)


def main(arguments: Sequence[str]) -> int:
    """Compares the files with the rules, or writes them; 1 if any does not fit."""
    stale = 0
    for name, opening in golden_games().items():
        path, text = FOLDER / f"{name}.txt", text_of(invented(opening))
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if "--write" in arguments:
            path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.name} {'written' if '--write' in arguments else 'differs'}\n")
    return int(stale > 0 and "--write" not in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
