"""Draws Zuuli in the terminal: the parks room by room, the cards, and what a choice does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wildpark.cli.words import Words
from wildpark.rules.terms import Part
from wildpark.rules.zuuli.view import (
    AnimalCard,
    EnclosureCard,
    Room,
    UpgradeCard,
    ZuuliChoice,
    ZuuliPark,
    ZuuliView,
)

Card = AnimalCard | EnclosureCard | UpgradeCard

OF_ALL: frozenset[str] = frozenset()
WAITING: frozenset[str] = frozenset({"has-picked"})


def board(view: object, words: Words, names: Sequence[str], seat: int | None) -> RenderableType:
    """The park of ``seat`` and a line for each other; or all parks."""
    seen = cast("ZuuliView", view)
    drawn = [park for park in seen.parks if seat in (None, park.seat)]
    others = [park for park in seen.parks if park not in drawn]
    return Group(
        Text(headline(seen, words)),
        *(panel(park, words, names[park.seat]) for park in drawn),
        *(Text(title(park, words, names[park.seat])) for park in others),
        *collector(seen, words),
    )


def headline(view: ZuuliView, words: Words) -> str:
    """Which year it is, and what happens in it."""
    return words(
        "zuuli-headline",
        phase=view.phase,
        year=view.year,
        count=view.left,
        passes=view.passes if view.players > 1 else "none",
    )


def collector(view: ZuuliView, words: Words) -> Iterator[RenderableType]:
    """Solo: the opponent, its points and cards."""
    if view.collector is not None:
        taken = ", ".join(several(view.collector.cards, words)) or words("zuuli-none")
        yield Text(words("zuuli-collector", points=view.collector.total, cards=taken))


def several(counts: Mapping[str, int], words: Words) -> list[str]:
    """Cards by name, each with how many there are if there are more than one."""
    return [
        (f"{count} × " if count > 1 else "") + words("zuuli-card", card=card)
        for card, count in counts.items()
    ]


# --- cards ----------------------------------------------------------------------------------------


def cards(view: ZuuliView) -> Mapping[str, Card]:
    """What is printed on every card, by name."""
    printed: list[Card] = [*view.animals, *view.enclosures, *view.upgrades]
    return {card.name: card for card in printed}


def face(card: Card, words: Words) -> str:
    """What is printed on a card."""
    if isinstance(card, AnimalCard):
        said = [
            words("page-zuuli-temper", temper="fierce" if card.fierce else "friendly"),
            words("zuuli-habitats", habitats="-".join(card.habitats)),
            words("zuuli-needs", count=card.space),
            words("zuuli-value", value=card.value),
        ]
        if card.rule is not None:
            said.append(words("page-zuuli-rule-short", rule=card.rule))
    elif isinstance(card, EnclosureCard):
        said = [
            words("page-zuuli-habitats-all", habitats="-".join(card.habitats)),
            words("zuuli-offers", count=card.space),
            f"× {card.satisfaction}",
        ]
        if card.condition is not None:
            said.append(condition(card.condition, words))
    else:
        said = upgrade_says(card, words)
    return ", ".join(said)


def condition(said: str, words: Words) -> str:
    """Who may live in an enclosure, as its card says."""
    return words("page-zuuli-condition", condition=said.replace(" ", "-"))


def upgrade_says(card: UpgradeCard, words: Words) -> list[str]:
    """What an upgrade does for an enclosure."""
    said = [words("zuuli-upgrade-for")]
    if card.habitat is not None:
        said.append("+ " + words("page-zuuli-habitat", habitat=card.habitat))
    if card.space:
        said.append("+ " + words("zuuli-offers", count=card.space))
    if card.satisfaction:
        said.append(words("zuuli-multiplier", count=card.satisfaction))
    if card.mixing:
        said.append(words("page-zuuli-effect-short", effect="mixing"))
    return said


# --- parks ----------------------------------------------------------------------------------------


def title(park: ZuuliPark, words: Words, name: str) -> str:
    """Whose park it is, and what its years were worth."""
    years = " + ".join(str(year.points) for year in park.years)
    return words("zuuli-park", name=name, points=park.total, years=years or "0")


def panel(park: ZuuliPark, words: Words, name: str) -> RenderableType:
    """A park: its rooms, and what waits beside them."""
    content: list[RenderableType] = [rooms(park, words)]
    for code, waiting in (("zuuli-outside", park.outside), ("zuuli-spare", park.spare)):
        if waiting:
            content.append(Text(words(code, cards=", ".join(several(waiting, words)))))
    return Panel(
        Group(*content),
        title=Text(title(park, words, name)),
        title_align="left",
        box=box.ROUNDED,
        expand=False,
    )


def rooms(park: ZuuliPark, words: Words) -> RenderableType:
    """The rooms of a park, one a row."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words("zuuli-head-room"), no_wrap=True)
    table.add_column(words("zuuli-head-habitats"))
    table.add_column(words("zuuli-head-space"), justify="right")
    table.add_column(words("zuuli-head-animals"))
    table.add_column(words("zuuli-head-points"), justify="right", no_wrap=True)
    for room in park.rooms:
        table.add_row(
            Text(words("zuuli-room", room=room.room), "bold"),
            ground(room, words),
            f"{room.taken}/{room.space}",
            lodgers(room, words),
            f"{room.sum} × {room.times} = {room.points}",
        )
    return table


