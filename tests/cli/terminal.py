"""A command in a terminal of its own, as a person sits at it."""

import os
import pty
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.running import PROGRAM

PROMPT = "Your choice (number or notation; ? for help, q to quit):"


class Terminal:
    """The process in the terminal, and what it has printed there."""

    def __init__(self, pid: int, master: int) -> None:
        self.pid = pid
        self.output = ""
        self._answered = 0
        self._master: int | None = master

    def await_prompt(self) -> None:
        """Waits until the command asks for the next answer."""
        while self.output.count(PROMPT) <= self._answered:
            assert self._read(), self.output
        # a signal that comes before the process waits for input is seen after it only
        while Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
            os.sched_yield()

    def answer(self, text: str) -> None:
        """Answers the next prompt."""
        self.await_prompt()
        assert self._master is not None
        os.write(self._master, f"{text}\n".encode())
        self._answered += 1

    def send(self, stop: signal.Signals) -> None:
        os.kill(self.pid, stop)

    def hang_up(self) -> None:
        """The window is closed."""
        if self._master is not None:
            os.close(self._master)
        self._master = None

    def _read(self) -> bool:
        """Whether there was anything more to read."""
        if self._master is None:
            return False
        try:
            said = os.read(self._master, 65536)
        except OSError:  # so Linux says that nobody writes there any more
            return False
        self.output += said.decode(errors="replace")
        return bool(said)

    def status(self) -> int:
        """Waits for the end; the exit status, or minus the signal that ended the process."""
        while self._read():
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@contextmanager
def terminal(*arguments: str | Path, ignoring: int | None = None) -> Iterator[Terminal]:
    """The command in a terminal, with one signal ignored; in the end the terminal is closed."""
    environment = {**os.environ, "WILDPARK_LANGUAGE": "en", "COLUMNS": "100"}
    pid, master = pty.fork()
    if pid == 0:
        if ignoring is not None:
            signal.signal(ignoring, signal.SIG_IGN)
        os.execve(PROGRAM[0], [*PROGRAM, *map(str, arguments)], environment)
    opened = Terminal(pid, master)
    try:
        yield opened
    finally:
        opened.hang_up()
