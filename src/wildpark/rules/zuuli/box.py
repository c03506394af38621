"""What lies in the box of Zuuli: animals, enclosures and upgrades, and how many are dealt."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wildpark.rules.zuuli.components_file import slug_of


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
class Box:
    """The cards. ``deal`` has the cards of a hand in each year, by number of players.

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
