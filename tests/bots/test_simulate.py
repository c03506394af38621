"""Simulations: a row for each seat, in either format."""

import csv
import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from wildpark.bots.match import Table
from wildpark.bots.simulate import Columns, SeatResult, Simulation, Sink
from wildpark.rules import GameError

SIMULATION = Simulation(Table("african_park", 3), ("greedy", "random", "random"), games=5, seed=20)
NAMES = ["game", "seed", "seat", "bot", "score", "place", "cemetery"]


@pytest.fixture(scope="module")
def columns() -> Columns:
    """The rows of ``SIMULATION``."""
    columns = Columns()
    for seats in SIMULATION.play(1):
        columns.add(seats)
    return columns


def test_there_is_a_row_for_each_seat_of_each_game(columns: Columns) -> None:
    named = columns.named()
    assert list(named)[: len(NAMES)] == NAMES
    assert all(name.startswith("points_") for name in list(named)[len(NAMES) :])
    assert {len(column) for column in named.values()} == {15}
    assert list(named["seed"]) == [seed for seed in range(20, 25) for _ in range(3)]
    assert list(named["seat"]) == [0, 1, 2] * 5
    assert named["bot"] == ["greedy", "random", "random"] * 5


def test_the_rows_say_how_the_games_ended(columns: Columns) -> None:
    named = columns.named()
    for game in range(5):
        end = SIMULATION.table.play(20 + game, SIMULATION.bots)
        scores, places = end.scores(), end.standing()
        for seat in range(3):
            row = {name: column[3 * game + seat] for name, column in named.items()}
            assert (row["score"], row["place"]) == (scores[seat].total, places[seat])
            assert sum(row[name] for name in row if name.startswith("points_")) == row["score"]
            dead = [part for part in scores[seat].parts if part.code in {"died", "eaten"}]
            assert row["cemetery"] == sum(part.params["count"] for part in dead)


def test_the_games_are_the_same_with_any_number_of_jobs() -> None:
    assert list(SIMULATION.play(2)) == list(SIMULATION.play(1))


def test_csv(columns: Columns, tmp_path: Path) -> None:
    path = tmp_path / "scores.csv"
    Sink(path).write(columns)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    expected = columns.named()
    assert list(rows[0]) == list(expected)
    for name, column in expected.items():
        assert [row[name] for row in rows] == list(map(str, column))


def test_parquet(columns: Columns, tmp_path: Path) -> None:
    path = tmp_path / "scores.PARQUET"
    Sink(path).write(columns)
    table = parquet.read_table(path)
    assert table.to_pydict() == {name: list(column) for name, column in columns.named().items()}
    assert str(table.schema.field("seed").type) == "uint64"


def test_a_part_that_comes_late_is_0_before() -> None:
    columns = Columns()
    for points in ({"animal": 3}, {"animal": 2, "herd": 1}, {}):
        columns.add([SeatResult(0, 2**64 - 1, 0, "greedy", 3, 1, {}, points)])
    named = columns.named()
    assert list(named["points_animal"]) == [3, 2, 0]
    assert list(named["points_herd"]) == [0, 1, 0]
    assert list(named["seed"]) == [2**64 - 1] * 3


def test_another_ending_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(GameError) as refusal:
        Sink(tmp_path / "scores.xlsx")
    assert refusal.value.code == "simulate-ending"


def test_a_folder_that_does_not_exist_is_found_out_before_anything_is_played(
    tmp_path: Path,
) -> None:
    with pytest.raises(FileNotFoundError):
        Sink(tmp_path / "nowhere" / "scores.csv")


def test_without_pyarrow_parquet_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(GameError) as refusal:
        Sink(tmp_path / "scores.parquet")
    assert refusal.value.code == "no-parquet"
    assert "pip install 'wildpark[parquet]'" in str(refusal.value)
