"""WebSockets as uvicorn has them, quicker where it matters: short texts in one piece.

Nearly all that is sent over a live connection is a text in one frame. Such a frame is read and
written here, much faster than by the library; everything else goes the library's way.
"""

from asyncio import AbstractEventLoop, Future, Queue
from collections import deque
from http import HTTPStatus
from struct import pack
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from wildpark.server.messages.errors import SENTENCES
from wildpark.server.web.failures import RETRY_AFTER

TEXT = 0x81
"""The first byte of a frame that is a whole text (RFC 6455, 5.2)."""

MASKED, LONG, HEAD = 0x80, 126, 6
"""What the second byte holds beside the length; from which length on it stands elsewhere; the
bytes before a short masked text: two, and its mask."""

WAITING = 8
"""How many messages may wait to be taken before no more is read."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; whoever connects while the server is stopping is told to come again.

    uvicorn itself would answer that something went wrong (500).
    """

    stopping = False
    in_frames = True
    """All that came over the connection so far were whole frames, one by one."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401  what uvicorn gives
        super().__init__(*given, **named)
        self.inbox = Inbox(self.loop)
        self.queue = cast("Queue[ASGIReceiveEvent]", self.inbox)  # for what uvicorn puts in

    def data_received(self, data: bytes) -> None:
        """Called with what has come."""
        if self.handshake_initiated and self.in_frames:
            self.in_frames = is_frame(data)
            if self.in_frames and self.is_open() and (text := short_text(data)) is not None:
                self.take(text)
                return
        super().data_received(data)

    def take(self, text: str) -> None:
        """Hands a message on."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.inbox.events) >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Called with what is to be sent."""
        text = message.get("text")
        if not isinstance(text, str) or not self.is_open():
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.is_open():
            self.transport.write(framed(text.encode()))
        else:
            await super().send(message)  # it knows what to say of a connection that is closed

    def is_open(self) -> bool:
        """Whether messages go out over the connection."""
        return (
            self.handshake_complete
            and not (self.close_sent or self.disconnected)
            and self.conn.state is OPEN
        )

    def shutdown(self) -> None:
        """Called when the server is being stopped."""
        self.stopping = True
        super().shutdown()

    def send_500_response(self) -> None:
        """Answers a request to connect that fails, if it has not been answered."""
        if not self.stopping:
            super().send_500_response()
        elif not (self.initial_response or self.handshake_complete):
            status = HTTPStatus.SERVICE_UNAVAILABLE
            response = self.conn.reject(status, SENTENCES["shutting-down"][1])
            response.headers["Retry-After"] = RETRY_AFTER[status]
            self.conn.send_response(response)
            self.transport.write(b"".join(self.conn.data_to_send()))


class Inbox:
    """What has come and waits to be taken: a queue with one reader, as far as uvicorn uses it."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.events: deque[ASGIReceiveEvent] = deque()
        self._loop = loop
        self._arrival: Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """Puts an event in."""
        self.events.append(event)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The next event, once there is one."""
        while not self.events:
            self._arrival = self._loop.create_future()
            await self._arrival
        return self.events.popleft()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self.events


def is_frame(data: bytes) -> bool:
    """Whether these bytes are exactly one short frame from a browser, the last of its message."""
    short = len(data) >= HEAD and MASKED <= data[1] < MASKED + LONG
    return short and data[0] >= MASKED and len(data) == HEAD + data[1] - MASKED


def short_text(frame: bytes) -> str | None:
    """The text of a short frame, None if it is something else."""
    if frame[0] != TEXT:
        return None
    try:
        return apply_mask(frame[HEAD:], frame[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None


def framed(text: bytes) -> bytes:
    """A text in a frame, as a server sends it."""
    size = len(text)
    if size < LONG:
        return pack("!BB", TEXT, size) + text
    if size < 1 << 16:
        return pack("!BBH", TEXT, LONG, size) + text
    return pack("!BBQ", TEXT, LONG + 1, size) + text
