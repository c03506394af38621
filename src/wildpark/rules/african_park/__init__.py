"""African Park: rangers who repopulate their nature reserves. ``RULES`` is the way in."""

from collections.abc import Mapping, Sequence
from typing import cast

from wildpark.rules.african_park.components import AfricanParkComponents, read_components
from wildpark.rules.african_park.position import Position
from wildpark.rules.game import Game
from wildpark.rules.terms import Components, GameError, Line, Option, Rules

__all__ = ["RULES", "AfricanParkComponents", "Position", "read_components"]


def open_position(
    players: int, seed: int, options: Mapping[str, object], components: Components
) -> Position:
    """Deals a new game; the arguments but ``components`` have been checked."""
    if not isinstance(components, AfricanParkComponents):
        raise GameError("foreign-components", "these are not the components of African Park")
    return Position(players, seed, cast("int | None", options["first"]), components)


def check_options(players: int, options: Mapping[str, object]) -> None:
    """GameError for a first head ranger whose seat is not in the game."""
    first = options["first"]
    if isinstance(first, int) and first >= players:
        allowed = ", ".join(str(value) for value in (None, *range(players)))
        raise GameError(
            "option-value",
            f"option 'first' of african_park cannot be {first} with {players} players;"
            f" allowed: {allowed}",
            name="first",
            value=str(first),
            allowed=allowed,
        )


def show(seen: Game, seat: int | None) -> object:
    """What a person at ``seat`` is shown, see view.py."""
    # imported at the first view: it takes as long as half of all else, and a search needs none
    from wildpark.rules.african_park.view import view  # noqa: PLC0415  see above

    return view(seen, seat)


def tell(before: Game, after: Game, seat: int, action: int | None) -> Sequence[Line]:
    """What an action did, see report.py."""
    from wildpark.rules.african_park.report import report  # noqa: PLC0415  as in show

    return report(before, after, seat, action)


RULES = Rules(
    name="african_park",
    players=(2, 3, 4),
    minutes=30,
    options=(Option("first", (None, 0, 1, 2, 3), None),),
    open=open_position,
    read_components=read_components,
    view=show,
    report=tell,
    check_options=check_options,
    counts={"cemetery": ("died", "eaten")},
    points=("animal", "herd", "died", "eaten"),
)
