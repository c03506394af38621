"""Draws African Park in the terminal: the reserves, the face-up cards, and what a choice does."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wildpark.cli.words import Words
from wildpark.rules.african_park.view import (
    AfricanParkView,
    Area,
    Choice,
    Column,
    Effect,
    Grave,
    Reserve,
    TerritoryCard,
)
from wildpark.rules.terms import Part

RIVER, LAND = "≈", "·"
GROUP_STYLES = {"herbivore": "green", "carnivore": "red", "pachyderm": "magenta", "aquatic": "cyan"}
HIGHEST = 3
"""Spaces of the highest column."""
WIDEST = 108
"""Characters of a reserve at most: wide enough for every animal's name."""

OF_ALL: frozenset[str] = frozenset({"round-begins"})
WAITING: frozenset[str] = frozenset()


def board(
    view: object,
    words: Words,
    names: Sequence[str],
    seat: int | None,  # noqa: ARG001  the reserves are small enough for all to be drawn
) -> RenderableType:
    """All that lies on the table."""
    seen = cast("AfricanParkView", view)
    return Group(
        headline(seen, words, names),
        *(panel(seen, one, words, names[one.seat]) for one in seen.reserves),
        face_up(seen, words),
    )


def headline(view: AfricanParkView, words: Words, names: Sequence[str]) -> RenderableType:
    """Which round it is, and who is head ranger."""
    return Text(
        words(
            "african_park-headline",
            round=view.round,
            rounds=view.rounds,
            name=names[view.head_ranger],
            cards=view.deck_left,
        )
    )


def face_up(view: AfricanParkView, words: Words) -> RenderableType:
    """The cards that can be taken."""
    groups = {one.name: one.group for one in view.species}
    values = {one.name: (one.minimum, one.value) for one in view.species}
    cards = Text(words("african_park-face-up") + " ")
    for number, name in enumerate(view.cards):
        minimum, value = values[name]
        cards.append(", " if number else "")
        cards.append(words.animal(name), style=GROUP_STYLES[groups[name]])
        cards.append(" " + words("african_park-card", minimum=minimum, value=value))
    return cards if view.cards else Text("")


def panel(view: AfricanParkView, reserve: Reserve, words: Words, name: str) -> RenderableType:
    """A reserve with its name, its points and its cemetery."""
    title = Text(words("african_park-reserve", name=name, points=reserve.total))
    content = grid(view, reserve, words) if reserve.areas else cards(reserve)
    subtitle = Text(cemetery(reserve.cemetery, words)) if reserve.cemetery else None
    framed = Panel(content, title=title, title_align="left", subtitle=subtitle, box=box.ROUNDED)
    return Constrain(framed, WIDEST)


def cards(reserve: Reserve) -> RenderableType:
    """The territory cards of a seat that has not chosen its sides yet."""
    table = Table("", "a", "b", box=None)
    for card in reserve.cards:
        table.add_row(card.deck, *("  ".join(map(ground, side)) for side in card.sides))
    return table


def ground(column: str) -> str:
    """A column of a territory card, its spaces from the bottom upward."""
    return column.replace("R", RIVER).replace("L", LAND)


def grid(view: AfricanParkView, reserve: Reserve, words: Words) -> RenderableType:
    """The columns of a reserve, the bottom space below, the points of each area under them."""
    groups = {one.name: one.group for one in view.species}
    table = Table(box=None, show_footer=True, expand=True)
    columns = list(chain.from_iterable(area.columns for area in reserve.areas))
    for column in columns:
        area = reserve.areas[column.area]
        first = column is area.columns[0]
        table.add_column(column.name, footer=area_points(area) if first else "", ratio=1)
    for height in reversed(range(HIGHEST)):
        table.add_row(*(cell(column, height, groups, words) for column in columns))
    return table


def area_points(area: Area) -> str:
    """The points that an area makes."""
    return f"{area.points:+d}" if area.points else "0"


def cell(column: Column, height: int, groups: Mapping[str, str], words: Words) -> Text:
    """One space: its ground, and who lives there."""
    if height >= len(column.spaces):
        return Text("")
    space = column.spaces[height]
    mark = Text(RIVER if space.river else LAND, style="blue" if space.river else "yellow")
    if space.animal is not None:
        style = GROUP_STYLES[groups[space.animal]]
        mark.append(" " + words.animal(space.animal), style)
        if space.depressed:
            mark.append(" " + words("african_park-depressed"), "dim")
    elif height == column.free:
        mark.append(" ○")
    return mark


def cemetery(graves: Sequence[Grave], words: Words) -> str:
    """Who lies in the cemetery, and what that costs."""
    dead = ", ".join(
        words("african_park-grave", species=grave.species, count=grave.died + grave.eaten)
        for grave in graves
    )
    points = sum(grave.points for grave in graves)
    return words("african_park-cemetery", animals=dead, points=points)


def verdict(view: object, words: Words) -> str:  # noqa: ARG001  points and places say it all
    """Nothing."""
    return ""


def options(view: object, words: Words, seat: int) -> list[tuple[int, str, str]]:
    """The reader's choices: action, notation, and what it would do."""
    seen = cast("AfricanParkView", view)
    own = {reserve.seat: reserve.cards for reserve in seen.reserves}
    return [
        (choice.action, choice.notation, effect(choice, own[seat], words))
        for choice in seen.choices
    ]


def effect(choice: Choice, own: Sequence[TerritoryCard], words: Words) -> str:
    """What a choice would do."""
    if choice.effect is None:
        sides = (card.sides[side] for card, side in zip(own, choice.sides, strict=True))
        return "   ".join(" ".join(map(ground, columns)) for columns in sides)
    points = f"{choice.effect.points:+d}" if choice.effect.points else "0"
    return " ".join([f"{points:>3}", *(f"({reason})" for reason in reasons(choice.effect, words))])


def reasons(effect: Effect, words: Words) -> list[str]:
    """Why a choice changes the score as it does."""
    found = []
    if effect.space is None:
        found.append(words("african_park-dies"))
    if effect.depressed:
        found.append(words("african_park-depressed"))
    if effect.herd:
        found.append(words("african_park-herd", count=effect.herd))
    eaten = Counter(effect.eaten).items()
    return [*found, *(words("african_park-eats", other=name, count=count) for name, count in eaten)]


def section(part: Part, words: Words) -> str:  # noqa: ARG001  as in games whose scores have some
    """None: the parts of a score follow one another."""
    return ""
