"""How fast and how right the developer of Zuuli's parks is.

``python benchmarks/zuuli_best_park.py [GAMES] [SOLVED]``: arranges the parks of the third year of
so many games of 2 and of 6 players, who pick at random and develop as well as it goes; then asks
OR-Tools CP-SAT about the first SOLVED of them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.bots.zuuli.parks import developments
from tests.bots.zuuli.solver import solved
from wildpark.bots.zuuli.best_park import best_park
from wildpark.bots.zuuli.light import LightDeveloper
from wildpark.rules.zuuli import Position

SECONDS = 30.0
"""What the solver gets for one park."""


def third_years(players: int, games: int) -> Iterator[tuple[Position, int]]:
    """The parks of the third year, before they are developed."""
    for seed in range(games):
        for game in developments(players, seed):
            if game.year == 2:
                yield from ((game, seat) for seat in range(players))


def timings(parks: list[tuple[Position, int]]) -> str:
    """How long the exact developer takes."""
    spent = []
    for game, seat in parks:
        start = process_time()
        best_park(game, seat)
        spent.append(1000 * (process_time() - start))
    spent.sort()
    shares = ((50, "median"), (90, "90 %"), (99, "99 %"), (100, "most"))
    return ", ".join(
        f"{name} {spent[min(len(spent) * share // 100, len(spent) - 1)]:.2f} ms"
        for share, name in shares
    )


def light(parks: list[tuple[Position, int]]) -> str:
    """How long the light developer takes, and what it reaches."""
    developer, spent, points, best = LightDeveloper(), 0.0, 0, 0
    for game, seat in parks:
        copies = [game.copy() for _ in range(100)]
        start = process_time()
        for one in copies:
            developer.develop(one, seat)
        spent += process_time() - start
        points += copies[0].total(seat) - sum(game.year_points(seat))
        found = best_park(game, seat)
        best += found.points if found else 0
    return f"{1e4 * spent / len(parks):.2f} µs, {points} points where {best} are possible"


def agreement(parks: list[tuple[Position, int]]) -> str:
    """What CP-SAT says of the same parks."""
    proven = better = 0
    seconds = 0.0
    for game, seat in parks:
        found = best_park(game, seat)
        best, sure, spent = solved(game, seat, SECONDS)
        seconds += spent
        proven += sure and found is not None and found.points == best
        better += found is None or best > found.points
    return (
        f"{len(parks)} parks, {proven} proven equal, {better} better ones found,"
        f" {seconds / max(len(parks), 1):.2f} s each"
    )


def main(arguments: list[str]) -> None:
    """Prints everything for 2 and for 6 players."""
    games, asked = (int(one) for one in (*arguments, "100", "20")[:2])
    for players in (2, 6):
        parks = list(third_years(players, games))
        print(f"{players} players, {len(parks)} parks")
        print(f"  exact: {timings(parks)}")
        print(f"  light: {light(parks)}")
        print(f"  CP-SAT: {agreement(parks[:asked])}")


if __name__ == "__main__":
    main(sys.argv[1:])
