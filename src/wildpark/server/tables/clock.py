"""Time: the clock that tables use, and when the time for a decision runs out."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Protocol

STEPS = 3
"""A decision made in many small steps has this many times the limit of a single choice."""


class Clock(Protocol):
    """The clock that tables use."""

    def now(self) -> datetime:
        """The time, in UTC."""
        raise NotImplementedError

    async def sleep_until(self, moment: datetime) -> None:
        """Returns once the moment has come."""
        raise NotImplementedError


class SystemClock:
    """The time of this machine."""

    def now(self) -> datetime:
        """The time, in UTC."""
        return datetime.now(UTC)

    async def sleep_until(self, moment: datetime) -> None:
        """Returns once the moment has come, even if the machine's clock is changed meanwhile."""
        while (seconds := (moment - self.now()).total_seconds()) > 0:  # noqa: ASYNC110  see above
            await asyncio.sleep(seconds)


def written(moment: datetime) -> str:
    """A moment as text that sorts."""
    return moment.isoformat(timespec="milliseconds")


def time_out(begun: str, seconds: int, *, in_steps: bool) -> datetime:
    """When the time runs out for a decision that began at a moment as ``written``."""
    return datetime.fromisoformat(begun) + timedelta(seconds=seconds * (STEPS if in_steps else 1))
