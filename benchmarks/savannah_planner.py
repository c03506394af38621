"""How well Savannah Park's planner plays alone, by how long it thinks.

``python benchmarks/savannah_planner.py [GAMES] [SECONDS ...]``: solo games from seeds 0 on, for
each time to think. The time is given as changes of a plan, as many as one core tries in it here, so
that other programs cost nothing; the time on the processor that a game took is printed beside it.

``python benchmarks/savannah_planner.py lions [GAMES] [STEPS ...]``: solo games with lions from seed
770001 on, without and with children, of the bot ``planner:steps=...``, which thinks before every
choice. It prints how often the lion brought nothing, too.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, stdev
from time import process_time
from typing import cast

sys.path.insert(0, str(Path(__file__).parents[1]))

from wildpark.bots.makers import make_bot
from wildpark.bots.matches.match import play_out
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

STEPS = (10_000, 30_000, 100_000)
FIRST_WITH_LIONS = 770_001


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
    """The total of a solo game with this many changes to try, and the seconds it took."""
    game, start = opening(seed), process_time()
    first = int(steps * SETTING_UP)
    play_alone(game, seed, Budget(work=first), Budget(work=steps - first))
    return game.total(0), process_time() - start


def spread(totals: Sequence[int]) -> str:
    """The mean with its standard error, and the range, as cells of a table."""
    error = stdev(totals) / len(totals) ** 0.5 if len(totals) > 1 else 0.0
    return f"{mean(totals):.2f} ± {error:.2f} | {min(totals)} – {max(totals)}"


def row(seconds: float, games: int, speed: float) -> str:
    """One line of the table."""
    played = [game_of(seed, int(seconds * speed)) for seed in range(games)]
    spent = mean(spent for _, spent in played)
    return f"| {seconds} | {spent:.2f} | {spread([total for total, _ in played])} |"


def with_lion(seed: int, steps: int, *, children: bool) -> tuple[int, int]:
    """The total of a solo game with lions, and what the lion brought."""
    options = {"lions": True, "children": children}
    game = open_game("savannah_park", players=1, seed=seed, options=options)
    play_out(game, [make_bot("savannah_park", f"planner:steps={steps}", seed)])
    position = cast("Position", game)
    return position.total(0), position.lion_points_of(0)


def print_lions(games: int, budgets: Sequence[int]) -> None:
    """Prints the table of games with lions."""
    print(f"{games} games with lions\n")
    print("| children | steps | mean score | lowest – highest | lion | lion brought 0 |")
    print("| :------- | ----: | ---------: | ---------------: | ---: | -------------: |")
    seeds = range(FIRST_WITH_LIONS, FIRST_WITH_LIONS + games)
    for children in (False, True):
        for steps in budgets:
            played = [with_lion(seed, steps, children=children) for seed in seeds]
            totals, lions = zip(*played, strict=True)
            brought = f"{mean(lions):.1f} | {lions.count(0)}"
            kind = "yes" if children else "no"
            print(f"| {kind} | {steps:,} | {spread(totals)} | {brought} |", flush=True)


def main(arguments: Sequence[str]) -> None:
    """Prints the table that is asked for."""
    if arguments[:1] == ["lions"]:
        games, *budgets = map(int, arguments[1:] or (200,))
        print_lions(games, budgets or STEPS)
        return
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
