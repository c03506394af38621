"""Bots for any game: they use the interface of ``Game`` alone."""

from collections.abc import Sequence

from wildpark.bots.player.bot import Bot
from wildpark.bots.player.worth import worth
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.terms import Action, Seat


class RandomBot(Bot):
    """Takes a legal action uniformly at random."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def pick(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Action:  # noqa: ARG002
        """One of ``actions``, each with the same probability."""
        return actions[self._rng.below(len(actions))]


class GreedyBot(Bot):
    """Takes the action after which it is furthest ahead, on average over what it cannot see."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def pick(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Action:
        """The action with the largest mean margin over a few worlds; ties are broken at random."""
        others = [one for one in seen.to_act() if one != seat]
        sums = [0] * len(actions)
        for _ in range(WORLDS):
            world = seen.copy()
            world.fill_in(self._rng)
            for index, action in enumerate(actions):
                after = world.copy()
                after.play(seat, action)
                choose_at_random(after, others, self._rng)
                sums[index] += margin_of(after, seat)
        best = [action for action, total in zip(actions, sums, strict=True) if total == max(sums)]
        return best[self._rng.below(len(best))]


WORLDS = 8
"""How often a greedy bot samples what it cannot see and what others choose at the same time."""


class GameWorlds:
    """Worlds for Monte Carlo with uniformly random playouts: slow, for any game."""

    def __init__(self, seen: Game, seat: Seat, seed: int) -> None:
        self._seen = seen
        self._seat = seat
        self._seed = seed
        self._rng = Random(seed)

    def sample(self, actions: Sequence[Action], first: int, last: int) -> list[int]:
        """For each action the sum of its values in the worlds numbered first to last - 1."""
        sums = [0] * len(actions)
        for number in range(first, last):
            self._rng.reseed(self._seed, number << 32)
            world = self._seen.copy()
            world.fill_in(self._rng)
            for index, action in enumerate(actions):
                self._rng.reseed(self._seed, (number << 32) + action + 1)
                sums[index] += self._play_out(world.copy(), action)
        return sums

    def _play_out(self, game: Game, action: Action) -> int:
        game.play(self._seat, action)
        while not game.is_over():
            choose_at_random(game, game.to_act(), self._rng)
        places = game.standing()
        victory = 1000 // places.count(1) if places[self._seat] == 1 else 0
        return worth(victory, margin_of(game, self._seat))


def choose_at_random(game: Game, seats: Sequence[Seat], rng: Random) -> None:
    """Plays a legal action for each of ``seats``, uniformly at random."""
    for seat in seats:
        actions = game.legal(seat)
        game.play(seat, actions[rng.below(len(actions))])


def margin_of(game: Game, seat: Seat) -> int:
    """The lead of ``seat`` over the best of the others; in a solo game its points."""
    totals = game.totals()  # not from the scores, whose parts are kept for readers
    own = totals.pop(seat)
    return own - max(totals, default=0)
