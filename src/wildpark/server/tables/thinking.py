"""Thinking: what takes long is done elsewhere, so that it holds nobody up, and fairly."""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Requester:
    """For whom something is thought about: a person, and the network address they come from."""

    address: str
    person: str


class Think(Protocol):
    """Does a job that takes thought in another thread, or wherever there is room for it."""

    def __call__(self, job: Callable[[], T], requester: Requester | None, /) -> Awaitable[T]:
        """The job's result; what it raises is raised here.

        ``requester``: whose turn it uses; None: that of nobody who is waiting.
        """
        raise NotImplementedError


class Elsewhere(Protocol):
    """Does a job in another thread; as many at a time as there are places."""

    def __call__(self, job: Callable[[], T], /) -> Awaitable[T]:
        """The job's result; what it raises is raised here."""
        raise NotImplementedError


Lines = dict[Requester | None, deque[asyncio.Future[None]]]


class FairQueue:
    """Thinks for everybody in turn: for one address after the other, and there for each person.

    Nobody holds the last place: whoever comes then need not wait for the many thoughts of another.
    What nobody waits for comes after all else.
    """

    def __init__(self, do: Elsewhere, places: int) -> None:
        self._do = do
        self._free = places
        self._most = max(1, places - 1)
        self._held: Counter[Requester | None] = Counter()
        self._lines: dict[str, Lines] = {}  # by address; whose turn is next comes first
        self._last: Lines = {None: deque()}

    async def __call__(self, job: Callable[[], T], requester: Requester | None, /) -> T:
        """Waits for its turn, then does the job."""
        turn = asyncio.get_running_loop().create_future()
        lines = self._last if requester is None else self._lines.setdefault(requester.address, {})
        lines.setdefault(requester, deque()).append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(requester)
            raise
        doing = asyncio.ensure_future(self._do(job))
        # a thread cannot be stopped: its place is free when it has ended, also if nobody waits
        doing.add_done_callback(lambda _: self._leave(requester))
        return await asyncio.shield(doing)

    def _leave(self, requester: Requester | None) -> None:
        self._free += 1
        self._held[requester] -= 1
        if not self._held[requester]:
            del self._held[requester]
        self._call()

    def _call(self) -> None:
        """Gives the free places to those whose turn it is."""
        while self._free and self._call_one():
            self._free -= 1

    def _call_one(self) -> bool:
        for address, lines in list(self._lines.items()):
            called = self._call_from(lines)
            del self._lines[address]
            if lines:
                self._lines[address] = lines
            if called:
                return True
        return not self._lines and self._call_from(self._last)

    def _call_from(self, lines: Lines) -> bool:
        """Calls the next of these who may have a place; afterwards others come before them."""
        for requester, line in list(lines.items()):
            while line and line[0].cancelled():
                line.popleft()
            called = bool(line) and self._held[requester] < self._most
            if called:
                self._held[requester] += 1
                line.popleft().set_result(None)
            del lines[requester]
            if line or requester is None:
                lines[requester] = line
            if called:
                return True
        return False
