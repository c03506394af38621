"""How fast this installation is: the measurements behind ``wildpark bench``.

``python -m wildpark.cli.speeds GAME PLAYERS SECONDS`` prints them as JSON; with
``WILDPARK_UNCOMPILED=1`` those of the Python sources.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from itertools import count
from time import perf_counter
from typing import Protocol, cast

from wildpark.bots.generic import GameWorlds
from wildpark.bots.makers import specials
from wildpark.rules.catalogue import open_game
from wildpark.rules.game import Game
from wildpark.rules.random import Random

FIRST_POSITION = """
from time import perf_counter
start = perf_counter()
from wildpark.rules import open_game
open_game({game!r}, players={players}, seed=1)
print(perf_counter() - start)
"""
STARTS = 5
"""How often a new Python is started to see how long a first position takes; the best counts."""


class InsideRandom(Protocol):
    """A position that deals itself anew and plays at random to the end, without Python between."""

    def deal_again(self, seed: int) -> None:
        """Deals the game of ``seed``."""

    def play_out(self, rng: Random) -> None:
        """Plays to the end, each action as likely."""


def rate(once: Callable[[int], int], seconds: float) -> float:
    """How many things a second ``once`` gets done, called with 0, 1, 2 … for so long."""
    done, start = 0, perf_counter()
    for number in count():
        done += once(number)
        spent = perf_counter() - start
        if spent >= seconds:
            return done / spent
    raise AssertionError


def decisions(game: str, players: int) -> Callable[[int], int]:
    """Whole games driven from Python through ``to_act``, ``legal`` and ``play``."""

    def once(number: int) -> int:
        rng, position, made = Random(number), open_game(game, players=players, seed=number), 0
        while not position.is_over():
            for seat in position.to_act():
                actions = position.legal(seat)
                position.play(seat, actions[rng.below(len(actions))])
                made += 1
        return made

    return once


def games(game: str, players: int) -> Callable[[int], int]:
    """Deals and random games inside, a hundred at a time."""
    position = cast("InsideRandom", open_game(game, players=players, seed=0))
    rng = Random(0)

    def once(number: int) -> int:
        for seed in range(number * 100, number * 100 + 100):
            position.deal_again(seed)
            position.play_out(rng)
        return 100

    return once


def copies(game: str, players: int) -> Callable[[int], int]:
    """Copies of a position in the middle of a game."""
    position = middle(game, players)

    def once(_: int) -> int:
        for _ in range(100):
            position.copy()
        return 100

    return once


def playouts(game: str, players: int) -> Callable[[int], int]:
    """Monte Carlo playouts from the middle of a game, on one core."""
    position = middle(game, players)
    seat = position.to_act()[0]
    special = specials(game)
    make_worlds = special.make_worlds if special else GameWorlds
    worlds = make_worlds(position.seen_by(seat), seat, 1)
    actions = position.legal(seat)

    def once(number: int) -> int:
        worlds.sample(actions, number * 10, number * 10 + 10)
        return 10 * len(actions)

    return once


def middle(game: str, players: int) -> Game:
    """A position halfway through a random game, at a real choice."""
    rng, position = Random(7), open_game(game, players=players, seed=7)
    history = [position.copy()]
    while not position.is_over():
        seat = position.to_act()[0]
        actions = position.legal(seat)
        position.play(seat, actions[rng.below(len(actions))])
        history.append(position.copy())
    half = history[len(history) // 2 :]
    return next(one for one in half if len(one.legal(one.to_act()[0])) > 1)


def first_position(game: str, players: int) -> float:
    """Seconds from the start of the import to the first position, in a Python of its own."""
    program = FIRST_POSITION.format(game=game, players=players)
    return min(float(run("-c", program)) for _ in range(STARTS))


def run(*arguments: str, **environment: str) -> str:
    """What a Python of its own prints; it has this process's environment, and more."""
    done = subprocess.run(  # noqa: S603  our own interpreter with our own program
        [sys.executable, *arguments],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )
    return done.stdout


def measure(game: str, players: int, seconds: float) -> dict[str, float]:
    """All speeds of the running form; each takes about so many seconds.

    Decisions, games and playouts a second; seconds for a copy and for a first position.
    """
    return {
        "decisions": rate(decisions(game, players), seconds),
        "games": rate(games(game, players), seconds),
        "playouts": rate(playouts(game, players), seconds),
        "copy": 1 / rate(copies(game, players), seconds),
        "first": first_position(game, players),
    }


def measure_uncompiled(game: str, players: int, seconds: float) -> Mapping[str, float]:
    """All speeds of the Python sources, measured in a Python of its own."""
    arguments = ("-m", "wildpark.cli.speeds", game, str(players), str(seconds))
    speeds: dict[str, float] = json.loads(run(*arguments, WILDPARK_UNCOMPILED="1"))
    return speeds


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))  # noqa: T201  its purpose
