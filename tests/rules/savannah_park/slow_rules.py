"""Savannah Park once more: slow, simple and written from the rules alone, to check the real one.

It shares no code with ``wildpark``. It is told how the tokens were dealt and works out the rest
by itself: what may be done, in notation, and what it is worth.
"""

from dataclasses import dataclass, field
from itertools import permutations
from math import dist, sqrt
from typing import Any

Names = dict[str, str]


@dataclass
class Book:
    """The tokens and the board of a game: letters by the names of spaces."""

    table: dict[str, Any]
    rows: list[str]
    children: bool = False
    lions: bool = False
    letters: Names = field(default_factory=dict)
    middles: dict[str, tuple[float, float]] = field(default_factory=dict)
    tokens: dict[str, tuple[list[str], int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.tokens = self.all_tokens()
        for number, row in enumerate(self.rows):
            letters = row.replace(" ", "")
            for place, letter in enumerate(letters):
                name = "abcdefghijklmnopqrstuvwxyz"[number] + str(place + 1)
                self.letters[name] = letter
                self.middles[name] = (place - (len(letters) - 1) / 2, number * sqrt(3) / 2)

    def of_kind(self, kinds: str) -> list[str]:
        """The names of all spaces of some kinds."""
        return [name for name, letter in self.letters.items() if letter in kinds]

    def touch(self, one: str, other: str) -> bool:
        """Whether two spaces border each other."""
        return 0.5 < dist(self.middles[one], self.middles[other]) < 1.1

    def all_tokens(self) -> dict[str, tuple[list[str], int]]:
        """The animals and watering holes of each token."""
        found: dict[str, tuple[list[str], int]] = {"all": (self.table["species"], 1)}
        for name in self.table["species"]:
            found[name] = ([name], 0)
            found[f"{name}-2"] = ([name] * 2, 0)
            found[f"{name}-3"] = ([name] * 3, 0)
            found[f"{name}-water"] = ([name], 1)
        for pair in self.table["pairs"]:
            found["-".join(pair)] = (pair, 0)
        for trio in self.table["trios_with_watering_hole"]:
            found["-".join(trio)] = (trio, 1)
        return found

    def homes(self) -> list[str]:
        """Where tokens may stand."""
        return self.of_kind("." if self.children else ".TG")


@dataclass
class SlowPark:
    """One player's park: the space of each token, the lion, and what it has brought."""

    book: Book
    at: Names
    spare: list[str]
    lion: str | None = None
    lion_points: int = 0

    def is_free(self, space: str) -> bool:
        """Whether no token stands there."""
        return space not in self.at.values()

    def burnt(self) -> Names:
        """The tokens that are left once the fires have driven theirs away."""
        fires = {fire: int(self.book.letters[fire]) for fire in self.book.of_kind("123")}
        return {
            token: space
            for token, space in self.at.items()
            if not any(
                len(self.book.tokens[token][0]) == animals and self.book.touch(space, fire)
                for fire, animals in fires.items()
            )
        }

    def empty(self, kind: str) -> list[str]:
        """The spaces of a kind that are empty in the end."""
        left = self.burnt().values()
        return [space for space in self.book.of_kind(kind) if space not in left]

    def herds(self, species: str) -> list[tuple[int, int]]:
        """The animals and watering holes of each herd of a species."""
        tokens = self.book.tokens
        groups = [{token} for token in self.burnt() if species in tokens[token][0]]
        for one in range(len(groups)):
            for other in range(one + 1, len(groups)):
                if self.meet(groups[one], groups[other]):
                    groups[other] |= groups[one]
                    groups[one] = set()
        return [
            (
                sum(tokens[token][0].count(species) for token in group),
                sum(tokens[token][1] for token in group),
            )
            for group in groups
            if group
        ]

    def meet(self, some: set[str], others: set[str]) -> bool:
        """Whether two groups of tokens border each other."""
        pairs = ((self.at[here], self.at[there]) for here in some for there in others)
        return any(self.book.touch(here, there) for here, there in pairs)

    def categories(self) -> list[int]:
        """The points for grass, trees, the six species, and of the lion."""
        best = [
            max((animals * (self.book.children or water) for animals, water in found), default=0)
            for found in map(self.herds, self.book.table["species"])
        ]
        grass = 0 if self.book.children else len(self.empty("G"))
        return [grass, 3 * len(self.empty("T")), *best, self.lion_points]

    def moves(self, token: str | None) -> set[str]:
        """What may be chosen now, in notation: at set-up without a token in hand."""
        if self.spare:
            return {f"{one}-{other}" for one, other in permutations(self.book.of_kind("G"), 2)}
        if token is None:
            starts = self.book.of_kind("." if self.book.children else "TG")
            return {f"lion-{space}" for space in starts if self.is_free(space)}
        places = {space for space in self.book.homes() if self.is_free(space)}
        found = places - {self.lion}
        if self.lion:
            found |= {f"lion-{space}" for space in (places | {self.at[token]}) - {self.lion}}
        return found

    def play(self, token: str | None, move: str) -> None:
        """Does what was chosen."""
        if self.spare:
            for one, space in zip(self.spare, move.split("-"), strict=True):
                self.at[one] = space
            self.spare = []
        elif token is None:
            self.lion = move.removeprefix("lion-")
        elif move.startswith("lion-"):
            self.lion_points += len(self.book.tokens[token][0])
            self.at[token] = self.lion or ""
            self.lion = move.removeprefix("lion-")
        else:
            self.at[token] = move


class SlowGame:
    """A whole game, in which all choose in secret and what they chose happens at once."""

    def __init__(self, parks: list[SlowPark], starter: int) -> None:
        self.parks = parks
        self.starter = starter
        self.face_up = set(parks[0].book.tokens)
        self.token: str | None = None
        self.chosen: dict[int, str] = {}

    def names_now(self) -> bool:
        """Whether the starting player is to name a token."""
        waits = any(park.spare or (park.book.lions and not park.lion) for park in self.parks)
        return self.token is None and not waits

    def moves(self, seat: int) -> set[str]:
        """What ``seat`` may choose now, in notation."""
        if self.names_now():
            return set(self.face_up) if seat == self.starter else set()
        return set() if seat in self.chosen else self.parks[seat].moves(self.token)

    def play(self, seat: int, move: str) -> None:
        """``seat`` chooses ``move``."""
        if self.names_now():
            self.token = move
            return
        self.chosen[seat] = move
        if len(self.chosen) < len(self.parks):
            return
        for each, choice in self.chosen.items():
            self.parks[each].play(self.token, choice)
        self.chosen = {}
        if self.token:
            self.face_up.remove(self.token)
            self.token = None
            self.starter = (self.starter + 1) % len(self.parks)

    def standing(self) -> list[int]:
        """Every player's place: how many did better, plus one."""
        results = [
            (sum(park.categories()), 0 if park.book.children else len(park.empty("G")))
            for park in self.parks
        ]
        return [1 + sum(other > mine for other in results) for mine in results]
