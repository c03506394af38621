"""The one thread that writes: whatever waits goes into one transaction, and to disk at once.

A commit costs the time of a disk; as all waiting work is committed together, the number of durable
moves a second does not depend on it. A future is resolved only after its commit.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, insert

from wildpark.server.messages.errors import Refusal
from wildpark.server.store.database import events, is_busy
from wildpark.server.store.same_file import SameFile

T = TypeVar("T")

ROWS = 500
"""The most rows in one statement: SQLite takes some 32,000 values."""


@dataclass(slots=True)
class Write:
    """Something to write: a job, or just one row for the events; and who waits for it."""

    job: Callable[[Connection], Any] | None
    row: Mapping[str, Any] | None
    done: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def deliver(self) -> None:
        """Tells the one who waits, if they still do."""
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    """Does all writing of one server, in one event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._insert = insert(events).compile(engine)
        self.file = SameFile(engine)
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="wildpark-writer", daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[Connection], T]) -> T:
        """The result of ``job``, once it is committed; what it raises is raised here.

        If the transaction that it shares with others fails, it is run once more, alone.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._enqueue(Write(job, None, done))
        return await done

    async def append(self, row: Mapping[str, Any]) -> None:
        """Adds a row to the events; rows that wait together are sent together."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._enqueue(Write(None, row, done))
        await done

    def close(self) -> None:
        """Writes what waits, then ends the thread."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _enqueue(self, work: Write) -> None:
        if self._closed:
            raise Refusal("shutting-down")
        self._queue.put(work)

    def _run(self) -> None:
        open_for_more = True
        while open_for_more:
            waiting = [self._queue.get()]
            try:
                while True:
                    waiting.append(self._queue.get_nowait())
            except Empty:
                pass
            batch = [work for work in waiting if work is not None]
            open_for_more = len(batch) == len(waiting)
            if batch:
                self._write(batch)
                batch[0].done.get_loop().call_soon_threadsafe(_deliver, batch)

    def _write(self, batch: Sequence[Write]) -> None:
        try:
            self._commit(batch)
        except Exception as error:  # noqa: BLE001  whatever it is, it goes to the one who waits
            if is_busy(error):  # it has waited already; one by one each would wait as long again
                error = Refusal("database-busy")
            if isinstance(error, Refusal):
                for work in batch:
                    work.error = error
                return
            if len(batch) == 1:
                batch[0].error = error
                return
            for work in batch:
                self._write([work])

    def _commit(self, batch: Sequence[Write]) -> None:
        with self._engine.begin() as connection:
            for work in batch:
                if work.job is not None:
                    work.result = work.job(connection)
            rows = [work.row for work in batch if work.row is not None]
            if rows:
                self._add(connection, rows)
            self.file.check()
        if not self.file.is_there():  # in the last moment: only the file could tell what it holds
            raise OSError("the database file was taken away while it was written")

    def _add(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Adds rows to the events.

        All in one statement where the driver takes that: row by row it would let go of the
        interpreter's lock for each, and wait for it as often. Through SQLAlchemy's own insert each
        row would take ten times as long.
        """
        sql, order = self._insert.string, self._insert.positiontup
        if order is None:  # the driver takes names
            connection.exec_driver_sql(sql, [*rows])
            return
        head, _, places = sql.partition(" VALUES ")
        for first in range(0, len(rows), ROWS):
            some = rows[first : first + ROWS]
            values = tuple(row[name] for row in some for name in order)
            connection.exec_driver_sql(f"{head} VALUES {', '.join([places] * len(some))}", values)


def _deliver(batch: Sequence[Write]) -> None:
    for work in batch:
        work.deliver()
