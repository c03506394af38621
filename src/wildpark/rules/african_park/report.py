"""What an action did, in codes: made from the positions before and after it."""

from collections.abc import Iterator
from typing import cast

from wildpark.rules.african_park.board import (
    AREA_SIZES,
    COLUMN_AREAS,
    COLUMN_NAMES,
    DIES,
    TERRITORY_ACTIONS,
    species_and_column,
)
from wildpark.rules.african_park.position import Position
from wildpark.rules.african_park.showing import choice
from wildpark.rules.african_park.view import Effect
from wildpark.rules.game import Game
from wildpark.rules.terms import Action, Line, Param, Seat


def report(before: Game, after: Game, seat: Seat, action: Action | None) -> list[Line]:
    """What ``action`` of ``seat`` did and what followed from it, in the order of events.

    Nothing in African Park is chosen in secret, so ``action`` is always known.
    """
    was, now = cast("Position", before), cast("Position", after)
    lines = [] if action is None else list(action_lines(was, seat, action))
    return [*lines, *round_lines(was, now)]


def action_lines(position: Position, seat: Seat, action: Action) -> Iterator[Line]:
    """The choice itself, and who was eaten or joined a herd by it."""
    if action < TERRITORY_ACTIONS:
        yield Line("chose-sides", {"sides": position.notation(action).removeprefix("sides-")})
        return
    species, column = species_and_column(action)
    name, effect = position.components.names[species], choice(position, seat, action).effect
    assert effect is not None  # noqa: S101  only the choice of sides has none
    if column == DIES:
        yield Line("could-not-be-placed", {"species": name, "points": effect.points})
        return
    where: dict[str, Param] = {
        "column": COLUMN_NAMES[column],
        "size": AREA_SIZES[COLUMN_AREAS[column]],
    }
    code = "placed-depressed" if effect.depressed else "placed"
    yield Line(code, {"species": name, **where})
    yield from consequences(name, effect)


def consequences(name: str, effect: Effect) -> Iterator[Line]:
    """What a placement brought with it."""
    if effect.herd:
        yield Line("herd-grows", {"species": name, "count": effect.herd})
    for eaten in dict.fromkeys(effect.eaten):
        count = effect.eaten.count(eaten)
        yield Line("ate", {"species": name, "other": eaten, "count": count})


def round_lines(before: Position, after: Position) -> Iterator[Line]:
    """That a new round begins, or why the game ends."""
    if after.is_over():
        if after.some_reserve_is_full():
            yield Line("ends-reserve-full")
        else:
            yield Line("ends-deck-empty")
    elif after.round != before.round:
        yield Line("round-begins", {"round": after.round, "seat": after.head})
