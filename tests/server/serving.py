"""A server in a process of its own: ``python -m tests.server.serving DATABASE`` prints its port."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import wildpark
from wildpark.server.web.limits import BOUNDLESS
from wildpark.server.web.run import listen, serve
from wildpark.server.web.settings import Settings

ROOT = Path(__file__).parents[2]


@contextmanager
def server(database: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The running server's process and port; when it is left the process is made to end."""
    command = [sys.executable, "-m", "tests.server.serving", database]
    sources = Path(wildpark.__file__).parents[1]
    environment = {"PYTHONPATH": f"{sources}:{ROOT}", "PATH": ""}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        try:
            yield process, int(process.stdout.readline())
        finally:
            process.kill()


def main() -> None:
    """Serves on any free port, with limits that let a test play fast."""
    settings = Settings(
        database=sys.argv[1],
        limits=BOUNDLESS,
    )
    listener = listen("127.0.0.1", 0)
    serve(settings, listener, lambda: print(listener.getsockname()[1], flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
