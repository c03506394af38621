"""Runs a server until it is told to stop."""

import gc
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from wildpark.server.store.store import DatabaseStore
from wildpark.server.web.app import create_app
from wildpark.server.web.door import Doorkeeper
from wildpark.server.web.settings import Settings
from wildpark.server.web.sockets import WebSocketProtocol

FRAME_LIMIT = 1024 * 1024
"""A larger message is not even read; one over ``Limits.message_bytes`` gets a typed error."""

GRACE = 5
"""Seconds that running requests have to finish when the server is told to stop."""

GC_THRESHOLDS = 100_000, 50, 1000
"""Thresholds of the garbage collector: a collection stops all tables and finds little.

The reference cycles are in unloaded tables; ``sweep`` in app.py collects those.
"""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at an address; OSError if it is taken. Port 0: any free one.

    An IPv6 address may stand in brackets. ``::`` listens at all addresses, those of IPv4 too.
    """
    host = unbracketed(host)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=1024, dualstack_ipv6=both)


def unbracketed(host: str) -> str:
    """An address without the brackets in which URLs have those of IPv6."""
    return host.removeprefix("[").removesuffix("]")


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serves at ``listener`` until SIGINT or SIGTERM; ``ready`` is called once it answers.

    Whatever was acknowledged is in the database already; whatever waits is written before the end.

    Raises:
        GameError: the database cannot be used.
    """
    logging.basicConfig(
        stream=sys.stderr,
        level=logging.INFO,
        format="%(asctime)s level=%(levelname)s logger=%(name)s %(message)s",
    )
    for quiet in ("alembic", "uvicorn", "httpx"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
    config = uvicorn.Config(
        create_app(settings, DatabaseStore(settings.database)),
        http=Doorkeeper(settings.limits, settings.proxies).protocol(),
        forwarded_allow_ips=sorted(settings.proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        ws=WebSocketProtocol,
        ws_max_size=FRAME_LIMIT,
        # a move is some kilobytes: compressing each for each reader costs more than it saves
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
    )
    _Server(config, ready).run(sockets=[listener])


class _Server(uvicorn.Server):
    """uvicorn, which tells when it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then calls ``ready``."""
        await super().startup(sockets)
        if self.started:
            # what lives as long as the server need not be traversed again and again
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GC_THRESHOLDS)
            self._ready()
