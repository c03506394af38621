"""Zuuli as text, for golden games."""

from collections.abc import Iterator
from typing import Any, cast

from tests.rules.zuuli.opening import view_of
from wildpark.rules import Game
from wildpark.rules.zuuli import Position

SHOWN_OTHERWISE = {
    "has-picked", "animal-placed", "animal-taken", "animal-moved", "upgrade-installed",
    "upgrade-removed", "park-confirmed",
}  # fmt: skip
"""Reports that only say again what the move says."""


def cards(counts: dict[str, int]) -> str:
    """Names with how many of each."""
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())


def table(game: Game) -> Iterator[str]:
    """What lies on the table before the first choice."""
    view = view_of(cast("Position", game), None)
    yield f"{view['deck']} cards in the deck, {view['left']} picks to make"


def heading(game: Game) -> Iterator[str]:
    """A new turn: the hands, as their holders see them."""
    position = cast("Position", game)
    view = view_of(position, None)
    yield f"year {view['year']}  {view['phase']}  {view['left']} left"
    if view["phase"] == "picking":
        for seat in range(position.players):
            yield f"  hand {seat}  {cards(view_of(position, seat)['hand'])}"


def result(game: Game) -> Iterator[str]:
    """How it ended."""
    view = view_of(cast("Position", game), None)
    for park in view["parks"]:
        years = " + ".join(str(year["points"]) for year in park["years"])
        yield f"seat {park['seat']}  {years} = {park['total']}  place {park['place']}"
        yield from map(room, park["rooms"])
    if view["collector"]:
        years = " + ".join(map(str, view["collector"]["years"]))
        yield f"collector  {years} = {view['collector']['total']}"


def room(shown: dict[str, Any]) -> str:
    """One room of a park."""
    animals = cards({one["animal"]: one["count"] for one in shown["animals"]})
    upgrades = cards({one["upgrade"]: one["count"] for one in shown["upgrades"]})
    with_them = f" with {upgrades}" if upgrades else ""
    return f"    {shown['room']}{with_them}: {animals or 'empty'}: {shown['points']}"
