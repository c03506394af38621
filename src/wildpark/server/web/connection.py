"""Live connections: commands come in, answers and the newest state go out.

Each connection has one task that reads and one that sends. What is sent always leads to the newest
state: whoever is slow skips states but is never behind, and nobody waits for them. The first state
is sent whole; after it, what is different from the one before. Messages that are ready at the same
time travel in one frame, as a list.
"""

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from wildpark.rules.terms import GameError
from wildpark.server.messages.errors import Refusal, error_of
from wildpark.server.messages.messages import (
    Done,
    Error,
    FromPage,
    Hello,
    Ping,
    Play,
    Pong,
    Refused,
    State,
    ToPage,
    Undo,
)
from wildpark.server.tables.log import Command
from wildpark.server.tables.sight import reader_of, state, update, whole
from wildpark.server.tables.table import Table
from wildpark.server.tables.tables import Tables
from wildpark.server.tables.thinking import Requester
from wildpark.server.web.failures import unforeseen
from wildpark.server.web.limits import TokenBucket
from wildpark.server.web.line import line_of
from wildpark.server.web.settings import Settings

AnySocket = WebSocket[Any, Any, Any]

KEY_LIMIT = 64
OUTBOX_LIMIT = 200
"""How many answers may wait for their reader; one who leaves more unread is cut off."""

COME_AGAIN, SLOW_READER, TOO_LARGE, FAILED, QUIET = 1012, 1008, 1009, 1011, 4408
"""The codes with which a connection is closed."""

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_encoder = msgspec.json.Encoder()


