"""What a connection may cost before it has asked for anything, over real sockets."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

from wildpark.server.messages.errors import Refusal
from wildpark.server.web.door import Doorkeeper
from wildpark.server.web.limits import Limits, Places, Rate, Spending, network

LARGE = 40_000_000
"""Bytes of an answer that no socket holds without a reader."""


@dataclass(frozen=True)
class Served:
    """A running server."""

    address: tuple[str, int]
    server: uvicorn.Server

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Opens a connection."""
        return await asyncio.open_connection(*self.address)

    async def asked(self, request: bytes) -> bytes:
        """The answer to bytes that are sent on a connection of their own."""
        reader, writer = await self.connect()
        writer.write(request)
        answer = await rest(reader)
        writer.close()
        return answer


async def until(state: Callable[[], bool]) -> None:
    """Waits for a state."""
    while not state():  # noqa: ASYNC110  the server tells nobody
        await asyncio.sleep(0.005)


async def application(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """Answers with the length of the body; at ``/large`` with an endless one."""
    assert scope["type"] == "http"
    length, more = 0, True
    while more:
        event = await receive()
        assert event["type"] == "http.request"
        length, more = length + len(event["body"]), event["more_body"]
    body = bytes(LARGE) if scope["path"] == "/large" else str(length).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send(
        {"type": "http.response.start", "status": 200, "headers": headers, "trailers": False}
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


@asynccontextmanager
async def serving(limits: Limits, trusted: frozenset[str] = frozenset()) -> AsyncIterator[Served]:
    """A server behind a door; on a free port."""
    config = uvicorn.Config(
        application,
        http=Doorkeeper(limits, trusted).protocol(),
        lifespan="off",
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        running = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)
        yield Served(listener.getsockname(), server)
        server.should_exit = True
        await running


def run(story: Callable[[Served], Awaitable[None]], limits: Limits, *trusted: str) -> None:
    """Plays a story against a server with these limits."""

    async def play() -> None:
        async with serving(limits, frozenset(trusted)) as served:
            await story(served)

    asyncio.run(play())


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server closes the connection."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


HEAD = b"GET / HTTP/1.1\r\nhost: park\r\nconnection: close\r\n"
SMALL = Limits(head_bytes=4096, headers=20)


@pytest.mark.parametrize(
    "request_",
    [
        pytest.param(HEAD + b"x: " + b"a" * 100_000, id="one header without end"),
        pytest.param(b"GET /" + b"a" * 100_000, id="an address without end"),
        pytest.param(HEAD + b"x: y\r\n" * 100_000, id="headers without end"),
        pytest.param(HEAD + b"x: y\r\n" * 30 + b"\r\n", id="too many headers"),
        pytest.param(HEAD + b"x: " + b"a" * 5000 + b"\r\n\r\n", id="a whole head, too large"),
    ],
)
def test_a_head_that_grows_too_large_is_refused(request_: bytes) -> None:
    async def story(served: Served) -> None:
        answer = await served.asked(request_)
        assert answer.startswith(b"HTTP/1.1 431 ") or not answer  # the rest was not read
        assert (await served.asked(HEAD + b"\r\n")).startswith(b"HTTP/1.1 200 ")

    run(story, SMALL)


def test_a_body_is_not_taken_for_a_head() -> None:
    async def story(served: Served) -> None:
        head = (
            b"POST / HTTP/1.1\r\nhost: park\r\nconnection: close\r\ncontent-length: 200000\r\n\r\n"
        )
        answer = await served.asked(head + bytes(200_000))
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert answer.endswith(b"200000")

    run(story, SMALL)


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"GET / HT", id="half a line"),
        pytest.param(HEAD, id="half a head"),
        pytest.param(HEAD + b"content-length: 9\r\n\r\nhalf", id="half a body"),
        pytest.param(b"GET / HTTP/1.1\r\nhost: park\r\n\r\nGET /", id="half a second request"),
    ],
)
def test_what_stays_half_open_is_closed(begun: bytes) -> None:
    async def story(served: Served) -> None:
        await served.asked(begun)  # which ends when the server closes

    run(story, Limits(head_seconds=0.05, body_seconds=0.05))


