"""Monte Carlo: tries each action in many worlds that fit what was seen, and keeps the best ones.

Flat Monte Carlo with sequential halving (Z. Karnin, T. Koren, O. Somekh, "Almost optimal
exploration in multi-armed bandits", ICML 2013): the budget is split into rounds, and after each
the better half of the actions goes on. World number w is the same for all actions, so luck with
the cards is the same for all. A playout's value depends on the seed, the world and the action
alone and is a whole number, so the choice is the same whatever the number of threads.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter

from wildpark.bots.player.bot import Bot
from wildpark.bots.player.worlds import MakeWorlds, Worlds
from wildpark.rules.game import Game
from wildpark.rules.random import Random

try:
    from wildpark.bots.player._nogil import sample
except ImportError:
    from wildpark.bots.player.nogil import sample


CHUNK_SECONDS = 0.004
"""A search with a time budget looks at the clock about this often."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may go on: seconds on the clock, or playouts if those are given."""

    seconds: float = 0.2
    playouts: int | None = None


class MonteCarlo(Bot):
    """Takes the action that does best in playouts over worlds that fit what its seat has seen."""

    def __init__(self, make_worlds: MakeWorlds, budget: Budget, seed: int, threads: int) -> None:
        self._make_worlds = make_worlds
        self._budget = budget
        self._seeds = Random(seed)
        self._threads = threads

    def pick(self, seen: Game, seat: int, actions: Sequence[int]) -> int:
        """The action left after the last round of halving."""
        start = perf_counter()
        seed = self._seeds.bits()
        worlds = [self._make_worlds(seen, seat, seed) for _ in range(self._threads)]
        known = self.head_start(seen, seat, actions)
        if self._threads == 1:
            return self._halve(Race(worlds, None, actions, known), start)
        with ThreadPoolExecutor(self._threads) as pool:
            return self._halve(Race(worlds, pool, actions, known), start)

    def head_start(self, seen: Game, seat: int, actions: Sequence[int]) -> Sequence[int]:  # noqa: ARG002
        """What the sum of the values of each action begins with: 0, if nothing is known of it."""
        return [0] * len(actions)

    def _halve(self, race: "Race", start: float) -> int:
        rounds = (len(race.running) - 1).bit_length()
        for number in range(1, rounds + 1):
            if self._budget.playouts is not None:
                share = self._budget.playouts // (rounds * len(race.running))
                race.run(max(1, share))
            else:
                race.run_until(start + self._budget.seconds * number / rounds)
            race.halve()
        return race.running[0]


class Race:
    """The actions still in the running, and the sums of their values in the worlds so far."""

    def __init__(
        self,
        worlds: Sequence[Worlds],
        pool: ThreadPoolExecutor | None,
        actions: Sequence[int],
        sums: Sequence[int],
    ) -> None:
        self.running = list(actions)
        self._sums = list(sums)
        self._tried = 0
        self._worlds = worlds
        self._pool = pool
        self._seconds_a_playout = 0.0

    def run(self, worlds: int) -> None:
        """Tries the running actions in that many more worlds."""
        first, last = self._tried, self._tried + worlds
        self._tried = last
        for sums in self._sample(first, last):
            self._sums = [old + new for old, new in zip(self._sums, sums, strict=True)]

    def run_until(self, deadline: float) -> None:
        """Tries the running actions in more worlds until the clock shows ``deadline``."""
        now = perf_counter()
        while True:
            chunk = min(CHUNK_SECONDS, deadline - now)
            a_world = self._seconds_a_playout * len(self.running)
            worlds = max(1, int(chunk / a_world)) if a_world else len(self._worlds)
            self.run(worlds)
            before, now = now, perf_counter()
            self._seconds_a_playout = (now - before) / worlds / len(self.running)
            if now + a_world >= deadline:
                return

    def halve(self) -> None:
        """Keeps the better half of the actions, the best first; of equal ones the lower id."""
        ranked = sorted(
            zip(self._sums, self.running, strict=True), key=lambda one: (-one[0], one[1])
        )
        kept = ranked[: (len(ranked) + 1) // 2]
        self._sums = [total for total, _ in kept]
        self.running = [action for _, action in kept]

    def _sample(self, first: int, last: int) -> list[list[int]]:
        if self._pool is None:
            return [sample(self._worlds[0], self.running, first, last)]
        parts = len(self._worlds)
        cuts = [first + (last - first) * part // parts for part in range(parts + 1)]
        jobs = [
            self._pool.submit(sample, worlds, self.running, low, high)
            for worlds, low, high in zip(self._worlds, cuts, cuts[1:], strict=False)
            if low < high
        ]
        return [job.result() for job in jobs]
