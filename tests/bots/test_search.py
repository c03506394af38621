"""Monte Carlo: its budget, its halving, and that threads change nothing."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings

from tests.bots.positions import choices
from tests.rules.playing import SEEDS
from wildpark.bots.makers import kinds_of, make_bot
from wildpark.bots.player import search
from wildpark.bots.player.search import Budget, MonteCarlo
from wildpark.rules import Game, open_game


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


def test_the_values_of_worlds_do_not_depend_on_how_they_are_shared_out() -> None:
    game = open_game("african_park", players=3, seed=4)
    seat = game.to_act()[0]
    make_worlds = kinds_of("african_park")["monte_carlo"].worlds
    assert make_worlds is not None
    worlds = make_worlds(game.seen_by(seat), seat, 9)
    actions = game.legal(seat)
    whole = worlds.sample(actions, 0, 12)
    parts = [worlds.sample(actions, first, first + 4) for first in (8, 0, 4)]
    assert whole == [sum(sums) for sums in zip(*parts, strict=True)]
    assert whole[2:4] == worlds.sample(actions[2:4], 0, 12)


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
    assert choose(scripted, Budget(playouts=240), range(count)) == count - 1
    running = [set(actions) for actions, _, _ in scripted.asked]
    assert running[0] == set(range(count))
    for more, fewer in pairwise(running):
        assert fewer == set(sorted(more)[-((len(more) + 1) // 2) :])
    assert len(running[-1]) == 2


def test_every_action_still_running_has_been_tried_in_the_same_worlds(scripted: Scripted) -> None:
    choose(scripted, Budget(playouts=240), range(8))
    lasts = [0, *(last for _, _, last in scripted.asked)]
    assert [first for _, first, _ in scripted.asked] == lasts[:-1]


def test_a_budget_of_playouts_is_used_and_not_passed(scripted: Scripted) -> None:
    choose(scripted, Budget(playouts=240), range(8))
    used = sum(len(actions) * (last - first) for actions, first, last in scripted.asked)
    assert used == 240


def test_the_smallest_budget_tries_every_action_once(scripted: Scripted) -> None:
    assert choose(scripted, Budget(playouts=1), range(4)) == 3


@pytest.mark.parametrize("seconds_a_playout", [0.00001, 0.001, 0.004])
def test_a_budget_of_seconds_is_used_and_not_passed(
    scripted: Scripted, seconds_a_playout: float
) -> None:
    scripted.seconds_a_playout = seconds_a_playout
    assert choose(scripted, Budget(seconds=0.4), range(8)) == 7
    assert 0.3 < scripted.now <= 0.4 + 1e-9


def all_equal(actions: Sequence[int], first: int, last: int) -> list[int]:
    """Every action is worth as much, whatever the world."""
    return [last - first] * len(actions)


def test_equal_actions_are_told_apart_by_their_ids(scripted: Scripted) -> None:
    scripted.sample = all_equal  # type: ignore[method-assign]  # for this test alone
    assert choose(scripted, Budget(playouts=100), [7, 9, 12]) == 7
