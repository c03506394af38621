"""Golden games of Savannah Park, in ``golden`` beside this file, as ``tests/rules/golden.py`` says.

``python -m tests.rules.savannah_park.golden`` says which files no longer fit; with ``--write`` it
makes them anew. A change of these files is a change of the rules, and has to be read as one.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.rules.golden import Played, text_of, whim
from tests.rules.savannah_park.opening import VARIANTS, view_of
from wildpark.rules import Game, Random, catalogue

FOLDER = Path(__file__).parent / "golden"

GAMES = {
    f"{variant}_{players}": Played("savannah_park", players, 10 * number + players, dict(options))
    for number, (variant, options) in enumerate(VARIANTS.items())
    for players in ((1, 2, 3, 4) if variant in {"base", "layout_lions"} else (1 + number % 4,))
} | {"starting_player_2": Played("savannah_park", 3, 4, {"starting_player": 2})}


def invented(opening: Played) -> Played:
    """The game of players who mostly take what scores best at once."""
    game, rng = opening.open(), Random(opening.seed)
    moves = []
    while not game.is_over():
        (seat, *_) = game.to_act()
        action = best(game, seat, rng)
        moves.append((seat, game.notation(action)))
        game.play(seat, action)
    return Played(opening.name, opening.players, opening.seed, opening.options, moves)


def best(game: Game, seat: int, rng: Random) -> int:
    """One of the choices after which the seat has most points; any token where one is named."""
    effects = {
        choice["action"]: choice["effect"]["points"]
        for choice in view_of(game, seat)["choices"]
        if choice["effect"]
    }
    good = [action for action, points in effects.items() if points == max(effects.values())]
    return good[rng.below(len(good))] if good else whim(game, seat, rng)


def main(arguments: Sequence[str]) -> int:
    """Compares the files with the rules, or writes them; 1 if any does not fit."""
    catalogue.NAMES = tuple(dict.fromkeys((*catalogue.NAMES, "savannah_park")))
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
