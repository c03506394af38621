"""A real PostgreSQL server on loopback, in a folder of its own, for the time of the tests."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server

import pytest

REMEDY = "there is no PostgreSQL server on this machine: sudo apt-get install postgresql"
USER = "postgres"


def programs() -> Path | None:
    """The folder of the server's programs: on the PATH, or where Debian puts them."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


@contextmanager
def postgresql() -> Iterator[str]:
    """Runs a server; the URL of an empty database. Without a server: fails in CI, else skips."""
    bin_folder = programs()
    if bin_folder is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(REMEDY)
    with tempfile.TemporaryDirectory(prefix="wildpark-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        data = folder / "data"
        run(bin_folder / "initdb", "-D", data, "-U", USER, "-A", "trust", "--no-sync")
        with create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        options = f"-h 127.0.0.1 -p {port} -k {folder}"
        server = (bin_folder / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options)
        run(*server, "start")
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        finally:
            run(*server, "-m", "immediate", "stop")


def run(program: Path, *arguments: str | Path) -> None:
    """Runs a program, as an ordinary user: PostgreSQL refuses to be run by root."""
    command = [str(program), *map(str, arguments)]
    if os.geteuid() == 0:
        command = ["runuser", "-u", USER, "--", *command]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")
