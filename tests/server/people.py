"""People who use a server under test: a browser with its cookie, and its live connections."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import msgspec
from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from tests.server.clock import PATIENCE
from wildpark.rules.random import Random
from wildpark.server.messages.messages import (
    Done,
    Error,
    Pong,
    Refused,
    State,
    TableCard,
    ToPage,
    Update,
    View,
)
from wildpark.server.messages.schema import view_types

TWO_HERE = ({"kind": "me"}, {"kind": "here"})
"""Seats of a table for two on one device."""


def view_of(sent: object) -> View:
    """A view as it was sent, as what it is for its game."""
    assert isinstance(sent, dict)
    return msgspec.convert(sent, view_types()[sent["game"]])


def read(text: str | bytes) -> ToPage:
    """A message of a live connection; it must be one of those declared."""
    message = msgspec.json.decode(text, type=ToPage)
    if isinstance(message, State):
        message.view = view_of(message.view)
    return message


class Page:
    """What a page has of a table: makes whole states of what is different."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}

    def take(self, text: str | bytes) -> dict[str, Any]:
        """A message as it is; of an update, the state that it makes."""
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "update":
            assert message["base"] == self.state["number"]
            message = patched(self.state, message["patch"]) | {
                "number": message["number"],
                "since": self.state["version"],
                "entries": message["entries"],
            }
        if message["type"] == "state":
            self.state = message
        return message

    def read(self, text: str | bytes) -> State | Done | Refused | Pong:
        """A message, which must be one of those declared; of an update, the state it makes."""
        message = read(text)
        whole = read(msgspec.json.encode(self.take(text)))
        assert not isinstance(whole, Update)
        assert isinstance(message, Update) or whole == message
        return whole


def messages_in(frame: str) -> list[bytes]:
    """The messages of a frame: one, or a list of several."""
    if not frame.startswith("["):
        return [frame.encode()]
    return [bytes(one) for one in msgspec.json.decode(frame, type=list[msgspec.Raw])]


def patched(document: dict[str, Any], patch: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """A JSON document after a patch; the document stays as it is."""
    document = deepcopy(document)
    for one in patch:
        assert one["op"] == "replace"
        *steps, last = one["path"].split("/")[1:]
        place: Any = document
        for step in steps:
            place = place[int(step) if isinstance(place, list) else step]
        last = int(last) if isinstance(place, list) else last
        assert place[last] != one["value"]
        place[last] = one["value"]
    return document


class Live:
    """A live connection, as a page uses it."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.page = Page()
        self._waiting: list[bytes] = []
        self._keys = 0

    def send(self, **message: object) -> None:
        """Sends a message."""
        self.session.send_json(message)

    def next(self) -> State | Done | Refused | Pong:
        """The next message; of an update, the state that it makes."""
        if not self._waiting:
            self._waiting = messages_in(self.session.receive_text(timeout=PATIENCE))
        return self.page.read(self._waiting.pop(0))

    def hello(self, version: int | None = None, since: int | None = None) -> State:
        """Says hello; returns the state that answers it, with entries since that version."""
        self.send(type="hello", version=version)
        expected = (version or 0) if since is None else since
        while (state := self.state()).since != expected:
            pass
        return state

    def state_of(self, version: int) -> State:
        """The first state of at least this version."""
        while (state := self.state()).version < version:
            pass
        return state

    def state(self) -> State:
        """The next state; whatever comes before it is passed over."""
        while True:
            message = self.next()
            if isinstance(message, State):
                return message

    def answer(self) -> Done | Refused | Pong:
        """The next answer; states before it are passed over."""
        while True:
            message = self.next()
            if not isinstance(message, State):
                return message

    def play(self, seat: int, action: int, version: int, key: str = "") -> Done | Refused | Pong:
        """Sends a choice; returns the answer."""
        self._keys += 1
        key = key or f"key-{id(self)}-{self._keys}"
        self.send(type="play", key=key, version=version, seat=seat, action=action)
        return self.answer()

    def undo(self, seat: int, version: int, key: str = "") -> Done | Refused | Pong:
        """Sends that a choice is taken back; returns the answer."""
        self._keys += 1
        key = key or f"key-{id(self)}-{self._keys}"
        self.send(type="undo", key=key, version=version, seat=seat)
        return self.answer()


class Person:
    """A person with a browser: keeps its cookie, and sends it with everything."""

    def __init__(self, client: TestClient[Litestar], cookie: str | None = None) -> None:
        self.client = client
        self.cookie = cookie

    def ask(
        self,
        method: str,
        path: str,
        json: object = None,
        *,
        content: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Response:
        """Any request."""
        self.client.cookies.clear()
        headers = dict(headers or {})
        if self.cookie:
            headers["Cookie"] = self.cookie
        answer = self.client.request(method, path, json=json, content=content, headers=headers)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    def get(self, path: str) -> Response:
        """A GET request."""
        return self.ask("GET", path)

    def post(self, path: str, content: object = None) -> Response:
        """A POST request with JSON."""
        return self.ask("POST", path, content)

    def refused(self, method: str, path: str, json: object = None) -> tuple[int, str]:
        """The status and the code with which a request is refused."""
        return refusal(self.ask(method, path, json))

    def open(self, *seats: Mapping[str, object], **more: object) -> TableCard:
        """Opens a table of African Park."""
        wish = {"game": "african_park", "seats": seats or TWO_HERE, **more}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        return card(answer)

    def join(self, link: str, name: str = "") -> Response:
        """Opens a link, as another page would."""
        _, _, table, secret = link.split("/")
        return self.post(f"/api/tables/{table}/join", {"secret": secret, "name": name})

    @contextmanager
    def live(self, table: str) -> Iterator[Live]:
        """A live connection to a table."""
        self.client.cookies.clear()
        headers = {"Cookie": self.cookie} if self.cookie else {}
        path = f"/api/tables/{table}/live"
        with self.client.websocket_connect(path, headers=headers) as session:
            yield Live(session)


def refusal(answer: Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, msgspec.json.decode(answer.content, type=Error).code


def card(answer: Response) -> TableCard:
    """The table that an answer tells of."""
    assert answer.status_code in {200, 201}, answer.text
    return with_picture(msgspec.json.decode(answer.content, type=TableCard))


def with_picture(table: TableCard) -> TableCard:
    """The table with its picture as what it is for its game."""
    if table.picture is not None:
        table.picture = view_of(table.picture)
    return table


def choose(live: Live, state: State, number: int = 0, key: str = "") -> State:
    """Plays one of the choices that a state offers; returns the state after it."""
    choices = state.view.choices
    assert state.seat is not None
    done = live.play(state.seat, choices[number % len(choices)].action, state.version, key)
    assert isinstance(done, Done), done
    return live.state_of(done.version)


def play_out(live: Live, state: State) -> State:
    """Plays any choices for all own seats until the game is over.

    Often it is the first: that is what ends a decision of many small steps.
    """
    chance = Random(state.version)
    while state.status == "running":
        if state.seat in state.to_act:
            state = choose(live, state, chance.below(2**32) if chance.below(3) else 0)
        else:
            state = live.state_of(state.version + 1)
    return state
