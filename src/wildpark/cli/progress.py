"""A bar that shows how far a long command is; it goes to the error output."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def bar(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows a bar while the block runs; what it yields is called with each advance.

    Ctrl-C ends the block, not the command: what was done so far can still be told. So does
    SIGTERM, by which batch systems end what takes too long.
    """
    columns = (TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task(text, total=total)
    try:
        with _terminable(), progress:
            yield lambda steps: progress.advance(task, steps)
    except KeyboardInterrupt:
        return


@contextmanager
def _terminable() -> Iterator[None]:
    """SIGTERM is Ctrl-C in the block; only the main thread may, and need, say so."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
