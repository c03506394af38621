"""Savannah Park: tokens that wander through one's own park. ``RULES`` is the way in."""

from collections.abc import Mapping
from typing import cast

from wildpark.rules.rules import Option, Rules
from wildpark.rules.savannah_park.components import SavannahParkComponents
from wildpark.rules.savannah_park.layouts import DRAWN, NAMES, lay_out
from wildpark.rules.savannah_park.plan import Plan, plan_of
from wildpark.rules.savannah_park.position import Position
from wildpark.rules.terms import GameError

__all__ = ["RULES", "Plan", "Position", "SavannahParkComponents"]


def deal(
    players: int, seed: int, options: Mapping[str, object], components: SavannahParkComponents
) -> Position:
    """Deals a new game; a layout is checked here."""
    layout, children = cast("str | None", options["layout"]), bool(options["children"])
    board = components.back if children else components.front
    if layout is not None:
        board = lay_out(layout, components.back, seed)
    plan = plan_of(components, board, layout, children, bool(options["lions"]))
    return Position(players, seed, cast("int | None", options["starting_player"]), plan)


def check_options(players: int, options: Mapping[str, object]) -> None:  # noqa: ARG001  any number
    """GameError for a layout that is none, and for options that exclude each other."""
    layout = options["layout"]
    if layout is not None and not isinstance(layout, str):
        raise GameError("layout-no-text", f"a layout is a text, not {layout!r}", value=str(layout))
    if layout is not None and options["children"]:
        raise GameError(
            "layout-with-children",
            "the variable set-up and the children's variant exclude each other: with children"
            " there are no trees and fires to place",
        )


RULES = Rules(
    name="savannah_park",
    players=(1, 2, 3, 4),
    minutes=40,
    options=(
        Option("starting_player", (None, 0, 1, 2, 3), None, seat=True),
        Option("layout", (), None, suggestions=(None, *NAMES, DRAWN)),
        Option("children", (False, True), default=False),
        Option("lions", (False, True), default=False),
    ),
    components=SavannahParkComponents,
    deal=deal,
    showing=f"{__name__}.showing",
    reporting=f"{__name__}.report",
    reading=f"{__name__}.reading",
    check_options=check_options,
    counts={"driven_away": ("driven-away",)},
    points=("grass-empty", "tree-empty", "herd-counts", "children-herd", "lion-points"),
)
