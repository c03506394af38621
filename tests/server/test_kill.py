"""The server is killed in the middle of play: nothing acknowledged is lost, nothing is doubled."""

import asyncio
import random
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.clock import PATIENCE
from tests.server.people import Page, messages_in
from tests.server.serving import server
from wildpark.rules.catalogue import NAMES
from wildpark.server.messages.messages import Done, Play, State, ToPage, Undo

KILLS = 50
TABLES = 4
MAX_COMMANDS = 150


@dataclass
class Account:
    """What a player knows of a table: what was acknowledged, and what was sent and is not yet."""

    table: str
    cookie: str
    chance: random.Random
    sending: Callable[[], None] = lambda: None
    acknowledged: dict[str, tuple[int, Play | Undo]] = field(default_factory=dict)
    sent: Play | Undo | None = None
    over: bool = False
    page: Page = field(default_factory=Page)
    waiting: list[bytes] = field(default_factory=list)

    def connected(self, port: int) -> connect:
        """A live connection to the table."""
        self.waiting = []
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live"
        headers = {"Cookie": self.cookie}
        return connect(address, additional_headers=headers, compression=None, open_timeout=PATIENCE)

    async def play(self, port: int) -> None:
        """Connects, asks for what is open, checks the log, and plays until the server is gone."""
        try:
            async with self.connected(port) as socket:
                await self.come_back(socket)
                while not self.over:
                    await self.command(socket, await self.next_state(socket))
        except (ConnectionClosed, InvalidMessage, OSError):
            return  # killed, perhaps while it was saying hello

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
        """The log holds exactly what was acknowledged, each once and at its version.

        What one seat chose unseen, the other is not told, though both are on one device.
        """
        found = {(entry.version, entry.kind, entry.seat): entry.action for entry in state.entries}
        expected = {
            (version, "play" if isinstance(one, Play) else "undo", one.seat): (
                one.action if isinstance(one, Play) else None
            )
            for version, one in self.acknowledged.values()
        }
        assert found.keys() == expected.keys()
        for place, action in found.items():
            unseen = action is None and place[-1] != state.seat
            assert unseen or action == expected[place]
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
        self.sending()
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
        if not self.waiting:
            self.waiting = messages_in(str(await socket.recv()))
        return self.page.read(self.waiting.pop(0))


async def open_table(port: int, chance: random.Random) -> Account:
    """A new table for two on one device, of any game."""
    game = chance.choice(NAMES)
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}]}
        answer = (await client.post("/api/tables", json=wish)).raise_for_status()
    cookie = answer.headers["set-cookie"].split(";")[0]
    return Account(answer.json()["id"], cookie, chance)


async def check_all(port: int, accounts: list[Account]) -> None:
    """Every table, also those whose game is over, is as its players know it."""
    for account in accounts:
        async with account.connected(port) as socket:
            await account.come_back(socket)


async def play_until(
    end: Callable[[], None], port: int, chance: random.Random, accounts: list[Account]
) -> int:
    """All play until ``end`` ends the server; how many commands were not answered.

    That is right after somebody has sent a command, or some thousandths of a second later.
    """
    left = chance.randrange(1, MAX_COMMANDS)
    pause = chance.choice((0, chance.uniform(0, 0.01)))

    def count_down() -> None:
        nonlocal left
        left -= 1
        if left == 0 and pause:
            asyncio.get_running_loop().call_later(pause, end)
        elif left == 0:
            end()

    async def play_on(account: Account) -> None:
        """Game after game, as long as the server is there."""
        while True:
            account.sending = count_down
            await account.play(port)
            if not account.over:
                return
            try:
                account = await open_table(port, chance)
            except httpx.HTTPError:
                return
            accounts.append(account)

    playing = [account for account in accounts if not account.over]
    for _ in range(TABLES - len(playing)):
        playing.append(await open_table(port, chance))
        accounts.append(playing[-1])
    await asyncio.gather(*(play_on(account) for account in playing))
    return sum(account.sent is not None for account in accounts)


@pytest.mark.slow
def test_killed_in_the_middle_of_play(tmp_path: Path) -> None:
    accounts: list[Account] = []
    unanswered = 0
    for kill in range(KILLS):
        with server(str(tmp_path / "kill.db")) as (process, port):
            chance = random.Random(kill)
            unanswered += asyncio.run(play_until(process.kill, port, chance, accounts))
            assert process.wait(PATIENCE) == -signal.SIGKILL
    with server(str(tmp_path / "kill.db")) as (process, port):
        asyncio.run(check_all(port, accounts))
    assert sum(len(account.acknowledged) for account in accounts) > KILLS
    assert unanswered > KILLS / 5  # many were killed between a command and its answer


def test_told_to_stop_in_the_middle_of_play(tmp_path: Path) -> None:
    accounts: list[Account] = []
    for stop in range(3):
        with server(str(tmp_path / "stop.db")) as (process, port):
            asyncio.run(play_until(process.terminate, port, random.Random(stop), accounts))
            assert process.wait(PATIENCE) in {0, -signal.SIGTERM}
    with server(str(tmp_path / "stop.db")) as (process, port):
        asyncio.run(check_all(port, accounts))
