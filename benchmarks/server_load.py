"""How many durable moves a second the server takes, and how soon the opponent sees them.

Starts a server on a new SQLite database, seats players at tables of two, and lets every seat play
as fast as its moves are acknowledged: an acknowledged move is committed and on the disk.

    python benchmarks/server_load.py --tables 50 --seconds 10
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import IO, Any, cast

import httpx
import msgspec

WARM_UP = 2.0
TEXT = 1
"""The kind of a WebSocket frame that carries text."""


class Choice(msgspec.Struct):
    """The one thing that a player needs of a choice."""

    action: int


class View(msgspec.Struct):
    """The one thing that a player needs of a view."""

    choices: list[Choice]


class State(msgspec.Struct, tag="state"):
    """What a player needs of a state."""

    version: int
    status: str
    seat: int
    to_act: list[int]
    view: View
    rematch: str | None


class Done(msgspec.Struct, tag="done"):
    """An acknowledgement."""

    key: str
    version: int


class Refused(msgspec.Struct, tag="refused"):
    """A refusal: there must be none."""

    key: str | None
    error: msgspec.Raw


decode = msgspec.json.Decoder(State | Done | Refused).decode


@dataclass
class Figures:
    """What was measured, in seconds. Moves before ``begins`` are warm-up."""

    http: httpx.AsyncClient
    begins: float = float("inf")
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    games: int = 0


class Player(asyncio.Protocol):
    """One connected player; plays game after game, rematch after rematch.

    Speaks just as much of the WebSocket protocol as the server's answers need, so that the players
    leave the machine to the server.
    """

    opponent: "Player"

    def __init__(self, base: str, table: str, cookie: str, figures: Figures) -> None:
        self.base = base
        self.table = table
        self.cookie = cookie
        self.figures = figures
        self.chance = random.Random(cookie)  # noqa: S311  it only picks moves
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks: set[asyncio.Future[None]] = set()
        self.begin_table(table)

    def begin_table(self, table: str) -> None:
        """Makes ready for a new table."""
        self.table = table
        self.buffer = bytearray()
        self.handshaken = False
        self.asked = 0.0
        self.asked_for = -1
        self.to_see: dict[int, float] = {}

    async def connect(self) -> None:
        """Opens the live connection to the table."""
        host, port = self.base.removeprefix("http://").split(":")
        await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the connection to become a WebSocket."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Takes every message that is complete."""
        self.buffer += data
        if not self.handshaken:
            _, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self.handshaken = True
            self.buffer = bytearray(rest)
            self.send(b'{"type":"hello","version":null}')
        try:
            while (message := self.next_message()) is not None:
                self.take(message)
        except Exception as problem:  # noqa: BLE001  whatever it is, it ends the measurement
            self.fail(problem)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts something that takes a while; if it fails, so does the measurement."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)

    def finish(self, task: asyncio.Future[None]) -> None:
        """Lets go of a task that has ended."""
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.fail(problem)

    def fail(self, problem: BaseException) -> None:
        """Ends the measurement."""
        if not self.ended.done():
            self.ended.set_exception(problem)

    def close(self) -> None:
        """Stops playing."""
        self.transport.close()
        for task in self.tasks:
            task.cancel()

    def next_message(self) -> bytes | None:
        """The next text message; other frames (pings) are passed over."""
        while len(self.buffer) >= 4:
            length, start = self.buffer[1], 2
            if length == 126:
                length, start = int.from_bytes(self.buffer[2:4], "big"), 4
            if len(self.buffer) < start + length:
                return None
            kind = self.buffer[0] & 15
            payload = bytes(self.buffer[start : start + length])
            del self.buffer[: start + length]
            if kind == TEXT:
                return payload
        return None

    def send(self, payload: bytes) -> None:
        """Sends a short text message, masked with zeros."""
        self.transport.write(bytes((0x80 | TEXT, 0x80 | len(payload), 0, 0, 0, 0)) + payload)

    def take(self, text: bytes) -> None:
        """Notes what a message tells, and moves if it is the own turn."""
        now = perf_counter()
        match decode(text):
            case Done():
                if self.asked > self.figures.begins:
                    self.figures.acknowledged.append(now - self.asked)
            case State(version, status, seat, to_act, view, rematch):
                self.note_seen(version, now, len(text))
                if rematch is not None:
                    self.transport.close()
                    self.begin_table(rematch)
                    self.spawn(self.connect())
                elif status == "over" and seat == 0:
                    self.spawn(self.ask_rematch())
                elif seat in to_act and version != self.asked_for:
                    self.asked_for = version
                    self.move(version, seat, self.chance.choice(view.choices).action)
            case Refused() as refused:
                raise RuntimeError(f"a move was refused: {refused}")

    def note_seen(self, version: int, now: float, size: int) -> None:
        """The opponent's moves before this version are seen now."""
        for moved in [one for one in self.to_see if one < version]:
            asked = self.to_see.pop(moved)
            if asked > self.figures.begins:
                self.figures.seen.append(now - asked)
                self.figures.sizes.append(size)

    def move(self, version: int, seat: int, action: int) -> None:
        """Sends a move."""
        self.asked = self.opponent.to_see[version] = perf_counter()
        self.send(
            b'{"type":"play","key":"%d-%d","version":%d,"seat":%d,"action":%d}'
            % (seat, version, version, seat, action)
        )

    async def ask_rematch(self) -> None:
        """Asks for the next game; its address comes with the state that follows."""
        self.figures.games += 1
        path = f"/api/tables/{self.table}/rematch"
        answer = await self.figures.http.post(path, headers={"Cookie": self.cookie})
        answer.raise_for_status()


