"""African Park once more: slow, simple and written from the rules alone, to check the real one.

It shares no code with ``wildpark``. It is told what lies open on the table (territory cards, the
cards turned face up) and works out the rest by itself.
"""

from dataclasses import dataclass, field
from typing import Any

COLUMNS = ("2", "3", "4a", "4b", "6a", "6b")
AREAS = {"2": ("2",), "3": ("3",), "4": ("4a", "4b"), "6": ("6a", "6b")}
DECKS = {"2+3": ("2", "3"), "4": ("4a", "4b"), "6": ("6a", "6b")}
STARS = {2: 1, 3: 2, 4: 3}
Cards = list[list[list[str]]]
"""The three territory cards of a player: for each its two sides, for each side two columns."""

SIDES = ["sides-" + a + b + c for a in "ab" for b in "ab" for c in "ab"]


def area_of(column: str) -> str:
    """The area a column stands in."""
    return column[0]


@dataclass
class Book:
    """What is printed on the animal cards and in the tables, by name of the species."""

    cards: dict[str, dict[str, Any]]
    herd_bonus: dict[int, int]
    pachyderm_limit: dict[int, int]

    @classmethod
    def of(cls, table: dict[str, Any]) -> "Book":
        """The book of a components file."""
        return cls(
            {species["name"]: species for species in table["species"]},
            {int(count): bonus for count, bonus in table["herd_bonus"].items()},
            {int(size): most for size, most in table["pachyderm_limit"].items()},
        )

    def group(self, species: str) -> str:
        """The group of a species."""
        return self.cards[species]["group"]

    def kind(self, species: str) -> str:
        """The kind of a pachyderm: both rhinoceroses are of one."""
        return self.cards[species].get("kind", species)

    def deck_size(self, players: int) -> int:
        """How many animal cards a game has."""
        return sum(sum(card["copies"][: STARS[players]]) for card in self.cards.values())

    def is_hunter(self, species: str) -> bool:
        """Whether it eats herbivores."""
        return self.group(species) == "carnivore" or species == "crocodile"

    def is_depressed(self, species: str, column: str) -> bool:
        """Whether the area is one space too small."""
        return int(area_of(column)) == self.cards[species]["minimum"] - 1


@dataclass
class Reserve:
    """One player's land, animals and cemetery."""

    book: Book
    land: dict[str, str]
    animals: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in COLUMNS})
    died: list[str] = field(default_factory=list)
    eaten: list[str] = field(default_factory=list)

    def in_area(self, area: str) -> list[str]:
        """Everyone who lives in an area."""
        return [animal for column in AREAS[area] for animal in self.animals[column]]

    def is_full(self) -> bool:
        """Whether all 15 spaces are occupied."""
        return sum(map(len, self.animals.values())) == 15

    def places(self, species: str) -> list[str]:
        """The columns where a card may be placed."""
        return [column for column in COLUMNS if self.may_place(species, column)]

    def may_place(self, species: str, column: str) -> bool:
        """Whether no rule forbids it."""
        if len(self.animals[column]) == len(self.land[column]):
            return False
        if int(area_of(column)) < self.book.cards[species]["minimum"] - 1:
            return False
        neighbours = self.in_area(area_of(column))
        match self.book.group(species):
            case "carnivore":
                return self._no_other("carnivore", species, neighbours)
            case "herbivore":
                return not any(map(self.book.is_hunter, neighbours))
            case "pachyderm":
                return self._pachyderm_fits(species, column, neighbours)
            case _:
                river = self.land[column][len(self.animals[column])] == "R"
                return river and self._no_other("aquatic", species, neighbours)

    def _no_other(self, group: str, species: str, neighbours: list[str]) -> bool:
        others = [one for one in neighbours if self.book.group(one) == group]
        return all(one == species for one in others)

    def _pachyderm_fits(self, species: str, column: str, neighbours: list[str]) -> bool:
        others = [one for one in neighbours if self.book.group(one) == "pachyderm"]
        if any(self.book.kind(one) != self.book.kind(species) for one in others):
            return False
        return len(others) + 1 <= self.book.pachyderm_limit[int(area_of(column))]

    def place(self, species: str, column: str) -> None:
        """Places a card; a hunter eats all herbivores of its area and the gaps close."""
        self.animals[column].append(species)
        if not self.book.is_hunter(species):
            return
        for name in AREAS[area_of(column)]:
            everyone = self.animals[name]
            self.eaten += [one for one in everyone if self.book.group(one) == "herbivore"]
            self.animals[name] = [one for one in everyone if self.book.group(one) != "herbivore"]

    def points(self) -> int:
        """The score."""
        plus = 0
        for column, animals in self.animals.items():
            for one in animals:
                if not self.book.is_depressed(one, column):
                    plus += self.book.cards[one]["value"]
        minus = sum(self.book.cards[one]["value"] for one in self.died + self.eaten)
        return plus + self._herds() - minus

    def _herds(self) -> int:
        bonus = 0
        for area, columns in AREAS.items():
            for species in set(self.in_area(area)):
                if self.book.group(species) != "herbivore":
                    continue
                if not self.book.is_depressed(species, columns[0]):
                    count = self.in_area(area).count(species)
                    bonus += self.book.herd_bonus.get(count, 0)
        return bonus


