"""The bots that any game has from its first day: they use what every position can do."""

import gc
from collections.abc import Callable, Mapping

import pytest

from tests.rules.bids import Bids
from tests.rules.playing import steps
from wildpark.bots.makers import make_bot
from wildpark.bots.matches.match import play_out
from wildpark.bots.player.bot import Bot
from wildpark.bots.player.budget import Budget
from wildpark.bots.player.generic import GameWorlds, GreedyBot, RandomBot, margin_of
from wildpark.bots.player.search import MonteCarlo
from wildpark.rules import NAMES, Game, Random, open_game, rules_of

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


HIDDEN = -1


class Sealed(Bids):
    """Others see that somebody has bid, and not what."""

    def hide(self, seat: int | None) -> None:
        bids = [HIDDEN if i != seat and bid is not None else bid for i, bid in enumerate(self.bids)]
        super().hide(seat)
        self.bids = bids

    def guess(self, rng: Random) -> None:
        super().guess(rng)
        self.bids = [rng.below(3) if bid == HIDDEN else bid for bid in self.bids]


@pytest.mark.parametrize("bid", [0, 1, 2])
@pytest.mark.parametrize("kind", ["greedy", "monte_carlo"])
def test_a_secret_bid_is_guessed_and_not_known(kind: str, bid: int) -> None:
    """Against a bid of 0 that is known 1 would do; against any bid 2 is best."""
    game = Sealed(2, 0)
    game.prizes = [8, 8]
    game.play(1, bid)
    assert game.seen_by(0).to_act() == [0]
    assert {BOTS[kind](seed).choose(game.seen_by(0), 0) for seed in range(8)} == {2}


@pytest.mark.parametrize("name", NAMES)
def test_greedy_takes_the_largest_margin(name: str) -> None:
    tried = 0
    for step in steps(open_game(name, players=rules_of(name).players[0], seed=1), chooser=2):
        game, seat = step.before, step.seat
        legal = game.legal(seat)
        if game.to_act() != [seat] or len(legal) == 1:
            continue
        margins = [margin_of(after(game, seat, action), seat) for action in legal]
        chosen = GreedyBot(tried).choose(game.seen_by(seat), seat)
        assert margins[legal.index(chosen)] == max(margins)
        tried += len(set(margins)) > 1
    assert tried > 3


def after(game: Game, seat: int, action: int) -> Game:
    """The position after an action."""
    copy = game.copy()
    copy.play(seat, action)
    return copy


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_leaves_nothing_in_memory(name: str) -> None:
    """Parts of scores once stayed in a cache for readers, and slowed whoever collects garbage."""
    game = open_game(name, players=2, seed=1)
    seat = game.to_act()[0]
    counts = []
    for seed in range(3):  # each other playouts
        make_bot(name, "monte_carlo:playouts=300:threads=1", seed).choose(game.seen_by(seat), seat)
        gc.collect()
        counts.append(len(gc.get_objects()))
    assert counts[2] - counts[1] < 500
