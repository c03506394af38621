"""African Park's table drawn as text, for the golden games."""

from collections.abc import Iterator
from typing import Any

from tests.rules.african_park.park import view_of
from wildpark.rules import Game

SHOWN_OTHERWISE = ("chose-sides", "placed", "could-not-be-placed", "round-begins")
"""Codes of lines that say no more than the notation or the heading of a round does."""


def table(game: Game) -> Iterator[str]:
    """The territory cards before their sides are chosen: a / b, columns from the bottom."""
    view = view_of(game)
    yield "territory cards, side a / side b, each column from its bottom space upward"
    for reserve in view["reserves"]:
        cards = (
            f"{card['deck']}: {' / '.join(' '.join(side) for side in card['sides'])}"
            for card in reserve["cards"]
        )
        yield f"  seat {reserve['seat']}  {'    '.join(cards)}"


def heading(game: Game) -> Iterator[str]:
    """What a round begins with."""
    view = view_of(game)
    if view["phase"] == "territory":
        yield f"choice of sides, head ranger seat {view['head_ranger']}"
    else:
        cards = ", ".join(view["cards"])
        yield f"round {view['round']}, head ranger seat {view['head_ranger']}: {cards}"


def result(game: Game) -> Iterator[str]:
    """Who stands where at the end, and what each point is for."""
    view = view_of(game)
    yield f"end after round {view['round']} of {view['rounds']}, {view['deck_left']} cards left"
    for reserve in view["reserves"]:
        yield f"seat {reserve['seat']}: {reserve['total']} points, place {reserve['place']}"
        for area in reserve["areas"]:
            for column in area["columns"]:
                yield f"  {column['name']:<2}  {' '.join(map(space_text, column['spaces']))}"
        for part in reserve["parts"]:
            where = "  ".join(f"{key} {value}" for key, value in part["params"].items())
            yield f"  {part['points']:>4}  {part['code']:<10}{where}"


def space_text(space: dict[str, Any]) -> str:
    """One space: its land (R or L) and who lives there; in brackets if depressed."""
    animal = space["animal"] or "-"
    return f"{'LR'[space['river']]}:{f'({animal})' if space['depressed'] else animal}"
