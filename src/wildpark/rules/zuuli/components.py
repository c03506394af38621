"""What lies in the box of Zuuli: animals, enclosures and upgrades, and how many are dealt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Self

from wildpark.rules.components import Components
from wildpark.rules.notation import Notations
from wildpark.rules.zuuli.cards import Cards
from wildpark.rules.zuuli.components_file import HABITATS, read_file, room_names, slug_of
from wildpark.rules.zuuli.notation import notations


@dataclass(frozen=True, slots=True)
class Animal:
    """An animal card. ``rule`` is the special rule printed on it, see cards.py."""

    name: str
    copies: int
    fierce: bool
    habitats: tuple[str, ...]
    space: int
    value: int
    rule: str | None

    @property
    def slug(self) -> str:
        """The name in notation and in codes."""
        return slug_of(self.name)


@dataclass(frozen=True, slots=True)
class Enclosure:
    """An enclosure card; the New Plot that everybody starts with has no copies in the deck."""

    name: str
    copies: int
    space: int
    habitats: tuple[str, ...]
    satisfaction: int
    condition: str | None

    @property
    def slug(self) -> str:
        """The name in notation and in codes."""
        return slug_of(self.name)


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade card and what it does to the enclosure in which it is installed."""

    name: str
    copies: int
    habitat: str | None
    space: int
    satisfaction: int
    mixing: bool

    @property
    def slug(self) -> str:
        """The name in notation and in codes."""
        return slug_of(self.name)


@dataclass(frozen=True, eq=False)
class ZuuliComponents(Components):
    """A copy of the game. ``deal`` has the cards of a hand in each year, by number of players.

    Kinds of cards are numbered: animals first, then enclosures, then upgrades, each in the order of
    the file. Cards of one kind are alike.
    """

    animals: tuple[Animal, ...]
    enclosures: tuple[Enclosure, ...]
    upgrades: tuple[Upgrade, ...]
    new_plot: Enclosure
    deal: Mapping[int, tuple[int, ...]]
    provenance: str
    facts: Mapping[str, Any]
    """All that the file says but its provenance."""
    rooms: tuple[str, ...]
    """The names of all enclosures that a park can have: the New Plot, then each copy."""

    @classmethod
    def in_file(cls, path: Path) -> Self:
        """The components in the file, which is checked whole before."""
        said = read_file(path)
        return cls(
            animals=tuple(animal_of(card) for card in said["animal"]),
            enclosures=tuple(enclosure_of(card) for card in said["enclosure"]),
            upgrades=tuple(upgrade_of(card) for card in said["upgrade"]),
            new_plot=enclosure_of({"copies": 0, **said["new_plot"]}),
            deal={int(players): tuple(hands) for players, hands in said["deal"].items()},
            provenance=said["provenance"],
            facts={key: value for key, value in said.items() if key != "provenance"},
            rooms=tuple(room_names(said["enclosure"], said["new_plot"]["name"])),
        )

    def said(self) -> object:
        """What the file says of the game."""
        return self.facts

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The names of the kinds of cards, in the order of their numbers."""
        return tuple(card.slug for card in self.card_kinds)

    @property
    def card_kinds(self) -> "tuple[Animal | Enclosure | Upgrade, ...]":
        """A card of each kind, in the order of their numbers."""
        return (*self.animals, *self.enclosures, *self.upgrades)

    @cached_property
    def enclosure_at(self) -> tuple[Enclosure, ...]:
        """The enclosure of each of ``rooms``."""
        copies = [one for one in self.enclosures for _ in range(one.copies)]
        return (self.new_plot, *copies)

    @cached_property
    def cards(self) -> Cards:
        """The cards as numbers and masks."""
        return Cards(self)

    @cached_property
    def notations(self) -> Notations:
        """The text of every action."""
        return notations(self)


def animal_of(card: Mapping[str, Any]) -> Animal:
    """An animal as the file says it."""
    return Animal(
        name=card["name"],
        copies=card["copies"],
        fierce=card["temper"] == "fierce",
        habitats=in_order(card["habitats"]),
        space=card["space"],
        value=card["value"],
        rule=card.get("rule"),
    )


def enclosure_of(card: Mapping[str, Any]) -> Enclosure:
    """An enclosure as the file says it."""
    return Enclosure(
        name=card["name"],
        copies=card["copies"],
        space=card["space"],
        habitats=in_order(card["habitats"]),
        satisfaction=card["satisfaction"],
        condition=card.get("condition"),
    )


def upgrade_of(card: Mapping[str, Any]) -> Upgrade:
    """An upgrade as the file says it."""
    return Upgrade(
        name=card["name"],
        copies=card["copies"],
        habitat=card.get("adds_habitat"),
        space=card.get("adds_space", 0),
        satisfaction=card.get("adds_satisfaction", 0),
        mixing=card.get("allows_mixing", False),
    )


def in_order(habitats: Sequence[str]) -> tuple[str, ...]:
    """Habitats in the order in which they are always shown."""
    return tuple(name for name in HABITATS if name in habitats)
