"""Golden games of Zuuli, in ``golden`` beside this file, as ``tests/rules/golden.py`` says.

``python -m tests.rules.zuuli.golden`` says which files no longer fit; with ``--write`` it makes
them anew. A change of these files is a change of the rules, and has to be read as one.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.rules.golden import Played, text_of, whim
from tests.rules.zuuli.opening import LEVELS
from wildpark.rules import Game, Random, catalogue
from wildpark.rules.zuuli import RULES

FOLDER = Path(__file__).parent / "golden"

GAMES = {
    f"players_{players}": Played("zuuli", players, 40 + players, {}) for players in range(2, 7)
} | {
    f"solo_{level}": Played("zuuli", 1, 50 + number, {"difficulty": level})
    for number, level in enumerate(LEVELS)
}


def invented(opening: Played) -> Played:
    """The game of players who pick at random and mostly take the change that scores best."""
    game, rng = opening.open(), Random(opening.seed)
    moves = []
    while not game.is_over():
        (seat, *_) = game.to_act()
        action = best(game, seat, rng)
        moves.append((seat, game.notation(action)))
        game.play(seat, action)
    return Played(opening.name, opening.players, opening.seed, opening.options, moves)


def best(game: Game, seat: int, rng: Random) -> int:
    """A change that makes the park worth more, else to confirm; any card where one is picked."""
    choices = RULES.view(game.seen_by(seat), seat).choices  # type: ignore[attr-defined]  # Zuuli's
    changes = {one.action: one.points for one in choices if one.kind != "keep"}
    if not changes or rng.below(8) == 0:
        return whim(game, seat, rng)
    top = max(changes.values())
    good = [action for action, points in changes.items() if points == top]
    confirm = game.action("confirm")
    return confirm if top == 0 and confirm in changes else good[rng.below(len(good))]


def main(arguments: Sequence[str]) -> int:
    """Compares the files with the rules, or writes them; 1 if any does not fit."""
    catalogue.NAMES = tuple(dict.fromkeys((*catalogue.NAMES, "zuuli")))
    stale = 0
    for name, opening in GAMES.items():
        path, text = FOLDER / f"{name}.txt", text_of(invented(opening))
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if "--write" in arguments:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.name} {'written' if '--write' in arguments else 'differs'}\n")
    return int(stale > 0 and "--write" not in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
