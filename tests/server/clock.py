"""A clock that a test moves: nobody waits for real time, and nothing depends on the machine's."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from threading import Condition

START = datetime(2026, 1, 1, tzinfo=UTC)

PATIENCE = 60
"""Seconds after which a test that waits for something gives up."""


class ManualClock:
    """The time of a server under test; it stands still until the test moves it on."""

    def __init__(self) -> None:
        self._now = START
        self._sleepers: list[tuple[datetime, asyncio.Future[None]]] = []
        self._changed = Condition()

    def now(self) -> datetime:
        """The time, in UTC."""
        return self._now

    @property
    def seconds(self) -> float:
        """The time, in seconds since START."""
        return (self._now - START).total_seconds()

    async def sleep_until(self, moment: datetime) -> None:
        """Returns once the test has moved the clock to that moment."""
        woken = asyncio.get_running_loop().create_future()
        sleeper = (moment, woken)
        with self._changed:
            if moment <= self._now:
                return
            self._sleepers.append(sleeper)
            self._changed.notify_all()
        try:
            await woken
        finally:
            with self._changed:
                self._sleepers.remove(sleeper)
                self._changed.notify_all()

    def advance(self, seconds: float) -> None:
        """Moves the clock on; who sleeps until a moment that has come then wakes up."""
        with self._changed:
            self._now += timedelta(seconds=seconds)
            due = [woken for moment, woken in self._sleepers if moment <= self._now]
        for woken in due:
            woken.get_loop().call_soon_threadsafe(_wake, woken)

    def wait_for(self, holds: Callable[[Sequence[float]], bool]) -> None:
        """Returns once this holds for the sleepers' times, in seconds from now."""
        with self._changed:
            assert self._changed.wait_for(lambda: holds(self._times()), PATIENCE), self._times()

    def _times(self) -> list[float]:
        return sorted((moment - self._now).total_seconds() for moment, _ in self._sleepers)


def _wake(woken: asyncio.Future[None]) -> None:
    if not woken.done():
        woken.set_result(None)
