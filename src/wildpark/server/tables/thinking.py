"""Thinking: what takes long is done elsewhere, so that it holds nobody up."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Think(Protocol):
    """Does a job that takes thought in another thread, or wherever there is room for it."""

    def __call__(self, job: Callable[[], T], /) -> Awaitable[T]:
        """The job's result; what it raises is raised here."""
        raise NotImplementedError
