"""A game in the terminal, its record, and the record told again."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.cli.variants import ENOUGH
from tests.rules.playing import all_actions
from wildpark.cli.words import Words
from wildpark.rules import NAMES, Game, rules_of
from wildpark.rules.record import Record

PLAY = ("--players", "2", "--seed", "7")

each_game = pytest.mark.parametrize("name", NAMES)


def read(path: Path) -> Record:
    return Record.read(path.read_text(encoding="utf-8"))


def in_one_line(text: str) -> str:
    """A text as if the terminal were wide enough for it."""
    return " ".join(text.split())


def refused(game: Game, seat: int) -> tuple[str, str]:
    """The notation of an action that the seat may not choose now, and why not."""
    illegal = next(one for one in all_actions(game) if one not in game.legal(seat))
    reason = game.why_not(seat, illegal)
    assert reason is not None
    return game.notation(illegal), Words("en").line(reason)


@each_game
def test_a_whole_game_ends_with_every_point_explained(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played = run("play", name, "--seed", "7", "--players", "3", "--bots", "greedy,random",
                 "--save", str(path), answers=ENOUGH)  # fmt: skip
    assert played.exit_code == 0, played.stderr
    assert "--seed 7" in played.stdout
    record = read(path)
    end = record.replay()
    assert end.is_over()
    totals = [score.total for score in end.scores()]
    wanted = {one: (total, total) for one, total in zip(record.names, totals, strict=True)}
    assert explained(played.stdout, record.names) == wanted


def explained(told: str, names: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The points of each player in the last table of reasons, and the sum of the reasons."""
    found: dict[str, tuple[int, int]] = {}
    name = ""
    for points, what in re.findall(
        r"^ +([+-]?\d+)   (\S.*?) *$", told.rpartition("  For ")[2], re.MULTILINE
    ):
        if what in names:
            name = what
            found[name] = (int(points), 0)
        else:
            total, parts = found[name]
            found[name] = (total, parts + int(points))
    return found


@each_game
def test_the_same_answers_make_the_same_game(name: str, tmp_path: Path) -> None:
    first, second = (tmp_path / file for file in ("first.json", "second.json"))
    for path in (first, second):
        run("play", name, *PLAY, "--bots", "monte_carlo:playouts=5", "--save", str(path),
            answers="b\n" * 12 + "q\n")  # fmt: skip
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")
    assert {seat for seat, _ in read(first).actions} == {0, 1}


@each_game
def test_a_choice_can_be_named_and_a_wrong_one_is_explained(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play = ("play", name, *PLAY, "--bots", "greedy", "--save", str(path))
    assert run(*play, answers="b\nq\n").exit_code == 0
    game = read(path).replay()
    illegal, reason = refused(game, 0)
    legal = game.notation(game.legal(0)[-1])
    played = run(*play, answers=f"b\n{illegal}\nnonsense\n{legal}\n0\n999\ns\nq\n")
    assert played.exit_code == 0, played.stderr
    assert reason in in_one_line(played.stdout)
    assert "There is no action nonsense" in played.stdout
    assert [one for one in read(path).actions if one[0] == 0][1] == (0, legal)


@each_game
def test_an_end_of_the_input_ends_the_command_and_keeps_the_record(
    name: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    played = run("play", name, *PLAY, "--save", str(path), answers="1\n1\n")
    assert played.exit_code == 1
    assert "Traceback" not in played.stderr
    kept = read(path)
    assert len([seat for seat, _ in kept.actions if seat == 0]) == 2
    assert not kept.replay().is_over()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--players", "9"), "{sizes}"),
        (("--players", "3", "--bots", "greedy,greedy,greedy"), "2 other seats, but 3 bots"),
        (("--bots", "stockfish"), "stockfish"),
        (("--seat", "3"), "a seat from 1 to 2"),
        (("--seed", "-1"), "whole number"),
        (("--components", "nowhere.toml"), "nowhere.toml"),
    ],
)
@each_game
def test_what_cannot_be_is_refused_with_what_can(
    name: str, arguments: tuple[str, ...], reason: str
) -> None:
    played = run("play", name, *PLAY, *arguments)
    assert played.exit_code == 2
    sizes = ", ".join(map(str, rules_of(name).players))
    assert reason.format(sizes=sizes) in in_one_line(played.stderr)
    assert "Traceback" not in played.stderr


@each_game
def test_a_record_is_told_choice_by_choice(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", name, *PLAY, "--save", str(path), answers=ENOUGH)
    record = read(path)
    told = run("replay", str(path), "--no-parts", language="de")
    assert told.exit_code == 0, told.stderr
    rows = told.stdout.splitlines()
    assert record.actions
    for number, (seat, notation) in enumerate(record.actions, 1):
        row = next(row for row in rows if row.startswith(f"{number:>3}. "))
        assert record.names[seat] in row
        assert notation in row
    totals = [score.total for score in record.replay().scores()]
    assert f"{totals[0]}:{totals[1]}" in told.stdout
    assert "Das Spiel endet" in told.stdout


@each_game
def test_a_damaged_record_names_the_first_action_that_does_not_fit(
    name: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    run("play", name, *PLAY, "--save", str(path), answers="b\nb\nb\nq\n")
    said = json.loads(path.read_text(encoding="utf-8"))
    seat = said["actions"][4][0]
    before = Record.read(json.dumps({**said, "actions": said["actions"][:4]})).replay()
    said["actions"][4][1], reason = refused(before, seat)
    path.write_text(json.dumps(said), encoding="utf-8")
    told = run("replay", str(path))
    assert told.exit_code == 2
    assert "Action 5" in told.stderr
    assert reason in in_one_line(told.stderr)


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)))
    told = run("replay", str(path))
    assert told.exit_code == 2
    assert "not a record: There is a null character in line 1" in told.stderr
