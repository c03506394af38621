"""What lies in the box of Savannah Park: the animal tokens and the two sides of the park."""

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from wildpark.rules.savannah_park.board import Board
from wildpark.rules.savannah_park.components_file import read_file

BUILT_IN = Path(__file__).with_name("components.toml")


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
class SavannahParkComponents:
    """A copy of the game. ``species`` are in scoring order, ``ratings`` ascending.

    Two that say the same have the same ``digest``.
    """

    species: tuple[str, ...]
    pairs: tuple[tuple[str, ...], ...]
    trios: tuple[tuple[str, ...], ...]
    front: Board
    back: Board
    ratings: tuple[Rating, ...]
    provenance: str

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        """The 33 tokens of each player, in the order of their numbers."""
        return (
            *self._tokens_of_one_species(),
            *(self._token("-".join(pair), pair) for pair in self.pairs),
            *(self._token("-".join(trio), trio, water=True) for trio in self.trios),
            self._token("all", self.species, water=True),
        )

    @property
    def digest(self) -> str:
        """SHA-256, in hex, of what the file says (not of its spelling)."""
        said = [
            self.species,
            self.pairs,
            self.trios,
            self.front.rows,
            self.back.rows,
            [[rating.lowest, rating.name] for rating in self.ratings],
        ]
        return hashlib.sha256(json.dumps(said).encode()).hexdigest()

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


def read_components(path: Path | None = None) -> SavannahParkComponents:
    """The components in the TOML file at ``path`` (None: the built-in ones).

    Raises:
        GameError: the file cannot be read, or with one line for each thing wrong in it.
    """
    return built_in() if path is None else make(path)


@cache
def built_in() -> SavannahParkComponents:
    """The components in the package, read once."""
    return make(BUILT_IN)


def make(path: Path) -> SavannahParkComponents:
    """The components in the file, which is checked whole before."""
    said = read_file(path)
    ratings = sorted((int(lowest), name) for lowest, name in said["solo_ratings"].items())
    return SavannahParkComponents(
        species=tuple(said["species"]),
        pairs=tuple(map(tuple, said["pairs"])),
        trios=tuple(map(tuple, said["trios_with_watering_hole"])),
        front=Board(tuple("".join(row.split()) for row in said["board"]["front"])),
        back=Board(tuple("".join(row.split()) for row in said["board"]["back"])),
        ratings=tuple(Rating(lowest, name) for lowest, name in ratings),
        provenance=said["provenance"],
    )
