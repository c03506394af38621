"""A small game with secret points: a purse for each seat, which is opened once or never."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from rich.text import Text

from wildpark.cli.words import Words
from wildpark.rules import Game, Random, rules_of
from wildpark.rules.notation import Notations
from wildpark.rules.rules import Rules
from wildpark.rules.terms import Line, Param, Part

KEEP, OPEN = 0, 1
NOTATIONS = Notations(("keep", "open"), "keep and open")
FULL = 100


class Purses(Game):
    """One after the other keeps the purse closed or opens it; the coins in it are points."""

    def __init__(self, seed: int) -> None:
        super().__init__(3, NOTATIONS)
        self.deal(Random(seed))

    def deal(self, rng: Random) -> None:
        self.coins: list[int | None] = [rng.below(FULL) for _ in range(self.players)]
        self.opened: list[bool] = []

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [len(self.opened)]

    def legal(self, seat: int) -> list[int]:
        return [KEEP, OPEN] if seat in self.to_act() else []

    def refusal(self, seat: int, action: int) -> Line:
        return Line("not-your-turn", {"seat": seat, "turn": self.to_act()[0], "action": action})

    def sentences(self) -> Mapping[str, str]:
        return {}

    def do(self, seat: int, action: int) -> None:  # noqa: ARG002  seats come in their order
        self.opened.append(action == OPEN)

    def is_over(self) -> bool:
        return len(self.opened) == self.players

    def parts(self, seat: int) -> Iterator[Part]:
        coins = self.coins[seat]
        if coins is not None:
            yield Part("coins", coins)

    def result(self, seat: int) -> tuple[int, ...]:
        return (self.coins[seat] or 0,)

    def copy_from(self, source: Self) -> None:
        self.coins, self.opened = [*source.coins], [*source.opened]

    def hide(self, seat: int | None) -> None:
        known = [*self.opened, *[False] * (self.players - len(self.opened))]
        self.coins = [
            coins if one == seat or known[one] else None for one, coins in enumerate(self.coins)
        ]

    def guess(self, rng: Random) -> None:
        self.coins = [rng.below(FULL) if coins is None else coins for coins in self.coins]

    def revealed(self) -> int:
        return sum(self.opened)

    def state(self) -> Sequence[object]:
        return (tuple(self.coins), tuple(self.opened), self.whole)


@dataclass(frozen=True)
class View:
    """What a reader sees."""

    coins: Sequence[int | None]
    choices: Sequence[int]


def view(seen: Game, seat: int | None) -> View:
    assert isinstance(seen, Purses)
    return View(seen.coins, [] if seat is None else seen.legal(seat))


def report(before: Game, after: Game, seat: int, action: int | None) -> Sequence[Line]:
    assert isinstance(before, Purses)
    assert isinstance(after, Purses)
    assert action is not None
    coins = after.coins[seat]
    return [Line("chosen", {"seat": seat, "coins": -1 if coins is None else coins})]


RULES = Rules(
    name="purses",
    players=(3,),
    minutes=1,
    options=(),
    components=rules_of("african_park").components,  # it has none
    deal=lambda _players, seed, _options, _components: Purses(seed),
    showing=__name__,
    reading="",
    reporting=__name__,
    points=("coins",),
)


def board(view: object, words: Words, names: Sequence[str], seat: int | None) -> Text:
    assert isinstance(view, View)
    return Text(words("board", coins=str([*zip(names, view.coins, strict=True)]), seat=str(seat)))


def options(view: object, words: Words, seat: int) -> list[tuple[int, str, str]]:
    assert isinstance(view, View)
    return [(action, NOTATIONS.text(action), words("choice", seat=seat)) for action in view.choices]


OF_ALL: frozenset[str] = frozenset()
WAITING: frozenset[str] = frozenset()


def section(part: Part, words: Words) -> str:
    return words("section", code=part.code)


def verdict(view: object, words: Words) -> str:
    assert isinstance(view, View)
    return words("verdict", coins=str(view.coins))


class Codes(Words):
    """Codes in place of words: this game has none."""

    def knows(self, code: str) -> bool:  # noqa: ARG002  it knows all
        return True

    def __call__(self, code: str, /, **params: Param) -> str:
        return f"{code} {params}"
