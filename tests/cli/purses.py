"""A small game with secret points: a purse for each seat, which is opened once or never."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from rich.text import Text

from wildpark.cli.words import Words
from wildpark.rules import Game, GameError, Random, rules_of
from wildpark.rules.terms import Line, Param, Part, Rules, Score

KEEP, OPEN = 0, 1
NOTATIONS = ("keep", "open")
FULL = 100


class Purses(Game):
    """One after the other keeps the purse closed or opens it; the coins in it are points."""

    players: int = 3
    whole: bool = True

    def __init__(self, seed: int) -> None:
        super().__init__(3)
        rng = Random(seed)
        self.coins: list[int | None] = [rng.below(FULL) for _ in range(self.players)]
        self.opened: list[bool] = []

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [len(self.opened)]

    def legal(self, seat: int) -> list[int]:
        return [KEEP, OPEN] if seat in self.to_act() else []

    def why_not(self, seat: int, action: int) -> Line | None:
        return None if action in self.legal(seat) else Line("not-now", {"action": action})

    def play(self, seat: int, action: int) -> None:
        assert self.whole
        assert self.why_not(seat, action) is None
        self.opened.append(action == OPEN)

    def is_over(self) -> bool:
        return len(self.opened) == self.players

    def scores(self) -> list[Score]:
        parts = [[] if coins is None else [Part("coins", coins)] for coins in self.coins]
        return [Score(sum(part.points for part in one), one) for one in parts]

    def standing(self) -> list[int]:
        totals = [score.total for score in self.scores()]
        return [1 + sum(other > total for other in totals) for total in totals]

    def copy(self) -> Self:
        new = type(self)(0)
        new.coins, new.opened, new.whole = [*self.coins], [*self.opened], self.whole
        return new

    def seen_by(self, seat: int | None) -> Self:
        seen = self.copy()
        known = [*self.opened, *[False] * (self.players - len(self.opened))]
        seen.coins = [
            coins if one == seat or known[one] else None for one, coins in enumerate(self.coins)
        ]
        seen.whole = None not in seen.coins
        return seen

    def fill_in(self, rng: Random) -> None:
        self.coins = [rng.below(FULL) if coins is None else coins for coins in self.coins]
        self.whole = True

    def revealed(self) -> int:
        return sum(self.opened)

    def notation(self, action: int) -> str:
        if action not in (KEEP, OPEN):
            raise GameError("unknown-action", str(action))
        return NOTATIONS[action]

    def action(self, text: str) -> int:
        if text not in NOTATIONS:
            raise GameError("unknown-notation", text)
        return NOTATIONS.index(text)

    def state(self) -> Sequence[object]:
        return (tuple(self.coins), tuple(self.opened), self.whole)


@dataclass(frozen=True)
class View:
    """What a reader sees."""

    coins: Sequence[int | None]
    choices: Sequence[int]


def show(seen: Game, seat: int | None) -> View:
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
    open=lambda _players, seed, _options, _components: Purses(seed),
    read_components=rules_of("african_park").read_components,  # it has none
    view=show,
    report=report,
    points=("coins",),
)


def board(view: object, words: Words, names: Sequence[str], seat: int | None) -> Text:
    assert isinstance(view, View)
    return Text(words("board", coins=str([*zip(names, view.coins, strict=True)]), seat=str(seat)))


def options(view: object, words: Words, seat: int) -> list[tuple[int, str, str]]:
    assert isinstance(view, View)
    return [(action, NOTATIONS[action], words("choice", seat=seat)) for action in view.choices]


def verdict(view: object, words: Words) -> str:
    assert isinstance(view, View)
    return words("verdict", coins=str(view.coins))


class Codes(Words):
    """Codes in place of words: this game has none."""

    def knows(self, code: str) -> bool:  # noqa: ARG002  it knows all
        return True

    def __call__(self, code: str, /, **params: Param) -> str:
        return f"{code} {params}"
