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

from wildpark.rules import Game, Random, open_game, rules_of
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


GAMES = {
    "african_park_2_players": Played("african_park", 2, 6, {}),
    "african_park_3_players": Played("african_park", 3, 10, {}),
    "african_park_4_players": Played("african_park", 4, 9, {}),
    "african_park_2_players_first_1": Played("african_park", 2, 48, {"first": 1}),
    "african_park_4_players_first_2": Played("african_park", 4, 2, {"first": 2}),
}


def invented(opening: Played) -> Played:
    """The game of players who mostly take what scores best at once."""
    game, rng = opening.open(), Random(opening.seed)
    moves = []
    while not game.is_over():
        (seat, *_) = game.to_act()
        action = whim(game, seat, rng) if rng.below(4) == 0 else best(game, seat, rng)
        moves.append((seat, game.notation(action)))
        game.play(seat, action)
    return Played(opening.name, opening.players, opening.seed, opening.options, moves)


def whim(game: Game, seat: int, rng: Random) -> int:
    """Any legal action."""
    legal = game.legal(seat)
    return legal[rng.below(len(legal))]


def best(game: Game, seat: int, rng: Random) -> int:
    """One of the legal actions after which the seat has most points."""
    points = {}
    for action in game.legal(seat):
        after = game.copy()
        after.play(seat, action)
        points[action] = after.scores()[seat].total
    good = [action for action, value in points.items() if value == max(points.values())]
    return good[rng.below(len(good))]


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
    for name, opening in GAMES.items():
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
