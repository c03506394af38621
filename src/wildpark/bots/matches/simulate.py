"""Many games among bots as a table of numbers: one row a seat, as CSV or Parquet."""

import csv
from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Protocol, Self

from wildpark.bots.matches.match import Table, games_of
from wildpark.bots.matches.workers import spread
from wildpark.rules.catalogue import SEEDS, check_seed, rules_of
from wildpark.rules.terms import GameError, Score
from wildpark.whole_file import check_writable, whole_file

BATCH = 20_000
"""So many rows are kept in memory before they go to the file: enough for Parquet to pack well."""

Row = Mapping[str, int | str]
"""A row of the table: the value of each column by its name."""

RIVAL = "rival"
"""The column with the points of the rival whom the rules of a solo game play."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game ended for one seat: ``points`` sums the parts of its score by their code.

    ``counts`` are what the rules have counted beside points, such as cards in the cemetery, and
    alone the points of the ``rival`` whom the rules play, if there is one.
    """

    game: int
    seed: int
    seat: int
    bot: str
    score: int
    place: int
    counts: Mapping[str, int]
    points: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Simulation:
    """So many games at a table, dealt from ``seed``, ``seed + 1`` and so on; one bot a seat."""

    table: Table
    bots: Sequence[str]
    games: int
    seed: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "games", games_of(self.games))
        object.__setattr__(self, "seed", check_seed(self.seed))

    def play(self, jobs: int) -> Generator[Sequence[SeatResult]]:
        """Plays all games in ``jobs`` processes; yields the seats of each game, in order."""
        return spread(self.play_game, range(self.games), jobs)

    def rest(self, played: int) -> dict[str, str]:
        """The seed of the first game that is left after so many, and how many are left."""
        return {"seed": str((self.seed + played) % SEEDS), "games": str(self.games - played)}

    def play_game(self, number: int) -> Sequence[SeatResult]:
        """The result of game ``number`` for each seat."""
        seed = (self.seed + number) % SEEDS
        game = self.table.play(seed, self.bots)
        rules, places, rival = rules_of(self.table.game), game.standing(), game.rival()
        return [
            SeatResult(
                game=number,
                seed=seed,
                seat=seat,
                bot=self.bots[seat],
                score=score.total,
                place=places[seat],
                counts=counted(rules.counts, score) | ({} if rival is None else {RIVAL: rival}),
                points=points_by_code(rules.points, score),
            )
            for seat, score in enumerate(game.scores())
        ]


def counted(columns: Mapping[str, Sequence[str]], score: Score) -> dict[str, int]:
    """What the parts of a score count in each of these columns, see ``Rules.counts``."""
    return {
        name: sum(int(part.params.get("count", 1)) for part in score.parts if part.code in codes)
        for name, codes in columns.items()
    }


def points_by_code(codes: Sequence[str], score: Score) -> dict[str, int]:
    """The points of a score by the code of its parts: of all ``codes``, also those worth 0."""
    points = dict.fromkeys(codes, 0)
    for part in score.parts:
        if part.points:
            points[part.code] += part.points
    return points


def row_of(seat: SeatResult) -> Row:
    """The row of one seat; all rows of a game of equally many seats have the same columns."""
    return {
        "game": seat.game,
        "seed": seat.seed,
        "seat": seat.seat,
        "bot": seat.bot,
        "score": seat.score,
        "place": seat.place,
        **seat.counts,
        **{f"points_{code}": points for code, points in seat.points.items()},
    }


class Writer(Protocol):
    """Writes rows to an open file."""

    def write(self, rows: Sequence[Row]) -> None:
        """Appends the rows."""

    def close(self) -> None:
        """Ends the file."""


class Sink:
    """The file that a simulation is written to; it is tried before the first game is played.

    Rows go to the disk while games are played, so that any number of them needs little memory. As
    the block ends, also by Ctrl-C, they take the place of what the file held before; if there are
    no rows, that stays.
    """

    def __init__(self, path: Path, batch: int = BATCH) -> None:
        """For ``path``, ``.csv`` or ``.parquet``; ``batch`` rows are written at a time.

        Raises:
            GameError: another ending, or no library for Parquet; it says what to do.
            OSError: the file cannot be written.
        """
        suffix = path.suffix.lower()
        if suffix not in (".csv", ".parquet"):
            raise GameError(
                "simulate-ending", f"{path} ends in neither .csv nor .parquet", path=str(path)
            )
        self._parquet = load_pyarrow() if suffix == ".parquet" else None
        self._path, self._batch = path, batch
        self._waiting: list[Row] = []
        self._writer: Writer | None = None
        self._open = ExitStack()
        self.rows = 0
        check_writable(path)

    def __enter__(self) -> Self:
        return self

    def add(self, seats: Sequence[SeatResult]) -> None:
        """Appends a game, one row a seat."""
        self._waiting += map(row_of, seats)
        self.rows += len(seats)
        if len(self._waiting) >= self._batch:
            self._write()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None or issubclass(kind, KeyboardInterrupt):
            with self._open:
                self._write()
        else:
            self._open.__exit__(kind, error, trace)

    def _write(self) -> None:
        """Writes the rows that wait; the first of them say which columns there are."""
        if not self._waiting:
            return
        if self._writer is None:
            path = self._open.enter_context(whole_file(self._path))
            columns = tuple(self._waiting[0])
            self._writer = (
                CsvWriter(path, columns)
                if self._parquet is None
                else ParquetWriter(path, columns, self._parquet)
            )
            self._open.callback(self._writer.close)
        self._writer.write(self._waiting)
        self._waiting = []


class CsvWriter:
    """Rows as CSV, after a line with the names of the columns."""

    def __init__(self, path: Path, columns: Sequence[str]) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._csv = csv.DictWriter(self._file, columns, lineterminator="\n")
        self._csv.writeheader()

    def write(self, rows: Sequence[Row]) -> None:
        """Appends the rows; they are on the disk then."""
        self._csv.writerows(rows)
        self._file.flush()

    def close(self) -> None:
        """Ends the file."""
        self._file.close()


class ParquetWriter:
    """Rows as Parquet, a group of rows for each call."""

    def __init__(self, path: Path, columns: Sequence[str], parquet: ModuleType) -> None:
        import pyarrow as pa  # noqa: PLC0415  optional, and slow to import

        types = {"seed": pa.uint64(), "bot": pa.string()}
        self._schema = pa.schema([(name, types.get(name, pa.int64())) for name in columns])
        self._table_of = pa.Table.from_pylist
        self._parquet = parquet.ParquetWriter(path, self._schema)

    def write(self, rows: Sequence[Row]) -> None:
        """Appends the rows."""
        self._parquet.write_table(self._table_of(rows, schema=self._schema))

    def close(self) -> None:
        """Ends the file; it cannot be read before."""
        self._parquet.close()


def load_pyarrow() -> ModuleType:
    """The module ``pyarrow.parquet``; GameError says how to install it."""
    try:
        from pyarrow import parquet  # noqa: PLC0415  optional, and slow to import
    except ImportError:
        raise GameError(
            "no-parquet", "Parquet needs pyarrow: pip install 'wildpark[parquet]'"
        ) from None
    module: ModuleType = parquet
    return module
