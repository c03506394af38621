"""What lies in the box of Zuuli: animals, enclosures and upgrades, and how many are dealt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Self

from wildpark.rules.components import Components
from wildpark.rules.notation import Notations
from wildpark.rules.zuuli.box import Animal, Box, Enclosure, Upgrade
from wildpark.rules.zuuli.cards import Cards
from wildpark.rules.zuuli.components_file import HABITATS, read_file, room_names
from wildpark.rules.zuuli.notation import notations


@dataclass(frozen=True, eq=False)
class ZuuliComponents(Box, Components):
    """A copy of the game, and what is worked out for it."""

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
