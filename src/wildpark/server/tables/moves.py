"""The one way in which the log of a table grows."""

from wildpark.rules.game import Game
from wildpark.server.domain import Event, Result, Store
from wildpark.server.tables.clock import Clock, written
from wildpark.server.tables.log import Command
from wildpark.server.tables.table import Table


class Moves:
    """Does commands at tables, for people as for bots."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def append(self, table: Table, command: Command) -> Event:
        """Checks a command and commits it; only then anybody is told. The table must be held.

        Raises:
            Refusal, IllegalAction: why nothing was done.
        """
        event, after = table.log.prepare(command, written(self._clock.now()))
        await self._store.append(table.id, event, result_of(after, event.version))
        table.log.add(event, after)
        table.changed()
        return event


def result_of(position: Game, version: int) -> Result | None:
    """How the game ended, or None while it runs."""
    if not position.is_over():
        return None
    totals = [score.total for score in position.scores()]
    return Result(totals, position.standing(), version)
