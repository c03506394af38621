"""The server is killed in the middle of play: nothing acknowledged is lost, nothing is doubled."""

import asyncio
import random
import signal
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import server
from wildpark.server.messages import Done, Play, State, ToPage, Undo

KILLS = 50
TABLES = 4


@dataclass
class Account:
    """What a player knows of a table: what was acknowledged, and what was sent and is not yet."""

    table: str
    cookie: str
    chance: random.Random
    acknowledged: dict[str, tuple[int, Play | Undo]] = field(default_factory=dict)
    sent: Play | Undo | None = None
    over: bool = False

    async def play(self, port: int) -> None:
        """Connects, asks for what is open, checks the log, and plays until the server is gone."""
        try:
            address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live"
            headers = {"Cookie": self.cookie}
            async with connect(address, additional_headers=headers, compression=None) as socket:
                await self.come_back(socket)
                while not self.over:
                    await self.command(socket, await self.next_state(socket))
        except (ConnectionClosed, OSError):
            return

    async def come_back(self, socket: ClientConnection) -> None:
        """Sends again what was not acknowledged, and something old; then checks the whole log."""
        await socket.send('{"type":"hello"}')
        if self.sent is not None:
            await self.ask(socket, self.sent)
        if self.acknowledged:
            version, old = self.chance.choice(list(self.acknowledged.values()))
            await socket.send(msgspec.json.encode(old).decode())
            assert await self.answer(socket) == Done(old.key, version)
        await socket.send('{"type":"hello"}')
        while (state := await self.next_state(socket)).since > 0:
            pass
        self.check(state)
        await socket.send(msgspec.json.encode({"type": "hello", "version": 0}).decode())

    def check(self, state: State) -> None:
        """The log holds exactly what was acknowledged, each once and at its version."""
        found = {(entry.version, entry.kind, entry.seat, entry.action) for entry in state.entries}
        expected = {
            (version, "play", one.seat, one.action)
            if isinstance(one, Play)
            else (version, "undo", one.seat, None)
            for version, one in self.acknowledged.values()
        }
        assert found == expected
        assert len(state.entries) == len(self.acknowledged) == state.version

    async def command(self, socket: ClientConnection, state: State) -> None:
        """Chooses something, or takes the last choice back."""
        self.over = state.status == "over"
        if state.version != len(self.acknowledged) or self.over:
            return
        key = f"key-{state.version}-{self.chance.getrandbits(32)}"
        if state.undo and self.chance.random() < 0.2:
            await self.ask(socket, Undo(key, state.version, state.undo[0]))
        else:
            action = self.chance.choice(state.view.choices).action
            await self.ask(socket, Play(key, state.version, state.to_act[0], action))

    async def ask(self, socket: ClientConnection, command: Play | Undo) -> None:
        """Sends a command; once it is acknowledged it counts."""
        self.sent = command
        await socket.send(msgspec.json.encode(command).decode())
        done = await self.answer(socket)
        assert isinstance(done, Done), done
        assert done.key == command.key
        self.acknowledged[command.key] = (done.version, command)
        self.sent = None

    async def answer(self, socket: ClientConnection) -> ToPage:
        while isinstance(message := await self.next(socket), State):
            pass
        return message

    async def next_state(self, socket: ClientConnection) -> State:
        while not isinstance(message := await self.next(socket), State):
            pass
        return message

    async def next(self, socket: ClientConnection) -> ToPage:
        return msgspec.json.decode(await socket.recv(), type=ToPage)


async def open_table(port: int, chance: random.Random) -> Account:
    """A new table for two on one device."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        wish = {"game": "african_park", "seats": [{"kind": "me"}, {"kind": "here"}]}
        answer = (await client.post("/api/tables", json=wish)).raise_for_status()
    return Account(answer.json()["id"], answer.headers["set-cookie"].split(";")[0], chance)


async def play_until_killed(port: int, kill: int, accounts: list[Account], end: object) -> None:
    """All play; at a random moment the server is killed."""
    chance = random.Random(kill)
    accounts[:] = [one for one in accounts if not one.over]
    while len(accounts) < TABLES:
        accounts.append(await open_table(port, chance))
    playing = [asyncio.create_task(account.play(port)) for account in accounts]
    await asyncio.sleep(chance.uniform(0.05, 0.4))
    end()
    await asyncio.gather(*playing)


@pytest.mark.slow
def test_killed_in_the_middle_of_play(tmp_path: Path) -> None:
    accounts: list[Account] = []
    acknowledged = open_ends = 0
    for kill in range(KILLS + 1):
        with server(str(tmp_path / "kill.db")) as (process, port):
            before = sum(len(one.acknowledged) for one in accounts)

            def end() -> None:
                process.send_signal(signal.SIGKILL)

            asyncio.run(play_until_killed(port, kill, accounts, end))
            assert process.wait(10) == -signal.SIGKILL
        acknowledged += sum(len(one.acknowledged) for one in accounts) - before
        open_ends += sum(one.sent is not None for one in accounts)
    assert acknowledged > KILLS
    assert open_ends > KILLS / 5


def test_told_to_stop_in_the_middle_of_play(tmp_path: Path) -> None:
    accounts: list[Account] = []
    for stop in range(3):
        with server(str(tmp_path / "stop.db")) as (process, port):
            asyncio.run(play_until_killed(port, stop, accounts, process.terminate))
            assert process.wait(20) in {0, -signal.SIGTERM}
