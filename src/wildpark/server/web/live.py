"""Where live connections begin."""

from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from wildpark.rules.terms import GameError
from wildpark.server.messages.errors import Refusal, error_of
from wildpark.server.messages.messages import Refused
from wildpark.server.web.connection import Connection
from wildpark.server.web.identity import requester_of

NO_TABLE, TOO_MANY = 4404, 4429
"""The codes with which a connection is closed that leads nowhere."""


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """The live connection to a table; what is said over it is in ``messages``."""
    state, requester = socket.app.state, requester_of(socket)
    own = requester.person or requester.address
    await socket.accept()
    try:
        with state.live_at_address.hold(requester.address), state.live_of_person.hold(own):
            table = await state.tables.get(table_id)
            await Connection(socket, requester, state.tables, table).serve()
    except (Refusal, GameError) as problem:
        error = error_of(problem)
        await socket.send_text(msgspec.json.encode(Refused(None, 0, error)).decode())
        await socket.close(TOO_MANY if error.code == "too-many-connections" else NO_TABLE)