async def seat_players(base: str, tables: int, figures: Figures) -> list[Player]:
    """Opens tables of two and seats a new player at each seat."""
    players = []
    wish = {"game": "african_park", "seats": [{"kind": "me"}, {"kind": "link"}]}
    for _ in range(tables):
        first, second = await new_cookie(base), await new_cookie(base)
        table = await post(figures.http, "/api/tables", wish, first)
        guest = {"secret": table["join"].rsplit("/", 1)[1], "name": ""}
        await post(figures.http, f"/api/tables/{table['id']}/join", guest, second)
        pair = [Player(base, table["id"], cookie, figures) for cookie in (first, second)]
        pair[0].opponent, pair[1].opponent = pair[1], pair[0]
        players += pair
    return players


async def post(http: httpx.AsyncClient, path: str, content: object, cookie: str) -> dict[str, Any]:
    """The answer to a request that must succeed."""
    answer = await http.post(path, json=content, headers={"Cookie": cookie})
    told: dict[str, Any] = answer.raise_for_status().json()
    return told


async def new_cookie(base: str) -> str:
    """The cookie of a new person."""
    async with httpx.AsyncClient(base_url=base) as client:
        answer = await client.get("/api/me")
        return str(answer.headers["set-cookie"]).split(";")[0]


async def measure(base: str, tables: int, seconds: float) -> tuple[Figures, float]:
    """Lets all play; returns what was measured and for how long."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        figures = Figures(http)
        players = await seat_players(base, tables, figures)
        await asyncio.gather(*(player.connect() for player in players))
        await asyncio.sleep(WARM_UP)
        figures.begins = perf_counter()
        await asyncio.wait(
            [player.ended for player in players],
            timeout=seconds,
            return_when=asyncio.FIRST_EXCEPTION,
        )
        lasted = perf_counter() - figures.begins
        for player in players:
            player.close()
            if player.ended.done():
                player.ended.result()
        return figures, lasted


@contextmanager
def server(folder: str) -> Iterator[str]:
    """A server of its own process on a new database; its address."""
    command = [sys.executable, __file__, "--serve", str(Path(folder) / "load.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield cast("IO[str]", process.stdout).readline().strip()
        finally:
            process.terminate()


def serve(database: str) -> None:
    """Runs the server that is measured; only its limits on the rate of requests are lifted."""
    from wildpark.server.run import listen, serve  # noqa: PLC0415  the players do without it
    from wildpark.server.settings import Settings  # noqa: PLC0415  likewise

    settings = Settings(
        database=f"sqlite:///{database}",
        commands_per_second=1e6,
        commands_burst=10**6,
        creations_per_minute=10**6,
        creations_per_address=10**6,
    )
    listener = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    serve(settings, listener, lambda: print(address, flush=True))


def percentile(values: list[float], share: float) -> float:
    """The value that ``share`` of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def report(figures: Figures, lasted: float, tables: int) -> None:
    """Prints what was measured."""
    moves = len(figures.acknowledged)
    within = sum(one <= 0.1 for one in figures.seen) / len(figures.seen)
    print(
        f"{2 * tables} players at {tables} tables for {lasted:.1f} s, {figures.games} games ended"
    )
    print(f"durable moves a second      {moves / lasted:8.0f}")
    for name, values in (
        ("acknowledged", figures.acknowledged),
        ("seen by opponent", figures.seen),
    ):
        shares = "  ".join(
            f"{share:.0%} {1000 * percentile(values, share):.1f} ms" for share in (0.5, 0.9, 0.99)
        )
        print(f"{name:<24}    {shares}")
    print(f"seen within 100 ms          {within:8.2%}")
    print(f"mean size of a state        {sum(figures.sizes) / len(figures.sizes):8.0f} bytes")


def main() -> None:
    """Reads the arguments, measures, prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
        return
    with tempfile.TemporaryDirectory() as folder, server(folder) as base:
        figures, lasted = asyncio.run(measure(base, arguments.tables, arguments.seconds))
    report(figures, lasted, arguments.tables)


if __name__ == "__main__":
    main()