class Connection:
    """A live connection of one reader to one table."""

    def __init__(
        self, socket: AnySocket, requester: Requester, tables: Tables, table: Table
    ) -> None:
        settings: Settings = socket.app.state.settings
        self.person = requester.person or None
        self.address = requester.address
        self._socket = socket
        self._receive, self._send = line_of(socket.scope)
        self._tables = tables
        self._table = table
        self._limits = settings.limits
        self._bucket = TokenBucket(self._limits.commands_per_second, self._limits.commands_burst)
        self._since: int | None = None
        self._reader: str | None = None
        self._shown: State | None = None
        self._outbox: deque[str] = deque()
        self._outdated = False
        self._asleep: asyncio.Future[None] | None = None  # what sends, until there is news
        self._closing: int | None = None
        self._heard = 0.0
        self._patience: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """The table has changed: its newest state is to be sent."""
        self._outdated = True
        self._wake()

    def gone(self) -> None:
        """The table's object was let go: the page is to connect again."""
        self._close(COME_AGAIN)

    async def serve(self) -> None:
        """Reads and sends until the connection ends."""
        sender = asyncio.create_task(self._send_all())
        self._heard = asyncio.get_running_loop().time()
        self._check_quiet()
        try:
            while (data := await self._next()) is not None:
                await self._take(data)
        finally:
            if self._patience is not None:
                self._patience.cancel()
            self._tables.unwatch(self._table, self)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _next(self) -> str | bytes | None:
        """The next message, None at the end."""
        event = await self._receive()
        self._heard = asyncio.get_running_loop().time()
        if event["type"] != "websocket.receive":
            return None
        return event.get("text") or event.get("bytes") or b""

    def _check_quiet(self) -> None:
        """Ends the connection if nothing has been said for too long, else looks again then."""
        if self._patience is not None:
            self._patience.cancel()
        limits, loop = self._limits, asyncio.get_running_loop()
        quiet = limits.hello_seconds if self._since is None else limits.quiet_seconds
        left = self._heard + quiet - loop.time()
        if left <= 0:
            self._close(QUIET)
        else:  # one timer for all messages: one for each would cost more than reading it
            self._patience = loop.call_later(left, self._check_quiet)

    # --- in ---------------------------------------------------------------------------------------

    async def _take(self, data: str | bytes) -> None:
        """Does what a message asks; whatever goes wrong is told in a typed error."""
        key = None
        try:
            message = self._read(data)
            if isinstance(message, Play | Undo):
                key = message.key[:KEY_LIMIT]
            self._check_pace()
            await self._obey(message)
        except (Refusal, GameError) as problem:
            self._refuse(key, error_of(problem))
        except Exception as problem:  # noqa: BLE001  one command's failure is not the others'
            self._refuse(key, unforeseen(f"table {self._table.id}", problem).error)

    def _check_pace(self) -> None:
        if not self._bucket.take():
            raise Refusal("too-fast")

    def _read(self, data: str | bytes) -> FromPage:
        raw = data.encode() if isinstance(data, str) else data
        if len(raw) > self._limits.message_bytes:
            self._close(TOO_LARGE)
            raise Refusal("too-large", limit=self._limits.message_bytes)
        try:
            return _decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise Refusal("bad-json", problem=str(problem)) from problem

    async def _obey(self, message: FromPage) -> None:
        match message:
            case Ping():
                self._answer(Pong(self._table.log.version))
            case Hello() if self._table.gone:
                self._close(COME_AGAIN)
            case Hello(version):
                known = version is not None and 0 <= version <= self._table.log.version
                self._since = version if known else 0
                self._shown = None
                self._check_quiet()
                self._tables.watch(self._table, self)
            case Play(key, version, seat, action):
                await self._command(Command(seat, action, key, version))
            case Undo(key, version, seat):
                await self._command(Command(seat, None, key, version))

    async def _command(self, command: Command) -> None:
        if self._since is None:
            raise Refusal("hello-first")
        key = command.key or ""
        if not (1 <= len(key) <= KEY_LIMIT and key.isprintable()):
            raise Refusal("key-format", limit=KEY_LIMIT)
        event = await self._tables.command(self._table.id, self.person, command)
        self._answer(Done(key, event.version))

    # --- out --------------------------------------------------------------------------------------

    def _answer(self, message: ToPage) -> None:
        if len(self._outbox) >= OUTBOX_LIMIT:
            self._close(SLOW_READER)
            return
        self._outbox.append(_encoder.encode(message).decode())
        self._wake()

    def _refuse(self, key: str | None, error: Error) -> None:
        """Tells why nothing was done, and how the table really is."""
        self._answer(Refused(key, self._table.log.version, error))
        if key is not None:
            self._shown = None
            self.changed()

    def _close(self, code: int) -> None:
        self._closing = code
        self._wake()

    def _wake(self) -> None:
        """There is something to send."""
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    async def _send_all(self) -> None:
        try:
            await self._send_news()
            while self._closing is None:
                if not (self._outbox or self._is_behind()):
                    self._asleep = asyncio.get_running_loop().create_future()
                    await self._asleep
                await self._send_news()
            await self._socket.close(self._closing)
        except (WebSocketDisconnect, OSError):
            return  # the reading side is told so too, and ends
        except Exception as problem:  # noqa: BLE001  it is logged, and the page connects again
            unforeseen(f"table {self._table.id}", problem)
            await self._socket.close(FAILED)

    async def _send_news(self) -> None:
        news = [*self._outbox]
        self._outbox.clear()
        if self._is_behind():
            self._outdated = False
            now = state(self._table, self.person)
            if now is not self._shown:
                news.append(self._tell(now))
        if news:
            text = news[0] if len(news) == 1 else f"[{','.join(news)}]"
            await self._send({"type": "websocket.send", "text": text, "bytes": None})

    def _is_behind(self) -> bool:
        """Whether the newest state is to be sent; nothing is before the page has said hello."""
        return self._outdated and self._since is not None

    def _tell(self, now: State) -> str:
        """The message that shows the newest state: what changed, or all of it."""
        shown, since = self._shown, self._since or 0
        self._shown, self._since = now, now.version
        reader, self._reader = self._reader, reader_of(self._table, self.person)
        if shown is None or reader != self._reader:  # whoever has sat down since sees other things
            return whole(self._table, self.person, since)
        return update(self._table, self.person, shown)
