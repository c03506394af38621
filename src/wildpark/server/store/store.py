"""Writes and reads people and tables."""

import asyncio
import json
import secrets as random_secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from msgspec import to_builtins
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import DBAPIError

from wildpark.server.domain import Deal, Event, Member, Result, Seating, StoredTable
from wildpark.server.messages.errors import Refusal
from wildpark.server.store.database import (
    components,
    events,
    is_busy,
    members,
    migrate,
    open_engine,
    people,
    seats,
    secrets,
    tables,
)
from wildpark.server.store.writer import Writer

T = TypeVar("T")

# The statements of every table and move, built once.
INSERT_TABLE, INSERT_SEAT, INSERT_MEMBER, INSERT_EVENT = map(
    insert, (tables, seats, members, events)
)
SET_REMATCH = (
    update(tables)
    .where(tables.c.id == bindparam("earlier"))
    .values({tables.c.rematch: bindparam("later")})
)
SET_END = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({tables.c.ended: bindparam("at"), tables.c.result: bindparam("told")})
)


class DatabaseStore:
    """The database of one server, used in one event loop until it is closed.

    Making one opens the database and brings it up to date; GameError says why that cannot be.
    """

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        migrate(self._engine)
        self._writer = Writer(self._engine)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="wildpark-reader")

    def close(self) -> None:
        """Writes what waits and lets go of the database."""
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def check(self) -> None:
        """Returns once the database has answered; Refusal if it is no longer in its place."""
        await self._read(lambda connection: connection.scalar(select(1)))
        self._writer.file.check()

    async def signing_key(self) -> bytes:
        """The key that cookies are signed with; made when there is none yet."""

        def read_or_make(connection: Connection) -> bytes:
            kept = connection.scalar(select(secrets.c.value).where(secrets.c.name == "signing"))
            if kept is None:
                kept = random_secrets.token_hex(32)
                connection.execute(insert(secrets).values(name="signing", value=kept))
            return bytes.fromhex(kept)

        return await self._writer.run(read_or_make)

    async def name_of(self, person: str) -> str:
        """The name that a person goes by, or ""."""
        query = select(people.c.name).where(people.c.id == person)
        return await self._read(lambda connection: connection.scalar(query)) or ""

    async def set_name(self, person: str, name: str) -> None:
        """Keeps the name that a person goes by."""

        def write(connection: Connection) -> None:
            changed = connection.execute(
                update(people).where(people.c.id == person).values(name=name)
            )
            if changed.rowcount == 0:
                connection.execute(insert(people).values(id=person, name=name))

        await self._writer.run(write)

    async def create(self, table: StoredTable, rematch_of: str | None = None) -> None:
        """Keeps a new table, and that it is the rematch of another."""
        deal = table.deal

        def write(connection: Connection) -> None:
            row = {"options": json.dumps(deal.options), "seed": str(deal.seed)}
            connection.execute(INSERT_TABLE, to_builtins(deal) | row)
            _insert_seating(connection, deal.id, table.seats, table.members)
            if rematch_of is not None:
                connection.execute(SET_REMATCH, {"earlier": rematch_of, "later": deal.id})

        await self._writer.run(write)

    async def seat(
        self,
        table: str,
        taken: Sequence[Seating],
        held: Sequence[Member],
        started: str | None = None,
    ) -> None:
        """Keeps who sits at a table now, and when its game started if it has by this."""

        def write(connection: Connection) -> None:
            connection.execute(delete(seats).where(seats.c.table_id == table))
            connection.execute(delete(members).where(members.c.table_id == table))
            _insert_seating(connection, table, taken, held)
            if started is not None:
                begun = update(tables).where(tables.c.id == table).values(started=started)
                connection.execute(begun)

        await self._writer.run(write)

    async def append(self, table: str, event: Event, result: Result | None = None) -> None:
        """Adds an event to a table's log; with ``result`` it is the one that ends the game."""
        row = {
            "table_id": table,
            "version": event.version,
            "kind": event.kind,
            "seat": event.seat,
            "action": event.action,
            "target": event.target,
            "key": event.key,
            "asked": event.asked,
            "at": event.at,
        }
        if result is None:
            await self._writer.append(row)
            return

        def write(connection: Connection) -> None:
            connection.execute(INSERT_EVENT, row)
            told = msgspec.json.encode(result).decode()
            connection.execute(SET_END, {"table": table, "at": event.at, "told": told})

        await self._writer.run(write)

    async def load(self, table: str) -> tuple[StoredTable, list[Event]] | None:
        """A table and its log, or None if there is none of that id."""

        def read(connection: Connection) -> tuple[StoredTable, list[Event]] | None:
            found = _read_tables(connection, [table])
            if not found:
                return None
            log = select(events).where(events.c.table_id == table).order_by(events.c.version)
            return found[0], [_event(row) for row in connection.execute(log)]

        return await self._read(read)

    async def tables_of(self, person: str, limit: int = 100) -> list[StoredTable]:
        """The tables that a person is a member of: those that run first, the newest first."""
        query = (
            select(tables.c.id)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person == person)
            .order_by(
                tables.c.ended.is_not(None),
                func.coalesce(tables.c.ended, tables.c.created).desc(),
            )
            .limit(limit)
        )

        def read(connection: Connection) -> list[StoredTable]:
            ids = list(connection.scalars(query))
            found = {table.deal.id: table for table in _read_tables(connection, ids)}
            return [found[one] for one in ids]

        return await self._read(read)

    async def keep_components(self, game: str, digest: str, text: str) -> None:
        """Keeps the text of a file of a game's components, if it is not kept already."""

        def write(connection: Connection) -> None:
            known = select(components.c.digest).where(components.c.digest == digest)
            if connection.scalar(known) is None:
                row = {"digest": digest, "game": game, "text": text}
                connection.execute(insert(components).values(row))

        await self._writer.run(write)

    async def components(self, game: str, digest: str) -> str | None:
        """The text of the file of a game's components with this digest, or None."""
        query = select(components.c.text).where(
            components.c.digest == digest, components.c.game == game
        )
        return await self._read(lambda connection: connection.scalar(query))

    async def running_by_themselves(self) -> list[str]:
        """The ids of the tables that run on without people: bots may have to act, or time runs."""
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(
                tables.c.ended.is_(None),
                or_(seats.c.kind == "bot", seats.c.away, tables.c.think.is_not(None)),
            )
            .distinct()
        )
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def read() -> T:
            try:
                with self._engine.connect() as connection:
                    return job(connection)
            except DBAPIError as problem:
                if is_busy(problem):
                    raise Refusal("database-busy") from problem
                raise

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)


