"""Monte Carlo: tries each action in many worlds that fit what was seen, and keeps the best ones.

Flat Monte Carlo with sequential halving (Z. Karnin, T. Koren, O. Somekh, "Almost optimal
exploration in multi-armed bandits", ICML 2013): the budget is split into rounds, and after each
the better half of the actions goes on. World number w is the same for all actions, so luck with
the cards is the same for all. A playout's value depends on the seed, the world and the action
alone and is a whole number, so the choice is the same whatever the number of threads.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, pairwise
from time import perf_counter

from wildpark.bots.player.bot import Bot
from wildpark.bots.player.budget import Budget
from wildpark.bots.player.nogil import sample
from wildpark.bots.player.sampler import MAX_PLAYOUTS
from wildpark.bots.player.worlds import MakeWorlds, Worlds
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.terms import Action, Seat

CHUNK_SECONDS = 0.004
"""A search with a budget of seconds looks at the clock about this often."""

TICK = 1e-6
"""The shortest duration that is believed, in seconds: clocks can be coarse."""

PREPARING = 0.25
"""The share of its seconds after which a search makes no worlds for more threads."""


class MonteCarlo(Bot):
    """Takes the action that does best in playouts over worlds that fit what its seat has seen."""

    def __init__(self, make_worlds: MakeWorlds, budget: Budget, seed: int, threads: int) -> None:
        """The work of ``budget`` is counted in playouts."""
        self._make_worlds = make_worlds
        self._budget = budget
        self._seeds = Random(seed)
        self._threads = threads

    def pick(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Action:
        """The action left after the last round of halving."""
        start = perf_counter()
        worlds = self._prepare(seen, seat, start)
        known = self.head_start(seen, seat, actions)
        if len(worlds) == 1:
            return self._halve(Race(worlds, None, actions, known), start)
        with ThreadPoolExecutor(len(worlds)) as pool:
            return self._halve(Race(worlds, pool, actions, known), start)

    def head_start(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Sequence[int]:  # noqa: ARG002
        """The initial sum of the values of each action: 0 if nothing is known."""
        return [0] * len(actions)

    def _prepare(self, seen: Game, seat: Seat, start: float) -> Sequence[Worlds]:
        """The same worlds for each thread; for fewer threads if making them is slow."""
        seed = self._seeds.bits()
        worlds = [self._make_worlds(seen, seat, seed)]
        latest = start + PREPARING * self._budget.seconds
        while len(worlds) < self._threads:
            if self._budget.work is None and perf_counter() >= latest:
                break
            worlds.append(self._make_worlds(seen, seat, seed))
        return worlds

    def _halve(self, race: "Race", start: float) -> int:
        seconds, work = self._budget.seconds, self._budget.work
        if work is None:
            race.run_first(start + seconds)
        rounds = (len(race.running) - 1).bit_length()
        for number in range(1, rounds + 1):
            if work is None:
                race.run_until(start + seconds * number / rounds)
            else:
                race.run(max(1, work // (rounds * len(race.running))))
            race.halve()
        return race.running[0]


class Race:
    """The actions still in the running, and the sums of their values in the worlds so far."""

    def __init__(
        self,
        worlds: Sequence[Worlds],
        pool: ThreadPoolExecutor | None,
        actions: Sequence[Action],
        sums: Sequence[int],
    ) -> None:
        self.running = list(actions)
        self._sums = list(sums)
        self._tried = 0
        self._worlds = worlds
        self._pool = pool
        self._seconds_a_playout = 0.0
        self._rank()

    def run(self, worlds: int) -> None:
        """Tries the running actions in this many more worlds."""
        most = len(self._worlds) * max(1, MAX_PLAYOUTS // len(self.running))
        while worlds > 0:
            self._run_some(min(worlds, most))
            worlds -= most

    def _run_some(self, worlds: int) -> None:
        """Tries the running actions in as many worlds as one call of the samplers can."""
        first, last = self._tried, self._tried + worlds
        self._tried = last
        shares = shared(first, last, len(self._worlds))
        for sums in self._sample([(self.running, low, high) for low, high in shares]):
            self._sums = [old + new for old, new in zip(self._sums, sums, strict=True)]

    def run_first(self, deadline: float) -> None:
        """Tries the actions in the first world, few at a time until it is known how long they take.

        Actions not reached by ``deadline`` are dropped; at least the first one is tried.
        """
        now, done, count = perf_counter(), 0, len(self._worlds)
        while done < len(self.running) and (not done or now < deadline):
            count = min(count, len(self.running) - done)
            self._try_some(done, done + count)
            before, now = now, perf_counter()
            self._seconds_a_playout = max(now - before, TICK) / count
            done += count
            count = min(2 * count, max(1, int((deadline - now) / self._seconds_a_playout)))
        self._keep(done)
        self._tried = 1

    def run_until(self, deadline: float) -> None:
        """Tries the running actions in more worlds as long as they end by ``deadline``."""
        now = perf_counter()
        while now + (a_world := self._seconds_a_playout * len(self.running)) < deadline:
            worlds = max(1, int(min(CHUNK_SECONDS, deadline - now) / a_world))
            self.run(worlds)
            before, now = now, perf_counter()
            self._seconds_a_playout = max(now - before, TICK) / (worlds * len(self.running))

    def halve(self) -> None:
        """Keeps the better half of the actions."""
        self._rank()
        self._keep((len(self.running) + 1) // 2)

    def _rank(self) -> None:
        """Sorts the actions, the best first; of equal ones the lower id."""
        together = zip(self._sums, self.running, strict=True)
        ranked = sorted(together, key=lambda one: (-one[0], one[1]))
        self._sums = [total for total, _ in ranked]
        self.running = [action for _, action in ranked]

    def _keep(self, count: int) -> None:
        """Keeps the first ``count`` actions."""
        del self.running[count:], self._sums[count:]

    def _try_some(self, begin: int, end: int) -> None:
        """Tries the running actions numbered ``begin`` to ``end`` - 1 in the first world."""
        shares = shared(begin, end, len(self._worlds))
        found = self._sample([(self.running[low:high], 0, 1) for low, high in shares])
        for index, value in enumerate(chain(*found), begin):
            self._sums[index] += value

    def _sample(self, jobs: Sequence[tuple[Sequence[Action], int, int]]) -> list[list[int]]:
        """The sums for each job: actions, and the worlds from a first to a last - 1."""
        there = [
            (worlds, actions, first, last)
            for worlds, (actions, first, last) in zip(self._worlds, jobs, strict=True)
            if actions and first < last
        ]
        if self._pool is None:
            return [sample(*job) for job in there]
        return [result.result() for result in [self._pool.submit(sample, *job) for job in there]]


def shared(first: int, last: int, parts: int) -> Iterator[tuple[int, int]]:
    """Splits the numbers from ``first`` to ``last`` - 1 into ranges of about the same size."""
    return pairwise(first + (last - first) * part // parts for part in range(parts + 1))
