"""The kinds of bots, and those that any game has; a game's package may replace and add some."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from wildpark.bots.player.bot import Bot
from wildpark.bots.player.generic import GameWorlds, GreedyBot, RandomBot
from wildpark.bots.player.search import Budget, MonteCarlo
from wildpark.bots.player.worlds import MakeWorlds

MakeBot = Callable[[Mapping[str, float], int, int], Bot]
"""Makes a bot from its settings, its seed, and how many threads where the settings do not say."""


@dataclass(frozen=True, slots=True)
class BotKind:
    """A kind of bot: the settings that it has, and who makes it.

    ``worlds`` are those that it searches, if it is a Monte Carlo bot.
    """

    settings: tuple[str, ...]
    make: MakeBot
    worlds: MakeWorlds | None = None


def monte_carlo(worlds: MakeWorlds) -> BotKind:
    """Monte Carlo in these worlds, with a budget of ``seconds`` or of ``playouts``."""

    def make(settings: Mapping[str, float], seed: int, threads: int) -> Bot:
        playouts = settings.get("playouts")
        budget = Budget(settings.get("seconds", 0.2), None if playouts is None else int(playouts))
        return MonteCarlo(worlds, budget, seed, int(settings.get("threads", threads)))

    return BotKind(("seconds", "playouts", "threads"), make, worlds)


GENERIC: Mapping[str, BotKind] = {
    "random": BotKind((), lambda _settings, seed, _threads: RandomBot(seed)),
    "greedy": BotKind((), lambda _settings, seed, _threads: GreedyBot(seed)),
    "monte_carlo": monte_carlo(GameWorlds),
}
"""The bots that play any game as it is."""

GENERIC_LEVELS: Mapping[str, str] = {
    "cub": "random",
    "keeper": "greedy",
    "ranger": "monte_carlo:seconds=0.2",
    "warden": "monte_carlo:seconds=1",
}
"""The levels of a game that has none of its own."""
