"""The rules of Zuuli once more, slow and written apart: names and lists, straight from the file."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.rules.toml import Table
from tests.rules.zuuli.components import slug

Card = dict[str, Any]


class Book:
    """All cards by their names."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.animals: dict[str, Card] = {slug(one["name"]): one for one in table["animal"]}
        self.upgrades: dict[str, Card] = {slug(one["name"]): one for one in table["upgrade"]}
        self.enclosures: dict[str, Card] = {slug(one["name"]): one for one in table["enclosure"]}
        self.new_plot = slug(table["new_plot"]["name"])

    def kinds(self) -> list[str]:
        """The names of all cards, in the order of the file."""
        return [*self.animals, *self.enclosures, *self.upgrades]


@dataclass
class SlowRoom:
    """An enclosure: its card, who lives there, what is installed (and what of it this year)."""

    book: Book
    card: Card
    animals: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)

    def added(self, effect: str) -> list[Any]:
        """What the upgrades add of one effect."""
        found = [self.book.upgrades[name].get(effect) for name in self.upgrades]
        return [one for one in found if one]

    def habitats(self) -> set[str]:
        return {*self.card["habitats"], *self.added("adds_habitat")}

    def temper(self, animal: str) -> str:
        card = self.book.animals[animal]
        if card.get("rule") == "wallow" and {"plains", "water"} <= self.habitats():
            return "friendly"
        return str(card["temper"])

    def space_of(self, animal: str) -> int:
        card = self.book.animals[animal]
        if card.get("rule") == "pride" and self.animals.count(animal) > 1:
            return 2
        return int(card["space"])

    def is_lawful(self) -> bool:
        """Every rule of who may live where."""
        space = self.card["space"] + sum(self.added("adds_space"))
        if sum(map(self.space_of, self.animals)) > space:
            return False
        if not self.added("allows_mixing"):
            fierce = [one for one in self.animals if self.temper(one) == "fierce"]
            if fierce and len(set(self.animals)) > 1:
                return False
        return all(map(self.suits, self.animals))

    def suits(self, animal: str) -> bool:
        """Habitat and condition, for one animal."""
        condition = self.card.get("condition", "")
        if not self.habitats() & set(self.book.animals[animal]["habitats"]):
            return False
        if condition == "no two alike":
            return self.animals.count(animal) == 1
        return condition in ("", f"{self.temper(animal)} only")

    def worth(self, animal: str) -> int:
        card = self.book.animals[animal]
        alike = self.animals.count(animal)
        match card.get("rule"):
            case "company" if len(self.animals) == 1:
                return 0
            case "troop":
                return min(alike, 3)
            case "chorus" if {"jungle", "water"} <= self.habitats():
                return 3
            case "bloom" if alike >= 3:
                return 2 * int(card["value"])
        return int(card["value"])

    def points(self) -> int:
        times = self.card["satisfaction"] + sum(self.added("adds_satisfaction"))
        return int(times * sum(map(self.worth, self.animals)))


