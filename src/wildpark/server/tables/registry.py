"""Loads tables when they are asked for, and unloads them when nobody uses them."""

import asyncio
import logging
import re
from collections.abc import Sequence
from datetime import timedelta

from wildpark.rules.catalogue import rules_of
from wildpark.rules.terms import GameError
from wildpark.server.domain import Store, StoredTable
from wildpark.server.messages.errors import Refusal
from wildpark.server.tables.boxes import Boxes
from wildpark.server.tables.clock import Clock
from wildpark.server.tables.deals import opening
from wildpark.server.tables.log import Log
from wildpark.server.tables.table import Attendant, Table

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""Anything else is not a table's id; the database is not even asked."""

logger = logging.getLogger(__name__)


class Registry:
    """The tables in memory: of each table there is one object, or none.

    Attributes:
        attendants: who attends the tables that are loaded from now on.
    """

    def __init__(self, store: Store, boxes: Boxes, clock: Clock) -> None:
        self.attendants: Sequence[Attendant] = ()
        self._store = store
        self._boxes = boxes
        self._clock = clock
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def get(self, table_id: str) -> Table:
        """The table of this id, from the store if it is not in memory; Refusal if there is none."""
        table = self._live.get(table_id)
        if table is None or table.gone:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id))
            table = await asyncio.shield(loading)
        table.used = self._clock.now()
        return table

    async def visit(self, table_id: str) -> None:
        """Has a table attended that nobody may be watching."""
        try:
            (await self.get(table_id)).attend()
        except (Refusal, GameError):
            logger.warning("cannot load table=%s", table_id, exc_info=True)

    def add(self, stored: StoredTable, log: Log) -> Table:
        """Takes a table into memory that is in the store as it is here."""
        rules = rules_of(stored.deal.game)
        table = Table(stored, rules, log, self._clock, self.attendants)
        self._live[table.id] = table
        table.attend()
        return table

    def drop_idle(self, seconds: float) -> int:
        """Unloads the tables that nobody has used for this long; returns how many have gone."""
        before = len(self._live)
        limit = self._clock.now() - timedelta(seconds=seconds)
        for table in list(self._live.values()):
            if not table.is_needed() and table.used < limit:
                table.let_go()
            if table.gone:
                del self._live[table.id]
        return before - len(self._live)

    async def _load(self, table_id: str) -> Table:
        found = await self._store.load(table_id) if TABLE_ID.fullmatch(table_id) else None
        if found is None:
            raise Refusal("no-such-table")
        stored, events = found
        components = await self._boxes.find(stored.deal.game, stored.deal.components)
        return self.add(stored, Log(opening(stored.deal, len(stored.seats), components), events))
