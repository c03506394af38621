"""What lies in the box of Savannah Park: the animal tokens and the two sides of the park."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Self

from wildpark.rules.components import Components
from wildpark.rules.savannah_park.board import Board
from wildpark.rules.savannah_park.components_file import read_file


@dataclass(frozen=True, slots=True)
class Token:
    """An animal token: how many animals of each species it shows, and whether a watering hole."""

    name: str
    animals: tuple[int, ...]
    water: bool

    @property
    def total(self) -> int:
        """How many animals it shows in all."""
        return sum(self.animals)


@dataclass(frozen=True, slots=True)
class Rating:
    """What a solo total from ``lowest`` upward is called; ``name`` is the file's wording."""

    lowest: int
    name: str

    @property
    def slug(self) -> str:
        """The name as it ends the rating's code in the catalogues of words."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower()).strip("-")


@dataclass(frozen=True, eq=False)
class SavannahParkComponents(Components):
    """A copy of the game. ``species`` are in scoring order, ``ratings`` ascending."""

    species: tuple[str, ...]
    pairs: tuple[tuple[str, ...], ...]
    trios: tuple[tuple[str, ...], ...]
    front: Board
    back: Board
    ratings: tuple[Rating, ...]
    provenance: str

    @classmethod
    def in_file(cls, path: Path) -> Self:
        """The components in the file, which is checked whole before."""
        said = read_file(path)
        ratings = sorted((int(lowest), name) for lowest, name in said["solo_ratings"].items())
        return cls(
            species=tuple(said["species"]),
            pairs=tuple(map(tuple, said["pairs"])),
            trios=tuple(map(tuple, said["trios_with_watering_hole"])),
            front=Board(tuple("".join(row.split()) for row in said["board"]["front"])),
            back=Board(tuple("".join(row.split()) for row in said["board"]["back"])),
            ratings=tuple(Rating(lowest, name) for lowest, name in ratings),
            provenance=said["provenance"],
        )

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        """The 33 tokens of each player, in the order of their numbers."""
        return (
            *self._tokens_of_one_species(),
            *(self._token("-".join(pair), pair) for pair in self.pairs),
            *(self._token("-".join(trio), trio, water=True) for trio in self.trios),
            self._token("all", self.species, water=True),
        )

    def said(self) -> object:
        """What the file says of the game."""
        return [
            self.species,
            self.pairs,
            self.trios,
            self.front.rows,
            self.back.rows,
            [[rating.lowest, rating.name] for rating in self.ratings],
        ]

    def rating(self, total: int) -> Rating:
        """The rating of a solo game that ended with ``total``."""
        return [rating for rating in self.ratings if rating.lowest <= total][-1]

    def _tokens_of_one_species(self) -> Iterator[Token]:
        """Of each species 1, 2 and 3 animals, and 1 animal with a watering hole."""
        for name in self.species:
            yield self._token(name, (name,))
            yield self._token(f"{name}-2", (name,) * 2)
            yield self._token(f"{name}-3", (name,) * 3)
            yield self._token(f"{name}-water", (name,), water=True)

    def _token(self, name: str, animals: tuple[str, ...], *, water: bool = False) -> Token:
        return Token(name, tuple(animals.count(species) for species in self.species), water)
