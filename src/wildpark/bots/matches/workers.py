"""Distributes work over processes; results come in order, and closing ends all work at once."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeVar

from wildpark.rules.terms import GameError

Task = TypeVar("Task")
Result = TypeVar("Result")

MAX_JOBS = 256
"""The largest number of processes."""

AHEAD = 16
"""Tasks submitted ahead for each process: enough that none idles behind a slow task."""


class LostWorkerError(GameError):
    """A worker process was killed, for example because memory ran out."""


def spread(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result]:
    """Yields ``work(task)`` for each task, in their order, computed by ``jobs`` processes.

    Closing the generator (as Ctrl-C does) ends the processes in the middle of their work; so does
    the end of this process, even by SIGKILL. One job runs in this process, and there are never
    more processes than tasks. ``work`` must be picklable.

    Raises:
        LostWorkerError: one of the processes died.
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    context = get_context("spawn")
    held, leash = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(held,))
    try:
        yield from _in_order(pool, work, tasks, AHEAD * jobs)
    except BrokenProcessPool as end:
        raise LostWorkerError(
            "worker-lost",
            "the system ended a process that was playing, perhaps because memory ran out:"
            " try again, or with fewer jobs",
        ) from end
    finally:
        leash.close()
        pool.shutdown(cancel_futures=True)
        held.close()


def _in_order(
    pool: ProcessPoolExecutor, work: Callable[[Task], Result], tasks: Sequence[Task], ahead: int
) -> Generator[Result]:
    """The results in the order of the tasks, with at most ``ahead`` submitted at a time."""
    rest = iter(tasks)
    results = deque(pool.submit(work, task) for task in islice(rest, ahead))
    while results:
        yield results.popleft().result()
        results.extend(pool.submit(work, task) for task in islice(rest, 1))


def _begin(held: Connection) -> None:
    """Leaves Ctrl-C and signals to the process group to the parent.

    Workers end when the parent closes its end of the pipe ``held``, or dies.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgrp"):
        os.setpgrp()
    Thread(target=_end_with, args=(held,), daemon=True).start()


def _end_with(held: Connection) -> None:
    """Waits until the other end of the pipe is closed, and ends this process."""
    with suppress(EOFError, OSError):
        held.recv()
    os._exit(1)
