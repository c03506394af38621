"""A made-up game in plain Python: the least that a game has to fill in."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Self

from wildpark.rules import Game, Random
from wildpark.rules.notation import Notations
from wildpark.rules.terms import Line, Part

ROUNDS = 2
NOTATIONS = Notations(("nothing", "one", "two"), "nothing, one and two")


class Bids(Game):
    """All bid at once, in secret, for a prize; the highest bid alone gets it. Two rounds.

    The bid itself is paid. Nobody knows the prize of a later round, and others know of a bid
    neither what nor that it is.
    """

    def __init__(self, players: int, seed: int) -> None:
        super().__init__(players, NOTATIONS)
        self.deal(Random(seed))

    def deal(self, rng: Random) -> None:
        self.prizes = [3 + rng.below(6) for _ in range(ROUNDS)]
        self.round = 0
        self.bids: list[int | None] = [None] * self.players
        self.points = [0] * self.players

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [i for i, bid in enumerate(self.bids) if bid is None]

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if seat in self.to_act() else []

    def refusal(self, seat: int, action: int) -> Line:
        return Line("already-bid", {"seat": seat, "action": action})

    def sentences(self) -> Mapping[str, str]:
        return {"already-bid": "seat {seat} has bid"}

    def do(self, seat: int, action: int) -> None:
        self.bids[seat] = action
        bids = [bid for bid in self.bids if bid is not None]
        if len(bids) == self.players:
            best = [i for i, bid in enumerate(bids) if bid == max(bids)]
            for i, bid in enumerate(bids):
                self.points[i] -= bid
            if len(best) == 1:
                self.points[best[0]] += self.prizes[self.round]
            self.round += 1
            self.bids = [None] * self.players

    def is_over(self) -> bool:
        return self.round == ROUNDS

    def parts(self, seat: int) -> Iterator[Part]:
        yield Part("bids", self.points[seat])

    def result(self, seat: int) -> tuple[int, ...]:
        return (self.points[seat],)

    def copy_from(self, source: Self) -> None:
        self.round = source.round
        self.prizes, self.bids, self.points = source.prizes[:], source.bids[:], source.points[:]

    def hide(self, seat: int | None) -> None:
        self.prizes[self.round + 1 :] = [0] * (ROUNDS - 1 - self.round)
        self.bids = [bid if i == seat else None for i, bid in enumerate(self.bids)]

    def guess(self, rng: Random) -> None:
        for later in range(self.round + 1, ROUNDS):
            self.prizes[later] = 3 + rng.below(6)

    def revealed(self) -> int:
        return self.round

    def state(self) -> Sequence[object]:
        return self.whole, tuple(self.prizes), self.round, tuple(self.bids), tuple(self.points)
