"""Who waits for a thought gets it in turn, whatever others ask for."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from wildpark.server.tables.thinking import FairQueue, Requester

T = TypeVar("T")

FLOOD = 30
ANA, ANN = Requester("here", "ana"), Requester("here", "ann")
BEN = Requester("there", "ben")


class Places:
    """Threads that a test lets end one by one."""

    def __init__(self) -> None:
        self.running: list[asyncio.Future[None]] = []
        self.begun: list[str] = []

    def do(self, job: Callable[[], T]) -> Awaitable[T]:
        """Begins a job, which says its name when it does."""
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.running.append(ended)
        result = job()
        self.begun.append(str(result))

        async def done() -> T:
            await ended
            return result

        return done()

    async def end(self, number: int = 0) -> None:
        """One of the running jobs ends, and all that follows from it happens."""
        self.running.pop(number).set_result(None)
        await settled()


async def settled() -> None:
    """Returns when all tasks wait for something that only the test can bring about."""
    for _ in range(20):
        await asyncio.sleep(0)


class Story:
    """A queue with some places, and people who ask."""

    def __init__(self, places: int) -> None:
        self.places = Places()
        self.queue = FairQueue(self.places.do, places)
        self.tasks: list[asyncio.Task[str]] = []

    async def ask(self, requester: Requester | None, name: str, times: int = 1) -> None:
        """Somebody asks for thoughts of this name."""
        for _ in range(times):
            self.tasks.append(asyncio.create_task(self.think(requester, name)))
        await settled()

    async def think(self, requester: Requester | None, name: str) -> str:
        """One thought."""
        return await self.queue(lambda: name, requester)

    async def finish(self) -> list[str]:
        """All thoughts end; their names in the order in which they were begun."""
        while self.places.running:
            await self.places.end()
        assert sorted(await asyncio.gather(*self.tasks)) == sorted(self.places.begun)
        return self.places.begun


def play(story: Callable[[Story], Awaitable[None]], places: int) -> None:
    """Plays a story."""

    async def run() -> None:
        await story(Story(places))

    asyncio.run(run())


def test_who_comes_after_a_flood_need_not_wait() -> None:
    async def story(one: Story) -> None:
        await one.ask(ANA, "ana", FLOOD)
        assert one.places.begun == ["ana"] * 3
        await one.ask(BEN, "ben")
        assert one.places.begun[-1] == "ben"
        await one.finish()

    play(story, 4)


def test_addresses_take_turns_and_so_do_people_at_one_address() -> None:
    async def story(one: Story) -> None:
        await one.ask(ANA, "ana", FLOOD)
        await one.ask(ANN, "ann", FLOOD)
        await one.ask(BEN, "ben", FLOOD)
        begun = (await one.finish())[1:41]
        assert begun.count("ben") == 20
        assert begun.count("ana") == begun.count("ann") == 10

    play(story, 1)


def test_what_nobody_waits_for_comes_last() -> None:
    async def story(one: Story) -> None:
        await one.ask(None, "nobody", FLOOD)
        assert one.places.begun == ["nobody"]
        await one.ask(ANA, "ana", FLOOD)
        assert await one.finish() == ["nobody"] + ["ana"] * FLOOD + ["nobody"] * (FLOOD - 1)

    play(story, 2)


def test_with_one_place_all_come_in_turn() -> None:
    async def story(one: Story) -> None:
        await one.ask(ANA, "ana", 3)
        await one.ask(BEN, "ben", 2)
        assert await one.finish() == ["ana", "ana", "ben", "ana", "ben"]

    play(story, 1)


def test_who_gives_up_leaves_the_line_and_a_running_thought_keeps_its_place() -> None:
    async def story(one: Story) -> None:
        await one.ask(ANA, "first")
        await one.ask(ANA, "gives up")
        await one.ask(BEN, "next")
        one.tasks[1].cancel()
        one.tasks[0].cancel()
        await settled()
        assert one.places.begun == ["first"]  # its thread goes on
        await one.places.end()
        assert one.places.begun == ["first", "next"]
        await one.places.end()
        assert await one.tasks[2] == "next"
        for given_up in one.tasks[:2]:
            with pytest.raises(asyncio.CancelledError):
                await given_up

    play(story, 1)


def test_what_a_thought_raises_is_raised_and_its_place_is_free() -> None:
    async def fails(_: Callable[[], T]) -> T:
        await asyncio.sleep(0)
        raise ValueError("no thought")

    async def story(_: Story) -> None:
        queue = FairQueue(fails, 1)
        for _try in range(3):
            with pytest.raises(ValueError, match="no thought"):
                await queue(int, ANA)

    play(story, 1)