class SlowPark:
    """A whole game: ``turn_up`` cards whenever ``cards_wanted``, ``play`` as ``moves`` allows."""

    def __init__(self, book: Book, territory: list[Cards], head_ranger: int) -> None:
        """``territory``: what each player was dealt."""
        self.book = book
        self.territory = territory
        self.players = len(territory)
        self.head_ranger = head_ranger
        self.turn = 0
        self.reserves: list[Reserve | None] = [None] * self.players
        self.deck = book.deck_size(self.players)
        self.cards: list[str] = []
        self.rounds = 0
        self.over = False

    @property
    def seat(self) -> int:
        """Whose turn it is: clockwise from the head ranger."""
        return (self.head_ranger + self.turn) % self.players

    @property
    def cards_wanted(self) -> int:
        """How many animal cards must be turned face up before the game goes on."""
        begins = None not in self.reserves and self.turn == 0 and not self.over
        return self.players if begins and not self.cards else 0

    def turn_up(self, cards: list[str]) -> None:
        """A round begins with these cards."""
        assert len(cards) == self.cards_wanted
        self.deck -= len(cards)
        self.cards = list(cards)
        self.rounds += 1

    def moves(self) -> set[str]:
        """What the player whose turn it is may do, in notation."""
        if self.over:
            return set()
        reserve = self.reserves[self.seat]
        if reserve is None:
            return set(SIDES)
        return {
            f"{species}-{place}"
            for species in self.cards
            for place in reserve.places(species) or ["dies"]
        }

    def play(self, move: str) -> None:
        """The player whose turn it is makes ``move``."""
        species, place = move.rsplit("-", 1)
        reserve = self.reserves[self.seat]
        if reserve is None:
            self.reserves[self.seat] = self._settle(place)
        else:
            self.cards.remove(species)
            if place == "dies":
                reserve.died.append(species)
            else:
                reserve.place(species, place)
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
            if reserve is not None:
                self._end_round()

    def _settle(self, sides: str) -> Reserve:
        land: dict[str, str] = {}
        for card, side, columns in zip(
            self.territory[self.seat], sides, DECKS.values(), strict=True
        ):
            land |= zip(columns, card["ab".index(side)], strict=True)
        return Reserve(self.book, land)

    def _end_round(self) -> None:
        self.head_ranger = (self.head_ranger + 1) % self.players
        full = any(reserve is not None and reserve.is_full() for reserve in self.reserves)
        self.over = full or self.deck < self.players

    def points(self) -> list[int]:
        """Every player's score as if the game ended now."""
        return [reserve.points() if reserve else 0 for reserve in self.reserves]

    def standing(self) -> list[int]:
        """Every player's place: how many did better, plus one."""
        graves = [len(one.died + one.eaten) if one else 0 for one in self.reserves]
        results = [(points, -dead) for points, dead in zip(self.points(), graves, strict=True)]
        return [1 + sum(other > mine for other in results) for mine in results]
