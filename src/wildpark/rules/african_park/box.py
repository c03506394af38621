"""What lies in the box of African Park: the cards and the tables of the rulebook."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

Group = Literal["herbivore", "carnivore", "pachyderm", "aquatic"]
Side = tuple[str, str]
"""One side of a territory card: its two columns, R and L from the bottom space upward."""


@dataclass(frozen=True, slots=True)
class Animal:
    """A species; ``kind`` tells pachyderms apart, ``copies`` are its 2-, 3- and 4-star cards."""

    name: str
    group: Group
    kind: str
    minimum: int
    value: int
    copies: tuple[int, int, int]


@dataclass(frozen=True, eq=False)
class Box:
    """The animals, the tables of the rulebook and the territory cards.

    ``herd_bonus`` goes by the number of identical animals (0 to 6), ``pachyderm_limit`` by area;
    ``territory[deck][card][side]`` are the two columns of a side.
    """

    animals: tuple[Animal, ...]
    herd_bonus: tuple[int, ...]
    pachyderm_limit: tuple[int, ...]
    territory: tuple[tuple[tuple[Side, Side], ...], ...]
    provenance: str

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The species' names."""
        return tuple(animal.name for animal in self.animals)

    @cached_property
    def rounds(self) -> dict[int, int]:
        """The most rounds of a game, by number of players."""
        return {players: len(self.deck(players)) // players for players in (2, 3, 4)}

    def deck(self, players: int) -> list[int]:
        """The animal cards for some players, as species: those with 2 to ``players`` stars."""
        return [
            species
            for species, animal in enumerate(self.animals)
            for _ in range(sum(animal.copies[: players - 1]))
        ]
