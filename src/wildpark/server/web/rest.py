"""What pages ask for over HTTP, under ``/api``."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Controller, Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Guard

import wildpark
from wildpark.bots.makers import levels_of
from wildpark.rules.catalogue import NAMES, rules_of
from wildpark.rules.record import Record
from wildpark.server.messages.messages import (
    Advice,
    BestEnd,
    BotLevel,
    GameInfo,
    Health,
    Join,
    Me,
    NewTable,
    OptionInfo,
    Replay,
    TableCard,
)
from wildpark.server.store.store import DatabaseStore
from wildpark.server.tables.names import tidy_name
from wildpark.server.tables.replay import record_of
from wildpark.server.tables.seating import THINK, Arrival
from wildpark.server.tables.sight import card
from wildpark.server.tables.tables import Tables
from wildpark.server.tables.thinking import Requester
from wildpark.server.web.identity import requester_of

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
TheStore = NamedDependency[DatabaseStore]
TheTables = NamedDependency[Tables]
Asker = NamedDependency[str]
"""The person who asks; somebody unknown becomes a new person and is given a cookie."""
Reader = NamedDependency[str | None]
"""The person who asks, if they are known."""
TableId = FromPath[str]


def spends(kind: str) -> Guard:
    """Guard: counts a request of this kind (a ``Rate`` of ``Limits``) for its sender."""

    async def check(connection: AnyConnection, _: BaseRouteHandler) -> None:
        requester = requester_of(connection)
        connection.app.state.spending.spend(kind, requester.person, requester.address)

    return check


@contextmanager
def thought(request: AnyRequest) -> Iterator[Requester]:
    """Who asks for something that takes thought, if not for too much at the same time."""
    requester = requester_of(request)
    with request.app.state.thoughts_of_person.hold(requester.person or requester.address):
        yield requester


def provide_person(request: AnyRequest) -> str:
    """The person who asks; somebody unknown becomes a new person and is given a cookie."""
    person: str = request.app.state.identity.ensure(request)
    return person


def provide_reader(request: AnyRequest) -> str | None:
    """The person who asks, if they are known."""
    reader: str | None = request.app.state.identity.person(request)
    return reader


def provide_tables(state: State) -> Tables:
    """The tables of this server."""
    tables: Tables = state.tables
    return tables


def provide_store(state: State) -> DatabaseStore:
    """The store of this server."""
    store: DatabaseStore = state.store
    return store


@get("/health")
async def health(store: TheStore) -> Health:
    """Whether the server runs and its database answers."""
    await store.check()
    return Health(status="ok", version=wildpark.__version__)


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games that can be opened."""
    return [game_info(name) for name in NAMES]


def game_info(name: str) -> GameInfo:
    """What a page must know to offer a game."""
    rules = rules_of(name)
    return GameInfo(
        name=name,
        players=rules.players,
        minutes=rules.minutes,
        options=[
            OptionInfo(one.name, one.values, one.default, one.suggestions, one.players)
            for one in rules.options
        ],
        levels=[BotLevel(level, bot) for level, bot in levels_of(name).items()],
        think=THINK,
        provenance=rules.read_components(None).provenance,
    )


@get("/me", guards=[spends("lists")])
async def my_name(store: TheStore, person: Asker) -> Me:
    """The name that the asker goes by."""
    return Me(await store.name_of(person))


@post("/me", status_code=200, guards=[spends("lists")])
async def set_my_name(store: TheStore, person: Asker, data: JSONBody[Me]) -> Me:
    """Sets the name that the asker goes by."""
    name = tidy_name(data.name)
    await store.set_name(person, name)
    return Me(name)


@post("/replay", status_code=200, guards=[spends("replays")])
async def replay_record(request: AnyRequest, tables: TheTables) -> Replay:
    """All steps of a record that is sent as the body."""
    record = await asyncio.to_thread(Record.read, await request.body())
    return await tables.replay(record)


class TablesController(Controller):
    """``/api/tables``: what can be done with tables, but for playing."""

    path = "/tables"

    @get(guards=[spends("lists")])
    async def mine(self, tables: TheTables, person: Asker) -> list[TableCard]:
        """The asker's tables: those that run first, then the newest first."""
        return await tables.cards(person)

    @get("/{table_id:str}", guards=[spends("lists")])
    async def one(self, tables: TheTables, reader: Reader, table_id: TableId) -> TableCard:
        """One table, for whoever knows its id."""
        return card(await tables.get(table_id), reader)

    @get("/{table_id:str}/advice", guards=[spends("thoughts")])
    async def advice(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromQuery[int]
    ) -> Advice:
        """What the reader may best do now at a seat of theirs, in a game where bots can tell."""
        with thought(request) as requester:
            return await tables.advice(table_id, requester, seat)

    @get("/{table_id:str}/best", guards=[spends("thoughts")])
    async def best(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> BestEnd:
        """How a finished solo game could have ended."""
        with thought(request) as requester:
            return await tables.best(table_id, requester)

    @post("/{table_id:str}/join", status_code=200, guards=[spends("joins")])
    async def join(
        self,
        tables: TheTables,
        store: TheStore,
        person: Asker,
        table_id: TableId,
        data: JSONBody[Join],
    ) -> TableCard:
        """Sits down with the secret of a link."""
        name = tidy_name(data.name)
        if name:
            await store.set_name(person, name)
        else:
            name = await store.name_of(person)
        return card(await tables.join(table_id, Arrival(person, name, data.secret)), person)

    @post("/{table_id:str}/leave", status_code=200, guards=[spends("joins")])
    async def leave(self, tables: TheTables, person: Asker, table_id: TableId) -> TableCard:
        """Leaves a table; the asker's own link brings them back."""
        return card(await tables.leave(table_id, person), person)

    @get("/{table_id:str}/record", guards=[spends("replays")])
    async def record(self, tables: TheTables, table_id: TableId) -> Response[str]:
        """The record of a finished table, as a file to keep."""
        table = await tables.get(table_id)
        file_name = f"{table.deal.game}-{table.deal.created[:10]}.json"
        return Response(
            record_of(table).write(),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{file_name}"'},
        )

    @get("/{table_id:str}/replay", guards=[spends("replays")])
    async def replay(self, tables: TheTables, table_id: TableId) -> Replay:
        """All steps of a finished table."""
        return await tables.replay(record_of(await tables.get(table_id)))


@post("/tables", guards=[spends("tables")])
async def open_table(tables: TheTables, person: Asker, data: JSONBody[NewTable]) -> TableCard:
    """Opens a new table."""
    return card(await tables.open(data, person), person)


@post("/tables/{table_id:str}/rematch", guards=[spends("tables")])
async def rematch(tables: TheTables, person: Asker, table_id: TableId) -> TableCard:
    """The next table of the same people; the first who asks opens it."""
    return card(await tables.rematch(table_id, person), person)


API = Router(
    "/api",
    route_handlers=[
        health,
        games,
        my_name,
        set_my_name,
        replay_record,
        open_table,
        rematch,
        TablesController,
    ],
    dependencies={
        "person": Provide(provide_person, sync_to_thread=False),
        "reader": Provide(provide_reader, sync_to_thread=False),
        "tables": Provide(provide_tables, sync_to_thread=False),
        "store": Provide(provide_store, sync_to_thread=False),
    },
)
"""All of ``/api`` but the live connections."""
