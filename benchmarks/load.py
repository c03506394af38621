"""Players who load a server: shared by the servers that ``server_load.py`` measures.

Each speaks just as much of the WebSocket protocol as a server's answers need, so that the players
leave the machine to the server.
"""

import asyncio
import os
import random
import resource
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, cast

WARM_UP = 2.0
TEXT = 1
"""The kind of a WebSocket frame that carries text."""


@dataclass
class Figures:
    """What was measured, in seconds. Moves before ``begins`` are warm-up."""

    begins: float = float("inf")
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    games: int = 0


class Player(asyncio.Protocol):
    """One connected player, who plays game after game until ``close``."""

    opponent: "Player"

    def __init__(self, base: str, figures: Figures, seed: str) -> None:
        self.base = base
        self.figures = figures
        self.chance = random.Random(seed)  # noqa: S311  it only picks moves
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks: set[asyncio.Future[None]] = set()
        self.asked = 0.0
        self.to_see: dict[int, float] = {}
        self.begin_anew()

    # --- what each server's players do ------------------------------------------------------------

    def address(self) -> tuple[str, str]:
        """The path of the live connection, and more headers with which it is asked for."""
        raise NotImplementedError

    def begin(self) -> None:
        """Called when the connection is open."""
        raise NotImplementedError

    def take(self, text: bytes) -> None:
        """Takes a message."""
        raise NotImplementedError

    # --- the connection ---------------------------------------------------------------------------

    async def connect(self) -> None:
        """Opens the live connection."""
        host, port = self.base.removeprefix("http://").split(":")
        await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))

    def reconnect(self) -> None:
        """Leaves the connection for a new one; what has arrived on the old one is not read."""
        self.transport.close()
        self.begin_anew()
        self.spawn(self.connect())

    def begin_anew(self) -> None:
        """Nothing has arrived yet."""
        self.buffer = bytearray()
        self.handshaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the connection to become a WebSocket."""
        self.transport = cast("asyncio.Transport", transport)
        path, headers = self.address()
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n{headers}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Takes every message that is complete."""
        self.buffer += data
        try:
            if not self.handshaken:
                _, found, rest = self.buffer.partition(b"\r\n\r\n")
                if not found:
                    return
                self.handshaken = True
                self.buffer = bytearray(rest)
                self.begin()
            while (message := self.next_message()) is not None:
                self.take(message)
        except Exception as problem:  # noqa: BLE001  whatever it is, it ends the measurement
            self.fail(problem)

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
        """Sends a text message, masked with zeros."""
        length = len(payload)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes((0x80 | TEXT,)) + size + b"\0\0\0\0" + payload)

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

    # --- what is measured -------------------------------------------------------------------------

    def note_asked(self, version: int) -> None:
        """A move in the position of this version is sent now."""
        self.asked = self.opponent.to_see[version] = perf_counter()

    def note_acknowledged(self) -> None:
        """The last move is acknowledged now."""
        if self.asked > self.figures.begins:
            self.figures.acknowledged.append(perf_counter() - self.asked)

    def note_seen(self, version: int, size: int) -> None:
        """The opponent's moves before this version are seen now, in a message of this size."""
        for moved in [one for one in self.to_see if one < version]:
            asked = self.to_see.pop(moved)
            if asked > self.figures.begins:
                self.figures.seen.append(perf_counter() - asked)
                self.figures.sizes.append(size)


@dataclass(frozen=True)
class Measured:
    """One row of the table: ``server`` and ``players`` are processor times, in seconds."""

    name: str
    connections: int
    figures: Figures
    lasted: float
    server: float
    players: float

    def cells(self) -> list[str]:
        """The row; times of moves in ms, processor times a move in µs."""
        moves = len(self.figures.acknowledged)
        acknowledged, seen = sorted(self.figures.acknowledged), sorted(self.figures.seen)
        return [
            self.name,
            str(self.connections),
            f"{moves / self.lasted:,.0f}",
            *(f"{1000 * percentile(acknowledged, share):.1f}" for share in (0.5, 0.99)),
            *(f"{1000 * percentile(seen, share):.1f}" for share in (0.5, 0.99)),
            *(f"{1e6 * spent / moves:.0f}" for spent in (self.server, self.players)),
            f"{sum(self.figures.sizes) / len(self.figures.sizes):,.0f}",
            str(self.figures.games),
        ]


HEAD = (
    "server",
    "connections",
    "moves a second",
    "acknowledged, ms: 50 %",
    "99 %",
    "seen by opponent, ms: 50 %",
    "99 %",
    "processor time a move, µs: server",
    "players",
    "bytes a message",
    "games ended",
)


def table(rows: Sequence[Measured]) -> str:
    """The rows as a table in Markdown."""
    lines = [HEAD, ["---", *["---:"] * (len(HEAD) - 1)], *(row.cells() for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def percentile(ordered: Sequence[float], share: float) -> float:
    """The value that ``share`` of all values, which are in order, do not exceed."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def processor_time(process: int) -> float:
    """The seconds that a process has had on processors, with all its threads (Linux only)."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def own_time() -> float:
    """The seconds that this process has had on processors."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def measure(
    name: str,
    seated: Callable[[Figures], AbstractAsyncContextManager[Sequence[Player]]],
    process: int,
    seconds: float,
) -> Measured:
    """Seats players at a server, which runs in a process of its own, and lets all play."""
    figures = Figures()
    async with seated(figures) as players:
        await asyncio.gather(*(player.connect() for player in players))
        await asyncio.sleep(WARM_UP)
        server, own = processor_time(process), own_time()
        figures.begins = perf_counter()
        await asyncio.wait(
            [player.ended for player in players],
            timeout=seconds,
            return_when=asyncio.FIRST_EXCEPTION,
        )
        lasted = perf_counter() - figures.begins
        server, own = processor_time(process) - server, own_time() - own
        for player in players:
            player.close()
            if player.ended.done():
                player.ended.result()
    return Measured(name, len(players), figures, lasted, server, own)
