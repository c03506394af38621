"""Zuuli: a wildlife park drafted card by card over three years. ``RULES`` is the way in."""

from collections.abc import Mapping, Sequence

from wildpark.rules.game import Game
from wildpark.rules.terms import Components, GameError, Line, Option, Rules
from wildpark.rules.zuuli.components import ZuuliComponents, read_components
from wildpark.rules.zuuli.position import Position
from wildpark.rules.zuuli.years import QUARTERS

__all__ = ["QUARTERS", "RULES", "Position", "ZuuliComponents", "read_components"]


def open_position(
    players: int, seed: int, options: Mapping[str, object], components: Components
) -> Position:
    """Deals a new game; the arguments but ``components`` have been checked."""
    if not isinstance(components, ZuuliComponents):
        raise GameError("foreign-components", "these are not the components of Zuuli")
    quarters = QUARTERS[str(options["difficulty"])] if players == 1 else 0
    return Position(players, seed, quarters, components)


def show(seen: Game, seat: int | None) -> object:
    """What a person at ``seat`` is shown, see showing.py."""
    # imported at the first view: it takes long, and a search needs none
    from wildpark.rules.zuuli.showing import view  # noqa: PLC0415  see above

    return view(seen, seat)


def tell(before: Game, after: Game, seat: int, action: int | None) -> Sequence[Line]:
    """What an action did, see report.py."""
    from wildpark.rules.zuuli.report import report  # noqa: PLC0415  as in show

    return report(before, after, seat, action)


RULES = Rules(
    name="zuuli",
    players=(1, 2, 3, 4, 5, 6),
    minutes=30,
    options=(Option("difficulty", tuple(QUARTERS), "keeper"),),
    open=open_position,
    read_components=read_components,
    view=show,
    report=tell,
    counts={"unhoused": ("unhoused",)},
    points=("room-points", "unhoused", "year-floor"),
)
