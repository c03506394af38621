"""Time: what it is now, how long a seat may think, and being woken when that is out."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta

STEPS = 3
"""A decision made in many small steps has so many times as long as a choice, for all of them."""


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


def written(moment: datetime) -> str:
    """A moment as text that sorts."""
    return moment.isoformat(timespec="milliseconds")


def time_out(begun: str, seconds: int, *, in_steps: bool) -> datetime:
    """When the time is out for a decision that began at a moment as ``written``."""
    return datetime.fromisoformat(begun) + timedelta(seconds=seconds * (STEPS if in_steps else 1))


class Alarms:
    """Calls ``ring`` with the id of a table when the next time to think there is out."""

    def __init__(self, ring: Callable[[str], Coroutine[None, None, None]]) -> None:
        self._ring = ring
        self._set: dict[str, asyncio.TimerHandle] = {}
        self._ringing: set[asyncio.Task[None]] = set()

    def set(self, table: str, moment: datetime | None) -> None:
        """Sets a table's one alarm, in place of the one before; None: it needs none."""
        if before := self._set.pop(table, None):
            before.cancel()
        if moment is not None:
            seconds = max(0.0, (moment - now()).total_seconds())
            self._set[table] = asyncio.get_running_loop().call_later(seconds, self._start, table)

    def close(self) -> None:
        """Takes all alarms off."""
        for alarm in self._set.values():
            alarm.cancel()
        for task in self._ringing:
            task.cancel()

    def _start(self, table: str) -> None:
        del self._set[table]
        task = asyncio.create_task(self._ring(table))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)
