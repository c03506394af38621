"""What the developers make of some parks: ``python -m tests.bots.zuuli.digest``."""

import sys

from tests.bots.zuuli.parks import developments
from tests.conftest import hot_modules, is_compiled
from tests.rules.zuuli.opening import open_zuuli
from wildpark.bots.makers import make_bot
from wildpark.bots.zuuli.best_park import best_park
from wildpark.bots.zuuli.changes import changes_to
from wildpark.bots.zuuli.light import LightDeveloper

MAX_CHOICES = 6


def main() -> None:
    """Prints the compiled modules, and what is done with each park."""
    compiled = [one for one in hot_modules() if "bots.zuuli" in one and is_compiled(one)]
    sys.stdout.write(f"compiled: {' '.join(compiled)}\n")
    developer = LightDeveloper()
    for players in (1, 3, 6):
        for game in developments(players, players):
            for seat in range(min(players, 2)):
                for years in (1, 3):
                    wanted = best_park(game, seat, years=years)
                    assert wanted is not None
                    sys.stdout.write(f"{wanted} {changes_to(game, seat, wanted)}\n")
                light = game.copy()
                developer.develop(light, seat)
                sys.stdout.write(f"{light.parks_state()[seat]}\n")
    for players in (1, 2, 6):
        for spec in ("greedy", "casual", "monte_carlo:playouts=12:threads=2"):
            sys.stdout.write(f"{spec}: {choices(players, spec)}\n")


def choices(players: int, spec: str) -> list[int]:
    """What one bot chooses for every seat at the first turns, and in a development."""
    game, found = open_zuuli(players, players), list[int]()
    bot = make_bot("zuuli", spec, 3)
    while game.year == 0 and len(found) < MAX_CHOICES:
        for seat in game.to_act():
            action = bot.choose(game.seen_by(seat), seat)
            found.append(action)
            game.play(seat, action)
    developed = next(developments(players, players))
    return [*found, bot.choose(developed.seen_by(0), 0)]


if __name__ == "__main__":
    main()
