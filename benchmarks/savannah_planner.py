"""How well Savannah Park's planner plays alone, by how long it thinks.

``python benchmarks/savannah_planner.py [GAMES] [SECONDS ...]``: solo games from seeds 0 on, for
each time to think. The time is given as changes of a plan, as many as one core tries in it here, so
that other programs cost nothing; the time on the processor that a game took is printed beside it.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, stdev
from time import process_time
from typing import cast

sys.path.insert(0, str(Path(__file__).parents[1]))

from wildpark.bots.player.budget import Budget
from wildpark.bots.savannah_park.annealer import Annealer
from wildpark.bots.savannah_park.cooling import cool_down
from wildpark.bots.savannah_park.planner import SETTING_UP, play_alone
from wildpark.rules import open_game
from wildpark.rules.savannah_park.actions import PAIRS
from wildpark.rules.savannah_park.position import Position

SECONDS = (0.1, 0.3, 1.0, 3.0, 10.0)
TRIED = 2_000_000
"""Changes tried to see how fast this machine is."""


def opening(seed: int) -> Position:
    """A solo game at its first choice."""
    return cast("Position", open_game("savannah_park", players=1, seed=seed))


def speeds() -> tuple[float, float]:
    """Changes tried and arrangements evaluated in a second on one core."""
    game = opening(0)
    game.play(0, PAIRS)
    plan = Annealer(game.seen_by(0), 0, 0, free=True)
    plan.begin()
    start = process_time()
    cool_down(plan, Budget(work=TRIED))
    spent = process_time() - start
    return TRIED / spent, plan.evaluated / spent


def game_of(seed: int, steps: int) -> tuple[int, float]:
    """The total of a solo game with so many changes to try, and the seconds it took."""
    game, start = opening(seed), process_time()
    first = int(steps * SETTING_UP)
    play_alone(game, seed, Budget(work=first), Budget(work=steps - first))
    return game.total(0), process_time() - start


def row(seconds: float, games: int, speed: float) -> str:
    """One line of the table."""
    played = [game_of(seed, int(seconds * speed)) for seed in range(games)]
    totals = [total for total, _ in played]
    error = stdev(totals) / games**0.5 if games > 1 else 0.0
    return (
        f"| {seconds} | {mean(spent for _, spent in played):.2f} | {mean(totals):.2f} ± {error:.2f}"
        f" | {min(totals)} – {max(totals)} |"
    )


def main(arguments: Sequence[str]) -> None:
    """Prints the table."""
    games = int(arguments[0]) if arguments else 100
    speed, evaluated = speeds()
    print(f"{speed:,.0f} changes tried a second, {evaluated:,.0f} arrangements evaluated a second")
    print(f"\n{games} games\n")
    print("| seconds | measured | mean score | lowest – highest |")
    print("| ------: | -------: | ---------: | ---------------: |")
    for seconds in map(float, arguments[1:] or SECONDS):
        print(row(seconds, games, speed), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
