"""African Park's own bots, in place of the generic ones."""

from collections.abc import Mapping, Sequence
from typing import cast

from wildpark.bots.african_park.foresight import Foresight
from wildpark.bots.african_park.playouts import Playouts
from wildpark.bots.player.bot import Bot
from wildpark.bots.player.kinds import BotKind, monte_carlo
from wildpark.rules.african_park.position import Position
from wildpark.rules.game import Game
from wildpark.rules.terms import Action, Seat


class Greedy(Bot):
    """Takes what is best for its own score now, with an eye on the cards that may come."""

    def pick(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Action:
        """The action that ``Foresight`` rates highest; of equal ones the lowest id."""
        foresight = Foresight(cast("Position", seen), seat)
        return max(actions, key=foresight.rate)


def make_worlds(seen: Game, seat: Seat, seed: int) -> Playouts:
    """The worlds of a seen position, and quick playouts in them, for Monte Carlo."""
    return Playouts(cast("Position", seen), seat, seed)


BOTS: Mapping[str, BotKind] = {
    "greedy": BotKind((), lambda *_: Greedy()),
    "monte_carlo": monte_carlo(make_worlds),
}
"""In place of the generic ones."""
