"""One number for everything that happens in random games: ``python -m tests.rules.digest``.

Prints the modules that run compiled, then for each game that the trials name a digest of all
positions, choices, notations, scores, views, reports and guesses of hidden things.
"""

import hashlib
import sys
from collections.abc import Iterator

import msgspec

from tests.conftest import hot_modules, is_compiled
from tests.rules.playing import steps
from tests.rules.trials import Opening, trials_of
from wildpark.rules import NAMES, Game, Random, rules_of


def facts(opening: Opening) -> Iterator[object]:
    """All that can be said of a game at each of its steps."""
    rules = rules_of(opening.name)
    game = opening.open()
    yield from about(game)
    for number, step in enumerate(steps(game, opening.chooser)):
        yield step.seat, step.action, step.before.notation(step.action)
        yield from about(step.after)
        seen, then = step.before.seen_by(None), step.after.seen_by(None)
        yield msgspec.json.encode(rules.report(seen, then, step.seat, step.action))
        yield msgspec.json.encode(rules.view(step.after.seen_by(step.seat), step.seat))
        then.fill_in(Random(number))
        yield from about(then)


def about(game: Game) -> Iterator[object]:
    """All that a position says of itself."""
    yield game.state()
    yield hash(game), game.whole, game.is_over(), game.to_act(), game.revealed()
    yield [game.legal(seat) for seat in range(game.players)]
    yield game.scores(), game.standing()


def digest(opening: Opening) -> str:
    """The digest of one game."""
    total = hashlib.sha256()
    for fact in facts(opening):
        total.update(repr(fact).encode())
    return total.hexdigest()


def main() -> None:
    """Prints the compiled modules, and a digest for each game."""
    compiled = [module for module in hot_modules() if is_compiled(module)]
    sys.stdout.write(f"compiled: {' '.join(compiled)}\n")
    for name in NAMES:
        for opening in trials_of(name).digested:
            told = f"{name} {opening.players} {opening.seed} {opening.options}"
            sys.stdout.write(f"{told} {digest(opening)}\n")


if __name__ == "__main__":
    main()
