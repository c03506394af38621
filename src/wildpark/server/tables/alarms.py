"""Wakes tables when somebody's time runs out, even if nobody is watching."""

import asyncio
from datetime import datetime

from wildpark.server.tables.clock import Clock
from wildpark.server.tables.registry import Registry
from wildpark.server.tables.table import Table


class Alarms:
    """Has a table attended when its next deadline passes, loading the table if need be."""

    def __init__(self, registry: Registry, clock: Clock) -> None:
        self._registry = registry
        self._clock = clock
        self._set: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def attend(self, table: Table) -> None:
        """Sets the table's only alarm, replacing the previous one, if it needs any."""
        if before := self._set.pop(table.id, None):
            before.cancel()
        if moment := table.next_deadline():
            task = self._set[table.id] = asyncio.create_task(self._ring(table.id, moment))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def needs(self, _: Table) -> bool:
        """An alarm also rings for a table that has been unloaded."""
        return False

    async def close(self) -> None:
        """Cancels all alarms."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _ring(self, table_id: str, moment: datetime) -> None:
        await self._clock.sleep_until(moment)
        del self._set[table_id]  # from here on a new alarm is set beside this one
        await self._registry.visit(table_id)
