"""One suite for every database: what is kept comes back, and only what was committed."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from wildpark.rules.terms import GameError
from wildpark.server.domain import Deal, Event, Member, Result, Seating, StoredTable
from wildpark.server.messages.errors import Refusal
from wildpark.server.store import database
from wildpark.server.store.database import METADATA, open_engine, people
from wildpark.server.store.store import DatabaseStore
from wildpark.server.store.writer import Writer

T = TypeVar("T")

TABLE = StoredTable(
    deal=Deal(
        id="table-1",
        game="african_park",
        options={"first": None},
        components="c" * 64,
        seed=2**64 - 1,
        pace="natural",
        join_secret="join",
        created="2026-01-01T00:00:00.000+00:00",
    ),
    seats=[
        Seating("person", "Zoë 🦓", owner="ana"),
        Seating("bot", level="keeper"),
        Seating("person", owner="ben", away=True),
    ],
    members=[Member("ana", "ana", "s1"), Member("phone", "ana", "s1"), Member("ben", "ben", "s2")],
)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[DatabaseStore]:
    store = await asyncio.to_thread(DatabaseStore, url)
    try:
        yield store
    finally:
        await asyncio.to_thread(store.close)


def with_store(url: str, act: Callable[[DatabaseStore], Awaitable[T]]) -> T:
    """What ``act`` returns, done with a store that is closed afterwards."""

    async def run() -> T:
        async with opened(url) as store:
            return await act(store)

    return asyncio.run(run())


def event(version: int, **more: Any) -> Event:
    at = f"2026-01-01T00:00:{version % 60:02}.000+00:00"
    first = Event(version, "play", version % 2, version, None, f"key-{version}", version - 1, at)
    return msgspec.structs.replace(first, **more)


def test_a_table_comes_back_as_it_was(url: str) -> None:
    log = [event(1), event(2, kind="undo", action=None, target=1), event(3, key=None)]

    async def write(store: DatabaseStore) -> None:
        await store.create(TABLE)
        for one in log:
            await store.append("table-1", one)

    with_store(url, write)
    found = with_store(url, lambda store: store.load("table-1"))
    assert found is not None
    stored, read = found
    assert stored.deal == TABLE.deal
    assert stored.seats == TABLE.seats
    assert sorted(stored.members, key=str) == sorted(TABLE.members, key=str)
    assert (stored.rematch, stored.ended, stored.result) == (None, None, None)
    assert read == log
    assert with_store(url, lambda store: store.load("table-2")) is None


def test_the_end_of_a_game_is_kept_with_its_last_event(url: str) -> None:
    result = Result([12, -3, 7], [1, 3, 2], 1)

    async def write(store: DatabaseStore) -> list[StoredTable]:
        await store.create(TABLE)
        await store.append("table-1", event(1), result)
        return await store.tables_of("ana")

    (stored,) = with_store(url, write)
    assert (stored.result, stored.ended) == (result, event(1).at)


def test_an_event_is_never_written_twice(url: str) -> None:
    async def write(store: DatabaseStore) -> None:
        await store.create(TABLE)
        await store.append("table-1", event(1))
        for again in (event(1, key="other"), event(2, key="key-1"), event(1)):
            with pytest.raises(IntegrityError):
                await store.append("table-1", again)
        with pytest.raises(IntegrityError):
            await store.append("no-such-table", event(1))

    with_store(url, write)
    found = with_store(url, lambda store: store.load("table-1"))
    assert found is not None
    assert found[1] == [event(1)]


def test_of_what_waits_together_only_the_wrong_is_refused(url: str) -> None:
    async def write(store: DatabaseStore) -> list[object]:
        await store.create(TABLE)
        rows = [event(1), event(2), event(2, key="double"), event(3)]
        waiting = [store.append("table-1", row) for row in rows]
        named = store.set_name("ana", "Ana")
        return await asyncio.gather(*waiting, named, return_exceptions=True)

    results = with_store(url, write)
    assert [type(one) for one in results].count(IntegrityError) == 1
    assert isinstance(results[2], IntegrityError)
    found = with_store(url, lambda store: store.load("table-1"))
    assert found is not None
    assert found[1] == [event(1), event(2), event(3)]
    assert with_store(url, lambda store: store.name_of("ana")) == "Ana"


def test_many_writers_at_once(url: str) -> None:
    ids = [f"table-{number}" for number in range(20)]

    async def one_table(store: DatabaseStore, table: str) -> None:
        await store.create(replace(TABLE, deal=replace(TABLE.deal, id=table)))
        for version in range(1, 21):
            await store.append(table, event(version))

    async def write(store: DatabaseStore) -> None:
        await asyncio.gather(*(one_table(store, table) for table in ids))

    with_store(url, write)
    for table in ids:
        found = with_store(url, partial(DatabaseStore.load, table=table))
        assert found is not None
        assert [one.version for one in found[1]] == list(range(1, 21))


def test_when_a_game_starts_is_kept_and_stays(url: str) -> None:
    async def write(store: DatabaseStore) -> tuple[StoredTable, list[Event]] | None:
        await store.create(replace(TABLE, deal=replace(TABLE.deal, think=30)))
        await store.seat("table-1", TABLE.seats, TABLE.members, "2026-01-02")
        await store.seat("table-1", TABLE.seats, TABLE.members)
        return await store.load("table-1")

    found = with_store(url, write)
    assert found is not None
    assert (found[0].started, found[0].deal.think) == ("2026-01-02", 30)


def test_a_database_of_the_first_version_keeps_working(url: str) -> None:
    engine = open_engine(url)
    database.migrate(engine, "0001")
    seats = "INSERT INTO seats VALUES ('old', 0, 'person', 'Ana', NULL, 'ana', '0')"
    table = (
        "INSERT INTO tables (id, game, options, components, seed, pace, join_secret, created)"
        " VALUES ('old', 'african_park', '{}', 'c', '1', 'natural', 'j', '2026-01-01')"
    )
    with engine.begin() as connection:
        connection.exec_driver_sql(table)
        connection.exec_driver_sql(seats)
    engine.dispose()
    found = with_store(url, lambda store: store.load("old"))
    assert found is not None
    stored, log = found
    assert (stored.deal.think, stored.started, log) == (None, None, [])
    assert (stored.deal.pace, stored.seats[0].name) == ("natural", "Ana")


def test_seats_change(url: str) -> None:
    seats = [Seating("person", "Ana", owner="ana"), Seating("open"), Seating("open")]

    async def write(store: DatabaseStore) -> tuple[StoredTable, list[Event]] | None:
        await store.create(TABLE)
        await store.seat("table-1", seats, [Member("ana", "ana", "s1")])
        return await store.load("table-1")

    found = with_store(url, write)
    assert found is not None
    assert (found[0].seats, found[0].members) == (seats, [Member("ana", "ana", "s1")])


def test_tables_of_a_person_running_first_then_the_newest(url: str) -> None:
    def table(name: str, hour: int, person: str = "ana") -> StoredTable:
        deal = replace(TABLE.deal, id=name, created=f"2026-01-01T{hour:02}:00:00.000+00:00")
        return replace(TABLE, deal=deal, members=[Member(person, person, "s")])

    async def write(store: DatabaseStore) -> list[str]:
        for one in (table("old", 1), table("new", 9), table("over", 5), table("late", 6)):
            await store.create(one)
        await store.create(table("foreign", 2, "ben"))
        for name, hour in (("over", 11), ("late", 12)):
            end = event(1, at=f"2026-01-01T{hour}:00:00.000+00:00")
            await store.append(name, end, Result([1, 2, 3], [3, 2, 1], 1))
        return [one.deal.id for one in await store.tables_of("ana")]

    assert with_store(url, write) == ["new", "old", "late", "over"]


def test_a_rematch_is_kept_with_the_table_before(url: str) -> None:
    async def write(store: DatabaseStore) -> tuple[StoredTable, list[Event]] | None:
        await store.create(TABLE)
        following = replace(TABLE, deal=replace(TABLE.deal, id="table-2"))
        await store.create(following, rematch_of="table-1")
        return await store.load("table-1")

    found = with_store(url, write)
    assert found is not None
    assert found[0].rematch == "table-2"


def test_tables_that_run_on_without_people(url: str) -> None:
    people_only = [Seating("person", owner="ana"), Seating("open")]
    kept = [Seating("person", owner="ana", away=True), Seating("person", owner="ben")]
    seats = {
        "bots": TABLE.seats,
        "people": people_only,
        "kept": kept,
        "over": TABLE.seats,
        "timed": people_only,
    }

    async def write(store: DatabaseStore) -> list[str]:
        for name, taken in seats.items():
            deal = replace(TABLE.deal, id=name, think=60 if name == "timed" else None)
            await store.create(replace(TABLE, deal=deal, seats=taken))
        await store.append("over", event(1), Result([], [], 1))
        return sorted(await store.running_by_themselves())

    assert with_store(url, write) == ["bots", "kept", "timed"]


def test_names_and_the_signing_key_stay(url: str) -> None:
    async def write(store: DatabaseStore) -> tuple[bytes, str]:
        await store.check()
        await store.set_name("ana", "Ana")
        await store.set_name("ana", "Änna")
        return await store.signing_key(), await store.name_of("nobody")

    key, nobody = with_store(url, write)
    assert (len(key), nobody) == (32, "")
    assert with_store(url, lambda store: store.signing_key()) == key
    assert with_store(url, lambda store: store.name_of("ana")) == "Änna"


def test_migrations_lead_to_what_the_code_expects(url: str) -> None:
    for _ in range(2):  # the second start finds a database that is up to date
        with_store(url, lambda store: store.check())
    engine = open_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_what_waits_is_written_before_the_writer_ends(url: str) -> None:
    with_store(url, lambda store: store.check())
    engine = open_engine(url)

    async def write() -> None:
        writer = Writer(engine)

        def add(name: str) -> Callable[[Connection], object]:
            return lambda connection: connection.execute(insert(people).values(id=name, name=name))

        waiting = [asyncio.ensure_future(writer.run(add(f"p{number}"))) for number in range(9)]
        await asyncio.sleep(0)
        await asyncio.to_thread(writer.close)
        await asyncio.gather(*waiting)
        with pytest.raises(Refusal, match="being stopped"):
            await writer.run(add("late"))

    asyncio.run(write())
    engine.dispose()
    assert with_store(url, lambda store: store.name_of("p8")) == "p8"
    assert with_store(url, lambda store: store.name_of("late")) == ""


def test_sqlite_commits_reach_the_disk(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "plain-path.db"))
    with engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    engine.dispose()
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize(
    "address",
    [
        "mysql://root:hidden@host/x",
        "postgresql://u:hidden@:x/y",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_an_unusable_address_is_refused_without_repeating_it(address: str) -> None:
    with pytest.raises(GameError) as refused:
        open_engine(address)
    assert refused.value.code == "database-address"
    assert "hidden" not in str(refused.value)


def test_secrets_are_not_in_what_is_logged_of_a_table() -> None:
    shown = repr(TABLE)
    for secret in (str(2**64 - 1), "'join'", "'s1'", "'s2'"):
        assert secret not in shown


def test_a_database_that_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "no.db"
    path.write_text("this is no database, but it is long enough to be looked at " * 9)
    with pytest.raises(GameError) as refused:
        DatabaseStore(str(path))
    assert refused.value.code == "database-failed"
    assert str(path) in str(refused.value)


def test_a_database_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "kept.db"
    with_store(str(path), lambda store: store.signing_key())
    with pytest.raises(GameError, match="readonly") as refused:
        DatabaseStore(f"sqlite:///file:{path}?mode=ro&uri=true")
    assert refused.value.code == "database-failed"


def test_a_server_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "CONNECT_TIMEOUT", "2")  # the least that the driver knows
    with (
        socket.create_server(("127.0.0.1", 0)) as silent,
        pytest.raises(GameError, match="timeout") as refused,
    ):
        DatabaseStore(f"postgresql://u:hidden@127.0.0.1:{silent.getsockname()[1]}/x")
    assert refused.value.code == "database-failed"
    assert "hidden" not in str(refused.value)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    url = str(tmp_path / "new.db")
    with_store(url, lambda store: store.check())
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(GameError) as refused:
        DatabaseStore(url)
    assert refused.value.code == "database-newer"
