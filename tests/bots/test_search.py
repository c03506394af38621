"""Monte Carlo: its budget, its halving, and that threads change nothing."""

import gc
from collections.abc import Sequence
from itertools import pairwise
from weakref import WeakSet

import pytest
from hypothesis import given, settings

from tests.bots.positions import choices
from tests.rules.playing import SEEDS
from wildpark.bots.makers import kinds_of, make_bot
from wildpark.bots.player import search
from wildpark.bots.player.budget import Budget
from wildpark.bots.player.generic import GameWorlds
from wildpark.bots.player.search import MonteCarlo
from wildpark.rules import NAMES, Game, open_game, rules_of


@settings(max_examples=40)
@given(choices(), SEEDS)
def test_a_budget_of_playouts_gives_the_same_choice_with_any_number_of_threads(
    choice: tuple[str, Game, int], seed: int
) -> None:
    name, game, seat = choice
    seen = game.seen_by(seat)
    chosen = {
        make_bot(name, f"monte_carlo:playouts=60:threads={threads}", seed).choose(seen, seat)
        for threads in (1, 2, 3)
    }
    assert len(chosen) == 1


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_the_values_of_worlds_do_not_depend_on_how_they_are_shared_out(
    name: str,
    own: bool,  # noqa: FBT001  a parameter of the test
) -> None:
    game = open_game(name, players=rules_of(name).players[-1], seed=4)
    seat = game.to_act()[0]
    make_worlds = kinds_of(name)["monte_carlo"].worlds if own else GameWorlds
    assert make_worlds is not None
    worlds = make_worlds(game.seen_by(seat), seat, 9)
    actions = game.legal(seat)[:6]
    whole = worlds.sample(actions, 0, 6)
    parts = [worlds.sample(actions, first, first + 2) for first in (4, 0, 2)]
    assert whole == [sum(sums) for sums in zip(*parts, strict=True)]
    assert whole[2:4] == worlds.sample(actions[2:4], 0, 6)
    assert len(set(whole)) > 1


class Scripted:
    """Worlds in which an action is worth its id; notes what it is asked, and turns a clock."""

    def __init__(self) -> None:
        self.asked: list[tuple[tuple[int, ...], int, int]] = []
        self.now = 0.0
        self.seconds_a_playout = 0.001

    def sample(self, actions: Sequence[int], first: int, last: int) -> list[int]:
        """The sums, and the time that this took."""
        self.asked.append((tuple(actions), first, last))
        self.now += (last - first) * len(actions) * self.seconds_a_playout
        return [action * (last - first) for action in actions]


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> Scripted:
    """Scripted worlds, with their clock as the search's clock."""
    worlds = Scripted()
    monkeypatch.setattr(search, "perf_counter", lambda: worlds.now)
    return worlds


def choose(worlds: Scripted, budget: Budget, actions: Sequence[int]) -> int:
    """What a search in these worlds chooses."""
    game = open_game("african_park", players=2, seed=1)
    bot = MonteCarlo(lambda *_: worlds, budget, seed=1, threads=1)
    return bot.pick(game.seen_by(0), 0, actions)


