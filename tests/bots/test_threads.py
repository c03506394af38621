"""Bots, advice and who stands in answer in many threads at once as they do one after the other."""

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier

import pytest

from wildpark.bots.assistance import advise, could_have_been, out_of_time
from wildpark.bots.makers import kinds_of, make_bot
from wildpark.bots.matches.match import GameSetting
from wildpark.bots.player.budget import WORK
from wildpark.rules import NAMES, Game, GameError, rules_of

THREADS = 6
ROUNDS = 3
POSITIONS = 8
BUDGETS = {"playouts": 16, "steps": 2000}

Question = Callable[[], object]
"""Asked again it has the same answer."""


@pytest.fixture(autouse=True)
def restless() -> Iterator[None]:
    """Threads take turns as often as can be."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def positions(name: str) -> list[Game]:
    """Positions from a whole game among greedy bots, as many as can play."""
    players = rules_of(name).players[-1]
    game = GameSetting(name, players).deal(7)
    bots = [make_bot(name, "greedy", seat) for seat in range(players)]
    found = []
    while not game.is_over():
        found.append(game.copy())
        for seat in game.to_act():
            game.play(seat, bots[seat].choose(game.seen_by(seat), seat))
    apart = max(1, len(found) // POSITIONS)
    return found[apart // 2 :: apart]


def specs(name: str) -> list[str]:
    """Every kind of bot, with a budget of work where it has a budget."""
    found = []
    for kind, of_kind in kinds_of(name).items():
        work = [one for one in WORK if one in of_kind.settings]
        assert work or "seconds" not in of_kind.settings, f"{kind} never answers twice the same"
        found.append(":".join((kind, *(f"{one}={BUDGETS[one]}" for one in work))))
    return found


def questions(name: str) -> list[Question]:
    """What can be asked of each bot and of each who helps, in some positions, for every seat."""
    helpers = [help_ for help_ in (advise(name), out_of_time(name)) if help_ is not None]
    found: list[Question] = []
    for game in positions(name):
        for seat in game.to_act():
            seen = game.seen_by(seat)
            found += [partial(choose, name, spec, seen.copy(), seat) for spec in specs(name)]
            found += [partial(told, helper, seen.copy(), seat) for helper in helpers]
    return found


def choose(name: str, spec: str, seen: Game, seat: int) -> int:
    """What a bot of its own chooses, that searches in two threads."""
    return make_bot(name, spec, 3, threads=2).choose(seen.copy(), seat)


def told(helper: Callable[[Game, int], object], seen: Game, seat: int) -> object:
    """What a helper says, or that it says nothing."""
    try:
        return helper(seen.copy(), seat)
    except GameError as refusal:
        return refusal.code


def asked_together(asked: Sequence[Question]) -> list[list[object]]:
    """What each of several threads is answered that ask the same, each from another place on."""
    start = Barrier(THREADS)

    def ask(thread: int) -> list[object]:
        begin = thread * len(asked) // THREADS
        start.wait()
        answers = [question() for question in (*asked[begin:], *asked[:begin])]
        return answers[len(asked) - begin :] + answers[: len(asked) - begin]

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(ask, range(THREADS)))


@pytest.mark.parametrize("name", NAMES)
def test_threads_get_the_answers_that_one_thread_gets(name: str) -> None:
    asked = questions(name)
    alone = [question() for question in asked]
    assert len({repr(answer) for answer in alone}) > POSITIONS
    for _ in range(ROUNDS):
        for answers in asked_together(asked):
            assert answers == alone


@pytest.mark.parametrize("name", [name for name in NAMES if could_have_been(name)])
def test_games_are_played_again_at_the_same_time(name: str) -> None:
    play = could_have_been(name)
    assert play is not None
    opening = GameSetting(name, 1).deal(5)
    asked = [partial(play, opening, seed, 0.05) for seed in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        ends = [job.result() for job in [pool.submit(question) for question in asked]]
    assert all(end.is_over() for end in ends)
    assert opening.state() == GameSetting(name, 1).deal(5).state()
