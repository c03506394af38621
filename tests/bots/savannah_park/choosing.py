"""What the bots choose in every variant: ``python -m tests.bots.savannah_park.choosing``.

Prints the modules that run compiled, and the choices; a test compares both speeds.
"""

import sys

from tests.conftest import hot_modules, is_compiled
from tests.rules.playing import steps
from tests.rules.savannah_park.opening import open_park
from tests.rules.savannah_park.trials import VARIANTS
from wildpark.bots.makers import make_bot

BOTS = ("greedy", "planner:steps=600:threads=2")


def choices(variant: str, players: int) -> list[int]:
    """The choices of the bots at set-up and in every 100th position of a game."""
    opening = open_park(players, players, **VARIANTS[variant])
    befores = [step.before for step in steps(opening, 5)]
    return [
        make_bot("savannah_park", bot, 5).choose(game.seen_by(seat), seat)
        for game in (befores[0], befores[players], *befores[2 * players :: 100])
        for seat in game.to_act()
        for bot in BOTS
    ]


if __name__ == "__main__":
    compiled = [module for module in hot_modules() if is_compiled(module)]
    sys.stdout.write(f"compiled: {' '.join(compiled)}\n")
    for variant in VARIANTS:
        for players in (1, 2, 3, 4):
            sys.stdout.write(f"{variant} {players}: {choices(variant, players)}\n")
