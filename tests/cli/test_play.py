"""A game in the terminal, its record, and the record told again."""

import json
from pathlib import Path

import pytest

from tests.cli.running import run
from wildpark.rules.record import Record

FIRST = "1\n" * 200
PLAY = ("play", "african_park", "--seed", "7")


def test_a_whole_game_ends_with_every_point_explained(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played = run(
        *PLAY, "--players", "3", "--bots", "greedy,random", "--save", str(path), answers=FIRST
    )
    assert played.exit_code == 0, played.stderr
    assert "--seed 7" in played.stdout
    end = Record.read(path.read_text(encoding="utf-8")).replay()
    assert end.is_over()
    explained = played.stdout.split("For")[-1]
    for score in end.scores():
        assert f"{score.total} " in explained
    assert "Herd of" in explained or "herd" not in {p.code for s in end.scores() for p in s.parts}


def test_the_same_answers_make_the_same_game(tmp_path: Path) -> None:
    first, second = (tmp_path / name for name in ("first.json", "second.json"))
    for path in (first, second):
        run(*PLAY, "--bots", "monte_carlo:playouts=50", "--save", str(path), answers=FIRST)
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")


def test_a_choice_can_be_named_and_a_wrong_one_is_explained() -> None:
    answers = "sides-aaa\nnonsense\nsides-bbb\n0\n999\ns\nq\n"
    played = run(*PLAY, "--seat", "1", answers=answers)
    assert played.exit_code == 0, played.stderr
    assert "There is no action nonsense" in played.stdout
    assert "chosen once, and stay" in played.stdout


def test_an_end_of_the_input_ends_the_command_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played = run(*PLAY, "--save", str(path), answers="1\n1\n")
    assert played.exit_code == 1
    assert "Traceback" not in played.stderr
    assert not Record.read(path.read_text(encoding="utf-8")).replay().is_over()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--players", "5"), "2, 3, 4"),
        (("--players", "3", "--bots", "greedy,greedy,greedy"), "2 other seats, but 3 bots"),
        (("--bots", "stockfish"), "stockfish"),
        (("--seat", "3"), "a seat from 1 to 2"),
        (("--seed", "-1"), "whole number"),
        (("--components", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(arguments: tuple[str, ...], reason: str) -> None:
    played = run(*PLAY, *arguments)
    assert played.exit_code == 2
    assert reason in played.stderr
    assert "Traceback" not in played.stderr


def test_a_record_is_told_choice_by_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*PLAY, "--save", str(path), answers=FIRST)
    record = Record.read(path.read_text(encoding="utf-8"))
    told = run("replay", str(path), "--no-parts", language="de")
    assert told.exit_code == 0, told.stderr
    rows = told.stdout.splitlines()
    for number, (seat, notation) in enumerate(record.actions, 1):
        row = next(row for row in rows if row.startswith(f"{number:>3}. "))
        assert record.names[seat] in row
        assert notation in row
    totals = [score.total for score in record.replay().scores()]
    assert f"{totals[0]}:{totals[1]}" in told.stdout
    assert "Das Spiel endet" in told.stdout


def test_a_damaged_record_names_the_first_action_that_does_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*PLAY, "--save", str(path), answers=FIRST)
    said = json.loads(path.read_text(encoding="utf-8"))
    said["actions"][4][1] = "sides-aaa"
    path.write_text(json.dumps(said), encoding="utf-8")
    told = run("replay", str(path))
    assert told.exit_code == 2
    assert "Action 5" in told.stderr
    assert "chosen once, and stay" in told.stderr


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)))
    told = run("replay", str(path))
    assert told.exit_code == 2
    assert "not a record: There is a null character in line 1" in told.stderr
