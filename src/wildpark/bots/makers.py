"""Bots by name: what people write (``monte_carlo:seconds=1``), the levels, and who makes them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from wildpark.bots.bot import Bot
from wildpark.bots.generic import GameWorlds, GreedyBot, RandomBot
from wildpark.bots.search import Budget, MakeWorlds, MonteCarlo
from wildpark.bots.workers import all_cores
from wildpark.rules.catalogue import NAMES, rules_of
from wildpark.rules.terms import GameError

LEVELS: Mapping[str, Mapping[str, str]] = {
    game: {
        "cub": "random",
        "keeper": "greedy",
        "ranger": "monte_carlo:seconds=0.2",
        "warden": "monte_carlo:seconds=1",
    }
    for game in NAMES
}
"""For each game the levels that people play against, from weak to strong, and their bots."""

SETTINGS: Mapping[str, tuple[str, ...]] = {
    "random": (),
    "greedy": (),
    "monte_carlo": ("seconds", "playouts", "threads"),
}
"""The kinds of bots, and the settings that each has."""

LIMITS: Mapping[str, int] = {"seconds": 86_400, "playouts": 1_000_000_000, "threads": 256}
"""The most that a setting may be."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot as people write it: a kind, and settings such as ``seconds=0.2``."""

    kind: str
    settings: Mapping[str, float]


class Specials(Protocol):
    """What the module ``wildpark.bots.<game>`` may have in place of the generic bots."""

    make_greedy: Callable[[int], Bot]
    make_worlds: MakeWorlds


def make_bot(game: str, spec: str, seed: int, *, threads: int | None = None) -> Bot:
    """The bot that ``spec`` names, for one seat of one game.

    Args:
        game: the name of a game.
        spec: ``random``, ``greedy`` or ``monte_carlo``; settings after colons, as in
            ``monte_carlo:seconds=1`` or ``monte_carlo:playouts=500:threads=2``.
        seed: all chance in the bot comes from it, 0 to 2**64 - 1.
        threads: how many a search runs in where the spec does not say; None: one per processor.

    Raises:
        GameError: there is no such game, bot or setting; it says which there are.
    """
    rules_of(game)
    read = read_spec(spec)
    if read.kind == "random":
        return RandomBot(seed)
    special = specials(game)
    if read.kind == "greedy":
        return special.make_greedy(seed) if special else GreedyBot(seed)
    settings = read.settings
    playouts = settings.get("playouts")
    budget = Budget(settings.get("seconds", 0.2), None if playouts is None else int(playouts))
    return MonteCarlo(
        special.make_worlds if special else GameWorlds,
        budget,
        seed,
        int(settings.get("threads", threads or all_cores())),
    )


def specials(game: str) -> Specials | None:
    """The bots made for ``game``; None if it has only the generic ones."""
    name = f"wildpark.bots.{game}"
    return cast("Specials", import_module(name)) if find_spec(name) else None


def read_spec(text: str) -> Spec:
    """Reads a bot as people write it; GameError says what is allowed in place of what is not."""
    kind, *parts = text.split(":")
    if kind not in SETTINGS:
        allowed = ", ".join(SETTINGS)
        raise GameError(
            "unknown-bot",
            f"there is no bot {kind!r}; there are: {allowed}",
            name=kind,
            allowed=allowed,
        )
    settings: dict[str, float] = {}
    for part in parts:
        name, _, value = part.partition("=")
        if name not in SETTINGS[kind] or name in settings:
            allowed = ", ".join(SETTINGS[kind]) or "none"
            raise GameError(
                "unknown-bot-setting",
                f"{kind} has no setting {name!r}, or has it twice; its settings: {allowed}",
                bot=kind,
                name=name,
                allowed=allowed,
            )
        settings[name] = _number(name, value)
    if "seconds" in settings and "playouts" in settings:
        raise GameError("bot-two-budgets", "a bot has a budget of seconds or of playouts, not both")
    return Spec(kind, settings)


def _number(name: str, value: str) -> float:
    """The value of a setting: seconds may be broken, all else is a whole number."""
    try:
        number = float(value) if name == "seconds" else int(value)
    except ValueError:
        number = 0
    limit = LIMITS[name]
    if not 0 < number <= limit:
        kind = "a number" if name == "seconds" else "a whole number"
        wanted = f"{kind} above 0, up to {limit}"
        raise GameError(
            "bot-setting-value",
            f"{name} cannot be {value!r}; allowed: {wanted}",
            name=name,
            value=value,
            limit=limit,
        )
    return number
