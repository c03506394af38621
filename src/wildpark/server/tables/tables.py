"""What can be done with tables: open, join, leave, play, take back, play again, list."""

import asyncio
import logging
from typing import cast

from wildpark.rules.catalogue import complete_options, rules_of
from wildpark.rules.record import Record
from wildpark.rules.terms import GameError
from wildpark.server.domain import Event, Member, Options, Store, StoredTable
from wildpark.server.messages.errors import Refusal
from wildpark.server.messages.messages import Advice, BestEnd, NewTable, Replay, TableCard
from wildpark.server.tables import seating
from wildpark.server.tables.adviser import Adviser
from wildpark.server.tables.alarms import Alarms
from wildpark.server.tables.bot_seats import BotSeats
from wildpark.server.tables.boxes import Boxes
from wildpark.server.tables.clock import Clock, written
from wildpark.server.tables.deals import new_deal, opening
from wildpark.server.tables.log import Command, Log
from wildpark.server.tables.moves import Moves
from wildpark.server.tables.registry import Registry
from wildpark.server.tables.replay import replay_of
from wildpark.server.tables.sight import card, past_card
from wildpark.server.tables.table import Table, Watcher
from wildpark.server.tables.thinking import Requester, Think

logger = logging.getLogger(__name__)


class Tables:
    """All tables of one server, or of one browser.

    ``store``, ``clock`` and ``think`` come from outside; none of them is ended here. ``bot_delay``:
    the shortest and longest time of a bot's move, in seconds, at a table of natural pace.
    """

    def __init__(
        self, store: Store, clock: Clock, think: Think, bot_delay: tuple[float, float]
    ) -> None:
        self._store = store
        self._clock = clock
        self._boxes = Boxes(store)
        self._registry = Registry(store, self._boxes, clock)
        self._moves = Moves(store, clock)
        self._bots = BotSeats(self._moves, clock, think, bot_delay)
        self._alarms = Alarms(self._registry, clock)
        self._adviser = Adviser(think)
        self._registry.attendants = (self._bots, self._alarms)

    async def get(self, table_id: str) -> Table:
        """The table of this id; Refusal if there is none."""
        return await self._registry.get(table_id)

    async def open(self, wish: NewTable, creator: str) -> Table:
        """A new table; all of the wish is checked."""
        rules = rules_of(wish.game)
        options = cast("Options", complete_options(rules, len(wish.seats), wish.options))
        name = await self._store.name_of(creator)
        stored = StoredTable(
            deal=new_deal(wish.game, options, wish.pace, wish.think, self._clock.now()),
            seats=seating.seats_of_wishes(wish, creator, name),
            members=[Member(creator, creator, seating.new_secret())],
        )
        return await self._create(stored)

    async def rematch(self, table_id: str, person: str) -> Table:
        """The next table of the same people, seats and options; the first who asks opens it."""
        async with (await self.get(table_id)).held() as table:
            owner = owner_at(table, person)
            if table.status != "over":
                raise Refusal("not-over")
            if table.rematch is None:
                deal = table.deal
                stored = StoredTable(
                    deal=new_deal(
                        deal.game, deal.options, deal.pace, deal.think, self._clock.now()
                    ),
                    seats=seating.come_back(table.seats, owner),
                    members=seating.again(table.members),
                )
                await self._create(stored, rematch_of=table.id)
                table.rematch = stored.deal.id
                table.changed()
            following = table.rematch
        return await self.get(following)

    async def join(self, table_id: str, arrival: seating.Arrival) -> Table:
        """Seats a person who has come with the secret of a link."""
        async with (await self.get(table_id)).held() as table:
            taken, held = seating.join(table.seats, table.members, table.deal.join_secret, arrival)
            await self._seat(table, taken, held)
        return table

    async def leave(self, table_id: str, person: str) -> Table:
        """Lets a person go; in a running game a bot keeps their seats until they come back."""
        async with (await self.get(table_id)).held() as table:
            started = table.status != "waiting"
            taken = seating.leave(table.seats, owner_at(table, person), started=started)
            await self._seat(table, taken, table.members)
        return table

    async def command(self, table_id: str, person: str | None, command: Command) -> Event:
        """Does what a person asks, once: returns the event when it is committed.

        Raises:
            Refusal, IllegalAction: why nothing was done.
        """
        async with (await self.get(table_id)).held() as table:
            table.check_seat(person, command.seat)
            done = table.log.answered(command)
            if done is None:
                table.check_playing(command.seat)
                if command.action is None and table.is_too_late_to_undo(command.seat):
                    raise Refusal("undo-too-late")
                done = await self._moves.append(table, command)
        return done

    async def advice(self, table_id: str, requester: Requester, seat: int) -> Advice:
        """What a person may best do now at a seat of theirs."""
        table = await self.get(table_id)
        table.check_seat(requester.person, seat)
        table.check_playing(seat)
        return await self._adviser.advice(table, seat, requester)

    async def best(self, table_id: str, requester: Requester) -> BestEnd:
        """How a finished solo game could have ended."""
        return await self._adviser.best(await self.get(table_id), requester)

    def watch(self, table: Table, watcher: Watcher) -> None:
        """From now on the watcher is told of every change; a member counts as connected."""
        table.watchers.add(watcher)
        watcher.changed()
        self._show_presence(table, watcher)
        table.attend()

    def unwatch(self, table: Table, watcher: Watcher) -> None:
        """The watcher, if it was one, has gone."""
        if watcher in table.watchers:
            table.watchers.remove(watcher)
            table.left = self._clock.now()
            self._show_presence(table, watcher)

    async def cards(self, person: str) -> list[TableCard]:
        """The tables of a person: those that run first, then the newest first."""
        cards = []
        for stored in await self._store.tables_of(person):
            if stored.result is not None:
                cards.append(past_card(stored, stored.result, person))
                continue
            try:
                cards.append(card(await self.get(stored.deal.id), person))
            except (Refusal, GameError):
                logger.warning("cannot load table=%s", stored.deal.id, exc_info=True)
        return cards

    async def replay(self, record: Record) -> Replay:
        """All steps of a record, also of one that was played with the components of old."""
        rules_of(record.game)
        components = await self._boxes.find(record.game, record.components)
        return await asyncio.to_thread(replay_of, record, components)

    async def keep_components(self) -> None:
        """Before anything else: what tables are opened with is kept for later versions."""
        await self._boxes.keep()

    async def wake(self) -> None:
        """Goes on with the tables where bots think, or time runs, since before a restart."""
        for table_id in await self._store.running_by_themselves():
            await self._registry.visit(table_id)

    def drop_idle(self, seconds: float) -> int:
        """Unloads the tables that nobody has used for this long; returns how many there were."""
        return self._registry.drop_idle(seconds)

    async def close(self) -> None:
        """Stops bots and clocks."""
        await self._alarms.close()
        await self._bots.close()

    def _show_presence(self, table: Table, watcher: Watcher) -> None:
        """Tells all when a member comes or goes; spectators come and go unseen."""
        if table.member(watcher.person) is not None:
            table.changed()

    async def _create(self, stored: StoredTable, rematch_of: str | None = None) -> Table:
        deal = stored.deal
        components = await self._boxes.find(deal.game, deal.components)
        log = Log(opening(deal, len(stored.seats), components))
        await self._store.create(stored, rematch_of)
        return self._registry.add(stored, log)

    async def _seat(self, table: Table, taken: seating.Seats, held: seating.Members) -> None:
        full = table.status == "waiting" and all(one.kind != "open" for one in taken)
        started = written(self._clock.now()) if full else None
        await self._store.seat(table.id, taken, held, started)
        table.seat(taken, held)
        table.started = started or table.started
        table.changed()


def owner_at(table: Table, person: str) -> str:
    """Whose seats a person plays at a table; Refusal if they are no member."""
    member = table.member(person)
    if member is None:
        raise Refusal("not-a-member")
    return member.owner