def _insert_seating(
    connection: Connection, table: str, taken: Sequence[Seating], held: Sequence[Member]
) -> None:
    places = [{**to_builtins(one), "table_id": table, "seat": at} for at, one in enumerate(taken)]
    connection.execute(INSERT_SEAT, places)
    if held:
        people_there = [{**to_builtins(one), "table_id": table} for one in held]
        connection.execute(INSERT_MEMBER, people_there)


def _read_tables(connection: Connection, ids: Sequence[str]) -> list[StoredTable]:
    taken: dict[str, list[Seating]] = {one: [] for one in ids}
    in_order = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(in_order):
        taken[row.table_id].append(Seating(row.kind, row.name, row.level, row.owner, row.away))
    held: dict[str, list[Member]] = {one: [] for one in ids}
    for row in connection.execute(select(members).where(members.c.table_id.in_(ids))):
        held[row.table_id].append(Member(row.person, row.owner, row.secret))
    rows = connection.execute(select(tables).where(tables.c.id.in_(ids)))
    return [
        StoredTable(
            deal=_deal(row),
            seats=taken[row.id],
            members=held[row.id],
            rematch=row.rematch,
            started=row.started,
            ended=row.ended,
            result=msgspec.json.decode(row.result, type=Result) if row.result else None,
        )
        for row in rows
    ]


def _deal(row: Row[Any]) -> Deal:
    return Deal(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        components=row.components,
        seed=int(row.seed),
        pace=row.pace,
        join_secret=row.join_secret,
        created=row.created,
        think=row.think,
    )


def _event(row: Row[Any]) -> Event:
    return Event(
        row.version, row.kind, row.seat, row.action, row.target, row.key, row.asked, row.at
    )
