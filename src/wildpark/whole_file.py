"""Files that are written whole or not at all: whatever happens, what was there before stays."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile


def check_writable(path: Path) -> None:
    """OSError, with the path in it, if no file can be written there; none is left behind."""
    if path.exists():
        path.open("ab").close()
    else:
        path.touch()
        path.unlink()


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Where the block is to write what is then, all at once, the file at ``path``.

    What is no ordinary file, such as a pipe, is written to at once. An OSError names ``path``.
    """
    try:
        if path.exists() and not path.is_file():
            yield path
            return
        target = path.resolve()
        with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}-", delete=False) as made:
            beside = Path(made.name)
        try:
            yield beside
            with beside.open("rb+") as written:  # else a loss of power may leave an empty file
                os.fsync(written.fileno())
            beside.chmod(_mode(target))
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def _mode(path: Path) -> int:
    """The rights of the file that is there, or those that a new one would have."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
