"""Bots for Zuuli, and the developer of parks that they and the pages use."""

from collections.abc import Mapping

from wildpark.bots.player.kinds import BotKind, thinker
from wildpark.bots.zuuli.advice import Advice, advise, out_of_time
from wildpark.bots.zuuli.players import Casual, Greedy, Planner, make_worlds

__all__ = ["BOTS", "LEVELS", "Advice", "advise", "out_of_time"]

BOTS: Mapping[str, BotKind] = {
    "greedy": BotKind((), lambda *_: Greedy()),
    "monte_carlo": thinker(Planner, seconds=0.5, worlds=make_worlds),
    "casual": BotKind((), lambda _settings, seed, _threads: Casual(seed)),
}
"""In place of the generic ones; ``casual`` is a random one that develops its park to an end."""

LEVELS: Mapping[str, str] = {
    "cub": "casual",
    "keeper": "greedy",
    "ranger": "monte_carlo:seconds=0.1",
    "warden": "monte_carlo:seconds=0.5",
}
"""The levels that people play against."""
