"""The results of a simulation as a table of numbers: one row a seat, as CSV or Parquet."""

import csv
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Protocol

from wildpark.bots.matches.simulate import SeatResult
from wildpark.rules.terms import GameError

Row = Mapping[str, int | str]
"""A row of the table: the value of each column by its name."""


def row_of(seat: SeatResult) -> Row:
    """The row of one seat; the columns depend on the game and the number of seats alone."""
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
        """Closes the file."""


MakeWriter = Callable[[Path, Sequence[str]], Writer]
"""Begins a file with these columns."""


def format_of(path: Path) -> MakeWriter:
    """The writer for a file with this name.

    Raises:
        GameError: its suffix is neither ``.csv`` nor ``.parquet``, or Parquet needs a library.
    """
    ending = path.suffix.lower()
    if ending == ".csv":
        return CsvWriter
    if ending == ".parquet":
        parquet = load_pyarrow()
        return lambda path, columns: ParquetWriter(path, columns, parquet)
    raise GameError("simulate-ending", f"{path} ends in neither .csv nor .parquet", path=str(path))


class CsvWriter:
    """Writes CSV with a header line."""

    def __init__(self, path: Path, columns: Sequence[str]) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._csv = csv.DictWriter(self._file, columns, lineterminator="\n")
        self._csv.writeheader()

    def write(self, rows: Sequence[Row]) -> None:
        """Appends the rows."""
        self._csv.writerows(rows)

    def close(self) -> None:
        """Closes the file."""
        self._file.close()


class ParquetWriter:
    """Writes Parquet, with one row group for each call."""

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
        """Closes the file; it cannot be read before."""
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
