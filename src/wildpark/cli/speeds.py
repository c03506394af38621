"""How fast this installation is: the measurements behind ``wildpark bench``.

``python -m wildpark.cli.speeds GAME PLAYERS OPTIONS SECONDS [NAME ...]`` prints them as JSON, all
or those named; with ``WILDPARK_UNCOMPILED=1`` those of the Python sources. OPTIONS are JSON.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from statistics import median
from time import process_time

from wildpark.bots.makers import kinds_of
from wildpark.bots.matches.match import GameSetting
from wildpark.bots.player.generic import GameWorlds
from wildpark.rules.catalogue import rules_of
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.reading import read_position

FIRST_POSITION = """
from wildpark.rules import open_game
open_game({game!r}, players={players}, seed=1, options={options!r})
"""
TIMED = """
from time import process_time
start = process_time()
{program}
print(process_time() - start)
"""
STARTS = 5
"""How often a new Python is started to see how long a first position takes: the median counts."""

Once = Callable[[int], int]
"""Gets something done and says how many times; called with 0, 1, 2 …"""

Measurement = Callable[[float], float]
"""Measures for about this many seconds and returns a figure."""


def rate(once: Once, seconds: float) -> float:
    """How many things ``once`` gets done in a second.

    Only this process's own time on the processor counts, so other programs do not disturb.
    """
    done, start = 0, process_time()
    for number in count():
        done += once(number)
        spent = process_time() - start
        if spent >= seconds:
            return done / spent
    raise AssertionError


def each_second(once: Once) -> Measurement:
    """How many of these are done in a second."""
    return lambda seconds: rate(once, seconds)


def each_takes(once: Once) -> Measurement:
    """How many seconds one of these takes."""
    return lambda seconds: 1 / rate(once, seconds)


def repeated(call: Callable[[], object], times: int = 100) -> Once:
    """The same call this many times in a row."""

    def once(_: int) -> int:
        for _ in range(times):
            call()
        return times

    return once


def decisions(setting: GameSetting) -> Once:
    """Whole games driven from Python through ``to_act``, ``legal`` and ``play``."""

    def once(number: int) -> int:
        rng, position, made = Random(number), setting.deal(number), 0
        while not position.is_over():
            for seat in position.to_act():
                actions = position.legal(seat)
                position.play(seat, actions[rng.below(len(actions))])
                made += 1
        return made

    return once


def games(setting: GameSetting) -> Once:
    """Deals and random games inside, ten at a time."""
    position = setting.deal(0)
    rng = Random(0)

    def once(number: int) -> int:
        for seed in range(number * 10, number * 10 + 10):
            position.deal_again(seed)
            position.play_out(rng)
        return 10

    return once


def openings(setting: GameSetting) -> Once:
    """New games, ten at a time."""

    def once(number: int) -> int:
        for seed in range(number * 10, number * 10 + 10):
            setting.deal(seed)
        return 10

    return once


def views(game: str, position: Game) -> Once:
    """What the player whose turn it is is shown, made from what that seat may see."""
    view, seat = rules_of(game).view, position.to_act()[0]
    return repeated(lambda: view(position.seen_by(seat), seat), 10)


def playouts(game: str, position: Game) -> Once:
    """Monte Carlo playouts from a position to the end, for each of its actions, in one thread."""
    seat = position.to_act()[0]
    make_worlds = kinds_of(game)["monte_carlo"].worlds or GameWorlds
    worlds = make_worlds(position.seen_by(seat), seat, 1)
    actions = position.legal(seat)

    def once(number: int) -> int:
        worlds.sample(actions, number * 2, number * 2 + 2)
        return 2 * len(actions)

    return once


def middle(setting: GameSetting) -> Game:
    """A position halfway through a random game, at a real choice."""
    rng, position = Random(7), setting.deal(7)
    history = [position.copy()]
    while not position.is_over():
        seat = position.to_act()[0]
        actions = position.legal(seat)
        position.play(seat, actions[rng.below(len(actions))])
        history.append(position.copy())
    half = history[len(history) // 2 :]
    return next(one for one in half if len(one.legal(one.to_act()[0])) > 1)


def first_position(setting: GameSetting) -> float:
    """Seconds from the start of the import to the first position, in a Python of its own."""
    program = FIRST_POSITION.format(
        game=setting.game, players=setting.players, options=dict(setting.options)
    )
    return median(seconds_of(program) for _ in range(STARTS))


def seconds_of(program: str) -> float:
    """Seconds of processor time from a program's first line on, in a Python of its own."""
    return float(run("-c", TIMED.format(program=program)))


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


def measurements(setting: GameSetting) -> Mapping[str, Measurement]:
    """All measurements: decisions, games and playouts a second; seconds for all else."""
    start, half = setting.deal(1), middle(setting)
    return {
        "decisions": each_second(decisions(setting)),
        "games": each_second(games(setting)),
        "playouts": each_second(playouts(setting.game, start)),
        "copy": each_takes(repeated(half.copy)),
        "open": each_takes(openings(setting)),
        "view": each_takes(views(setting.game, half)),
        "text": each_takes(repeated(half.text, 10)),
        "read": each_takes(repeated(partial(read_position, half.text()), 10)),
        "first": lambda _: first_position(setting),
    }


def measure(setting: GameSetting, seconds: float, *names: str) -> dict[str, float]:
    """The speeds of the running form, all or those named, in about this many seconds each."""
    known = measurements(setting)
    return {name: known[name](seconds) for name in names or known}


def measure_uncompiled(setting: GameSetting, seconds: float, *names: str) -> dict[str, float]:
    """The speeds of the Python sources, measured in a Python of its own."""
    options = json.dumps(dict(setting.options))
    arguments = (setting.game, str(setting.players), options, str(seconds), *names)
    said = run("-m", "wildpark.cli.speeds", *arguments, WILDPARK_UNCOMPILED="1")
    speeds: dict[str, float] = json.loads(said)
    return speeds


def main(game: str, players: str, options: str, seconds: str, *names: str) -> None:
    """Prints speeds as JSON."""
    setting = GameSetting(game, int(players), options=json.loads(options))
    print(json.dumps(measure(setting, float(seconds), *names)))  # noqa: T201  its purpose


if __name__ == "__main__":
    main(*sys.argv[1:])