@pytest.mark.parametrize("count", [2, 3, 5, 8, 13])
def test_the_better_half_goes_on_until_one_is_left(scripted: Scripted, count: int) -> None:
    assert choose(scripted, Budget(work=240), range(count)) == count - 1
    running = [set(actions) for actions, _, _ in scripted.asked]
    assert running[0] == set(range(count))
    for more, fewer in pairwise(running):
        assert fewer == set(sorted(more)[-((len(more) + 1) // 2) :])
    assert len(running[-1]) == 2


def test_every_action_still_running_has_been_tried_in_the_same_worlds(scripted: Scripted) -> None:
    choose(scripted, Budget(work=240), range(8))
    lasts = [0, *(last for _, _, last in scripted.asked)]
    assert [first for _, first, _ in scripted.asked] == lasts[:-1]


def test_a_budget_of_playouts_is_used_and_not_passed(scripted: Scripted) -> None:
    choose(scripted, Budget(work=240), range(8))
    used = sum(len(actions) * (last - first) for actions, first, last in scripted.asked)
    assert used == 240


def test_the_smallest_budget_tries_every_action_once(scripted: Scripted) -> None:
    assert choose(scripted, Budget(work=1), range(4)) == 3


@pytest.mark.parametrize("seconds_a_playout", [0.00001, 0.001, 0.004, 0.02])
def test_a_budget_of_seconds_is_used_and_not_passed(
    scripted: Scripted, seconds_a_playout: float
) -> None:
    scripted.seconds_a_playout = seconds_a_playout
    assert choose(scripted, Budget(seconds=0.4), range(8)) == 7
    assert 0.3 < scripted.now <= 0.4 + 1e-9


@pytest.mark.parametrize("seconds_a_playout", [0.003, 0.015, 0.09, 7])
def test_where_time_is_out_in_the_first_world_the_best_of_those_tried_is_chosen(
    scripted: Scripted, seconds_a_playout: float
) -> None:
    scripted.seconds_a_playout = seconds_a_playout
    chosen = choose(scripted, Budget(seconds=0.1), range(60))
    tried = sum(len(actions) for actions, _, _ in scripted.asked)
    assert {(first, last) for _, first, last in scripted.asked} == {(0, 1)}
    assert chosen == tried - 1
    assert 0.1 - seconds_a_playout <= scripted.now < 0.1 + seconds_a_playout


def test_the_first_world_tries_each_action_once(scripted: Scripted) -> None:
    choose(scripted, Budget(seconds=0.4), range(20))
    first = [action for actions, world, _ in scripted.asked if world == 0 for action in actions]
    assert first == list(range(20))


def test_as_many_worlds_are_made_as_there_is_time_for(scripted: Scripted) -> None:
    made: list[Scripted] = []

    def make(*_: object) -> Scripted:
        scripted.now += 0.03
        made.append(scripted)
        return scripted

    game = open_game("african_park", players=2, seed=1).seen_by(0)
    for budget, expected in ((Budget(0.4), 4), (Budget(0.01), 1), (Budget(0.01, work=40), 8)):
        made.clear()
        MonteCarlo(make, budget, 1, threads=8).pick(game, 0, range(3))
        assert len(made) == expected


class Knowing(MonteCarlo):
    """Knows from the beginning which action is best."""

    def head_start(self, seen: Game, seat: int, actions: Sequence[int]) -> Sequence[int]:  # noqa: ARG002
        return [1000 * (action == 2) for action in actions]


def test_without_any_time_the_action_is_chosen_that_looked_best(scripted: Scripted) -> None:
    scripted.seconds_a_playout = 10
    game = open_game("african_park", players=2, seed=1).seen_by(0)
    assert Knowing(lambda *_: scripted, Budget(0.01), 1, threads=1).pick(game, 0, range(5)) == 2


def test_a_search_leaves_nothing_behind_that_has_to_be_looked_for() -> None:
    """No circle of references keeps its worlds: they are freed as it ends."""
    game = open_game("african_park", players=3, seed=4)
    seat = game.to_act()[0]
    alive = WeakSet[GameWorlds]()

    def make(seen: Game, seat: int, seed: int) -> GameWorlds:
        worlds = GameWorlds(seen, seat, seed)
        alive.add(worlds)
        return worlds

    gc.disable()
    try:
        for budget in (Budget(0.05), Budget(work=30)):
            MonteCarlo(make, budget, 1, threads=3).choose(game.seen_by(seat), seat)
            assert len(alive) == 0
    finally:
        gc.enable()


def all_equal(actions: Sequence[int], first: int, last: int) -> list[int]:
    """Every action is worth as much, whatever the world."""
    return [last - first] * len(actions)


def test_equal_actions_are_told_apart_by_their_ids(scripted: Scripted) -> None:
    scripted.sample = all_equal  # type: ignore[method-assign]  # for this test alone
    assert choose(scripted, Budget(work=100), [7, 9, 12]) == 7
