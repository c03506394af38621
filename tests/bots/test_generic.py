"""The bots that any game has from its first day: they use what every position can do."""

from collections.abc import Callable, Mapping
from itertools import pairwise

import pytest
from hypothesis import given, settings

from tests.bots.positions import choices
from tests.rules.bids import Bids
from tests.rules.playing import SEEDS
from wildpark.bots.matches.match import play_out
from wildpark.bots.player.bot import Bot
from wildpark.bots.player.budget import Budget
from wildpark.bots.player.generic import GameWorlds, GreedyBot, RandomBot, margin_of
from wildpark.bots.player.search import MonteCarlo
from wildpark.rules import Game, open_game

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "monte_carlo": lambda seed: MonteCarlo(GameWorlds, Budget(work=120), seed, threads=1),
}


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_bot_plays_a_game_of_simultaneous_secret_choices(kind: str, players: int) -> None:
    for seed in range(10):
        game = Bids(players, seed)
        play_out(game, [BOTS[kind](seed + seat) for seat in range(players)])
        assert game.is_over()


def test_greedy_and_monte_carlo_bid_when_a_prize_is_worth_it() -> None:
    game = Bids(2, 0)
    game.prizes[0] = 8
    assert {
        BOTS[kind](seed).choose(game.seen_by(0), 0)
        for kind in ("greedy", "monte_carlo")
        for seed in range(8)
    } == {2}


def test_nobody_bids_alone_what_a_prize_does_not_cover() -> None:
    game = Bids(1, 0)
    game.prizes = [0, 0]
    game.round = 1
    assert {
        bot(1).choose(game.seen_by(0), 0) for kind, bot in BOTS.items() if kind != "random"
    } == {0}


def test_a_choice_does_not_depend_on_secret_bids_of_others() -> None:
    worlds = []
    for bid in (None, 0, 1, 2):
        game = Bids(3, 5)
        if bid is not None:
            game.play(2, bid)
        worlds.append(game)
    for bot in BOTS.values():
        assert len({bot(4).choose(game.seen_by(0), 0) for game in worlds}) == 1


@settings(max_examples=20)
@given(choices(), SEEDS)
def test_greedy_takes_the_largest_margin(choice: tuple[str, Game, int], seed: int) -> None:
    _, game, seat = choice
    if len(game.to_act()) > 1:
        return
    chosen = GreedyBot(seed).choose(game.seen_by(seat), seat)
    margins = {}
    for action in game.legal(seat):
        after = game.copy()
        after.play(seat, action)
        margins[action] = margin_of(after, seat)
    assert margins[chosen] == max(margins.values())


def test_generic_worlds_agree_however_they_are_shared_out() -> None:
    game = open_game("african_park", players=2, seed=4)
    seat = game.to_act()[0]
    worlds = GameWorlds(game.seen_by(seat), seat, 9)
    actions = game.legal(seat)[:3]
    parts = [worlds.sample(actions, first, last) for first, last in pairwise((0, 1, 3))]
    assert worlds.sample(actions, 0, 3) == [sum(sums) for sums in zip(*parts, strict=True)]
