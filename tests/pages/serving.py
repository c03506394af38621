"""A ``wildpark serve`` in a process of its own, which can be stopped and started again."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAM = Path(sys.executable).with_name("wildpark")


class Server:
    """A server at one address of this machine, with a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "wildpark.db"
        self.log = folder / "server.log"
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """The address of the pages."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts the server: at any free port at first, later at the same one."""
        command: list[str | Path] = [
            PROGRAM,
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://[^:]+:(\d+)", said)
        assert found, f"the server did not start: {said}{self.log.read_text()}"
        self.port = int(found[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ends the server."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.communicate(timeout=30)
        self._process = None


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A running server; that it reported no fault of its own is checked in the end."""
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
    log = server.log.read_text()
    assert "ERROR" not in log, log
    assert "Traceback" not in log, log
