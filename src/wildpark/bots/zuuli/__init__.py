"""Bots for Zuuli, and the developer of parks that they and the pages use."""

from collections.abc import Mapping

from wildpark.bots.player.bot import Bot
from wildpark.bots.player.kinds import BotKind
from wildpark.bots.player.search import Budget
from wildpark.bots.zuuli.advice import Advice, advise, out_of_time
from wildpark.bots.zuuli.players import Casual, Greedy, Planner, make_worlds

__all__ = ["BOTS", "LEVELS", "Advice", "advise", "out_of_time"]

SECONDS = 0.5
"""What a pick by Monte Carlo takes unless something else is asked for."""


def make_planner(settings: Mapping[str, float], seed: int, threads: int) -> Bot:
    """A Monte Carlo bot with a budget of ``seconds`` or of ``playouts``."""
    playouts = settings.get("playouts")
    budget = Budget(settings.get("seconds", SECONDS), None if playouts is None else int(playouts))
    return Planner(budget, seed, int(settings.get("threads", threads)))


BOTS: Mapping[str, BotKind] = {
    "greedy": BotKind((), lambda *_: Greedy()),
    "monte_carlo": BotKind(("seconds", "playouts", "threads"), make_planner, make_worlds),
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
