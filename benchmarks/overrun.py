"""How far bots with a budget of seconds overrun it: the worst over choices of whole games.

``python benchmarks/overrun.py [--clock] [SECONDS ...]``: every such bot of every game, with every
number of players. Bots search in one thread and by the processor time of this process, so that
other programs do not disturb; with ``--clock`` in a thread for each processor and by the clock, for
a machine at rest.
"""

import sys
from collections.abc import Callable, Iterator
from time import perf_counter, process_time

from wildpark.bots.makers import kinds_of, make_bot
from wildpark.bots.matches.match import GameSetting
from wildpark.bots.player import search
from wildpark.bots.savannah_park import cooling
from wildpark.rules import NAMES, Game, rules_of

CHOICES = 12
"""How many positions of a game are tried, from its beginning to its end."""


def positions(name: str, players: int) -> list[Game]:
    """Positions of a game between greedy bots."""
    game, bot, found = GameSetting(name, players).deal(3), make_bot(name, "greedy", 1), list[Game]()
    while not game.is_over():
        found.append(game.copy())
        for seat in game.to_act():
            game.play(seat, bot.choose(game.seen_by(seat), seat))
    return found[:: max(1, len(found) // CHOICES)]


def overruns(
    name: str, games: list[Game], spec: str, seconds: float, clock: Callable[[], float]
) -> Iterator[float]:
    """By how much each choice was late, below 0 if it was not."""
    for game in games:
        seat = game.to_act()[0]
        seen = game.seen_by(seat)
        start = clock()
        make_bot(name, spec, 1).choose(seen, seat)
        yield clock() - start - seconds


def main(arguments: list[str]) -> None:
    """Prints the worst for each bot."""
    by_clock = "--clock" in arguments
    budgets = [float(one) for one in arguments if one != "--clock"] or [0.1, 0.5]
    clock, threads = (perf_counter, "") if by_clock else (process_time, ":threads=1")
    for module in (search, cooling):
        module.perf_counter = clock  # type: ignore[attr-defined]  # the clock that they look at
    for name in NAMES:
        for players in rules_of(name).players:
            games = positions(name, players)
            for kind in (kind for kind, of in kinds_of(name).items() if "seconds" in of.settings):
                for seconds in budgets:
                    spec = f"{kind}:seconds={seconds}{threads}"
                    worst = max(overruns(name, games, spec, seconds, clock))
                    print(
                        f"{name} {players} {kind} {seconds} s: {1000 * worst:+.1f} ms", flush=True
                    )


if __name__ == "__main__":
    main(sys.argv[1:])
