"""Makes the view of a position: what one reader is shown of it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, cast

from wildpark.rules.terms import Action, Seat
from wildpark.rules.zuuli.components_file import HABITATS
from wildpark.rules.zuuli.refusals import change_of
from wildpark.rules.zuuli.scoring import present, room_score, years
from wildpark.rules.zuuli.view import (
    AnimalCard,
    ChoiceKind,
    Collector,
    EnclosureCard,
    Installed,
    KnownHand,
    Phase,
    Room,
    UpgradeCard,
    ZuuliChoice,
    ZuuliPark,
    ZuuliRefusal,
    ZuuliView,
)
from wildpark.rules.zuuli.years import QUARTERS

if TYPE_CHECKING:
    from wildpark.rules.game import Game
    from wildpark.rules.zuuli.box import Enclosure
    from wildpark.rules.zuuli.components import ZuuliComponents
    from wildpark.rules.zuuli.position import Position

PHASES: tuple[Phase, ...] = ("picking", "developing", "over")
DIFFICULTIES = {quarters: difficulty for difficulty, quarters in QUARTERS.items()}
"""By the Collector's share, in quarters."""


def view(seen: "Game", seat: Seat | None) -> ZuuliView:
    """What a person at ``seat`` (None: a spectator) is shown of a position seen by that seat."""
    position = cast("Position", seen)
    components, to_act = position.components, position.to_act()
    animals, enclosures, upgrades = cards_of(components)
    eyes = 0 if seat is None and position.players == 1 else seat
    hand = position.hand(eyes) if eyes is not None else None
    pick = position.pick_of(seat) if seat is not None else -1
    return ZuuliView(
        game="zuuli",
        players=position.players,
        phase=PHASES[position.phase],
        year=min(position.year + 1, 3),
        turn=position.turn,
        left=position.left,
        passes="right" if position.year == 1 else "left",
        to_act=to_act,
        deck=position.cards_in_deck(),
        animals=animals,
        enclosures=enclosures,
        upgrades=upgrades,
        hand=by_name(components, hand or ()),
        hands=known_hands(position) if seat is not None else [],
        picked=components.kinds[pick] if pick >= 0 else None,
        parks=parks(position),
        discarded=by_kind(components, position.discarded_cards()),
        collector=collector(position),
        choices=choices(position, seat) if seat is not None else [],
        refusals=list(refusals(position, seat)) if seat is not None and seat in to_act else [],
        provenance=components.provenance,
    )


# --- cards ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def cards_of(
    components: "ZuuliComponents",
) -> tuple[Sequence[AnimalCard], Sequence[EnclosureCard], Sequence[UpgradeCard]]:
    """What is printed on all cards, the New Plot first among the enclosures."""
    animals = [
        AnimalCard(one.slug, one.copies, one.fierce, one.habitats, one.space, one.value, one.rule)
        for one in components.animals
    ]
    enclosures = [enclosure_card(one) for one in (components.new_plot, *components.enclosures)]
    upgrades = [
        UpgradeCard(one.slug, one.copies, one.habitat, one.space, one.satisfaction, one.mixing)
        for one in components.upgrades
    ]
    return animals, enclosures, upgrades


def enclosure_card(one: "Enclosure") -> EnclosureCard:
    """What is printed on an enclosure."""
    return EnclosureCard(
        one.slug, one.copies, one.habitats, one.space, one.satisfaction, one.condition
    )


def by_name(components: "ZuuliComponents", kinds: Sequence[int]) -> Mapping[str, int]:
    """How many cards there are of each name."""
    return Counter(components.kinds[kind] for kind in kinds)


def by_kind(components: "ZuuliComponents", counts: Sequence[int]) -> Mapping[str, int]:
    """Counts by the number of a kind as counts by name."""
    return {components.kinds[kind]: count for kind, count in present(counts).items()}


def known_hands(position: "Position") -> list[KnownHand]:
    """The hands that the reader knows, by who holds them now."""
    return [
        KnownHand(seat, by_name(position.components, hand))
        for seat in range(position.players)
        if (hand := position.hand(seat))
    ]


# --- parks ----------------------------------------------------------------------------------------


def parks(position: "Position") -> list[ZuuliPark]:
    """The park of each seat."""
    places = position.standing()
    return [park(position, seat, places[seat]) for seat in range(position.players)]


def park(position: "Position", seat: Seat, place: int) -> ZuuliPark:
    """The park of one seat."""
    components = position.components
    outside = position.outside_of(seat)
    return ZuuliPark(
        seat=seat,
        rooms=[room_of(position, seat, room) for room in position.rooms_of(seat)],
        outside={components.animals[one].slug: n for one, n in present(outside).items()},
        spare={
            components.upgrades[one].slug: n for one, n in present(position.spare_of(seat)).items()
        },
        must_house={
            components.animals[one].slug: n for one, n in present(position.missing_of(seat)).items()
        },
        years=years(position, seat),
        total=position.total(seat),
        names=position.names_housed(seat),
        place=place,
        chosen=not position.is_over() and seat not in position.to_act(),
    )


