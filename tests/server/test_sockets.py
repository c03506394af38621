"""WebSockets as they come over real connections: whole, in pieces, several at once, and wrong."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from websockets.frames import Frame, Opcode

from wildpark.server.web.sockets import WebSocketProtocol

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
LIMIT = 100_000
"""A longer message is not read."""

GOING, WRONG, NOT_UTF8, TOO_LONG = 1001, 1002, 1007, 1009


async def application(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """Sends each text back, and how long bytes are; ``bye`` ends the connection."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    while (event := await receive())["type"] == "websocket.receive":
        text = event.get("text")
        if text == "bye":
            await send({"type": "websocket.close", "code": GOING, "reason": ""})
            return
        answer = str(len(event.get("bytes") or b"")) if text is None else text
        await send({"type": "websocket.send", "text": answer, "bytes": None})


class Client:
    """One connection, over which bytes go as they are."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *pieces: bytes) -> None:
        """Sends pieces one after the other, each so that it arrives by itself."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.01)  # where they arrive together all the same, no harm is done

    async def frame(self) -> tuple[int, bytes]:
        """The kind and the data of the next frame; it must be whole and unmasked."""
        head, length = await self.reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await self.reader.readexactly(2), "big")
        elif length == 127:
            length = int.from_bytes(await self.reader.readexactly(8), "big")
        assert head & 0x80
        return head & 0x0F, await self.reader.readexactly(length)

    async def text(self) -> str:
        """The next text."""
        kind, data = await self.frame()
        assert kind == Opcode.TEXT
        return data.decode()

    async def end(self) -> int:
        """The code with which the connection is closed."""
        kind, data = await self.frame()
        assert kind == Opcode.CLOSE
        return int.from_bytes(data[:2], "big")


@asynccontextmanager
async def connected() -> AsyncIterator[Client]:
    """A connection to a server."""
    config = uvicorn.Config(
        application,
        ws=WebSocketProtocol,
        ws_max_size=LIMIT,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        running = asyncio.create_task(server.serve([listener]))
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write(REQUEST)
        await reader.readuntil(b"\r\n\r\n")
        try:
            yield Client(reader, writer)
        finally:
            writer.close()
            server.should_exit = True
            await running


def framed(data: bytes | str, kind: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    raw = data.encode() if isinstance(data, str) else data
    return Frame(kind, raw, fin=fin).serialize(mask=True)


HELLO, LONG = framed("hello"), "ä" * 20_000
FIRST, LAST = framed("in ", fin=False), framed("two", Opcode.CONT)


PIECES = {
    "one": ([HELLO], ["hello"]),
    "one after the other": ([HELLO, HELLO], ["hello", "hello"]),
    "several at once": ([HELLO + HELLO + HELLO], ["hello"] * 3),
    "cut in its head": ([HELLO[:1], HELLO[1:]], ["hello"]),
    "cut in its mask": ([HELLO[:4], HELLO[4:], HELLO], ["hello", "hello"]),
    "cut over and over": ([HELLO[:-1], HELLO[-1:] + HELLO[:-2], HELLO[-2:]], ["hello"] * 2),
    "in two frames": ([FIRST, LAST, HELLO], ["in two", "hello"]),
    "with a ping within": ([FIRST, framed("?", Opcode.PING), LAST], ["in two"]),
    "empty": ([framed("")], [""]),
    "just short and just long": ([framed("x" * 125), framed("x" * 126)], ["x" * 125, "x" * 126]),
    "long": ([framed(LONG), HELLO], [LONG, "hello"]),
    "answered with 64 kB": ([framed(LONG * 2), framed("ö")], [LONG * 2, "ö"]),
    "bytes": ([framed(b"\x80\x81", Opcode.BINARY), HELLO], ["2", "hello"]),
    "a ping": ([framed("", Opcode.PING), HELLO], ["hello"]),
    "a pong": ([framed("", Opcode.PONG), HELLO], ["hello"]),
}


@pytest.mark.parametrize(("pieces", "texts"), PIECES.values(), ids=PIECES)
def test_texts_arrive_whatever_pieces_they_come_in(pieces: list[bytes], texts: list[str]) -> None:
    async def talk() -> None:
        async with connected() as client:
            await client.send(*pieces)
            for text in texts:
                kind, data = await client.frame()
                while kind == Opcode.PONG:
                    kind, data = await client.frame()
                assert (kind, data.decode()) == (Opcode.TEXT, text)

    asyncio.run(talk())


ENDS = {
    "not masked": (b"\x81\x05hello", WRONG),
    "a bit that no extension has asked for": (b"\xc1" + HELLO[1:], WRONG),
    "goes on with nothing": (framed("x", Opcode.CONT), WRONG),
    "not UTF-8": (framed(b"\xff\xfe"), NOT_UTF8),
    "too long": (framed("x" * (LIMIT + 1))[:14], TOO_LONG),  # its head says so
    "the application ends it": (framed("bye"), GOING),
    "the page ends it": (Frame(Opcode.CLOSE, GOING.to_bytes(2, "big")).serialize(mask=True), GOING),
}


@pytest.mark.parametrize(("wrong", "code"), ENDS.values(), ids=ENDS)
def test_what_is_wrong_ends_the_connection(wrong: bytes, code: int) -> None:
    async def talk() -> None:
        async with connected() as client:
            await client.send(HELLO)
            assert await client.text() == "hello"
            await client.send(wrong)
            assert await client.end() == code

    asyncio.run(talk())


def test_who_takes_nothing_does_not_make_the_server_read_on() -> None:
    async def talk() -> None:
        async with connected() as client:
            many = 400
            sending = asyncio.create_task(client.send(*([framed("x" * 60_000)] * many)))
            await asyncio.sleep(0)
            for _ in range(many):
                assert len(await client.text()) == 60_000
            await sending

    asyncio.run(talk())
