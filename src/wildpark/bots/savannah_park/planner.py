"""The planner: before each choice it searches for the best arrangement that can be reached."""

from collections.abc import Sequence
from typing import cast

from wildpark.bots.player.bot import Bot
from wildpark.bots.player.budget import Budget
from wildpark.bots.player.kinds import thinker
from wildpark.bots.player.search import MonteCarlo
from wildpark.bots.savannah_park.orders import Orders
from wildpark.bots.savannah_park.soloist import Soloist
from wildpark.rules.game import Game
from wildpark.rules.savannah_park.actions import GRASS, LIONS, TOKENS
from wildpark.rules.savannah_park.position import Position
from wildpark.rules.terms import Action, Seat

SETTING_UP = 0.1
"""The share of the time for a whole game that goes into the tokens on grass."""

CARE = 100
"""Changes of a plan that are tried for an action in one order of naming, for each token left."""

LEAST_CARE = 2
CARE_A_SECOND = 400
STEPS_FOR_CARE = 1000
"""A small budget tries fewer, so that it is enough for every action."""


class Planner(Bot):
    """Plans for its own order of naming in a solo game, else over sampled orders."""

    def __init__(self, budget: Budget, seed: int, threads: int) -> None:
        self._budget = budget
        self._soloist = Soloist(seed)
        care, playouts = care_of(budget), None
        if budget.work is not None:
            playouts = max(1, budget.work // (care * TOKENS))
        self._search = MonteCarlo(
            lambda seen, seat, stream: Orders(cast("Position", seen), seat, stream, care),
            Budget(budget.seconds, playouts),
            seed,
            threads,
        )

    def pick(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Action:
        """The action that the best plan begins with."""
        position = cast("Position", seen)
        if position.players > 1 and position.phase not in {GRASS, LIONS}:
            return self._search.pick(seen, seat, actions)
        self._soloist.think(position, seat, self._budget)
        return self._soloist.choose(position, seat, actions)


def care_of(budget: Budget) -> int:
    """The number of changes tried for an action in one order, for each token left."""
    if budget.work is None:
        return max(LEAST_CARE, min(CARE, int(budget.seconds * CARE_A_SECOND)))
    return max(LEAST_CARE, min(CARE, budget.work // STEPS_FOR_CARE))


PLANNER = thinker(Planner, seconds=0.5, work="steps")


def could_have_been(opening: Game, seed: int, seconds: float) -> Position:
    """Plays a solo game from this position to its end as the planner would.

    Args:
        opening: a whole position of Savannah Park with one player; it is left as it is.
        seed: of all random choices; the result still depends on the speed of the machine.
        seconds: about how long it takes. Other threads run meanwhile.

    Raises:
        ValueError: the game has more than one player.
    """
    if opening.players != 1:
        raise ValueError(f"a game of {opening.players} players is no solo game")
    game = cast("Position", opening.copy())
    play_alone(game, seed, Budget(seconds * SETTING_UP), Budget(seconds * (1 - SETTING_UP)))
    return game


def play_alone(game: Position, seed: int, first: Budget, rest: Budget) -> None:
    """Plays a solo game to its end, following one plan.

    Args:
        game: the position to play on from; it is changed.
        seed: of all random choices.
        first: the budget before the tokens are put on grass, if that is still to come.
        rest: the budget afterwards.
    """
    soloist, planned = Soloist(seed), False
    while not game.is_over():
        seen = game.seen_by(0)
        if game.phase == GRASS:
            soloist.think(seen, 0, first)
        elif not planned:
            soloist.think(seen, 0, rest)
            planned = True
        game.play(0, soloist.choose(seen, 0, game.legal(0)))
