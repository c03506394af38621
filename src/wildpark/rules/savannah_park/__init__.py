"""Savannah Park: tokens that wander through one's own park. ``RULES`` is the way in."""

from collections.abc import Mapping
from typing import cast

from wildpark.rules.savannah_park.components import SavannahParkComponents, read_components
from wildpark.rules.savannah_park.layouts import DRAWN, NAMES, lay_out
from wildpark.rules.savannah_park.plan import Plan, plan_of
from wildpark.rules.savannah_park.position import Position
from wildpark.rules.savannah_park.report import report
from wildpark.rules.savannah_park.showing import view
from wildpark.rules.terms import Components, GameError, Option, Rules

__all__ = ["RULES", "Plan", "Position", "SavannahParkComponents", "read_components"]


def open_position(
    players: int, seed: int, options: Mapping[str, object], components: Components
) -> Position:
    """Deals a new game; the arguments but ``components`` and the layout have been checked."""
    if not isinstance(components, SavannahParkComponents):
        raise GameError("foreign-components", "these are not the components of Savannah Park")
    layout, children = cast("str | None", options["layout"]), bool(options["children"])
    board = components.back if children else components.front
    if layout is not None:
        board = lay_out(layout, components.back, seed)
    plan = plan_of(components, board, layout, children, bool(options["lions"]))
    return Position(players, seed, cast("int | None", options["starting_player"]), plan)


def check_options(players: int, options: Mapping[str, object]) -> None:
    """GameError for a starting player who is not in the game, and for options that exclude."""
    first, layout = options["starting_player"], options["layout"]
    if isinstance(first, int) and first >= players:
        allowed = ", ".join(str(value) for value in (None, *range(players)))
        raise GameError(
            "option-value",
            f"option 'starting_player' of savannah_park cannot be {first} with {players} players;"
            f" allowed: {allowed}",
            name="starting_player",
            value=str(first),
            allowed=allowed,
        )
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
        Option("starting_player", (None, 0, 1, 2, 3), None),
        Option("layout", (), None, suggestions=(None, *NAMES, DRAWN)),
        Option("children", (False, True), default=False),
        Option("lions", (False, True), default=False),
    ),
    open=open_position,
    read_components=read_components,
    view=view,
    report=report,
    check_options=check_options,
    counts={"driven_away": ("driven-away",)},
    points=("grass-empty", "tree-empty", "herd-counts", "children-herd", "lion-points"),
)
