"""What bots can tell people: the best choice now, and how a solo game could have ended."""

import asyncio
from functools import partial

from wildpark.bots.assistance import CouldHaveBeen, advise, could_have_been
from wildpark.rules.terms import GameError
from wildpark.server.messages.errors import Refusal
from wildpark.server.messages.messages import Advice, BestEnd
from wildpark.server.tables.sight import advice, best_end, seen_position
from wildpark.server.tables.table import Table
from wildpark.server.tables.thinking import Requester, Think

SECONDS = 3.0
"""The time a bot gets to replay a solo game as well as it can."""

MAX_KEPT = 200
"""How many of these replayed endings are cached."""


class Adviser:
    """Asks the bots of a game that can answer."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._ends: dict[str, asyncio.Task[BestEnd]] = {}

    async def advice(self, table: Table, seat: int, requester: Requester) -> Advice:
        """The best that a seat can do now; Refusal if its game or this choice has no advice."""
        asked = advise(table.deal.game)
        if asked is None:
            raise Refusal("no-advice")
        version, seen = table.log.version, seen_position(table, seat).copy()
        try:
            given = await self._think(partial(asked, seen, seat), requester)
        except GameError as problem:
            raise Refusal("no-advice") from problem
        return advice(table, version, given)

    async def best(self, table: Table, requester: Requester) -> BestEnd:
        """How a solo game could have ended; Refusal while it runs, and for all other games.

        Computed once per table and cached for the tables asked about most recently.
        """
        play = could_have_been(table.deal.game)
        if len(table.seats) > 1 or play is None:
            raise Refusal("no-best")
        if table.status != "over":
            raise Refusal("not-over")
        task = self._ends.get(table.id)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            while len(self._ends) >= MAX_KEPT:
                del self._ends[next(iter(self._ends))]
            task = self._ends[table.id] = asyncio.create_task(
                self._play_again(table, play, requester)
            )
        return await asyncio.shield(task)

    async def _play_again(self, table: Table, play: CouldHaveBeen, requester: Requester) -> BestEnd:
        job = partial(play, table.log.positions[0], table.deal.seed, SECONDS)
        return best_end(table, await self._think(job, requester))
