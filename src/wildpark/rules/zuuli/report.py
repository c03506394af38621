"""What an action did, in codes: made from the positions before and after it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from wildpark.rules.terms import Action, Line, Param, Seat
from wildpark.rules.zuuli.scoring import present
from wildpark.rules.zuuli.showing import named

if TYPE_CHECKING:
    from wildpark.rules.game import Game
    from wildpark.rules.zuuli.position import Position

WORDS = {
    "place": "animal-placed",
    "take": "animal-taken",
    "move": "animal-moved",
    "install": "upgrade-installed",
    "remove": "upgrade-removed",
}
"""The codes for changes of a park, by the kind of the choice."""


def report(before: "Game", after: "Game", seat: Seat, action: Action | None) -> list[Line]:
    """What ``action`` of ``seat`` did and what followed from it, in the order of events.

    A pick is not told, only that it was made; once the last has picked, what everybody kept is.
    """
    was, now = cast("Position", before), cast("Position", after)
    if was.has_park_open():
        return list(development_lines(was, now, seat, cast("int", action)))
    if was.turn == now.turn:
        return [Line("has-picked", {"seat": seat})]
    return [*kept_lines(was, now), *turn_lines(now)]


def kept_lines(was: "Position", now: "Position") -> Iterator[Line]:
    """What everybody kept; solo, what the Collector took."""
    kinds = now.components.kinds
    for seat in range(now.players):
        gained = gains(was.cards_kept(seat), now.cards_kept(seat))
        for kind in gained:
            yield Line("kept", {"seat": seat, "card": kinds[kind]})
    for kind in gains(was.collected_cards(), now.collected_cards()):
        yield Line("collector-took", {"card": kinds[kind]})


def gains(was: list[int], now: list[int]) -> Iterator[int]:
    """Each kind of which there are more now, as often as there are more."""
    for kind, (before, after) in enumerate(zip(was, now, strict=True)):
        yield from [kind] * (after - before)


def turn_lines(now: "Position") -> Iterator[Line]:
    """What comes after the picks of a turn."""
    if now.has_park_open():
        yield Line("development-begins", {"year": now.year + 1})
    elif now.players > 1:
        yield Line("hands-pass-right" if now.year == 1 else "hands-pass-left")


def development_lines(
    was: "Position", now: "Position", seat: Seat, action: Action
) -> Iterator[Line]:
    """One change of a park, or that it is confirmed; then perhaps the end of the year."""
    kind, thing, source, target = named(was.components, action)
    if kind != "confirm":
        params: dict[str, Param] = {"seat": seat, "card": thing or ""}
        if kind == "move":
            params["from"] = source or ""
        yield Line(WORDS[kind], {**params, "room": target or source or ""})
        return
    yield Line("park-confirmed", {"seat": seat})
    if now.year != was.year:
        yield from year_lines(was, now)


def year_lines(was: "Position", now: "Position") -> Iterator[Line]:
    """What the year scored, what was discarded, and what comes next."""
    components, year = now.components, was.year
    for seat in range(now.players):
        for species, count in present(was.outside_of(seat)).items():
            animal = components.animals[species].slug
            yield Line("animal-discarded", {"seat": seat, "card": animal, "count": count})
        for upgrade, count in present(was.spare_of(seat)).items():
            name = components.upgrades[upgrade].slug
            yield Line("upgrade-discarded", {"seat": seat, "card": name, "count": count})
    for seat in range(now.players):
        points = now.year_points(seat)[year]
        yield Line("year-scored", {"seat": seat, "year": year + 1, "points": points})
    if now.players == 1:
        points = now.collector_points()[year]
        yield Line("collector-scored", {"year": year + 1, "points": points})
    yield Line("years-over") if now.is_over() else Line("year-begins", {"year": now.year + 1})
