"""What the package of a game's own bots has, ``wildpark.bots.<game>``; it is loaded when asked."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from wildpark.rules.catalogue import rules_of


@cache
def own(game: str, name: str) -> object:
    """What ``name`` is in the game's package; None if that has no such thing, or there is none.

    Raises:
        GameError: there is no such game.
    """
    rules_of(game)
    package = f"wildpark.bots.{game}"
    return getattr(import_module(package), name, None) if find_spec(package) else None
