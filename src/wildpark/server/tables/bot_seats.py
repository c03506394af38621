"""Bots at tables: they think in other threads, and see what their seat may see."""

import asyncio
import logging
import os
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial

from wildpark.bots.assistance import out_of_time
from wildpark.bots.makers import levels_of, make_bot
from wildpark.rules.catalogue import SEEDS
from wildpark.rules.game import Game
from wildpark.server.messages.errors import Refusal
from wildpark.server.tables.clock import Clock
from wildpark.server.tables.log import Command
from wildpark.server.tables.moves import Moves
from wildpark.server.tables.seating import KEEPER
from wildpark.server.tables.sight import seen_position
from wildpark.server.tables.table import Table
from wildpark.server.tables.thinking import Think

RETRY = timedelta(seconds=1)
"""How long to wait before trying again what a busy database has refused."""

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Turn:
    """A seat for which the server chooses: the task, and what tells it that the table changed."""

    task: asyncio.Task[None]
    news: asyncio.Event = field(default_factory=asyncio.Event)


class BotSeats:
    """Makes the choices that the server has to make at the tables in memory.

    All seats of a table that are to act think at the same time. If a seat's choice is another one
    by the time its bot has thought (somebody took something back), the bot thinks again.
    ``delay``: the shortest and longest time of a bot's move, in seconds, at a table of natural
    pace.
    """

    def __init__(
        self, moves: Moves, clock: Clock, think: Think, delay: tuple[float, float]
    ) -> None:
        self._moves = moves
        self._clock = clock
        self._think = think
        self._delay = delay
        self._turns: dict[Table, dict[int, Turn]] = {}

    def attend(self, table: Table) -> None:
        """Sets the bots of a table to work if need be, and tells those at work of the change."""
        turns = self._turns.get(table, {})
        for one in turns.values():
            one.news.set()
        for seat in table.bot_turns():
            if seat not in turns:
                turns[seat] = Turn(asyncio.create_task(self._act(table, seat)))
                self._turns[table] = turns

    def needs(self, table: Table) -> bool:
        """Whether a bot is at work at this table."""
        return table in self._turns

    async def close(self) -> None:
        """Stops all bots; after a restart they think again."""
        tasks = [one.task for turns in self._turns.values() for one in turns.values()]
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
            del self._turns[table][seat]
            if not self._turns[table]:
                del self._turns[table]

    async def _play_soon(self, table: Table, seat: int, action: int, version: int) -> None:
        """Plays an action; if the database is busy just now, again a little later."""
        while True:
            try:
                return await self._play(table, seat, action, version)
            except Refusal as refusal:
                if refusal.error.code == "stale":  # it was let go: the next object has its own bots
                    return None
                if refusal.error.code != "database-busy":
                    raise
            await self._clock.sleep_until(self._clock.now() + RETRY)

    async def _play(self, table: Table, seat: int, action: int, version: int) -> None:
        """Plays what was chosen in the position of ``version``, if the seat still chooses that."""
        async with table.held():
            if seat in table.bot_turns() and table.log.is_fresh(seat, version):
                command = Command(seat, action, None, version, table.is_late(seat))
                await self._moves.append(table, command)

    async def _choose(self, table: Table, seat: int, *, first: bool) -> int:
        """What is chosen for a seat, at the table's pace; more steps of a decision come at once."""
        delay = random.uniform(*self._delay)  # noqa: S311  a pause, no secret
        shown = self._clock.now() + timedelta(seconds=delay)
        version, late = table.log.version, table.is_late(seat)
        action = await self._think(self._mind(table, seat), table.requester())
        if first and table.deal.pace == "natural" and not late:
            await self._wait(table, seat, version, shown)
        return action

    def _mind(self, table: Table, seat: int) -> Callable[[], int]:
        """What thinks for a seat: its bot, or for those who are away or late what stands in."""
        seen = seen_position(table, seat).copy()
        game, level = table.deal.game, table.seats[seat].level
        stand_in = out_of_time(game) if level is None else None
        if stand_in is not None:
            return partial(stand_in, seen, seat)
        threads = cores_for_each(len(self._turns[table]))
        return partial(choose, game, levels_of(game)[level or KEEPER], seen, seat, threads)

    async def _wait(self, table: Table, seat: int, version: int, until: datetime) -> None:
        """Waits until a moment, or until the seat has another choice."""
        news = self._turns[table][seat].news
        pause = asyncio.create_task(self._clock.sleep_until(until))
        pause.add_done_callback(lambda _: news.set())
        try:
            while table.log.is_fresh(seat, version) and not pause.done():
                news.clear()
                await news.wait()
        finally:
            pause.cancel()


def cores_for_each(thinking: int) -> int:
    """How many processors each of several searches takes; one is left to the server."""
    return max(1, ((os.cpu_count() or 1) - 1) // thinking)


def choose(game: str, spec: str, seen: Game, seat: int, threads: int) -> int:
    """What a bot, made for this one choice, takes in a position that its seat has seen."""
    return make_bot(game, spec, secrets.randbelow(SEEDS), threads=threads).choose(seen, seat)
