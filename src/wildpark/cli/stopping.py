"""Signals that end a command: it may still keep what it has, and its exit status says which."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import NoReturn

STOPPING = [
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
]  # Windows has no SIGHUP
"""By these a system ends what takes too long, or whose terminal is gone."""


class Stopped(KeyboardInterrupt):
    """A signal has ended the command, as Ctrl-C does."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def status_of(stop: KeyboardInterrupt) -> int:
    """The exit status of a command that was stopped so, as shells count it."""
    return 128 + (stop.number if isinstance(stop, Stopped) else signal.SIGINT)


@contextmanager
def stoppable() -> Iterator[None]:
    """SIGTERM and SIGHUP are Ctrl-C in the block: they raise ``Stopped``.

    A signal that is ignored, as ``nohup`` does with SIGHUP, stays so. Only the main thread may,
    and need, say what signals do.
    """
    if current_thread() is not main_thread():
        yield
        return
    before = {one: signal.getsignal(one) for one in STOPPING}
    try:
        for one, handler in before.items():
            if handler is not signal.SIG_IGN:
                signal.signal(one, _stop)
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _stop(number: int, _frame: FrameType | None) -> NoReturn:
    raise Stopped(number)
