"""What every bot chooses in some positions: ``python -m tests.bots.choosing``.

Prints the modules that run compiled, and the choices; a test compares both speeds.
"""

import sys

from tests.conftest import hot_modules, is_compiled
from tests.rules.playing import steps
from tests.rules.trials import Opening
from wildpark.bots.makers import kinds_of, make_bot
from wildpark.rules import NAMES, rules_of

BUDGETS = {"monte_carlo": ":playouts=24:threads=2", "planner": ":steps=1000:threads=2"}
LONG = 100


def choices(name: str, players: int) -> list[int]:
    """The choices of every kind of bot in every ninth position of a game, in a long one in four."""
    opening = Opening(name, players, seed=players, chooser=9)
    befores = [step.before for step in steps(opening.open(), opening.chooser)]
    apart = 9 if len(befores) < LONG else len(befores) // 4
    return [
        make_bot(name, kind + BUDGETS.get(kind, ""), 5).choose(game.seen_by(seat), seat)
        for game in befores[::apart]
        for seat in game.to_act()
        for kind in kinds_of(name)
    ]


if __name__ == "__main__":
    compiled = [module for module in hot_modules() if is_compiled(module)]
    sys.stdout.write(f"compiled: {' '.join(compiled)}\n")
    for game in NAMES:
        for seats in rules_of(game).players:
            sys.stdout.write(f"{game} {seats}: {choices(game, seats)}\n")
