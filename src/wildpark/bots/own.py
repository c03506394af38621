"""The package of a game's own bots, ``wildpark.bots.<game>``, loaded on first use."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from wildpark.rules.catalogue import rules_of


@cache
def own(game: str, name: str) -> object:
    """The attribute ``name`` of the game's package; None if either does not exist.

    Raises:
        GameError: unknown game.
    """
    rules_of(game)
    package = f"wildpark.bots.{game}"
    return getattr(import_module(package), name, None) if find_spec(package) else None