def ground(room: Room, words: Words) -> str:
    """What a room offers beside space: habitats, and who may live there."""
    habitats = [words("page-zuuli-habitat", habitat=one) for one in room.habitats]
    extras = []
    if room.condition is not None:
        extras.append(condition(room.condition, words))
    if room.fence:
        extras.append(words("page-zuuli-effect-short", effect="mixing"))
    return "; ".join([", ".join(habitats), *extras])


def lodgers(room: Room, words: Words) -> str:
    """The animals and upgrades of a room."""
    animals = [
        f"{one.count} × {words('zuuli-animal', animal=one.animal)} ({one.each})"
        for one in room.animals
    ]
    upgrades = {one.upgrade: one.count for one in room.upgrades}
    added = [f"+ {upgrade}" for upgrade in several(upgrades, words)]
    return ", ".join([*animals, *added]) or "–"


# --- choices --------------------------------------------------------------------------------------


def options(view: object, words: Words, seat: int) -> list[tuple[int, str, str]]:
    """The reader's choices: action, notation, and what it would do.

    What brings most comes first; to confirm comes before all that brings nothing.
    """
    seen = cast("ZuuliView", view)
    choices = sorted(seen.choices, key=lambda one: (-one.points, one.kind != "confirm"))
    return [(one.action, one.notation, effect(seen, one, words, seat)) for one in choices]


def effect(view: ZuuliView, choice: ZuuliChoice, words: Words, seat: int) -> str:
    """What a choice does to the points of this year; a pick does nothing to them yet."""
    if choice.kind == "keep":
        name = choice.thing or ""
        often = f"{view.hand[name]} × " if view.hand[name] > 1 else ""
        return f"{often}{words('zuuli-card', card=name)}: {face(cards(view)[name], words)}"
    if choice.kind == "confirm":
        outside = view.parks[seat].outside
        done = words("zuuli-confirm", year=view.year)
        lost = words("zuuli-outside", cards=", ".join(several(outside, words)))
        return f"{done} · {lost}" if outside else done
    return f"{choice.points:+d}" if choice.points else "0"


def verdict(view: object, words: Words) -> str:
    """Alone: whether the Collector was beaten."""
    seen = cast("ZuuliView", view)
    if seen.collector is None:
        return ""
    return words(
        "zuuli-verdict",
        won="yes" if seen.collector.beaten else "no",
        points=seen.parks[0].total,
        rival=seen.collector.total,
    )


def section(part: Part, words: Words) -> str:
    """The year in which points were made."""
    return words("score-year", year=part.params["year"])
