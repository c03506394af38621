"""What the developers make of some parks: ``python -m tests.bots.zuuli.digest``."""

import sys

from tests.bots.zuuli.parks import developments
from tests.conftest import hot_modules, is_compiled
from wildpark.bots.zuuli.best_park import best_park
from wildpark.bots.zuuli.changes import changes_to
from wildpark.bots.zuuli.light import LightDeveloper


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


if __name__ == "__main__":
    main()
