"""A copy of a SQLite database while a server uses it, by SQLite's own online backup."""

import sqlite3
from contextlib import closing
from pathlib import Path

from wildpark.server.store.database import address_of, failed, problem
from wildpark.whole_file import whole_file

PAGES_AT_ONCE = 1000
"""How many pages are copied before writers get a turn."""


def back_up(database: str, copy: Path) -> None:
    """Writes all that was acknowledged until now to one file, whole or not at all.

    Args:
        database: URL or path of the database; it is read only.
        copy: the file to write.

    Raises:
        GameError: there is no such database, it is not SQLite, or it cannot be read.
        OSError: the copy cannot be written.
    """
    address = address_of(database)
    if address.get_backend_name() != "sqlite":
        raise problem("backup-postgresql")
    path = Path(address.database or "")
    if not path.is_file():
        raise problem("backup-none", path=str(path))
    if copy.exists() and copy.samefile(path):
        raise problem("backup-itself", path=str(copy))
    with whole_file(copy) as beside:
        try:
            _copy(path, beside)
        except sqlite3.Error as error:
            raise failed(f"{path}: {error}") from error


def _copy(path: Path, copy: Path) -> None:
    with (
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.execute("PRAGMA schema_version")  # fails now on a file that is no database
        source.backup(target, pages=PAGES_AT_ONCE)
        target.execute("PRAGMA journal_mode = DELETE")  # all in one file
        (state,) = target.execute("PRAGMA quick_check(1)").fetchone()
        if state != "ok":
            raise sqlite3.DatabaseError(state)
