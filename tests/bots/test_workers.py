"""Work spread over processes: in order, to its end, and ended at once with who asked for it."""

import os
import signal
import subprocess
from contextlib import closing
from functools import partial
from pathlib import Path
from time import sleep

import pytest

from tests.cli.running import PROGRAM
from wildpark.bots.matches.workers import LostWorkerError, spread

CHILDREN = Path(f"/proc/self/task/{os.getpid()}/children")
linux = pytest.mark.skipif(not CHILDREN.exists(), reason="this system does not tell the children")

ENDLESS = ("--jobs", "2", "--games", "1000000")


def square(number: int) -> int:
    return number * number


def killed_at(fatal: int, number: int) -> int:
    """The square of a number; at one the system kills who works on it."""
    if number == fatal:
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def children_of(process: int) -> set[int]:
    """The processes that a process has started, but for the one that looks after semaphores."""
    try:
        found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    except FileNotFoundError:
        return set()
    return {int(one) for one in found.split() if "spawn_main" in command_of(int(one))}


def command_of(process: int) -> str:
    """What a process was started with; nothing once it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text(encoding="utf-8", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(spread(square, range(200), 3)) == [number * number for number in range(200)]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system kills in another way")
def test_a_killed_worker_ends_the_work_with_a_sentence_and_keeps_what_came_before() -> None:
    results: list[int] = []

    def work() -> None:
        for result in spread(partial(killed_at, 150), range(400), 2):
            results.append(result)  # noqa: PERF402  what came before the end counts

    with pytest.raises(LostWorkerError) as lost:
        work()
    assert lost.value.code == "worker-lost"
    assert 0 < len(results) <= 150
    assert results == [number * number for number in range(len(results))]


@linux
def test_workers_end_when_the_results_are_no_longer_wanted() -> None:
    before = children_of(os.getpid())
    with closing(spread(partial(sleep_long_after, 4), range(100), 2)) as results:
        assert [next(results) for _ in range(4)] == [0, 1, 2, 3]
        workers = children_of(os.getpid()) - before
        assert workers
    assert not workers & children_of(os.getpid())


def sleep_long_after(first: int, number: int) -> int:
    """The number; for later ones it takes an hour."""
    if number >= first:
        sleep(3600)
    return number


@linux
@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_killed_worker_ends_a_command_with_what_was_played(tmp_path: Path, command: str) -> None:
    out = tmp_path / "rows.csv"
    where = ("--out", str(out)) if command == "simulate" else ()
    started = subprocess.Popen(
        [*PROGRAM, command, "african_park", "--bots", "greedy,random", *ENDLESS, *where],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "WILDPARK_LANGUAGE": "en"},
    )
    with started:
        until_played(started, tmp_path, where)
        os.kill(min(children_of(started.pid)), signal.SIGKILL)
        told, said = started.communicate()
    assert started.returncode == 2
    assert "greedy" in told
    assert "ended a process" in said
    assert "Traceback" not in said
    if where:
        kept = (tmp_path / "rows.csv.part").read_text(encoding="utf-8").count("\n") - 1
        assert out.read_text(encoding="utf-8").count("\n") == 1 + 2 * kept
        assert f"games still to play: {1_000_000 - kept}" in said


def until_played(started: "subprocess.Popen[str]", folder: Path, where: tuple[str, ...]) -> None:
    """Waits until some games are there, or where no file tells of them until all workers play."""
    kept = folder / "rows.csv.part"
    while started.poll() is None:
        if where:
            if kept.exists() and kept.read_bytes().count(b"\n") > 20:
                return
        elif len(workers := children_of(started.pid)) == 2 and all(map(has_played, workers)):
            return
        sleep(0.05)
    pytest.fail(f"it ended too soon: {started.communicate()}")


def has_played(process: int) -> bool:
    """Whether a process has been at work for more than its start takes."""
    ticks = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return int(ticks[11]) > 150


@linux
@pytest.mark.parametrize("name", ["rows.csv", "rows.parquet"])
def test_after_a_kill_the_same_command_goes_on_and_nothing_is_missing(
    tmp_path: Path, name: str
) -> None:
    def command(path: Path, games: int) -> list[str]:
        return [*PROGRAM, "simulate", "african_park", "--bots", "monte_carlo:playouts=50",
                "--games", str(games), "--jobs", "2", "--out", str(path)]  # fmt: skip

    whole, path, kept = (tmp_path / one for one in (f"whole-{name}", name, f"{name}.part"))
    with subprocess.Popen(
        command(path, 1_000_000), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as started:
        while not kept.exists() or kept.read_bytes().count(b"\n") <= 10:
            assert started.poll() is None
            sleep(0.01)
        workers = children_of(started.pid)
        started.kill()
    while any(map(command_of, workers)):
        sleep(0.01)  # they end with it
    assert not path.exists()
    games = kept.read_bytes().count(b"\n") - 1 + 10
    for where in (path, whole):
        told = subprocess.run(command(where, games), check=True, capture_output=True, text=True)
        assert f"{2 * games} rows" in told.stdout
    assert path.read_bytes() == whole.read_bytes()
    assert sorted(one.name for one in tmp_path.iterdir()) == sorted([name, whole.name])