class SlowPark:
    """One player's park."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.rooms = {book.new_plot: SlowRoom(book, book.table["new_plot"])}
        self.outside: list[str] = []
        self.spare: list[str] = []
        self.before: Counter[str] = Counter()
        self.confirmed = False

    def keep(self, card: str) -> None:
        if card in self.book.animals:
            self.outside.append(card)
        elif card in self.book.upgrades:
            self.spare.append(card)
        else:
            name, copy = card, 2
            while name in self.rooms:
                name, copy = f"{card}_{copy}", copy + 1
            self.rooms[name] = SlowRoom(self.book, self.book.enclosures[card])

    def housed(self) -> Counter[str]:
        return Counter(animal for room in self.rooms.values() for animal in room.animals)

    def begin(self) -> None:
        self.before, self.confirmed = self.housed(), False

    def year(self) -> int:
        return max(0, sum(room.points() for room in self.rooms.values()) - self.lost())

    def lost(self) -> int:
        return sum(int(self.book.animals[one]["value"]) for one in self.outside)

    def end(self) -> None:
        self.outside, self.spare = [], []
        for room in self.rooms.values():
            room.fresh = []

    def moves(self) -> set[str]:
        """Everything that is lawful now: each change is tried."""
        if self.confirmed:
            return set()
        found = set() if self.before - self.housed() else {"confirm"}
        for move in set(self.tries()):
            if self.try_out(move):
                found.add(move)
        return found

    def tries(self) -> Iterator[str]:
        for name, room in self.rooms.items():
            yield from (f"place-{animal}-{name}" for animal in self.outside)
            yield from (f"install-{upgrade}-{name}" for upgrade in self.spare)
            yield from (f"remove-{upgrade}-{name}" for upgrade in room.fresh)
            for animal in room.animals:
                yield f"take-{animal}-{name}"
                yield from (f"move-{animal}-{name}-{to}" for to in self.rooms if to != name)

    def try_out(self, move: str) -> bool:
        """Whether the rooms are lawful after each step of the move; it is taken back."""
        done, lawful = [], True
        for step in self.steps(move):
            room, sort, thing, comes = step
            change(getattr(room, sort), thing, comes=comes)
            done.append(step)
            lawful = lawful and room.is_lawful()
        for room, sort, thing, comes in reversed(done):
            change(getattr(room, sort), thing, comes=not comes)
        return lawful

    def steps(self, move: str) -> list[tuple[SlowRoom, str, str, bool]]:
        """What leaves and enters which room."""
        verb, thing, *names = move.split("-")
        rooms = [self.rooms[name] for name in names]
        sort = "upgrades" if verb in {"install", "remove"} else "animals"
        if verb == "move":
            return [(rooms[0], sort, thing, False), (rooms[1], sort, thing, True)]
        return [(rooms[0], sort, thing, verb in {"place", "install"})]

    def play(self, move: str) -> None:
        if move == "confirm":
            self.confirmed = True
            return
        verb, thing, *names = move.split("-")
        for room, sort, _, comes in self.steps(move):
            change(getattr(room, sort), thing, comes=comes)
        match verb:
            case "place" | "take":
                change(self.outside, thing, comes=verb == "take")
            case "install" | "remove":
                change(self.spare, thing, comes=verb == "remove")
                change(self.rooms[names[0]].fresh, thing, comes=verb == "install")


def change(where: list[str], thing: str, *, comes: bool) -> None:
    """Something comes or leaves."""
    if comes:
        where.append(thing)
    else:
        where.remove(thing)


class SlowGame:
    """A whole game, given the hands that are dealt at the beginning of each year."""

    def __init__(self, book: Book, players: int, share: float) -> None:
        self.parks = [SlowPark(book) for _ in range(players)]
        self.book, self.share, self.year = book, share, 0
        self.totals = [0] * players
        self.collected: list[str] = []
        self.collector = 0
        self.hands: list[list[str]] = []
        self.picks: dict[int, str] = {}
        self.developing = False

    def moves(self, seat: int) -> set[str]:
        """What ``seat`` may choose now, in notation."""
        if self.year == 3:
            return set()
        if self.developing:
            return self.parks[seat].moves()
        return set() if seat in self.picks else {f"keep-{card}" for card in self.hands[seat]}

    def play(self, seat: int, move: str) -> None:
        if self.developing:
            self.parks[seat].play(move)
            if all(park.confirmed for park in self.parks):
                self.end_year()
            return
        self.picks[seat] = move.removeprefix("keep-")
        if len(self.picks) == len(self.parks):
            self.resolve()

    def resolve(self) -> None:
        for seat, card in self.picks.items():
            self.hands[seat].remove(card)
            self.parks[seat].keep(card)
        self.picks = {}
        if len(self.parks) == 1:
            self.collected += self.hands[0]
            self.hands = [[]]
            return
        step = -1 if self.year == 1 else 1
        self.hands = [
            self.hands[(seat - step) % len(self.hands)] for seat in range(len(self.hands))
        ]
        if len(self.hands[0]) == 1:
            for park, hand in zip(self.parks, self.hands, strict=True):
                park.keep(hand.pop())
            self.develop()

    def develop(self) -> None:
        self.developing = True
        for park in self.parks:
            park.begin()

    def end_year(self) -> None:
        for seat, park in enumerate(self.parks):
            self.totals[seat] += park.year()
            park.end()
        values = [self.book.animals[one]["value"] for one in self.collected
                  if one in self.book.animals]  # fmt: skip
        self.collector += int(sum(values) * self.share)
        self.year += 1
        self.developing = False

    def standing(self) -> list[int]:
        """Every player's place: how many did better, plus one."""
        results = [
            (total + (park.year() if self.developing else 0), len(park.housed()))
            for total, park in zip(self.totals, self.parks, strict=True)
        ]
        return [1 + sum(other > mine for other in results) for mine in results]
