"""The door: what a connection may cost before it has asked for anything.

uvicorn keeps what it is sent until a request is complete, however much comes and however slowly.
This protocol refuses heads that are too large (431), closes what stays half open for too long or
takes nothing of its answer, and makes room for newcomers by closing who has been half open for
longest. Connections that have become live (WebSocket) leave the door; ``connection.py`` bounds
them.
"""

from asyncio import Protocol, TimerHandle, Transport
from collections import Counter
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wildpark.server.web.limits import Limits, network

ANSWER = b"HTTP/1.1 %b\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
TOO_LARGE = ANSWER % b"431 Request Header Fields Too Large"
TOO_MANY = ANSWER % b"503 Service Unavailable"


class Doorkeeper:
    """Knows all connections of one server: how many come from where, and who is half open."""

    def __init__(self, limits: Limits, trusted: frozenset[str]) -> None:
        self.limits = limits
        self._trusted = trusted
        self._inside: Counter[str] = Counter()
        self._half_open: dict[Door, None] = {}  # the one for longest first

    def protocol(self) -> type[Protocol]:
        """The protocol of each new connection."""
        return type("DoorOfServer", (Door,), {"keeper": self})

    def lets_in(self, address: str) -> bool:
        """Counts a newcomer in, if its address may have one more connection.

        A reverse proxy speaks for many: ``trusted`` addresses are not counted.
        """
        if address not in self._trusted:
            if self._inside[address] >= self.limits.connections_per_address:
                return False
            self._inside[address] += 1
        return True

    def out(self, address: str) -> None:
        """A connection that was let in has ended."""
        if address not in self._trusted:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]

    def waits(self, door: "Door") -> None:
        """A connection is half open; who is for longest makes room if there are too many."""
        self._half_open[door] = None
        if len(self._half_open) > self.limits.half_open:
            next(iter(self._half_open)).hang_up()

    def complete(self, door: "Door") -> None:
        """A connection has sent a whole request, or has ended."""
        self._half_open.pop(door, None)


class Door(HttpToolsProtocol):
    """uvicorn's protocol for HTTP, with bounds on size and time."""

    keeper: Doorkeeper

    def __init__(self, **given: Any) -> None:  # noqa: ANN401  what uvicorn gives
        super().__init__(**given)
        self._limits = self.keeper.limits
        self._address: str | None = None
        self._deadline: TimerHandle | None = None
        self._unread: TimerHandle | None = None
        self._head_bytes = 0
        self._in_head = True
        self._too_large = False

    # --- coming and going -------------------------------------------------------------------------

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn
        """Lets a connection in, if its address may have one more."""
        super().connection_made(transport)
        address = network(self.client[0] if self.client else "")
        if not self.keeper.lets_in(address):
            self._refuse(TOO_MANY)
            return
        self._address = address
        self._wait(self._limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets a connection that has ended."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a live one."""
        self._leave()
        super().handle_websocket_upgrade()

    def hang_up(self) -> None:
        """Closes the connection at once, whatever is under way."""
        self.keeper.complete(self)
        self.transport.abort()

    def _leave(self) -> None:
        self._whole()
        if self._unread is not None:
            self._unread.cancel()
        if self._address is not None:
            self.keeper.out(self._address)
            self._address = None

    # --- what is sent to us -----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Takes bytes, unless the head of a request grows too large."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._in_head and not self.transport.is_closing():
            self._head_bytes += len(data)
            if self._head_bytes > self._limits.head_bytes:
                self._refuse(TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head_bytes = 0
        self._in_head = True
        if self._deadline is None:  # another request on a connection that was kept alive
            self._wait(self._limits.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keeps a header, unless there are too many already."""
        if len(self.headers) >= self._limits.headers:
            self._too_large = True
            raise httptools.HttpParserError
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head of a request is there; its body may follow."""
        self._in_head = False
        if sum(len(name) + len(value) for name, value in self.headers) > self._limits.head_bytes:
            self._too_large = True
            raise httptools.HttpParserError
        self._wait(self._limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._whole()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuses what is no request, or one whose head is too large."""
        if self._too_large:
            self._refuse(TOO_LARGE)
        else:
            super().send_400_response(msg)

    def _refuse(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()

    def _wait(self, seconds: float) -> None:
        """Until a request is whole the connection is half open, and only for a limited time."""
        if self._deadline is not None:
            self._deadline.cancel()
        else:
            self.keeper.waits(self)
        self._deadline = self.loop.call_later(seconds, self.hang_up)

    def _whole(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self.keeper.complete(self)

    # --- what we send -----------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The client has stopped reading its answer: it has a limited time to go on."""
        super().pause_writing()
        self._unread = self.loop.call_later(self._limits.unread_seconds, self.hang_up)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