def test_who_has_been_half_open_for_longest_makes_room() -> None:
    async def story(served: Served) -> None:
        idle = [await served.connect() for _ in range(20)]
        for _, writer in idle:
            writer.write(b"GET / HTTP/1.1\r\nhost:")
        assert (await served.asked(HEAD + b"\r\n")).startswith(b"HTTP/1.1 200 ")
        for reader, _ in idle[:14]:
            assert await rest(reader) == b""
        for _, writer in idle:
            writer.close()

    run(story, Limits(half_open=5))


def test_an_address_has_so_many_connections_and_no_more() -> None:
    async def story(served: Served) -> None:
        inside = [await served.connect() for _ in range(3)]
        for _, writer in inside:
            writer.write(b"GET")
        assert (await served.asked(b"")).startswith(b"HTTP/1.1 503 ")
        inside[0][1].close()
        await until(lambda: len(served.server.server_state.connections) < 3)
        assert (await served.asked(HEAD + b"\r\n")).startswith(b"HTTP/1.1 200 ")
        for _, writer in inside:
            writer.close()

    run(story, Limits(connections_per_address=3))


def test_a_proxy_speaks_for_many() -> None:
    async def story(served: Served) -> None:
        inside = [await served.connect() for _ in range(9)]
        assert (await served.asked(HEAD + b"\r\n")).startswith(b"HTTP/1.1 200 ")
        for _, writer in inside:
            writer.close()

    run(story, Limits(connections_per_address=3), "127.0.0.1")


def test_who_takes_nothing_of_an_answer_is_cut_off() -> None:
    async def story(served: Served) -> None:
        reader, writer = await served.connect()
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # that of a socket can
        writer.write(b"GET /large HTTP/1.1\r\nhost: park\r\n\r\n")
        await until(lambda: bool(served.server.server_state.connections))
        await until(lambda: not served.server.server_state.connections)
        writer.transport.resume_reading()  # type: ignore[attr-defined]  # likewise
        assert len(await rest(reader)) < LARGE
        writer.close()

    run(story, Limits(unread_seconds=0.05))


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_address(address: str, expected: str) -> None:
    assert network(address) == expected


def test_a_person_and_an_address_have_limits_of_their_own() -> None:
    spending = Spending(Limits(joins=Rate(2, 5)))
    for person in ("ana", "ana", "ben", "ben", "cleo"):
        spending.spend("joins", person, "2001:db8::/64")
    for person, address in (("dora", "2001:db8::/64"), ("", "2001:db8::/64"), ("ana", "here")):
        with pytest.raises(Refusal) as refusal:
            spending.spend("joins", person, address)
        assert refusal.value.error.code == "too-many-requests"
    spending.spend("joins", "dora", "here")
    spending.spend("lists", "ana", "2001:db8::/64")
    spending.forget()
    with pytest.raises(Refusal):
        spending.spend("joins", "ana", "192.0.2.2")


def test_people_without_a_cookie_at_one_address_are_one_person() -> None:
    spending = Spending(Limits(joins=Rate(2, 5)))
    for _ in range(2):
        spending.spend("joins", "", "192.0.2.1")
    with pytest.raises(Refusal):
        spending.spend("joins", "", "192.0.2.1")
    spending.spend("joins", "", "192.0.2.2")


def test_places_are_given_back() -> None:
    places = Places(1, "too-many-thoughts")
    for _ in range(3):
        with places.hold("ana"), places.hold("ben"):
            with pytest.raises(Refusal) as refusal, places.hold("ana"):
                pass
            assert refusal.value.error.code == "too-many-thoughts"
