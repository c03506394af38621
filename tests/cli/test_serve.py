"""``wildpark serve``: starts, says where it is, and stops in good order."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx
import pytest

from wildpark.cli.serve import in_url

PROGRAM = (sys.executable, "-c", "from wildpark.cli import main; main()", "serve")


@contextmanager
def serve(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command, running."""
    with subprocess.Popen(
        (*PROGRAM, *arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def address(lines: IO[str] | None) -> str:
    """The address that is printed first."""
    assert lines is not None
    found = re.search(r"http://\S+", lines.readline())
    assert found is not None
    return found[0]


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_serves_until_it_is_told_to_stop(tmp_path: Path, stop: signal.Signals) -> None:
    with serve("--port", "0", "--database", str(tmp_path / "new" / "w.db")) as process:
        answer = httpx.get(f"{address(process.stdout)}/api/health")
        assert answer.json()["status"] == "ok"
        process.send_signal(stop)
        _, errors = process.communicate(timeout=20)
    assert errors == ""
    assert process.returncode in {0, -signal.SIGTERM}
    assert (tmp_path / "new" / "w.db").exists()


@pytest.mark.skipif(not socket.has_ipv6, reason="this system has no IPv6")
@pytest.mark.parametrize(
    ("host", "shown"), [("::1", "[::1]"), ("[::1]", "[::1]"), ("::", "localhost")]
)
def test_addresses_of_ipv6_are_served_and_shown_in_brackets(
    tmp_path: Path, host: str, shown: str
) -> None:
    with serve("--host", host, "--port", "0", "--database", str(tmp_path / "w.db")) as process:
        own = address(process.stdout)
        assert own.startswith(f"http://{shown}:")
        port = own.rpartition(":")[2]
        reached = [own, f"http://[::1]:{port}"]
        reached += [f"http://127.0.0.1:{port}"] if host == "::" else []
        for base in reached:
            assert httpx.get(f"{base}/api/health").json()["status"] == "ok"
            ours = httpx.post(f"{base}/api/me", json={"name": "Ana"}, headers={"Origin": base})
            assert ours.status_code == 200
            other = {"Origin": f"http://[::2]:{port}"}
            foreign = httpx.post(f"{base}/api/me", json={"name": "Ana"}, headers=other)
            assert foreign.status_code == 403
        process.terminate()
        process.communicate(timeout=20)


def test_the_browser_is_shown_an_address_in_brackets() -> None:
    assert in_url("::1") == "[::1]"
    assert in_url("fe80::1%eth0") == "[fe80::1%25eth0]"
    assert in_url("localhost") == "localhost"


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with serve("--port", port, "--database", str(tmp_path / "w.db")) as process:
            _, errors = process.communicate(timeout=20)
    assert process.returncode == 1
    assert port in errors
    assert "Traceback" not in errors


@pytest.mark.parametrize("database", ["mysql://x", "postgresql://nobody:hidden@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_used_is_said(database: str) -> None:
    with serve("--port", "0", "--database", database) as process:
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 2
    assert errors.startswith("Error: ")
    assert "Traceback" not in errors
    assert "hidden" not in errors