def room_of(position: "Position", seat: Seat, room: int) -> Room:
    """One enclosure of a park; made anew only where it is not as before."""
    inside = Inside(
        tuple(position.animals_in(seat, room)),
        tuple(position.upgrades_in(seat, room)),
        tuple(position.fresh_in(seat, room)),
        position.habitats_in(seat, room),
        position.space_in(seat, room),
        position.space_taken_in(seat, room),
    )
    return room_with(position.components, room, inside)


class Inside(NamedTuple):
    """What is in an enclosure: animals, upgrades and this year's upgrades, each by kind."""

    animals: tuple[int, ...]
    upgrades: tuple[int, ...]
    fresh: tuple[int, ...]
    habitats: int
    space: int
    taken: int


@lru_cache(maxsize=4096)
def room_with(components: "ZuuliComponents", room: int, inside: Inside) -> Room:
    """An enclosure with all that is in it."""
    enclosure, upgrades = components.enclosure_at[room], present(inside.upgrades)
    score = room_score(components, room, present(inside.animals), upgrades)
    return Room(
        room=components.rooms[room],
        enclosure=enclosure.slug,
        habitats=[name for bit, name in enumerate(HABITATS) if inside.habitats >> bit & 1],
        space=inside.space,
        taken=inside.taken,
        fence=any(components.upgrades[one].mixing for one in upgrades),
        condition=enclosure.condition,
        animals=score.animals,
        upgrades=[
            Installed(components.upgrades[one].slug, count, inside.fresh[one])
            for one, count in upgrades.items()
        ],
        sum=score.sum,
        times=score.times,
        points=score.points,
    )


def collector(position: "Position") -> Collector | None:
    """Solo: the opponent."""
    if position.players > 1:
        return None
    total = position.collector_total()
    return Collector(
        difficulty=DIFFICULTIES[position.quarters],
        cards=by_kind(position.components, position.collected_cards()),
        years=position.collector_points(),
        total=total,
        beaten=position.total(0) > total,
    )


# --- what the reader can do -----------------------------------------------------------------------


Named = tuple[ChoiceKind, str | None, str | None, str | None]
"""The kind of an action, its card, and the rooms where that comes from and goes to."""


@lru_cache(maxsize=8192)
def named(components: "ZuuliComponents", action: Action) -> Named:
    """What an action is about."""
    cards = components.cards
    if action < cards.confirm:
        return "keep", components.kinds[action], None, None
    if action == cards.confirm:
        return "confirm", None, None, None
    change = change_of(components, action)
    source = components.rooms[change.source] if change.source >= 0 else None
    target = components.rooms[change.target] if change.target >= 0 else None
    if change.sort == "upgrade":
        kind: ChoiceKind = "install" if source is None else "remove"
        return kind, components.upgrades[change.thing].slug, source, target
    kind = "place" if source is None else "take" if target is None else "move"
    return kind, components.animals[change.thing].slug, source, target


def choices(position: "Position", seat: Seat) -> list[ZuuliChoice]:
    """The legal actions of ``seat``, each with what it changes in the score of this year."""
    trial = position.copy()
    now = position.total(seat)
    found = []
    for action in position.legal(seat):
        kind, thing, source, target = named(position.components, action)
        points = 0
        if kind not in ("keep", "confirm"):
            trial.reset_to(position)
            trial.try_change(seat, action)
            points = trial.total(seat) - now
        notation = position.notation(action)
        found.append(ZuuliChoice(action, notation, kind, thing, source, target, points))
    return found


def refusals(position: "Position", seat: Seat) -> Iterator[ZuuliRefusal]:
    """Why things in the own park cannot go where they cannot go."""
    if not position.has_park_open():
        return
    for action in attempts(position, seat):
        reason = position.why_not(seat, action)
        if reason is not None:
            yield ZuuliRefusal(action, *named(position.components, action), reason)


def attempts(position: "Position", seat: Seat) -> Iterator[int]:
    """What one might try: to confirm, and everything that is there, from and to every own room."""
    cards, rooms = position.components.cards, position.rooms_of(seat)
    width = len(position.components.rooms)
    yield cards.confirm
    for species in present(position.outside_of(seat)):
        yield from (cards.place + species * width + room for room in rooms)
    for upgrade in present(position.spare_of(seat)):
        yield from (cards.install + upgrade * width + room for room in rooms)
    for room in rooms:
        for upgrade in present(position.upgrades_in(seat, room)):
            yield cards.remove + upgrade * width + room
        for species in present(position.animals_in(seat, room)):
            yield cards.take + species * width + room
            first = cards.move + (species * width + room) * width
            yield from (first + to for to in rooms if to != room)
