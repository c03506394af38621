"""Tables in and out of memory, also when something breaks half way."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

from tests.server.clock import PATIENCE, ManualClock
from wildpark.server.domain import Event, Result
from wildpark.server.messages.errors import Refusal
from wildpark.server.messages.messages import NewTable, SeatWish
from wildpark.server.store.store import DatabaseStore
from wildpark.server.tables.log import Command
from wildpark.server.tables.seating import THINK, Arrival
from wildpark.server.tables.tables import Tables

T = TypeVar("T")

WISH = NewTable("african_park", [SeatWish("me"), SeatWish("here")], {"first": 0})


class Onlooker:
    """A live connection that only counts what it is told."""

    def __init__(self, person: str | None = None) -> None:
        self.person, self.address = person, "here"
        self.changes = 0
        self.ended = False

    def changed(self) -> None:
        self.changes += 1

    def gone(self) -> None:
        self.ended = True


async def think(job: Callable[[], T], _: object) -> T:
    """Thinks at once, whoever asks."""
    return await asyncio.to_thread(job)


def with_tables(
    tmp_path: Path,
    act: Callable[[Tables, DatabaseStore], Awaitable[None]],
    clock: ManualClock | None = None,
) -> None:
    async def run() -> None:
        store = DatabaseStore(str(tmp_path / "tables.db"))
        tables = Tables(store, clock or ManualClock(), think, (0, 0))
        try:
            await act(tables, store)
        finally:
            await tables.close()
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def act(tables: Tables, _: DatabaseStore) -> None:
        table = await tables.open(WISH, "ana")
        onlooker = Onlooker("ana")
        tables.watch(table, onlooker)
        tables.drop_idle(-1)
        assert await tables.get(table.id) is table
        tables.unwatch(table, onlooker)
        tables.drop_idle(-1)
        again = await tables.get(table.id)
        assert again is not table
        assert table.gone
        assert again.log.positions == table.log.positions
        assert (again.seats, again.members) == (table.seats, table.members)

    with_tables(tmp_path, act)


def test_the_clock_runs_on_for_a_table_that_has_left_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ManualClock()

    async def act(tables: Tables, store: DatabaseStore) -> None:
        kept = store.append
        appended: asyncio.Queue[Event] = asyncio.Queue()

        async def append(name: str, event: Event, result: Result | None = None) -> None:
            await kept(name, event, result)
            await appended.put(event)

        monkeypatch.setattr(store, "append", append)
        table = await tables.open(msgspec.structs.replace(WISH, think=THINK[0]), "ana")
        tables.drop_idle(-1)
        assert table.gone
        clock.advance(THINK[0])
        async with asyncio.timeout(PATIENCE):
            event = await appended.get()
        assert (event.kind, event.seat) == ("late", 0)

    with_tables(tmp_path, act, clock)


def test_who_asks_at_the_same_time_gets_the_same_table(tmp_path: Path) -> None:
    async def act(tables: Tables, _: DatabaseStore) -> None:
        table = await tables.open(WISH, "ana")
        tables.drop_idle(-1)
        found = await asyncio.gather(*(tables.get(table.id) for _ in range(9)))
        assert len({id(one) for one in found}) == 1
        nothing = await asyncio.gather(*(tables.get("x") for _ in range(3)), return_exceptions=True)
        assert [type(one) for one in nothing] == [Refusal] * 3

    with_tables(tmp_path, act)


def test_of_commands_at_the_same_time_one_is_done(tmp_path: Path) -> None:
    async def act(tables: Tables, store: DatabaseStore) -> None:
        table = await tables.open(WISH, "ana")
        commands = [Command(0, action, f"key-{action}", 0) for action in range(8)]
        commands += commands  # each is sent twice
        results = await asyncio.gather(
            *(tables.command(table.id, "ana", one) for one in commands), return_exceptions=True
        )
        assert {type(one) for one in results[1:8]} == {Refusal}
        assert results[8] == results[0]
        found = await store.load(table.id)
        assert found is not None
        assert [(one.version, one.key) for one in found[1]] == [(1, "key-0")]

    with_tables(tmp_path, act)


def test_when_the_store_fails_the_table_is_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(tables: Tables, store: DatabaseStore) -> None:
        table = await tables.open(WISH, "ana")
        onlooker = Onlooker("ana")
        tables.watch(table, onlooker)

        async def full(*_: object) -> None:
            raise OSError("no space left on device")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", full)
            with pytest.raises(OSError, match="no space"):
                await tables.command(table.id, "ana", Command(0, 3, "key", 0))
        assert onlooker.ended
        assert (await tables.get(table.id)).log.version == 0
        assert (await tables.command(table.id, "ana", Command(0, 3, "key", 0))).version == 1

    with_tables(tmp_path, act)


def test_what_was_committed_counts_though_the_answer_was_lost(tmp_path: Path) -> None:
    """Another writer, or a commit whose answer did not arrive: the store is right."""

    async def act(tables: Tables, store: DatabaseStore) -> None:
        table = await tables.open(WISH, "ana")
        event, _ = table.log.prepare(Command(0, 3, "key", 0), "now")
        await store.append(table.id, event)
        with pytest.raises(IntegrityError):
            await tables.command(table.id, "ana", Command(0, 4, "other", 0))
        assert await tables.command(table.id, "ana", Command(0, 3, "key", 0)) == event
        with pytest.raises(Refusal, match="moved on"):
            await tables.command(table.id, "ana", Command(0, 4, "other", 0))

    with_tables(tmp_path, act)


def test_spectators_come_and_go_unseen(tmp_path: Path) -> None:
    async def act(tables: Tables, _: DatabaseStore) -> None:
        table = await tables.open(WISH, "ana")
        player, spectator = Onlooker("ana"), Onlooker()
        tables.watch(table, player)
        told = player.changes
        tables.watch(table, spectator)
        tables.unwatch(table, spectator)
        assert (player.changes, spectator.changes) == (told, 1)
        tables.watch(table, Onlooker("ana"))
        assert player.changes == told + 1

    with_tables(tmp_path, act)


def test_a_table_of_other_components_is_refused(tmp_path: Path) -> None:
    async def act(tables: Tables, store: DatabaseStore) -> None:
        table = await tables.open(WISH, "ana")
        found = await store.load(table.id)
        assert found is not None
        deal = replace(found[0].deal, id="old", components="0" * 64)
        await store.create(replace(found[0], deal=deal))
        with pytest.raises(Refusal, match="does not know"):
            await tables.get("old")
        assert [card.id for card in await tables.cards("ana")] == [table.id]
        await tables.wake()

    with_tables(tmp_path, act)


def test_bots_rest_at_a_table_that_all_have_left(tmp_path: Path) -> None:
    """Bots are set to work at once, if they are: then the table is needed in memory."""
    seats = [SeatWish("me"), SeatWish("link"), SeatWish("bot", level="cub")]

    async def act(tables: Tables, _: DatabaseStore) -> None:
        table = await tables.open(msgspec.structs.replace(WISH, seats=seats), "ana")
        await tables.join(table.id, Arrival("ben", "Ben", table.deal.join_secret))
        assert not table.is_needed()
        await tables.leave(table.id, "ben")
        assert not table.is_needed()  # it is not yet ben's turn
        await tables.leave(table.id, "ana")
        assert not table.is_needed()
        await tables.join(table.id, Arrival("ben", "Ben", table.members[1].secret))
        assert table.is_needed()  # for ana, who is to act, a bot thinks

    with_tables(tmp_path, act)
