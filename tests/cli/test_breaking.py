"""What befalls commands: files without end, closed streams, Ctrl-C, full disks."""

import json
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.running import as_process, run
from wildpark.bots.matches.simulate import SeatResult, Simulation
from wildpark.bots.matches.workers import MAX_JOBS
from wildpark.cli import main
from wildpark.rules import NAMES
from wildpark.whole_file import check_writable, whole_file

ENDLESS = Path("/dev/zero")
FULL = Path("/dev/full")

each_game = pytest.mark.parametrize("name", NAMES)


@pytest.mark.skipif(not ENDLESS.exists(), reason="this system has no file without end")
@pytest.mark.parametrize(
    "arguments", [("replay",), *(("components", name, "--check") for name in NAMES)]
)
def test_a_file_without_end_is_not_read_to_its_end(arguments: tuple[str, ...]) -> None:
    told = run(*arguments, str(ENDLESS))
    assert told.exit_code == 2
    assert "at most 1,000,000 characters" in told.stderr


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to try with")
@pytest.mark.parametrize("arguments", [("--help",), ("doctor", "python"), ("arena", "--help")])
def test_a_full_disk_is_said_in_a_line(arguments: tuple[str, ...]) -> None:
    told = as_process(*arguments, closing=f">{FULL}")
    assert told.returncode == 2
    assert told.stderr.startswith("Error: ")
    assert "Traceback" not in told.stderr


@each_game
def test_a_closed_input_is_an_empty_one(name: str) -> None:
    told = as_process("play", name, "--seed", "1", closing="<&-")
    assert (told.returncode, told.stderr.strip()) == (1, "Aborted!")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@each_game
def test_signs_that_the_terminal_lacks_are_no_failure(name: str, encoding: str) -> None:
    told = as_process("play", name, "--seed", "1", closing="<<<q", PYTHONIOENCODING=encoding)
    assert (told.returncode, told.stderr) == (0, "")


@each_game
def test_ctrl_c_at_a_prompt_ends_as_everywhere(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("click.termui.visible_prompt_func", stopped)
    monkeypatch.setattr(sys, "stdin", sys.__stdin__)
    with pytest.raises(SystemExit) as ended:
        main(["play", name, "--seed", "1"])
    assert ended.value.code == 128 + signal.SIGINT


@each_game
def test_a_record_that_cannot_be_written_is_said_before_the_game(name: str, tmp_path: Path) -> None:
    told = run("play", name, "--save", str(tmp_path / "no" / "game.json"))
    assert (told.exit_code, told.stdout) == (2, "")
    assert "game.json" in told.stderr


@each_game
def test_without_a_game_no_file_is_written(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(_: Simulation, number: int) -> Sequence[SeatResult]:
        raise KeyboardInterrupt(number)

    monkeypatch.setattr(Simulation, "play_game", interrupted)
    kept = tmp_path / "kept.csv"
    kept.write_text("what was there")
    for path in (kept, tmp_path / "new.csv"):
        told = run("simulate", name, "--jobs", "1", "--out", str(path))
        assert told.exit_code == 128 + signal.SIGINT
        assert "inf" not in told.stdout
        assert "nan" not in told.stdout
    assert [path.read_text() for path in tmp_path.iterdir()] == ["what was there"]


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
@each_game
def test_a_simulation_that_is_stopped_keeps_its_games_and_says_how_to_go_on(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, stop: signal.Signals
) -> None:
    play = Simulation.play_game

    def stopped(simulation: Simulation, number: int) -> Sequence[SeatResult]:
        if number == 3:
            if stop == signal.SIGINT:  # what Python makes of it; a worker of the tests may be hit
                raise KeyboardInterrupt
            signal.raise_signal(stop)
        return play(simulation, number)

    monkeypatch.setattr(Simulation, "play_game", stopped)
    before, path = signal.getsignal(signal.SIGTERM), tmp_path / "rows.csv"
    simulate = ("simulate", name, "--players", "2", "--bots", "random", "--games", "9")
    told = run(*simulate, "--seed", "5", "--jobs", "1", "--out", str(path))
    assert told.exit_code == 128 + stop
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 3 * 2
    assert "games still to play: 6" in told.stderr
    without = run(*simulate, "--seed", "5", "--jobs", "1")
    assert "--seed 8 --games 6" in without.stderr
    assert signal.getsignal(signal.SIGTERM) == before


@pytest.mark.parametrize("command", ["arena", "simulate"])
@each_game
def test_one_game_says_nothing_of_the_mean_of_all(command: str, name: str) -> None:
    """A dash stands for the interval of the score, which one game does not tell."""
    told = run(command, name, "--bots", "random", "--games", "1", "--jobs", "1")
    assert told.exit_code == 0
    assert "inf" not in told.stdout
    assert "nan" not in told.stdout
    rows = [row.split() for row in told.stdout.splitlines() if "random" in row]
    assert rows
    assert all("-" in row[3:] for row in rows)


@each_game
def test_more_jobs_than_anybody_needs_are_refused(name: str) -> None:
    told = run("arena", name, "--jobs", str(MAX_JOBS + 1))
    assert told.exit_code == 2
    assert str(MAX_JOBS) in told.stderr


@pytest.mark.parametrize("text", ["\x1b[2J", "x" * 5000])
@each_game
def test_what_others_wrote_neither_steers_the_terminal_nor_fills_it(
    name: str, tmp_path: Path, text: str
) -> None:
    saved = tmp_path / "game.json"
    run("play", name, "--save", str(saved), answers="q\n")
    record = json.loads(saved.read_text(encoding="utf-8"))
    for damage in ({"actions": [[0, text]]}, {"game": text}, {"options": {text: 1}}):
        saved.write_text(json.dumps({**record, **damage}), encoding="utf-8")
        told = run("replay", str(saved))
        assert told.exit_code == 2
        assert "\x1b" not in told.output
        assert len(told.output) < 2000
    saved.write_text(json.dumps({**record, "names": ["A", "\x1b[2J"]}), encoding="utf-8")
    assert "names is" in run("replay", str(saved)).stderr


# --- files are written whole or not at all --------------------------------------------------------


def test_what_was_there_stays_when_the_writing_breaks_off(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_text("old")
    with suppress(ZeroDivisionError), whole_file(path) as beside:
        beside.write_text("half of the n")
        raise ZeroDivisionError
    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [("kept", "old")]


def test_a_new_file_takes_the_place_and_the_rights_of_the_old_one(tmp_path: Path) -> None:
    path, link = tmp_path / "kept", tmp_path / "link"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    with whole_file(link) as beside:
        beside.write_text("new")
    assert link.is_symlink()
    assert (path.read_text(), path.stat().st_mode & 0o777) == ("new", 0o640)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to try with")
def test_a_failure_names_the_file(tmp_path: Path) -> None:
    link = tmp_path / "full"
    link.symlink_to(FULL)
    with pytest.raises(OSError, match=str(link)), whole_file(link) as path:
        path.write_text("too much")


def test_trying_a_path_leaves_nothing_behind(tmp_path: Path) -> None:
    check_writable(tmp_path / "new")
    assert list(tmp_path.iterdir()) == []
