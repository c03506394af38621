"""Bots at tables: they think in threads of their own, and see what their seat may see."""

import asyncio
import logging
import os
import random
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from wildpark.bots.makers import LEVELS, make_bot
from wildpark.rules.catalogue import SEEDS
from wildpark.rules.game import Game
from wildpark.server.seating import KEEPER
from wildpark.server.settings import Settings
from wildpark.server.sight import seen_position
from wildpark.server.table import Table

PlayForBot = Callable[[Table, int, int, int], Awaitable[None]]

logger = logging.getLogger(__name__)


class BotSeats:
    """Sees to it that whenever a bot is to act at a table in memory, it does.

    ``play`` is handed a table, a seat, an action, and the version that the bot thought about; it
    does nothing if the table has moved on (somebody took a choice back), and the bot thinks again.
    """

    def __init__(self, settings: Settings, play: PlayForBot) -> None:
        self._pace = settings.bot_pace
        self._play = play
        self._threads = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="wildpark-bot")
        self._tasks: dict[Table, asyncio.Task[None]] = {}
        self._news: dict[Table, asyncio.Event] = {}

    def attend(self, table: Table) -> None:
        """Called whenever something has changed at a table: sets its bots to work if need be."""
        if table in self._news:
            self._news[table].set()
        if table.bot_turn() is not None and not self.attends(table):
            self._tasks[table] = asyncio.create_task(self._act(table))

    def attends(self, table: Table) -> bool:
        """Whether a bot is at work at this table."""
        return table in self._tasks

    async def close(self) -> None:
        """Stops all bots; what they were thinking about is thought about again after a restart."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _act(self, table: Table) -> None:
        """Plays for the bots of a table until it is nobody's or a person's turn."""
        try:
            while not table.gone and (turn := table.bot_turn()) is not None:
                seat, level = turn
                version = table.log.version
                action = await self._choose(table, seat, level or KEEPER)
                await self._play(table, seat, action, version)
        except Exception:
            # the table must not die with it: the next change or visit sets the bot to work again
            logger.exception("bot failed table=%s version=%s", table.id, table.log.version)
        finally:
            del self._tasks[table]

    async def _choose(self, table: Table, seat: int, level: str) -> int:
        loop = asyncio.get_running_loop()
        shown = loop.time() + random.uniform(*self._pace)  # noqa: S311  a pause, no secret
        seen = seen_position(table, seat)
        spec = LEVELS[table.deal.game][level]
        action = await loop.run_in_executor(
            self._threads, choose, table.deal.game, spec, seen, seat
        )
        if table.deal.pace == "natural":
            await self._wait(table, shown)
        return action

    async def _wait(self, table: Table, until: float) -> None:
        """Waits until a time of the event loop, or until the table moves on."""
        version = table.log.version
        news = self._news[table] = asyncio.Event()
        try:
            async with asyncio.timeout_at(until):
                while table.log.version == version:
                    news.clear()
                    await news.wait()
        except TimeoutError:
            return
        finally:
            del self._news[table]


def choose(game: str, spec: str, seen: Game, seat: int) -> int:
    """What a bot, made for this one choice, takes in a position that its seat has seen.

    A search leaves one processor to the server.
    """
    threads = max(1, (os.cpu_count() or 1) - 1)
    return make_bot(game, spec, secrets.randbelow(SEEDS), threads=threads).choose(seen, seat)
