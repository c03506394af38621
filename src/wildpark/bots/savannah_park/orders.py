"""The orders in which the tokens may be named, for the planner's search among several players.

A world is one order of the tokens that are left. An action is worth what the best plan scores
that begins with it, if the tokens are named in that order; a plan is found by a short annealing.
"""

from typing import Final

from wildpark.bots.player.sampler import Sampler
from wildpark.bots.savannah_park.annealer import Annealer
from wildpark.rules.savannah_park.position import Position

TOKENS: Final = 33
PLACES: Final = 63
NOTHING: Final = -1
PLANNING: Final = 4
"""How many times longer it takes to plan for an order than to fit the plan to an action."""

# Heat in 1/64 points.
HOT: Final = 160
WARM: Final = 64
COLD: Final = 16


class Orders(Sampler):
    """Deals orders of naming, and plans for them."""

    def __init__(self, seen: Position, seat: int, seed: int, care: int) -> None:
        """``care``: how many changes of a plan are tried for an action, per token left."""
        super().__init__(seed)
        self.made = False
        self.care = care
        self.seat = seen.check_seat(seat)
        self.root = seen.copy()
        self.plan = Annealer(seen, seat, 0, free=False)
        self.order = [0] * 33
        self.base = [NOTHING] * 33
        self.lion = NOTHING
        self.lion_points = 0
        self.made = True

    def check_action(self, action: int) -> None:
        """ValueError for an action that is not legal for the seat."""
        if not self.made or self.root.why_not(self.seat, action) is not None:
            raise ValueError(f"{action} is not legal for seat {self.seat}")

    def deal(self) -> None:
        """Any order of the tokens, and a plan for it."""
        self.plan.load()
        self.plan.rng.word = self.rng.bits()
        self.plan.shuffle()
        self.plan.start()
        self.plan.cool(PLANNING * self.care * self.plan.movers, HOT, COLD)
        self.order = self.plan.mover_at[:]
        self.base = self.plan.best_place[:]

    def play_out(self, action: int) -> int:
        """What the plan is worth that begins with the action."""
        self.plan.load()
        self.plan.rng.word = self.rng.bits()
        self.plan.mover_at = self.order[:]
        self.plan.wish = self.base[:]
        self.lion = self.root.lion[self.seat]
        self.lion_points = 0
        if action < TOKENS:
            self.plan.bring_first(action)
        else:
            self.plan.number()
            self.pin(action - PLACES)
        self.plan.start()
        self.plan.cool(self.care * self.plan.movers, WARM, COLD)
        self.meet_lion()
        return self.plan.best + self.lion_points

    def pin(self, choice: int) -> None:
        """Places the token in hand, where it meets the lion if the choice is to send that on."""
        if choice & 1:
            self.plan.pin(self.lion)
            self.lion_points = self.plan.ground.animals[self.root.token]
            self.lion = choice >> 1
        else:
            self.plan.pin(choice >> 1)

    def meet_lion(self) -> None:
        """Adds what the lion brings where it is now, if the plan sends a token there."""
        for token in range(TOKENS):
            if self.plan.is_mover[token] and self.plan.best_place[token] == self.lion:
                self.lion_points += self.plan.ground.animals[token]
