"""African Park: rangers who repopulate their nature reserves. ``RULES`` is the way in."""

from collections.abc import Mapping
from typing import cast

from wildpark.rules.african_park.components import AfricanParkComponents
from wildpark.rules.african_park.position import Position
from wildpark.rules.rules import Option, Rules

__all__ = ["RULES", "AfricanParkComponents", "Position"]


def deal(
    players: int, seed: int, options: Mapping[str, object], components: AfricanParkComponents
) -> Position:
    """Deals a new game."""
    return Position(players, seed, cast("int | None", options["first"]), components)


RULES = Rules(
    name="african_park",
    players=(2, 3, 4),
    minutes=30,
    options=(Option("first", (None, 0, 1, 2, 3), None, seat=True),),
    components=AfricanParkComponents,
    deal=deal,
    showing=f"{__name__}.showing",
    reporting=f"{__name__}.report",
    reading=f"{__name__}.reading",
    counts={"cemetery": ("died", "eaten")},
    points=("animal", "herd", "died", "eaten"),
)
