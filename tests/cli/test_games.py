"""Every command with every game and its options, as people call them, and with bad ones."""

import csv
import json
from itertools import chain, repeat
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from tests.cli.running import run
from tests.cli.variants import ENOUGH, VARIANTS, flags
from wildpark.cli import options
from wildpark.cli.boards.zuuli import cards, face
from wildpark.cli.words import Words
from wildpark.rules import NAMES, open_game, rules_of
from wildpark.rules.record import Record

if TYPE_CHECKING:
    from wildpark.rules.zuuli.view import ZuuliView


MEASURED = {
    "decisions", "games", "playouts", "copy", "open", "view", "text", "read", "first"
}  # fmt: skip
"""What ``wildpark bench`` tells of a game."""


@pytest.mark.parametrize(("name", "players", "settings"), VARIANTS)
def test_a_whole_game_is_played_kept_and_told(
    name: str, players: int, settings: dict[str, object], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    size = ("--players", str(players))
    played = run("play", name, *size, "--seed", "5", "--bots", "greedy", *flags(settings),
                 "--save", str(path), answers=ENOUGH)  # fmt: skip
    assert played.exit_code == 0, played.output[-2000:]
    record = Record.read(path.read_text(encoding="utf-8"))
    assert dict(record.options) == settings
    end = record.replay()
    assert end.is_over()
    table = played.stdout[-1500:]
    assert all(f" {score.total} " in table for score in end.scores())
    told = run("replay", str(path), "--no-parts")
    assert told.exit_code == 0, told.output
    assert f"{len(record.actions):>3}. " in told.stdout
    assert all(name in told.stdout for name in record.names)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "players", "settings"), VARIANTS)
def test_every_view_is_drawn_in_every_language(
    name: str, players: int, settings: dict[str, object], language: str
) -> None:
    """Every answer that asks for something is given once at many moments."""
    answers = "".join(chain(*zip(repeat("t\na\ns\n?\nnonsense\nb\n", 5), repeat("b\n" * 5, 5),
                                 strict=True)))  # fmt: skip
    played = run("play", name, "--players", str(players), "--seed", "2", *flags(settings),
                 answers=f"{answers}q\n", language=language)  # fmt: skip
    assert played.exit_code == 0, played.output[-2000:]
    assert played.stderr == ""


def test_nothing_that_is_drawn_is_wider_than_the_terminal() -> None:
    for name in NAMES:
        played = run("play", name, "--seed", "3", answers="b\n" * 40 + "t\nq\n", columns=80)
        prompts = ("Your choice",)
        rows = [row for row in played.stdout.splitlines() if not row.startswith(prompts)]
        assert max(map(len, rows)) <= 80


def test_a_rating_ends_a_game_alone_but_not_one_with_children() -> None:
    alone = ("play", "savannah_park", "--players", "1", "--seed", "1")
    assert "Rating: " in run(*alone, answers=ENOUGH).stdout
    assert "Rating: " not in run(*alone, "--children", answers=ENOUGH).stdout


def test_alone_the_collector_is_beaten_or_not() -> None:
    told = [
        run("play", "zuuli", "--players", "1", "--seed", "1", "--difficulty", level,
            answers=ENOUGH).stdout.splitlines()[-2]
        for level in ("apprentice", "ranger")
    ]  # fmt: skip
    assert all("Collector" in line for line in told)
    assert told[0] != told[1]


def test_a_long_list_is_cut_and_shown_whole_on_request() -> None:
    answers = ("play", "savannah_park", "--players", "1", "--seed", "3")
    short = run(*answers, answers="q\n", columns=80).stdout
    whole = run(*answers, answers="a\nq\n", columns=80).stdout
    assert "and 14 more" in short
    assert " 30 " not in short
    assert " 30 " in whole


def test_a_card_says_all_that_is_printed_on_it() -> None:
    game = open_game("zuuli", players=1, seed=1)
    printed = cards(cast("ZuuliView", rules_of("zuuli").view(game.seen_by(0), 0)))
    said = {name: face(card, Words("en")) for name, card in printed.items()}
    assert said["lion"] == "fierce, plains, 3 spaces, worth 3, 2 spaces beside its like"
    assert said["predator_house"].endswith("fierce only")
    assert said["petting_corner"].endswith("friendly only")
    assert said["show_garden"].endswith("no two alike")
    assert said["safety_fence"] == "upgrade, fierce and friendly may mix"
    assert said["extra_space"] == "upgrade, + 2 spaces"
    assert said["visitor_centre"] == "upgrade, multiplier + 1"


def test_a_choice_is_written_as_the_game_writes_it() -> None:
    told = run("play", "savannah_park", "--players", "1", "--seed", "3",
               answers="a1-a1\na1-a4\nzebra-2\nd5\nq\n").stdout  # fmt: skip
    assert "There is no action a1-a1" in told
    assert "Names “2 zebras”" in told
    assert "Nothing can stand on the rock" in told


