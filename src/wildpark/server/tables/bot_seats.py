"""Bots at tables: they think in threads of their own, and see what their seat may see."""

import asyncio
import logging
import os
import random
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from wildpark.bots.assistance import out_of_time
from wildpark.bots.makers import LEVELS, make_bot
from wildpark.rules.catalogue import SEEDS
from wildpark.rules.game import Game
from wildpark.server.messages.errors import Refusal
from wildpark.server.tables.seating import KEEPER
from wildpark.server.tables.sight import seen_position
from wildpark.server.tables.table import Table

T = TypeVar("T")
PlayForBot = Callable[[Table, int, int, int], Awaitable[None]]

RETRY = 1.0
"""Seconds until something is tried again that a busy database has refused."""

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Work:
    """What is done for one seat: the task, and what tells it that the table has changed."""

    task: asyncio.Task[None]
    news: asyncio.Event = field(default_factory=asyncio.Event)


class BotSeats:
    """Sees to it that whenever the server is to choose at a table in memory, it does.

    All seats of a table that are to act think at the same time. ``play`` is handed a table, a seat,
    an action, and the version that was thought about; it does nothing if the seat's choice is
    another one by now (somebody took something back), and the seat thinks again.
    """

    def __init__(self, threads: Executor, pace: tuple[float, float], play: PlayForBot) -> None:
        self._pace = pace
        self._play = play
        self._threads = threads
        self._work: dict[Table, dict[int, Work]] = {}

    def attend(self, table: Table) -> None:
        """Called whenever something has changed at a table: sets its bots to work if need be."""
        work = self._work.get(table, {})
        for one in work.values():
            one.news.set()
        for seat in table.bot_turns():
            if seat not in work:
                work[seat] = Work(asyncio.create_task(self._act(table, seat)))
                self._work[table] = work

    def attends(self, table: Table) -> bool:
        """Whether a bot is at work at this table."""
        return table in self._work

    async def think(self, job: Callable[[], T]) -> T:
        """The result of a job that takes thought, done in the threads of the bots."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, job)

    async def close(self) -> None:
        """Stops all bots; what they were thinking about is thought about again after a restart."""
        tasks = [one.task for work in self._work.values() for one in work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _act(self, table: Table, seat: int) -> None:
        """Plays for a seat until it has nothing to choose, or a person chooses again."""
        decided = None
        try:
            while not table.gone and seat in table.bot_turns():
                version, decision = table.log.version, table.log.decision(seat)
                action = await self._choose(table, seat, first=decision != decided)
                decided = decision
                await self._play_soon(table, seat, action, version)
        except Exception:
            # the table must not die with it: the next change or visit sets the bot to work again
            logger.exception("bot failed table=%s version=%s", table.id, table.log.version)
        finally:
            del self._work[table][seat]
            if not self._work[table]:
                del self._work[table]

    async def _play_soon(self, table: Table, seat: int, action: int, version: int) -> None:
        """Plays an action; if the database is busy just now, again a little later."""
        while True:
            try:
                return await self._play(table, seat, action, version)
            except Refusal as refusal:
                if refusal.error.code != "database-busy":
                    raise
            await asyncio.sleep(RETRY)

    async def _choose(self, table: Table, seat: int, *, first: bool) -> int:
        """What is chosen for a seat, at the table's pace; more steps of a decision come at once."""
        loop = asyncio.get_running_loop()
        shown = loop.time() + random.uniform(*self._pace)  # noqa: S311  a pause, no secret
        version, late = table.log.version, table.is_late(seat)
        action = await self.think(self._mind(table, seat))
        if first and table.deal.pace == "natural" and not late:
            await self._wait(table, seat, version, shown)
        return action

    def _mind(self, table: Table, seat: int) -> Callable[[], int]:
        """What thinks for a seat: its bot, or for those who are away or late what stands in."""
        game, seen, level = table.deal.game, seen_position(table, seat), table.seats[seat].level
        stand_in = out_of_time(game) if level is None else None
        if stand_in is not None:
            return partial(stand_in, seen, seat)
        threads = cores_for_each(len(self._work[table]))
        return partial(choose, game, LEVELS[game][level or KEEPER], seen, seat, threads)

    async def _wait(self, table: Table, seat: int, version: int, until: float) -> None:
        """Waits until a time of the event loop, or until the seat has another choice."""
        news = self._work[table][seat].news
        try:
            async with asyncio.timeout_at(until):
                while table.log.is_fresh(seat, version):
                    news.clear()
                    await news.wait()
        except TimeoutError:
            return


def cores_for_each(thinking: int) -> int:
    """How many processors each of so many searches takes; one is left to the server."""
    return max(1, ((os.cpu_count() or 1) - 1) // thinking)


def choose(game: str, spec: str, seen: Game, seat: int, threads: int) -> int:
    """What a bot, made for this one choice, takes in a position that its seat has seen."""
    return make_bot(game, spec, secrets.randbelow(SEEDS), threads=threads).choose(seen, seat)
