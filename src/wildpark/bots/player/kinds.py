"""Kinds of bots, and the generic ones; a game's package may replace some and add others."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from wildpark.bots.player.bot import Bot
from wildpark.bots.player.budget import Budget
from wildpark.bots.player.generic import GameWorlds, GreedyBot, RandomBot
from wildpark.bots.player.search import MonteCarlo
from wildpark.bots.player.worlds import MakeWorlds

MakeBot = Callable[[Mapping[str, float], int, int], Bot]
"""Makes a bot from its settings, its seed and the default number of threads."""

MakeThinker = Callable[[Budget, int, int], Bot]
"""Makes a bot from its budget, its seed and the number of its threads."""


@dataclass(frozen=True, slots=True)
class BotKind:
    """A kind of bot: its settings, and the function that makes one.

    ``worlds``: those that a Monte Carlo bot searches.
    """

    settings: tuple[str, ...]
    make: MakeBot
    worlds: MakeWorlds | None = None


def thinker(
    make: MakeThinker,
    *,
    seconds: float,
    work: str = "playouts",
    worlds: MakeWorlds | None = None,
) -> BotKind:
    """A kind of bot with a budget of seconds (by default ``seconds``) or of ``work``."""

    def from_settings(settings: Mapping[str, float], seed: int, threads: int) -> Bot:
        amount = int(settings[work]) if work in settings else None
        budget = Budget(settings.get("seconds", seconds), amount)
        return make(budget, seed, int(settings.get("threads", threads)))

    return BotKind(("seconds", work, "threads"), from_settings, worlds)


def monte_carlo(worlds: MakeWorlds) -> BotKind:
    """Monte Carlo in these worlds."""
    return thinker(partial(MonteCarlo, worlds), seconds=0.2, worlds=worlds)


GENERIC: Mapping[str, BotKind] = {
    "random": BotKind((), lambda _settings, seed, _threads: RandomBot(seed)),
    "greedy": BotKind((), lambda _settings, seed, _threads: GreedyBot(seed)),
    "monte_carlo": monte_carlo(GameWorlds),
}
"""Bots that play any game."""

GENERIC_LEVELS: Mapping[str, str] = {
    "cub": "random",
    "keeper": "greedy",
    "ranger": "monte_carlo:seconds=0.2",
    "warden": "monte_carlo:seconds=1",
}
"""The levels of a game that defines none."""
