"""The whole server as one ASGI application."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar, cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import HttpMethod, ScopeType
from litestar.types import (
    HTTPScope,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Message,
    Receive,
    Scope,
    Send,
)

from wildpark.server.store.store import DatabaseStore
from wildpark.server.tables.clock import Clock, SystemClock
from wildpark.server.tables.tables import Tables
from wildpark.server.tables.thinking import Elsewhere, FairQueue
from wildpark.server.web import failures, pages
from wildpark.server.web.identity import Identity, set_cookie
from wildpark.server.web.limits import Places, Spending
from wildpark.server.web.line import keep_line
from wildpark.server.web.live import live
from wildpark.server.web.rest import API
from wildpark.server.web.security import same_origin, set_headers
from wildpark.server.web.settings import Settings

T = TypeVar("T")

SWEEP = 60
"""Seconds between two searches for idle tables."""


class App(Litestar):
    """Answers ``HEAD`` as ``GET``, without what follows the head; keeps the line of connections."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """One request, live connection, or life of the server."""
        if scope["type"] == ScopeType.HTTP:
            request = cast("HTTPScope", scope)
            if request["method"] == HttpMethod.HEAD:
                scope = cast("HTTPScope", {**request, "method": HttpMethod.GET})
                send = without_body(cast("Send", send))
        if scope["type"] == ScopeType.WEBSOCKET:
            keep_line(cast("Scope", scope), cast("Receive", receive), cast("Send", send))
        await super().__call__(scope, receive, send)


def without_body(send: Send) -> Send:
    """Sends an answer's head alone."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_head


def create_app(settings: Settings, store: DatabaseStore, clock: Clock | None = None) -> Litestar:
    """The application; when it is stopped it closes the store. ``clock``: this machine's."""
    limits = settings.limits
    return App(
        route_handlers=[API, live, *pages.handlers(settings.static)],
        lifespan=[running],
        state=State(
            {
                "settings": settings,
                "store": store,
                "clock": clock or SystemClock(),
                "spending": Spending(limits),
                "thoughts_of_person": Places(limits.thoughts_at_once, "too-many-thoughts"),
                "live_of_person": Places(limits.live_per_person, "too-many-connections"),
                "live_at_address": Places(limits.live_per_address, "too-many-connections"),
            }
        ),
        guards=[same_origin],
        before_send=[set_cookie, set_headers],
        exception_handlers=failures.HANDLERS,
        request_max_body_size=limits.body_bytes,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=2000,
            exclude="^/assets/",  # the build has done that
        ),
        openapi_config=None,
        logging_config=None,
    )


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """Starts what a server needs while it runs: its identity, its tables, and periodic tasks."""
    store: DatabaseStore = app.state.store
    settings: Settings = app.state.settings
    threads = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="wildpark-bot")
    tables = Tables(
        store,
        app.state.clock,
        FairQueue(in_threads(threads), settings.bot_threads),
        settings.bot_delay,
    )
    await tables.keep_components()
    app.state.update({"tables": tables, "identity": Identity(await store.signing_key())})
    tasks = [asyncio.create_task(tables.wake()), asyncio.create_task(sweep(app, tables))]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await tables.close()
        threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(store.close)


def in_threads(threads: Executor) -> Elsewhere:
    """Has bots think in these threads."""

    async def think(job: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, job)

    return think


async def sweep(app: Litestar, tables: Tables) -> None:
    """Periodically unloads what nobody has used for a while, and frees its memory."""
    while True:
        await asyncio.sleep(SWEEP)
        if tables.drop_idle(app.state.settings.idle_seconds):
            gc.collect()
        app.state.spending.forget()
