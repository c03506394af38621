"""Tables in and out of memory: loaded when they are asked for, let go when nobody uses them."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

from wildpark.rules.catalogue import open_game, rules_of
from wildpark.rules.game import Game
from wildpark.rules.terms import GameError
from wildpark.server.domain import Deal, Store, StoredTable
from wildpark.server.messages.errors import Refusal
from wildpark.server.tables.log import Log
from wildpark.server.tables.table import Table

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What looks otherwise is no id of a table; the database is not even asked."""


def opening(deal: Deal, players: int) -> Game:
    """The position in which a table begins; Refusal if its components are not ours."""
    if rules_of(deal.game).read_components(None).digest != deal.components:
        raise Refusal("components-changed")
    return open_game(deal.game, players=players, seed=deal.seed, options=deal.options)


class Registry:
    """The tables in memory: of each table there is one object, or none.

    ``arrived`` is told of each table that has come into memory, ``in_use`` whether it is needed
    there though nobody watches it.
    """

    def __init__(
        self, store: Store, arrived: Callable[[Table], None], in_use: Callable[[Table], bool]
    ) -> None:
        self._store = store
        self._arrived = arrived
        self._in_use = in_use
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def get(self, table_id: str) -> Table:
        """The table of this id, from the store if it is not in memory; Refusal if there is none."""
        table = self._live.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id))
            table = await asyncio.shield(loading)
        table.used = monotonic()
        return table

    @asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[Table]:
        """The table, while nobody else changes it.

        If something breaks half way, only the store knows what became of it: then the object is
        let go and the table is loaded anew.
        """
        table = await self.get(table_id)
        async with table.lock:
            if table.gone:
                raise Refusal("stale")
            try:
                yield table
            except (Refusal, GameError):
                raise
            except BaseException:
                self._drop(table)
                raise

    def add(self, stored: StoredTable, log: Log) -> Table:
        """Takes a table into memory that is in the store as it is here."""
        table = Table(stored, rules_of(stored.deal.game), log)
        self._live[table.id] = table
        self._arrived(table)
        return table

    def drop_idle(self, seconds: float) -> None:
        """Lets go of the tables that nobody has used for so long."""
        limit = monotonic() - seconds
        for table in list(self._live.values()):
            needed = table.watchers or table.lock.locked() or self._in_use(table)
            if not needed and table.used < limit:
                self._drop(table)

    async def _load(self, table_id: str) -> Table:
        found = await self._store.load(table_id) if TABLE_ID.fullmatch(table_id) else None
        if found is None:
            raise Refusal("no-such-table")
        stored, events = found
        return self.add(stored, Log(opening(stored.deal, len(stored.seats)), events))

    def _drop(self, table: Table) -> None:
        self._live.pop(table.id, None)
        table.let_go()
