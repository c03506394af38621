"""What an action did, in codes: made from the positions before and after it."""

from collections.abc import Iterator
from typing import cast

from wildpark.rules.game import Game
from wildpark.rules.savannah_park.actions import GRASS, LIONS, NAMING
from wildpark.rules.savannah_park.position import Position
from wildpark.rules.terms import Action, Line, Param, Seat


def report(
    before: Game,
    after: Game,
    seat: Seat,
    action: Action | None,  # noqa: ARG001  the positions say all that may be told
) -> list[Line]:
    """What ``action`` of ``seat`` did and what followed from it, in the order of events.

    A simultaneous choice is not told, only that it was made; once the last has chosen, what
    happened in every park is.
    """
    was, now = cast("Position", before), cast("Position", after)
    if was.phase == NAMING:
        token = was.plan.components.tokens[now.token].name
        return [Line("named", {"seat": seat, "token": token})]
    if was.phase == now.phase:
        return [Line("has-chosen", {"seat": seat})]
    lines = [line for each in range(was.players) for line in park_lines(was, now, each)]
    return [*lines, *round_lines(now)]


def park_lines(before: Position, after: Position, seat: Seat) -> Iterator[Line]:
    """What happened in one park when all had chosen."""
    names, tokens = before.plan.board.names, before.plan.components.tokens
    was, now = before.spaces_of(seat), after.spaces_of(seat)
    if before.phase == GRASS:
        for token in before.spare_of(seat):
            yield Line(
                "put-on-grass",
                {"seat": seat, "token": tokens[token].name, "space": names[now[token]]},
            )
        return
    lion: dict[str, Param] = {"seat": seat, "space": names[after.lion_of(seat)]}
    if before.phase == LIONS:
        yield Line("lion-starts", lion)
        return
    moved = tokens[before.token]
    where: dict[str, Param] = {
        "seat": seat,
        "token": moved.name,
        "from": names[was[before.token]],
        "space": names[now[before.token]],
    }
    yield Line("moved", where)
    if now[before.token] == before.lion_of(seat):
        yield Line("lion-met", {**lion, "points": moved.total})


def round_lines(after: Position) -> Iterator[Line]:
    """Who names the next token, or that all have been moved."""
    if after.is_over():
        yield Line("all-moved")
    elif after.phase == NAMING:
        yield Line("next-round", {"round": after.round, "seat": after.starter})
