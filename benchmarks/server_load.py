"""How many durable moves a second the server takes, and how soon the opponent sees them.

Starts a server on a new SQLite database, seats players at tables of two, and lets every seat play
as fast as its moves are acknowledged: an acknowledged move is committed and on the disk.

    python benchmarks/server_load.py --tables 50 200 --seconds 10 --beside boardgame.io

``--beside`` installs the peer from npm into ``build/`` and measures it in turn with Wildpark, with
the same players at as many tables. Its store is its memory: nothing that it answers is durable.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Any, cast

import httpx
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import boardgame_io
from benchmarks.load import Figures, Measured, Player, measure, table


class Replace(msgspec.Struct, tag="replace", tag_field="op"):
    """What has changed in a state."""

    path: str
    value: msgspec.Raw


class Update(msgspec.Struct, tag="update"):
    """What makes a new state of the one before."""

    base: int
    number: int
    patch: list[Replace]


class Done(msgspec.Struct, tag="done"):
    """An acknowledgement."""

    key: str
    version: int


class Refused(msgspec.Struct, tag="refused"):
    """A refusal: there must be none."""

    key: str | None
    error: msgspec.Raw


class State(msgspec.Struct, tag="state"):
    """A state, of which a player keeps all."""

    number: int


Told = State | Update | Done | Refused
decode = msgspec.json.Decoder(Told).decode
decode_several = msgspec.json.Decoder(list[msgspec.Raw]).decode
decode_any = msgspec.json.Decoder().decode

READ = {"version", "seat", "status", "to_act", "rematch"}
"""What a player reads of a state, beside the choices of its view."""


def replace(state: dict[str, Any], one: Replace) -> None:
    """Puts the value where the path points to, if a player reads what is there."""
    *steps, last = one.path.split("/")[1:]
    first = steps[0] if steps else last
    if first not in READ and not one.path.startswith("/view/choices") and first != one.path[1:]:
        return
    place: Any = state
    for step in steps:
        place = place[int(step) if isinstance(place, list) else step]
    place[int(last) if isinstance(place, list) else last] = decode_any(one.value)


class Ranger(Player):
    """A player at Wildpark; plays game after game, rematch after rematch."""

    def __init__(self, http: httpx.AsyncClient, figures: Figures, cookie: str, table: str) -> None:
        super().__init__(str(http.base_url).rstrip("/"), figures, cookie)
        self.http = http
        self.cookie = cookie
        self.table = table
        self.asked_for = -1
        self.state: dict[str, Any] = {}

    def address(self) -> tuple[str, str]:
        """That of the table."""
        return f"/api/tables/{self.table}/live", f"Cookie: {self.cookie}\r\n"

    def begin(self) -> None:
        """Asks for the state."""
        self.asked_for = -1
        self.to_see.clear()
        self.send(b'{"type":"hello","version":null}')

    def take(self, text: bytes) -> None:
        """Notes what a message, or several, tells, and moves if it is the own turn."""
        for message in decode_several(text) if text.startswith(b"[") else [text]:
            match decode(message):
                case Done():
                    self.note_acknowledged()
                case State():
                    self.state = decode_any(message)
                    self.look(len(text))
                case Update(base, number, patch):
                    if base != self.state["number"]:
                        raise RuntimeError(f"update of {base}, not of {self.state['number']}")
                    self.state["number"] = number
                    for one in patch:
                        replace(self.state, one)
                    self.look(len(text))
                case Refused() as refused:
                    raise RuntimeError(f"a move was refused: {refused}")

    def look(self, size: int) -> None:
        """Sees the newest state, which came in a message of this size, and goes on."""
        version, seat = self.state["version"], self.state["seat"]
        self.note_seen(version, size)
        if self.state["rematch"] is not None:
            self.table = self.state["rematch"]
            self.reconnect()
        elif self.state["status"] == "over" and seat == 0:
            self.spawn(self.ask_rematch())
        elif seat in self.state["to_act"] and version != self.asked_for:
            self.asked_for = version
            self.move(version, seat, self.chance.choice(self.state["view"]["choices"])["action"])

    def move(self, version: int, seat: int, action: int) -> None:
        """Sends a move."""
        self.note_asked(version)
        self.send(
            b'{"type":"play","key":"%d-%d","version":%d,"seat":%d,"action":%d}'
            % (seat, version, version, seat, action)
        )

    async def ask_rematch(self) -> None:
        """Asks for the next game; its address comes with the state that follows."""
        self.figures.games += 1
        await post(self.http, f"/api/tables/{self.table}/rematch", None, self.cookie)


@asynccontextmanager
async def seat_rangers(base: str, tables: int, figures: Figures) -> AsyncIterator[list[Player]]:
    """Opens tables of two and seats a new player at each seat."""
    players: list[Player] = []
    wish = {"game": "african_park", "seats": [{"kind": "me"}, {"kind": "link"}]}
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        for _ in range(tables):
            first, second = await new_cookie(http), await new_cookie(http)
            opened = await post(http, "/api/tables", wish, first)
            guest = {"secret": opened["join"].rsplit("/", 1)[1], "name": ""}
            await post(http, f"/api/tables/{opened['id']}/join", guest, second)
            pair = [Ranger(http, figures, cookie, opened["id"]) for cookie in (first, second)]
            pair[0].opponent, pair[1].opponent = pair[1], pair[0]
            players += pair
        yield players


async def post(http: httpx.AsyncClient, path: str, content: object, cookie: str) -> dict[str, Any]:
    """The answer to a request that must succeed."""
    answer = await http.post(path, json=content, headers={"Cookie": cookie})
    told: dict[str, Any] = answer.raise_for_status().json()
    return told


async def new_cookie(http: httpx.AsyncClient) -> str:
    """The cookie of a new person."""
    http.cookies.clear()
    answer = await http.get("/api/me")
    return str(answer.headers["set-cookie"]).split(";")[0]


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """A server in a process of its own on a new database: its address and the process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", str(Path(folder) / "load.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield cast("IO[str]", process.stdout).readline().strip(), process.pid
            finally:
                process.terminate()


def serve(database: str) -> None:
    """Runs the server that is measured; only its limits on the rate of requests are lifted."""
    from wildpark.server.web.limits import BOUNDLESS  # noqa: PLC0415  the players do without it
    from wildpark.server.web.run import listen, serve  # noqa: PLC0415  likewise
    from wildpark.server.web.settings import Settings  # noqa: PLC0415  likewise

    settings = Settings(
        database=f"sqlite:///{database}",
        limits=BOUNDLESS,
    )
    listener = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    serve(settings, listener, lambda: print(address, flush=True))


def run(tables: int, seconds: float, *, beside: bool) -> Iterator[Measured]:
    """Wildpark at this number of tables, and the peer at as many."""
    with server() as (base, process):
        seat = partial(seat_rangers, base, tables)
        yield uvloop.run(measure("Wildpark", seat, process, seconds))
    if beside:
        with boardgame_io.server() as (base, process):
            seat = partial(boardgame_io.seat_guests, base, tables)
            yield uvloop.run(measure(boardgame_io.PEER, seat, process, seconds))


def main() -> None:
    """Reads the arguments, measures, prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--beside", choices=[boardgame_io.PEER])
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
        return
    if arguments.beside:
        boardgame_io.install()
    rows = [
        row
        for tables in arguments.tables
        for row in run(tables, arguments.seconds, beside=arguments.beside is not None)
    ]
    print(table(rows))


if __name__ == "__main__":
    main()
