"""Simulations: a row for each seat, in either format."""

import csv
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest
from pyarrow import parquet

from wildpark.bots.matches.match import GameSetting
from wildpark.bots.matches.rows import row_of
from wildpark.bots.matches.simulate import SeatResult, Simulation
from wildpark.bots.matches.sink import Sink
from wildpark.bots.matches.workers import LostWorkerError
from wildpark.rules import GameError
from wildpark.rules.catalogue import NAMES, rules_of, values_of

SIMULATION = Simulation(
    GameSetting("african_park", 3), ("greedy", "random", "random"), games=5, seed=20
)
FIRST = ["game", "seed", "seat", "bot", "score", "place", "cemetery"]


Rows = Sequence[Mapping[str, int | str]]


@pytest.fixture(scope="module")
def rows() -> Rows:
    """The rows of ``SIMULATION``."""
    return [row_of(seat) for seats in SIMULATION.play(1) for seat in seats]


def write(path: Path, batch: int) -> None:
    """Writes ``SIMULATION`` to the path."""
    with Sink(path, SIMULATION, batch) as sink:
        for seats in SIMULATION.play(1):
            sink.add(seats)


def test_there_is_a_row_for_each_seat_of_each_game(rows: Rows) -> None:
    assert list(rows[0])[: len(FIRST)] == FIRST
    assert all(name.startswith("points_") for name in list(rows[0])[len(FIRST) :])
    assert all(list(row) == list(rows[0]) for row in rows)
    assert [row["seed"] for row in rows] == [seed for seed in range(20, 25) for _ in range(3)]
    assert [row["seat"] for row in rows] == [0, 1, 2] * 5
    assert [row["bot"] for row in rows] == ["greedy", "random", "random"] * 5


def test_the_rows_say_how_the_games_ended(rows: Rows) -> None:
    for game in range(5):
        end = SIMULATION.setting.play(20 + game, SIMULATION.bots)
        scores, places = end.scores(), end.standing()
        for seat in range(3):
            row = rows[3 * game + seat]
            assert (row["score"], row["place"]) == (scores[seat].total, places[seat])
            assert sum(int(row[name]) for name in row if name.startswith("points_")) == row["score"]
            dead = [part for part in scores[seat].parts if part.code in {"died", "eaten"}]
            assert row["cemetery"] == sum(int(part.params["count"]) for part in dead)


@pytest.mark.parametrize("name", NAMES)
def test_games_of_any_options_have_the_same_columns(name: str) -> None:
    rules = rules_of(name)
    values = [
        (option.name, value)
        for option in rules.options
        if option.matters(2)
        for value in values_of(option, 2) or option.suggestions
        if value != option.default
    ]
    for options in ({}, *({option: value} for option, value in values)):
        setting = GameSetting(name, 2, None, options)
        for seats in Simulation(setting, ("greedy", "random"), games=2, seed=1).play(1):
            for seat in seats:
                assert tuple(seat.points) == rules.points, options
                assert sum(seat.points.values()) == seat.score, options


@pytest.mark.parametrize("name", NAMES)
def test_the_games_are_the_same_with_any_number_of_jobs(name: str) -> None:
    players = rules_of(name).players[0]
    simulation = Simulation(GameSetting(name, players), ("greedy",) * players, games=4, seed=20)
    assert list(simulation.play(2)) == list(simulation.play(1))


@pytest.mark.parametrize("batch", [1, 4, 1000])
def test_csv(rows: Rows, tmp_path: Path, batch: int) -> None:
    path = tmp_path / "scores.csv"
    write(path, batch)
    with path.open(encoding="utf-8", newline="") as file:
        written = list(csv.DictReader(file))
    assert written == [{name: str(value) for name, value in row.items()} for row in rows]


@pytest.mark.parametrize("batch", [1, 4, 1000])
def test_parquet(rows: Rows, tmp_path: Path, batch: int) -> None:
    path = tmp_path / "scores.PARQUET"
    write(path, batch)
    table = parquet.read_table(path)
    assert table.to_pylist() == rows
    assert str(table.schema.field("seed").type) == "uint64"


def test_the_highest_seed_fits(tmp_path: Path) -> None:
    highest = Simulation(GameSetting("zuuli", 1), ("greedy",), games=1, seed=2**64 - 1)
    with Sink(tmp_path / "scores.parquet", highest) as sink:
        sink.add([SeatResult(0, 2**64 - 1, 0, "greedy", 3, 1, {}, {"animal": 3})])
    assert parquet.read_table(tmp_path / "scores.parquet")["seed"].to_pylist() == [2**64 - 1]


