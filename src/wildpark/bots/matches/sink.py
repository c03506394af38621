"""The output file of a simulation, and the games that are kept if it is interrupted.

Each finished game is appended to a file beside the output, with ``.part`` added to its name: one
line for each game, after one that identifies the simulation. However the program ends, the same
simulation resumes from there when it is started again.
"""

import json
import os
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from wildpark.bots.matches.rows import format_of, row_of
from wildpark.bots.matches.simulate import SeatResult, Simulation
from wildpark.bots.matches.workers import LostWorkerError
from wildpark.rules.catalogue import SEEDS
from wildpark.rules.terms import GameError
from wildpark.whole_file import check_writable, whole_file

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows lets nobody else open the file anyway

    def _lock(file: BinaryIO) -> None: ...
else:

    def _lock(file: BinaryIO) -> None:
        """BlockingIOError if another program has the file."""
        flock(file, LOCK_EX | LOCK_NB)


BATCH = 20_000
"""How many rows are written at a time: enough for Parquet to pack well."""


class Sink:
    """The output file of a simulation; whether it can be written is checked before the first game.

    When the block ends, also by Ctrl-C or with the loss of a worker, all finished games replace
    what the file held before; without any, the file stays as it was. The kept games are deleted
    once the last one is written.
    """

    def __init__(self, path: Path, simulation: Simulation, batch: int = BATCH) -> None:
        """For ``path``, ``.csv`` or ``.parquet``; ``batch`` rows are written at a time.

        Raises:
            GameError: another suffix, or no library for Parquet; or the kept games belong to
                another simulation, or to one that is still running.
            OSError: the file cannot be written.
        """
        self._path, self._batch, self._simulation = path, batch, simulation
        self._make_writer = format_of(path)
        check_writable(path)
        self._kept = Kept(path.with_name(f"{path.name}.part"), simulation)

    @property
    def games(self) -> int:
        """The number of finished games."""
        return self._kept.games

    @property
    def rows(self) -> int:
        """The number of rows, one for each seat of each game."""
        return self._kept.games * self._simulation.setting.players

    def __enter__(self) -> Self:
        return self

    def __iter__(self) -> Iterator[Sequence[SeatResult]]:
        """The finished games, in order."""
        return iter(self._kept)

    def add(self, seats: Sequence[SeatResult]) -> None:
        """Appends a game, with one row for each seat."""
        self._kept.add(seats)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._kept:
            if self.games and (
                kind is None or issubclass(kind, (KeyboardInterrupt, LostWorkerError))
            ):
                self._write()
        if self.games in (0, self._simulation.games):
            self._kept.delete()

    def _write(self) -> None:
        """Writes all rows; the first of them say which columns there are."""
        rows = (row_of(seat) for seats in self for seat in seats)
        with whole_file(self._path) as path:
            batch = list(islice(rows, self._batch))
            writer = self._make_writer(path, tuple(batch[0]))
            try:
                while batch:
                    writer.write(batch)
                    batch = list(islice(rows, self._batch))
            finally:
                writer.close()


class Kept:
    """The finished games of a simulation in a file, one line each; they survive the program."""

    def __init__(self, path: Path, simulation: Simulation) -> None:
        """Continues the file if it exists, else creates it."""
        self._path, self._simulation = path, simulation
        self._file = path.open("a+b")
        try:
            self._lock()
            self._about = json.dumps(simulation.about()).encode() + b"\n"
            self.games = self._read_on()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __iter__(self) -> Iterator[Sequence[SeatResult]]:
        self._file.seek(len(self._about))
        for number, line in enumerate(islice(self._file, self.games)):
            yield self._seats(number, line)

    def add(self, seats: Sequence[SeatResult]) -> None:
        """Appends a game; from then on it is kept."""
        said = [[one.score, one.place, one.counts, one.points] for one in seats]
        self._file.seek(0, os.SEEK_END)
        self._file.write(json.dumps(said).encode() + b"\n")
        self._file.flush()
        self.games += 1

    def delete(self) -> None:
        """Deletes the file."""
        self._path.unlink(missing_ok=True)

    def _lock(self) -> None:
        """GameError if the file is another program's."""
        try:
            _lock(self._file)
        except BlockingIOError:
            raise GameError(
                "simulate-running",
                f"another simulation is writing to {self._path}",
                path=str(self._path),
            ) from None

    def _read_on(self) -> int:
        """The number of games in the file; an incomplete line at its end is cut off."""
        self._file.seek(0)
        about = self._file.readline()
        if not about.endswith(b"\n"):  # a new file, or one whose beginning was interrupted
            self._file.truncate(0)
            self._file.write(self._about)
            self._file.flush()
            return 0
        if about != self._about:
            raise GameError(
                "simulate-other",
                f"{self._path} has the games of another simulation, which was not finished: finish"
                " or delete it, or write to another file",
                path=str(self._path),
            )
        games, end = 0, len(about)
        for line in islice(self._file, self._simulation.games):
            if not self._is_whole(games, line):
                break
            games, end = games + 1, end + len(line)
        self._file.truncate(end)
        return games

    def _is_whole(self, number: int, line: bytes) -> bool:
        """Whether this is the line of a whole game, not the remains of an interrupted write."""
        try:
            return line.endswith(b"\n") and bool(self._seats(number, line))
        except (ValueError, TypeError, AttributeError):
            return False

    def _seats(self, number: int, line: bytes) -> Sequence[SeatResult]:
        """Parses the line of game ``number``; ValueError if it has other seats."""
        simulation = self._simulation
        return [
            SeatResult(
                game=number,
                seed=(simulation.seed + number) % SEEDS,
                seat=seat,
                bot=bot,
                score=score,
                place=place,
                counts=counts,
                points=points,
            )
            for seat, (bot, (score, place, counts, points)) in enumerate(
                zip(simulation.bots, json.loads(line), strict=True)
            )
        ]
