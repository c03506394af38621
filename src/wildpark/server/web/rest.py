"""What pages ask for over HTTP, under ``/api``."""

import asyncio
from typing import Any

from litestar import Controller, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Middleware

import wildpark
from wildpark.bots.makers import LEVELS
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
from wildpark.server.tables.replay import record_of, replay_of
from wildpark.server.tables.seating import THINK, Arrival
from wildpark.server.tables.sight import card
from wildpark.server.tables.tables import Tables
from wildpark.server.web.settings import Settings

AnyRequest = Request[Any, Any, Any]
TheStore = NamedDependency[DatabaseStore]
TheTables = NamedDependency[Tables]
Asker = NamedDependency[str]
"""The person who asks; somebody unknown becomes a new person and is given a cookie."""
Reader = NamedDependency[str | None]
"""The person who asks, if they are known."""
TableId = FromPath[str]


def creation_limits(settings: Settings) -> list[Middleware]:
    """The middleware that limits how fast one person, and one address, may make tables."""

    def by_address(request: AnyRequest) -> str:
        return f"address {request.client.host if request.client else ''}"

    def by_person(request: AnyRequest) -> str:
        person = request.app.state.identity.person(request)
        return f"person {person}" if person else f"unknown at {by_address(request)}"

    return [
        RateLimitConfig(("minute", most), identifier_for_request=who).middleware
        for most, who in (
            (settings.creations_per_address, by_address),
            (settings.creations_per_minute, by_person),
        )
    ]


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
            OptionInfo(one.name, one.values, one.default, one.suggestions) for one in rules.options
        ],
        levels=[BotLevel(level, bot) for level, bot in LEVELS[name].items()],
        think=THINK,
        provenance=rules.read_components(None).provenance,
    )


@get("/me")
async def my_name(store: TheStore, person: Asker) -> Me:
    """The name that the asker goes by."""
    return Me(await store.name_of(person))


@post("/me", status_code=200)
async def set_my_name(store: TheStore, person: Asker, data: JSONBody[Me]) -> Me:
    """Sets the name that the asker goes by."""
    name = tidy_name(data.name)
    await store.set_name(person, name)
    return Me(name)


@post("/replay", status_code=200)
async def replay_record(request: AnyRequest) -> Replay:
    """All steps of a record that is sent as the body."""
    data = await request.body()
    return await asyncio.to_thread(lambda: replay_of(Record.read(data)))


class TablesController(Controller):
    """``/api/tables``: what can be done with tables, but for playing."""

    path = "/tables"

    @get()
    async def mine(self, tables: TheTables, person: Asker) -> list[TableCard]:
        """The asker's tables: those that run first, then the newest first."""
        return await tables.cards(person)

    @get("/{table_id:str}")
    async def one(self, tables: TheTables, reader: Reader, table_id: TableId) -> TableCard:
        """One table, for whoever knows its id."""
        return card(await tables.get(table_id), reader)

    @get("/{table_id:str}/advice")
    async def advice(
        self, tables: TheTables, reader: Reader, table_id: TableId, seat: FromQuery[int]
    ) -> Advice:
        """What the reader may best do now at a seat of theirs, in a game where bots can tell."""
        return await tables.advice(table_id, reader, seat)

    @get("/{table_id:str}/best")
    async def best(self, tables: TheTables, table_id: TableId) -> BestEnd:
        """How a finished solo game could have ended."""
        return await tables.best(table_id)

    @post("/{table_id:str}/join", status_code=200)
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

    @post("/{table_id:str}/leave", status_code=200)
    async def leave(self, tables: TheTables, person: Asker, table_id: TableId) -> TableCard:
        """Leaves a table; the asker's own link brings them back."""
        return card(await tables.leave(table_id, person), person)

    @get("/{table_id:str}/record")
    async def record(self, tables: TheTables, table_id: TableId) -> Response[str]:
        """The record of a finished table, as a file to keep."""
        table = await tables.get(table_id)
        file_name = f"{table.deal.game}-{table.deal.created[:10]}.json"
        return Response(
            record_of(table).write(),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{file_name}"'},
        )

    @get("/{table_id:str}/replay")
    async def replay(self, tables: TheTables, table_id: TableId) -> Replay:
        """All steps of a finished table."""
        record = record_of(await tables.get(table_id))
        return await asyncio.to_thread(replay_of, record)


@post("/tables")
async def open_table(tables: TheTables, person: Asker, data: JSONBody[NewTable]) -> TableCard:
    """Opens a new table."""
    return card(await tables.open(data, person), person)


@post("/tables/{table_id:str}/rematch")
async def rematch(tables: TheTables, person: Asker, table_id: TableId) -> TableCard:
    """The next table of the same people; the first who asks opens it."""
    return card(await tables.rematch(table_id, person), person)


def api(settings: Settings) -> Router:
    """All of ``/api`` but the live connections."""
    limited = Router(
        "/",
        route_handlers=[open_table, rematch, replay_record],
        middleware=creation_limits(settings),
    )
    return Router(
        "/api",
        route_handlers=[health, games, my_name, set_my_name, TablesController, limited],
        dependencies={
            "person": Provide(provide_person, sync_to_thread=False),
            "reader": Provide(provide_reader, sync_to_thread=False),
            "tables": Provide(provide_tables, sync_to_thread=False),
            "store": Provide(provide_store, sync_to_thread=False),
        },
    )
