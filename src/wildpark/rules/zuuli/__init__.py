"""Zuuli: a wildlife park drafted card by card over three years. ``RULES`` is the way in."""

from collections.abc import Mapping

from wildpark.rules.rules import Option, Rules
from wildpark.rules.zuuli.components import ZuuliComponents
from wildpark.rules.zuuli.position import Position
from wildpark.rules.zuuli.years import QUARTERS

__all__ = ["QUARTERS", "RULES", "Position", "ZuuliComponents"]


def deal(
    players: int, seed: int, options: Mapping[str, object], components: ZuuliComponents
) -> Position:
    """Deals a new game."""
    quarters = QUARTERS[str(options["difficulty"])] if players == 1 else 0
    return Position(players, seed, quarters, components)


RULES = Rules(
    name="zuuli",
    players=(1, 2, 3, 4, 5, 6),
    minutes=30,
    options=(Option("difficulty", tuple(QUARTERS), "keeper", players=(1,)),),
    components=ZuuliComponents,
    deal=deal,
    showing=f"{__name__}.showing",
    reporting=f"{__name__}.report",
    reading=f"{__name__}.reading",
    counts={"unhoused": ("unhoused",)},
    points=("room-points", "unhoused", "year-floor"),
)