# --- bots among themselves ------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "settings"), VARIANTS)
def test_bots_play_matches_and_simulations(
    name: str, players: int, settings: dict[str, object], tmp_path: Path
) -> None:
    size = ("--players", str(players), "--jobs", "1")
    match = run("arena", name, *size, *flags(settings), "--bots", "greedy,random", "--games", "4")
    assert match.exit_code == 0, match.output
    head = next(row for row in match.stdout.splitlines() if "Bot" in row)
    rival = open_game(name, players=players, seed=1, options=settings).rival() is not None
    assert ("Won" in head) == (players > 1 or rival)
    path = tmp_path / "rows.csv"
    told = run("simulate", name, *size, *flags(settings), "--games", "2", "--out", str(path))
    assert told.exit_code == 0, told.output
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2 * players
    assert set(rules_of(name).counts) <= set(rows[0])
    assert ("rival" in rows[0]) == rival


def test_options_change_the_games_that_bots_play(tmp_path: Path) -> None:
    scores = []
    for number, more in enumerate(([], ["--children"], ["--layout", "ridge"])):
        path = tmp_path / f"{number}.csv"
        run("simulate", "savannah_park", "--games", "3", "--jobs", "1", "--bots", "random", *more,
            "--out", str(path))  # fmt: skip
        scores.append(path.read_text(encoding="utf-8"))
    assert len(set(scores)) == 3


def test_a_harder_collector_is_beaten_less_often() -> None:
    rates = []
    for level in ("apprentice", "ranger", "legend"):
        told = run("arena", "zuuli", "--players", "1", "--bots", "casual", "--games", "60",
                   "--jobs", "1", "--difficulty", level).stdout  # fmt: skip
        row = next(row.split() for row in told.splitlines() if row.split()[:1] == ["casual"])
        rates.append(float(row[2].rstrip("%")))
    assert rates[0] > rates[1] > rates[2]


@pytest.mark.parametrize("name", NAMES)
def test_components_of_every_game_are_printed_and_checked(name: str, tmp_path: Path) -> None:
    printed = run("components", name)
    assert printed.exit_code == 0
    path = tmp_path / "copy.toml"
    path.write_text(printed.stdout, encoding="utf-8")
    assert run("components", name, "--check", str(path)).exit_code == 0
    played = run("play", name, "--components", str(path), answers="q\n")
    assert played.exit_code == 0, played.output
    other = NAMES[NAMES.index(name) - 1]
    assert run("components", other, "--check", str(path)).exit_code == 2


@pytest.mark.parametrize(
    ("name", "more"),
    [("african_park", ["--first", "1"]), ("savannah_park", ["--players", "1", "--lions"]),
     ("zuuli", ["--players", "1", "--difficulty", "ranger"])],
)  # fmt: skip
def test_bench_measures_every_game(name: str, more: list[str]) -> None:
    told = run("bench", name, *more, "--seconds", "0.001", "--json")
    assert told.exit_code == 0, told.output
    figures = json.loads(told.stdout)
    assert set(figures) == {"installed", "uncompiled"}
    for speeds in figures.values():
        assert set(speeds) == MEASURED
        assert all(value > 0 for value in speeds.values())


# --- what cannot be -------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("name", "more", "reason"),
    [
        ("african_park", ["--lions"], "no option lions"),
        ("african_park", ["--first", "5"], "Allowed: None, 0, 1."),
        ("african_park", ["--first", "first"], "cannot be first"),
        ("african_park", ["--players", "1"], "2, 3, 4 players"),
        ("savannah_park", ["--starting-player", "3"], "cannot be 3"),
        ("savannah_park", ["--layout", "moon"], "triangle, slope"),
        ("savannah_park", ["--layout", "ridge", "--children"], "exclude each other"),
        ("savannah_park", ["--difficulty", "keeper"], "no option difficulty"),
        ("savannah_park", ["--players", "5"], "1, 2, 3, 4 players"),
        ("zuuli", ["--difficulty", "hard"], "apprentice, keeper, ranger, warden, legend"),
        ("zuuli", ["--no-lions"], "no option lions"),
        ("zuuli", ["--players", "0"], "6 players"),
        ("zuuli", ["--players", "3", "--difficulty", "ranger"], "nothing with 3 players"),
    ],
)
def test_what_a_game_does_not_allow_is_refused_with_what_it_does(
    command: str, name: str, more: list[str], reason: str
) -> None:
    told = run(command, name, *more)
    assert told.exit_code == 2
    assert reason in " ".join(told.stderr.split())
    assert "Traceback" not in told.output


def test_the_help_names_every_option_of_every_game() -> None:
    for command in ("play", "bench"):
        told = " ".join(run(command, "--help").stdout.split())
        for name in NAMES:
            for option in rules_of(name).options:
                assert "--" + option.name.replace("_", "-") in told
        assert "Savannah Park: the lions are loose" in told


@pytest.mark.parametrize(
    ("text", "value"), [("none", None), ("None", None), ("2", 2), ("seven", "seven")]
)
def test_values_are_read_as_they_are_written(text: str, value: object) -> None:
    assert options.chosen("african_park", {"first": text, "lions": None}) == {"first": value}
