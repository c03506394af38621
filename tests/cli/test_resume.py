"""A game that is broken off, in whatever way, is kept and goes on."""

import json
import signal
from pathlib import Path

import pytest

from tests.cli.running import as_process, run
from tests.cli.terminal import terminal
from tests.cli.variants import ENOUGH
from wildpark.bots.makers import levels_of
from wildpark.rules import NAMES, rules_of
from wildpark.rules.record import Record

each_game = pytest.mark.parametrize("name", NAMES)


def read(path: Path) -> Record:
    return Record.read(path.read_text(encoding="utf-8"))


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@each_game
def test_a_game_in_two_goes_is_the_game_in_one(name: str, save: Path) -> None:
    """So chance in the bots does not depend on whether the game was broken off."""
    game = ("play", name, "--seed", "5", "--bots", "random")
    whole = save.with_name("whole.json")
    assert run(*game, "--save", str(whole), answers=ENOUGH).exit_code == 0
    left = run(*game, "--save", str(save), answers="b\nb\nb\nq\n")
    assert left.exit_code == 0
    assert f"wildpark play --resume {save}" in left.stderr
    assert not read(save).replay().is_over()
    resumed = run("play", "--resume", str(save), answers=ENOUGH)
    assert resumed.exit_code == 0, resumed.output
    assert "--seed 5" in resumed.stdout
    assert read(save) == read(whole)


@each_game
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_game_and_what_was_chosen_is_kept(
    name: str, stop: signal.Signals, save: Path
) -> None:
    players = str(rules_of(name).players[-1])
    with terminal("play", name, "--players", players, "--seed", "3", "--save", save) as person:
        person.answer("1")
        person.answer("1")
        person.await_prompt()
        person.send(stop)
        assert person.status() == 128 + stop
    assert "Traceback" not in person.output
    kept = read(save)
    chosen = [action for action in kept.actions if action[0] == 0]
    assert len(chosen) == 2
    with terminal("play", "--resume", save) as person:
        person.answer("1")
        person.answer("q")
        assert person.status() == 0
    assert read(save).actions[: len(kept.actions)] == kept.actions
    assert len(read(save).actions) > len(kept.actions)


@each_game
def test_a_terminal_that_is_closed_keeps_the_game(name: str, save: Path) -> None:
    with terminal("play", name, "--seed", "3", "--save", save) as person:
        person.answer("1")
        person.answer("t")
        person.await_prompt()
        person.hang_up()
        assert person.status() == 128 + signal.SIGHUP
    assert read(save).actions


@each_game
def test_what_was_chosen_is_kept_even_if_the_process_is_killed(name: str, save: Path) -> None:
    with terminal("play", name, "--seed", "3", "--save", save) as person:
        person.answer("1")
        person.answer("t")
        person.await_prompt()
        person.send(signal.SIGKILL)
        assert person.status() == -signal.SIGKILL
    assert len([seat for seat, _ in read(save).actions if seat == 0]) == 1
    assert list(save.parent.iterdir()) == [save]


@each_game
def test_a_signal_that_is_ignored_stays_so(name: str, save: Path) -> None:
    """As ``nohup`` does with SIGHUP."""
    with terminal("play", name, "--save", save, ignoring=signal.SIGHUP) as person:
        person.answer("t")
        person.await_prompt()
        person.send(signal.SIGHUP)
        person.answer("1")
        person.answer("q")
        assert person.status() == 0


@each_game
def test_what_is_no_file_gets_the_record_once(name: str) -> None:
    told = as_process("play", name, "--seed", "1", "--save", "/dev/stdout",
                      closing="<<<$'1\\n1\\nq'")  # fmt: skip
    assert told.returncode == 0, told.stderr
    assert told.stdout.count('"format"') == 1


# --- whose game it is -----------------------------------------------------------------------------


def without_bots(path: Path) -> None:
    """Makes a record one of the first version, which does not say who is a bot."""
    said = json.loads(path.read_text(encoding="utf-8"))
    del said["bots"]
    path.write_text(json.dumps({**said, "version": 1}), encoding="utf-8")


def test_the_record_says_who_is_what(save: Path) -> None:
    run("play", "zuuli", "--players", "3", "--seat", "2", "--bots", "random,monte_carlo:playouts=5",
        "--seed", "1", "--save", str(save), answers="b\nq\n")  # fmt: skip
    kept = read(save)
    assert kept.bots == ("random", None, "monte_carlo:playouts=5")
    run("play", "--resume", str(save), answers="b\nq\n")
    assert read(save).bots == kept.bots
    assert read(save).names == kept.names
    run("play", "--resume", str(save), "--seat", "3", "--bots", "greedy", answers="b\nq\n")
    assert read(save).bots == ("greedy", "greedy", None)


@each_game
def test_an_old_record_goes_on_if_the_rest_is_said(name: str, save: Path) -> None:
    run("play", name, "--seed", "1", "--save", str(save), answers="1\nq\n")
    without_bots(save)
    assert "--seat" in run("play", "--resume", str(save)).stderr
    assert "--bots" in run("play", "--resume", str(save), "--seat", "1").stderr
    given = ("--seat", "1", "--bots", "random")
    told = run("play", "--resume", str(save), *given, answers="1\nq\n")
    assert told.exit_code == 0, told.output
    assert read(save).bots == (None, "random")


@each_game
def test_a_level_of_the_pages_plays_on(name: str, save: Path) -> None:
    run("play", name, "--seed", "1", "--save", str(save), answers="1\nq\n")
    said = json.loads(save.read_text(encoding="utf-8"))
    save.write_text(json.dumps({**said, "bots": [None, "cub"]}), encoding="utf-8")
    assert run("play", "--resume", str(save), answers="1\nq\n").exit_code == 0
    assert read(save).bots == (None, levels_of(name)["cub"])


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (("african_park",), "leave out GAME"),
        (("--players", "2"), "leave out --players"),
        (("--seed", "2", "--lions"), "leave out --seed, --lions"),
        (("--seat", "3"), "a seat from 1 to 2"),
        (("--bots", "stockfish"), "stockfish"),
        (("--bots", "monte_carlo:seconds=0." + "2" * 60), "too long a name"),
    ],
)
def test_what_does_not_go_with_resuming_is_refused(
    save: Path, more: tuple[str, ...], reason: str
) -> None:
    run("play", "african_park", "--seed", "1", "--save", str(save), answers="1\nq\n")
    before = save.read_text(encoding="utf-8")
    told = run("play", "--resume", str(save), *more)
    assert told.exit_code == 2
    assert reason in " ".join(told.stderr.split())
    assert save.read_text(encoding="utf-8") == before


def test_without_a_game_it_is_asked_for() -> None:
    told = run("play")
    assert told.exit_code == 2
    assert "Which game?" in told.stderr
