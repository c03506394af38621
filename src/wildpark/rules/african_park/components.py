"""The cards of African Park: what a components file says, once it is known to be sound."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Self

from wildpark.rules.african_park.box import Animal, Box
from wildpark.rules.african_park.components_file import read_file
from wildpark.rules.african_park.habitat import Habitat
from wildpark.rules.african_park.notation import notations
from wildpark.rules.components import Components
from wildpark.rules.notation import Notations


@dataclass(frozen=True, eq=False)  # compared by their digests
class AfricanParkComponents(Box, Components):
    """A copy of the game, and what is worked out for it."""

    @classmethod
    def in_file(cls, path: Path) -> Self:
        """The components in a file, which is checked whole before."""
        said = read_file(path)
        return cls(
            animals=tuple(
                Animal(
                    name=one["name"],
                    group=one["group"],
                    kind=one.get("kind", one["name"]),
                    minimum=one["minimum"],
                    value=one["value"],
                    copies=(one["copies"][0], one["copies"][1], one["copies"][2]),
                )
                for one in said["species"]
            ),
            herd_bonus=herd_bonuses({int(n): bonus for n, bonus in said["herd_bonus"].items()}),
            pachyderm_limit=tuple(said["pachyderm_limit"][str(size)] for size in (2, 3, 4, 6)),
            territory=tuple(
                tuple(
                    ((card[0][0], card[0][1]), (card[1][0], card[1][1]))
                    for card in said["territory"][deck]
                )
                for deck in ("2+3", "4", "6")
            ),
            provenance=said["provenance"],
        )

    @cached_property
    def habitat(self) -> Habitat:
        """The rules worked out for these cards."""
        return Habitat(self)

    def said(self) -> object:
        """What the file says of the game."""
        return [
            [[a.name, a.group, a.kind, a.minimum, a.value, a.copies] for a in self.animals],
            self.herd_bonus,
            self.pachyderm_limit,
            self.territory,
        ]

    @cached_property
    def notations(self) -> Notations:
        """The text of every action."""
        return notations(self.names)


def herd_bonuses(table: dict[int, int]) -> tuple[int, ...]:
    """The bonus for 0 to 6 identical animals; beyond the table's last its last one holds."""
    last = max(table)
    return (0, 0, *(table[min(count, last)] for count in range(2, 7)))
