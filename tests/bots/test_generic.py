"""The bots that any game has from its first day: they use what every position can do."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Self

import pytest
from hypothesis import given, settings

from tests.bots.positions import choices
from tests.rules.playing import SEEDS
from wildpark.bots.matches.match import play_out
from wildpark.bots.player.bot import Bot
from wildpark.bots.player.budget import Budget
from wildpark.bots.player.generic import GameWorlds, GreedyBot, RandomBot, margin_of
from wildpark.bots.player.search import MonteCarlo
from wildpark.rules import Game, GameError, Random, open_game
from wildpark.rules.terms import Score


class Bids(Game):
    """A made-up game: all bid at once, in secret, for a prize; the highest bid alone gets it.

    The bid itself is paid. Nobody knows the prize of a later round. Two rounds.
    """

    whole = True  # the compiled base class lets nobody set its own

    def __init__(self, players: int, seed: int) -> None:
        super().__init__(players)
        rng = Random(seed)
        self.prizes = [3 + rng.below(6) for _ in range(2)]
        self.round = 0
        self.bids: list[int | None] = [None] * players
        self.points = [0] * players

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [i for i, bid in enumerate(self.bids) if bid is None]

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if seat in self.to_act() else []

    def play(self, seat: int, action: int) -> None:
        if not self.whole or action not in self.legal(seat):
            raise GameError("test", "not legal")
        self.bids[seat] = action
        bids = [bid for bid in self.bids if bid is not None]
        if len(bids) == self.players:
            best = [i for i, bid in enumerate(bids) if bid == max(bids)]
            for i, bid in enumerate(bids):
                self.points[i] -= bid
            if len(best) == 1:
                self.points[best[0]] += self.prizes[self.round]
            self.round += 1
            self.bids = [None] * self.players

    def is_over(self) -> bool:
        return self.round == 2

    def scores(self) -> list[Score]:
        return [Score(points, ()) for points in self.points]

    def standing(self) -> list[int]:
        return [1 + sum(other > own for other in self.points) for own in self.points]

    def copy(self) -> Self:
        other = type(self)(self.players, 0)
        other.whole, other.round = self.whole, self.round
        other.prizes, other.bids, other.points = self.prizes[:], self.bids[:], self.points[:]
        return other

    def seen_by(self, seat: int | None) -> Self:
        seen = self.copy()
        seen.whole = False
        seen.prizes[self.round + 1 :] = [0] * (1 - self.round)
        seen.bids = [bid if i == seat else None for i, bid in enumerate(self.bids)]
        return seen

    def fill_in(self, rng: Random) -> None:
        self.whole = True
        for later in range(self.round + 1, 2):
            self.prizes[later] = 3 + rng.below(6)

    def state(self) -> Sequence[object]:
        return tuple(self.prizes), self.round, tuple(self.bids), tuple(self.points), self.whole


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
