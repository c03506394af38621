"""Whether a SQLite database is still the file that was opened.

The system lets a file be deleted or replaced while it is open: what is then committed goes into
a file that nobody finds any more. So it is looked for before and after each commit.
"""

import logging
from pathlib import Path

from sqlalchemy import Engine

from wildpark.server.messages.errors import Refusal

logger = logging.getLogger(__name__)


class SameFile:
    """The file of a database as it was when it was opened; a server's database has none."""

    def __init__(self, engine: Engine) -> None:
        self._path = _path_of(engine)
        self._opened = _identity(self._path)
        self._lost = False

    def is_there(self) -> bool:
        """Whether the file is in its place."""
        return _identity(self._path) == self._opened

    def check(self) -> None:
        """Refusal if the file is not in its place; the log says so once."""
        if self.is_there():
            self._lost = False
            return
        if not self._lost:
            self._lost = True
            logger.critical(
                "the database file was deleted or replaced: %s; nothing is acknowledged until it is"
                " back or the server has been started again",
                self._path,
            )
        raise Refusal("database-gone")


def _path_of(engine: Engine) -> Path | None:
    if engine.url.get_backend_name() != "sqlite":
        return None
    with engine.connect() as connection:
        rows = connection.exec_driver_sql("PRAGMA database_list").all()
    return next(Path(file) for _, name, file in rows if name == "main")


def _identity(path: Path | None) -> tuple[int, int] | None:
    try:
        status = path.stat() if path is not None else None
    except OSError:
        return (0, 0)
    return status and (status.st_dev, status.st_ino)
