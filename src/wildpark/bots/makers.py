"""Bots by name: their specs (``monte_carlo:seconds=1``), the levels, and how they are made."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import cast

from wildpark.bots.own import own
from wildpark.bots.player.bot import Bot
from wildpark.bots.player.budget import WORK
from wildpark.bots.player.cores import all_cores
from wildpark.bots.player.kinds import GENERIC, GENERIC_LEVELS, BotKind
from wildpark.rules.catalogue import check_seed
from wildpark.rules.terms import GameError, exact

LIMITS: Mapping[str, int] = {
    "seconds": 86_400,
    "playouts": 1_000_000_000,
    "steps": 1_000_000_000,
    "threads": 256,
}
"""All settings of bots, and the largest value of each."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot as people write it: a kind, and settings such as ``seconds=0.2``."""

    kind: str
    settings: Mapping[str, float]


def make_bot(game: str, spec: str, seed: int, *, threads: int | None = None) -> Bot:
    """The bot that ``spec`` names, for one seat of one game.

    Args:
        game: the name of a game.
        spec: one of ``kinds_of(game)``; settings after colons, as in ``monte_carlo:seconds=1`` or
            ``monte_carlo:playouts=500:threads=2``.
        seed: of all random choices of the bot, 0 to 2**64 - 1.
        threads: for a search, unless the spec says how many; None: one per processor.

    Raises:
        GameError: unknown game, bot or setting (the message lists those that exist), or a value of
            ``seed`` or ``threads`` that is not allowed.
    """
    read = read_spec(game, spec)
    threads = exact(threads)
    if threads is not None and (type(threads) is not int or not 0 < threads <= LIMITS["threads"]):
        raise _value_fault("threads", threads, "a whole number")
    return kinds_of(game)[read.kind].make(read.settings, check_seed(seed), threads or all_cores())


@cache
def kinds_of(game: str) -> Mapping[str, BotKind]:
    """The kinds of bots that ``game`` has, by name; GameError if there is no such game.

    ``BOTS`` of the package ``wildpark.bots.<game>`` replaces generic ones and adds to them.
    """
    return {**GENERIC, **cast("Mapping[str, BotKind]", own(game, "BOTS") or {})}


@cache
def levels_of(game: str) -> Mapping[str, str]:
    """The levels that people play ``game`` against, from weak to strong, and their bots.

    Those of the game's own package, or the generic ones; GameError if there is no such game.
    """
    return cast("Mapping[str, str]", own(game, "LEVELS") or GENERIC_LEVELS)


def read_spec(game: str, text: str) -> Spec:
    """Parses the spec of a bot; GameError if it is wrong, with what is allowed instead."""
    kind, *parts = text.split(":")
    kinds = kinds_of(game)
    if kind not in kinds:
        allowed = ", ".join(kinds)
        raise GameError(
            "unknown-bot",
            f"there is no bot {kind!r}; there are: {allowed}",
            name=kind,
            allowed=allowed,
        )
    settings: dict[str, float] = {}
    for part in parts:
        name, _, value = part.partition("=")
        if name not in kinds[kind].settings or name in settings:
            allowed = ", ".join(kinds[kind].settings) or "none"
            raise GameError(
                "unknown-bot-setting",
                f"{kind} has no setting {name!r}, or has it twice; its settings: {allowed}",
                bot=kind,
                name=name,
                allowed=allowed,
            )
        settings[name] = _number(name, value)
    _check_budgets(settings)
    return Spec(kind, settings)


def _check_budgets(settings: Mapping[str, float]) -> None:
    """GameError if a bot has a budget of seconds and one of work."""
    for work in WORK:
        if "seconds" in settings and work in settings:
            raise GameError(
                "bot-two-budgets",
                f"a bot has a budget of seconds or of {work}, not both",
                name=work,
            )


def _number(name: str, value: str) -> float:
    """The value of a setting: seconds may be a fraction, all others are whole numbers."""
    try:
        number = float(value) if name == "seconds" else int(value)
    except ValueError:
        number = 0
    if not 0 < number <= LIMITS[name]:
        kind = "a number" if name == "seconds" else "a whole number"
        raise _value_fault(name, value, kind)
    return number


def _value_fault(name: str, value: object, kind: str) -> GameError:
    """The error for a setting with a value that is not allowed."""
    limit = LIMITS[name]
    return GameError(
        "bot-setting-value",
        f"{name} cannot be {value!r}; allowed: {kind} above 0, up to {limit}",
        name=name,
        value=str(value),
        limit=limit,
    )
