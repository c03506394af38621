"""Who is about to connect while the server is being stopped is told to come again."""

import asyncio
import socket
from threading import Event, Thread

import pytest
import uvicorn
from litestar.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.clock import PATIENCE
from wildpark.server.web.sockets import WebSocketProtocol


def test_a_handshake_at_the_wrong_moment_gets_503_with_retry_after() -> None:
    asked = Event()

    async def undecided(_scope: Scope, _receive: Receive, _send: Send) -> None:
        asked.set()
        await asyncio.sleep(PATIENCE)

    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        undecided, ws=WebSocketProtocol, lifespan="off", timeout_graceful_shutdown=0
    )
    server = uvicorn.Server(config)
    running = Thread(target=lambda: asyncio.run(server.serve([listener])))
    running.start()

    def stop() -> None:
        asked.wait(PATIENCE)
        server.should_exit = True

    Thread(target=stop).start()
    address = f"ws://127.0.0.1:{listener.getsockname()[1]}/"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, open_timeout=PATIENCE)
    running.join(PATIENCE)
    answer = refused.value.response
    assert answer.status_code == 503
    assert answer.headers["Retry-After"]
