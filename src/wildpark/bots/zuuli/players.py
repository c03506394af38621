"""The bots of Zuuli, which differ in how they pick cards."""

from collections.abc import Sequence
from typing import cast

from wildpark.bots.player.bot import Bot
from wildpark.bots.player.budget import Budget
from wildpark.bots.player.search import MonteCarlo
from wildpark.bots.zuuli.advice import advise
from wildpark.bots.zuuli.foresight import YEARS, Foresight, arranged
from wildpark.bots.zuuli.picker import Picker
from wildpark.bots.zuuli.playouts import Playouts
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.terms import Action, Seat
from wildpark.rules.zuuli.position import Position


class DevelopmentPlan:
    """The steps of a development, found at its beginning; it holds as long as they are taken."""

    def __init__(self) -> None:
        self._steps: list[int] = []
        self._expected: object = None

    def is_under_way(self, seen: Position, seat: Seat) -> bool:
        """Whether the park is as the last step left it."""
        return (seen.year, seen.parks_state()[seat]) == self._expected

    def next_step(self, seen: Position, seat: Seat, years: int) -> Action:
        """The next action on the way to the best park, at last the confirmation."""
        if not self.is_under_way(seen, seat):
            self._steps = list(advise(seen, seat, years=years).actions)
        if not self._steps:
            self._expected = None
            return seen.components.cards.confirm
        step = self._steps.pop(0)
        after = seen.copy()
        after.try_change(seat, step)
        self._expected = (after.year, after.parks_state()[seat])
        return step


class Casual(Bot):
    """Picks any card, and develops at random: as long as something can go in, it does."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._rescue = DevelopmentPlan()

    def pick(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Action:
        """Any card; any animal into any room; else the confirmation.

        If somebody who has to be housed finds no room any more, it goes by a plan from then on.
        """
        game = cast("Position", seen)
        if not game.has_park_open():
            return self._any(actions)
        if self._rescue.is_under_way(game, seat):
            return self._rescue.next_step(game, seat, 1)
        cards = game.components.cards
        forward = [one for one in actions if cards.confirm < one < cards.take]
        forward += [one for one in actions if cards.install <= one < cards.remove]
        if forward:
            return self._any(forward)
        if actions[0] == cards.confirm:
            return cards.confirm
        return self._rescue.next_step(game, seat, 1)

    def _any(self, actions: Sequence[Action]) -> Action:
        return actions[self._rng.below(len(actions))]


class Greedy(Bot):
    """Picks the card that is best for its park this year, and develops for this year."""

    def __init__(self) -> None:
        self._plan = DevelopmentPlan()

    def pick(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Action:
        """The card that ``Foresight`` rates highest, of equal ones the lowest; or the next step."""
        game = cast("Position", seen)
        if game.has_park_open():
            return self._plan.next_step(game, seat, 1)
        return max(actions, key=Foresight(game, seat).rate)


class Planner(MonteCarlo):
    """Picks by Monte Carlo, and develops exactly, for this year and all that remain."""

    def __init__(self, budget: Budget, seed: int, threads: int) -> None:
        super().__init__(make_worlds, budget, seed, threads)
        self._plan = DevelopmentPlan()

    def pick(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Action:
        """The card left after the last round of halving, or the next step."""
        game = cast("Position", seen)
        if game.has_park_open():
            return self._plan.next_step(game, seat, YEARS - game.year)
        return super().pick(seen, seat, actions)

    def head_start(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Sequence[int]:
        """The ratings of the cards, weighted as if they came from some playouts."""
        park = arranged(cast("Position", seen), seat)
        picker = Picker()
        picker.look_at(park, seat)
        return [AT_A_GLANCE * picker.rating_of(park, seat, kind) for kind in actions]


AT_A_GLANCE = 12_000
"""How much a rating weighs, whatever the budget: about as much as eighty playouts of each card
tell. So it decides where there is time for a few only, and hardly where there are thousands."""


def make_worlds(seen: Game, seat: Seat, seed: int) -> Playouts:
    """The worlds of a seen position, and quick playouts in them, for Monte Carlo."""
    game = cast("Position", seen)
    return Playouts(arranged(game, *range(game.players)), seat, seed)
