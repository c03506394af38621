"""boardgame.io as a server to be loaded: a peer of ``server_load.py``, with its memory store."""

import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import IO, cast

import msgspec

from benchmarks.load import Figures, Player

PEER = "boardgame.io"
VERSION = "0.50.2"
FOLDER = Path(__file__).parents[1] / "build" / PEER
SERVER = Path(__file__).with_suffix(".cjs")

EVENT = b"42/load,"
"""What stands before an event of the game in socket.io's protocol."""


class Board(msgspec.Struct):
    """What a player needs of the game's own state: who owns each cell."""

    cells: list[str | None]


class Turn(msgspec.Struct):
    """What a player needs of boardgame.io's state of a match."""

    current: str = msgspec.field(name="currentPlayer")
    gameover: object = None


class State(msgspec.Struct):
    """What a player needs of a state."""

    board: Board = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    version: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What a player needs of the answer to ``sync``."""

    state: State


read_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_synced = msgspec.json.Decoder(Synced).decode
write = msgspec.json.Encoder().encode


class Guest(Player):
    """A player at boardgame.io: plays a match to its end, then the next with the same opponent."""

    def __init__(self, base: str, figures: Figures, table: int, seat: int) -> None:
        super().__init__(base, figures, f"{table}-{seat}")
        self.seat = str(seat)
        self.matches = (f"match-{table}-{number}" for number in count())

    def address(self) -> tuple[str, str]:
        """socket.io's own."""
        return "/socket.io/?EIO=4&transport=websocket", ""

    def begin(self) -> None:
        """Nothing: socket.io speaks first."""

    def take(self, text: bytes) -> None:
        """Answers what the protocol asks, notes what is told, and moves if it is the own turn."""
        if text == b"2":
            self.send(b"3")
        elif text.startswith(b"0"):
            self.send(b"40/load,")
        elif text.startswith(b"40/load,"):
            self.next_match()
        elif text.startswith(EVENT):
            name, _, *more = read_event(memoryview(text)[len(EVENT) :])
            if bytes(name) == b'"sync"':
                self.play_on(read_synced(more[0]).state)
            elif bytes(name) == b'"update"':
                self.note(read_state(more[0]), len(text))

    def next_match(self) -> None:
        """Asks for a new match."""
        self.match = next(self.matches)
        self.to_see.clear()
        self.send(EVENT + write(["sync", self.match, self.seat, None, 2]))

    def note(self, state: State, size: int) -> None:
        """Notes whose move an update brings, and goes on."""
        mine = str((state.version - 1) % 2) == self.seat
        if mine:
            self.note_acknowledged()
        else:
            self.note_seen(state.version, size)
        self.play_on(state)

    def play_on(self, state: State) -> None:
        """Moves if it is the own turn; goes to the next match after the end."""
        if state.turn.gameover is not None:
            self.figures.games += self.seat == "0"
            self.next_match()
        elif state.turn.current == self.seat:
            free = [cell for cell, owner in enumerate(state.board.cells) if owner is None]
            self.note_asked(state.version)
            payload = {
                "type": "place",
                "args": [self.chance.choice(free)],
                "playerID": self.seat,
            }
            action = {"type": "MAKE_MOVE", "payload": payload}
            self.send(EVENT + write(["update", action, state.version, self.match, self.seat]))


@asynccontextmanager
async def seat_guests(base: str, tables: int, figures: Figures) -> AsyncIterator[list[Player]]:
    """Two players for each table."""
    players: list[Player] = []
    for table in range(tables):
        pair = [Guest(base, figures, table, seat) for seat in range(2)]
        pair[0].opponent, pair[1].opponent = pair[1], pair[0]
        players += pair
    yield players


def install() -> None:
    """Installs the peer from npm, once."""
    if not (FOLDER / "node_modules" / PEER).exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(FOLDER)]
        subprocess.run([*command, f"{PEER}@{VERSION}"], check=True)


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """The peer's server in a process of its own: its address and the process."""
    environment = os.environ | {
        "NODE_ENV": "production",
        "NODE_PATH": str(FOLDER / "node_modules"),
    }
    with subprocess.Popen(
        ["node", str(SERVER)], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            yield cast("IO[str]", process.stdout).readline().strip(), process.pid
        finally:
            process.terminate()
