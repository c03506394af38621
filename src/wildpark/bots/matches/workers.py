"""Spreads work over processes, in order, and ends it at once when it is no longer wanted."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

MOST_JOBS = 256
"""More processes than this at once help nobody."""


def spread(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result]:
    """Yields ``work(task)`` for each task, in their order, computed by ``jobs`` processes.

    Closing the generator (as Ctrl-C does) ends the processes in the middle of their work.
    With one job all is done in this process, and there are never more processes than tasks.
    ``work`` is a function of a module.
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    with get_context("spawn").Pool(jobs, initializer=_leave_interrupts) as pool:
        yield from pool.imap(work, tasks)


def _leave_interrupts() -> None:
    """Ctrl-C, and what ends a whole group of processes, is for the first alone to answer.

    A process that is ended from outside while it takes a task would keep the others waiting.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgrp"):
        os.setpgrp()