def test_games_go_to_the_disk_while_they_are_played(tmp_path: Path) -> None:
    with Sink(tmp_path / "scores.csv", SIMULATION) as sink:
        for number, seats in enumerate(SIMULATION.play(1), start=1):
            sink.add(seats)
            (beside,) = tmp_path.iterdir()
            assert beside.read_text(encoding="utf-8").count("\n") == 1 + number
    assert [path.name for path in tmp_path.iterdir()] == ["scores.csv"]


@pytest.mark.parametrize(
    ("ending", "left"),
    [
        (KeyboardInterrupt, "game,seed"),
        (LostWorkerError("worker-lost", ""), "game,seed"),
        (OSError, "what was there"),
    ],
)
def test_an_interruption_keeps_the_rows_and_a_failure_what_was_there(
    ending: BaseException | type[BaseException], left: str, tmp_path: Path
) -> None:
    def play_and_end() -> None:
        with Sink(path, SIMULATION, batch=1) as sink:
            sink.add(next(SIMULATION.play(1)))
            raise ending

    path = tmp_path / "scores.csv"
    path.write_text("what was there")
    with pytest.raises((KeyboardInterrupt, LostWorkerError, OSError)):
        play_and_end()
    assert path.read_text(encoding="utf-8").startswith(left)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["scores.csv", "scores.csv.part"]


@pytest.mark.parametrize("name", ["scores.csv", "scores.parquet"])
@pytest.mark.parametrize("torn", [b"", b"[[3, 1, {}", b"\0\0\0\n[]\n"])
@pytest.mark.parametrize("played", [0, 2, 4])
def test_what_was_interrupted_goes_on_and_is_as_if_it_had_not_been(
    tmp_path: Path, name: str, torn: bytes, played: int
) -> None:
    whole, path = tmp_path / "whole" / name, tmp_path / name
    whole.parent.mkdir()
    write(whole, 1000)
    with suppress(KeyboardInterrupt), Sink(path, SIMULATION) as sink:
        for seats in SIMULATION.play(1):
            if sink.games == played:
                raise KeyboardInterrupt
            sink.add(seats)
    kept = path.with_name(f"{name}.part")
    assert kept.exists() == (played > 0)
    if kept.exists():
        kept.write_bytes(kept.read_bytes() + torn)
    with Sink(path, SIMULATION) as sink:
        assert sink.games == played
        assert list(sink) == [SIMULATION.play_game(number) for number in range(played)]
        for seats in SIMULATION.play(1, sink.games):
            sink.add(seats)
    assert path.read_bytes() == whole.read_bytes()
    assert not kept.exists()


def test_what_is_kept_of_another_simulation_is_neither_used_nor_lost(tmp_path: Path) -> None:
    path = tmp_path / "scores.csv"
    with suppress(KeyboardInterrupt), Sink(path, SIMULATION) as sink:
        sink.add(SIMULATION.play_game(0))
        raise KeyboardInterrupt
    before = (tmp_path / "scores.csv.part").read_bytes()
    starts = GameSetting("african_park", 3, None, {"first": 1})
    for other in (
        replace(SIMULATION, seed=21),
        replace(SIMULATION, bots=("greedy", "greedy", "random")),
        replace(SIMULATION, setting=starts),
    ):
        with pytest.raises(GameError) as refusal:
            Sink(path, other)
        assert refusal.value.code == "simulate-other"
    assert (tmp_path / "scores.csv.part").read_bytes() == before
    with Sink(path, replace(SIMULATION, games=1)) as sink:
        assert sink.games == 1
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 3


@pytest.mark.skipif(find_spec("fcntl") is None, reason="this system locks in another way")
def test_two_simulations_do_not_write_to_one_file(tmp_path: Path) -> None:
    with Sink(tmp_path / "scores.csv", SIMULATION):
        with pytest.raises(GameError) as refusal:
            Sink(tmp_path / "scores.csv", SIMULATION)
        assert refusal.value.code == "simulate-running"


def test_the_rest_begins_where_the_simulation_ended() -> None:
    assert SIMULATION.rest(2) == {"seed": "22", "games": "3"}


def test_another_ending_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(GameError) as refusal:
        Sink(tmp_path / "scores.xlsx", SIMULATION)
    assert refusal.value.code == "simulate-ending"


def test_a_folder_that_does_not_exist_is_found_out_before_anything_is_played(
    tmp_path: Path,
) -> None:
    with pytest.raises(FileNotFoundError):
        Sink(tmp_path / "nowhere" / "scores.csv", SIMULATION)


def test_without_pyarrow_parquet_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(GameError) as refusal:
        Sink(tmp_path / "scores.parquet", SIMULATION)
    assert refusal.value.code == "no-parquet"
    assert "pip install 'wildpark[parquet]'" in str(refusal.value)
