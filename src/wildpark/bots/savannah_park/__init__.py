"""Savannah Park's own bots, beside the generic ones."""

from collections.abc import Mapping

from wildpark.bots.player.kinds import BotKind
from wildpark.bots.savannah_park.greedy import Greedy
from wildpark.bots.savannah_park.planner import PLANNER, could_have_been

__all__ = ["BOTS", "LEVELS", "could_have_been"]

BOTS: Mapping[str, BotKind] = {
    "greedy": BotKind((), lambda *_: Greedy()),
    "planner": PLANNER,
}
"""In place of the generic ones and beside them."""

LEVELS: Mapping[str, str] = {
    "cub": "random",
    "keeper": "greedy",
    "ranger": "planner:steps=20000",
    "warden": "planner:seconds=0.5",
}
"""The levels that people play against, from weak to strong."""
