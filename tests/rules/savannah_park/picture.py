"""Savannah Park's table drawn as text, for the golden games."""

from collections.abc import Iterator
from typing import Any

from tests.rules.savannah_park.opening import view_of
from wildpark.rules import Game

SHOWN_OTHERWISE = ("named", "next-round", "has-chosen")
"""Codes of lines that say no more than the notation or the heading of a round does."""

LETTERS = {"sand": ".", "tree": "T", "grass": "G", "rock": "#",
           "small-fire": "1", "medium-fire": "2", "big-fire": "3"}  # fmt: skip
WIDTH = 6


def table(game: Game) -> Iterator[str]:
    """The parks as they were dealt; what stands for a token is said first."""
    view = view_of(game)
    for token in view["tokens"]:
        yield f"  {short(token):<3} {token['name']}"
    for park in view["parks"]:
        yield f"park of seat {park['seat']}, beside it {' '.join(park['spare']) or 'nothing'}"
        yield from drawn(view, park)


def short(token: dict[str, Any]) -> str:
    """Two or three signs for a token: its species' letters, ~ for a watering hole."""
    letters = [name[0].upper() for name, count in token["animals"].items() for _ in range(count)]
    return ("*" if len(letters) > 3 else "".join(letters)) + "~" * token["water"]


def drawn(view: dict[str, Any], park: dict[str, Any]) -> Iterator[str]:
    """A park: a token in capitals, else the letter of the space; the lion is @."""
    signs = {token["name"]: short(token) for token in view["tokens"]}
    rows: dict[int, str] = {}
    for space, token in zip(view["spaces"], park["tokens"], strict=True):
        sign = signs[token] if token else LETTERS[space["kind"]]
        if park["lion"] == space["index"]:
            sign += "@"
        left = 3 * (space["x"] + 8)
        rows[space["row"]] = f"{rows.get(space['row'], ''):<{left}}{sign:<{WIDTH}}"
    yield from (f"  {row.rstrip()}" for row in rows.values())


def heading(game: Game) -> Iterator[str]:
    """What a phase of set-up, or a round, begins with."""
    view = view_of(game)
    if view["phase"] in {"grass", "lions"}:
        yield f"set-up: {view['phase']}"
    else:
        yield f"round {view['round']}, starting player seat {view['starter']}"


def result(game: Game) -> Iterator[str]:
    """Who stands where at the end, and what each point is for."""
    view = view_of(game)
    for park in view["parks"]:
        yield f"seat {park['seat']}: {park['total']} points, place {park['place']}"
        yield from drawn(view, park)
        for part in game.scores()[park["seat"]].parts:
            where = "  ".join(f"{key} {value}" for key, value in part.params.items())
            yield f"  {part.points:>4}  {part.code:<20}{where}"
    if view["rating"]:
        yield f"rating: {view['rating']['name']}"
