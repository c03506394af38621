"""The commands arena and simulate, as people call them."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.cli.running import run
from wildpark.bots.matches.arena import Match, Outcome
from wildpark.bots.matches.simulate import SeatResult, Simulation

ARENA = ("arena", "african_park", "--bots", "greedy,random", "--jobs", "1")
SIMULATE = ("simulate", "african_park", "--bots", "random", "--jobs", "1")


def test_arena_prints_a_row_for_each_bot() -> None:
    told = run(*ARENA, "--games", "20", "--players", "3")
    assert told.exit_code == 0, told.stderr
    greedy, random = (
        next(row.split() for row in told.stdout.splitlines() if row.split()[:1] == [bot])
        for bot in ("greedy", "random")
    )
    assert greedy[1] == random[1] == "20"
    assert float(greedy[2].rstrip("%")) > float(random[2].rstrip("%"))
    assert "20 games" in told.stdout
    assert "50.0%" in told.stdout
    assert told.stdout.index("Mean place") < told.stdout.index("Mean score")
    places = [float(row[6]) for row in (greedy, random)]
    assert 1 <= places[0] < places[1] <= 3


def test_alone_there_is_no_mean_place() -> None:
    told = run("arena", "zuuli", "--players", "1", "--bots", "casual", "--games", "2", "--jobs",
               "1").stdout  # fmt: skip
    assert "Mean score" in told
    assert "Mean place" not in told


def test_the_figures_of_a_match_fit_a_narrow_terminal() -> None:
    told = run(*ARENA, "--games", "20", "--players", "3", columns=80)
    rows = told.stdout.splitlines()
    assert [row.split()[0] for row in rows if "% - " in row] == ["greedy", "random"]
    assert max(map(len, rows)) <= 80


def test_arena_speaks_german() -> None:
    assert "Siege" in run(*ARENA, "--games", "2", language="de").stdout


def test_arena_names_the_bots_that_exist() -> None:
    told = run("arena", "african_park", "--bots", "greedy,grandmaster")
    assert told.exit_code == 2
    assert "grandmaster" in told.stderr
    assert "random, greedy, monte_carlo" in told.stderr


def test_ctrl_c_ends_a_match_with_the_table_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Match, jobs: int) -> Iterator[Sequence[Outcome]]:
        assert jobs == 1
        yield from map(self.play_deal, range(3))
        raise KeyboardInterrupt

    monkeypatch.setattr(Match, "play", interrupted)
    told = run(*ARENA, "--games", "1000")
    assert told.exit_code == 130
    assert "6 games" in told.stdout
    assert "Traceback" not in told.stderr


def test_simulate_sums_up_and_writes(tmp_path: Path) -> None:
    path = tmp_path / "scores.csv"
    told = run(*SIMULATE, "--games", "7", "--players", "4", "--out", str(path))
    assert told.exit_code == 0, told.stderr
    assert "7 games" in told.stdout
    assert "28 rows" in told.stdout
    assert len(path.read_text(encoding="utf-8").splitlines()) == 29


def test_ctrl_c_ends_a_simulation_and_keeps_what_was_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(self: Simulation, jobs: int, first: int) -> Iterator[Sequence[SeatResult]]:
        assert (jobs, first) == (1, 0)
        yield self.play_game(0)
        raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "play", interrupted)
    path = tmp_path / "scores.csv"
    told = run(*SIMULATE, "--games", "1000", "--out", str(path))
    assert told.exit_code == 130
    assert len(path.read_text(encoding="utf-8").splitlines()) == 3


def test_simulate_wants_one_bot_or_one_a_seat() -> None:
    told = run("simulate", "african_park", "--players", "3", "--bots", "greedy,random")
    assert told.exit_code == 2
    assert "3 seats" in told.stderr


@pytest.mark.parametrize("command", ["arena", "simulate"])
@pytest.mark.parametrize(
    ("option", "value"), [("--games", "0"), ("--jobs", "0"), ("--players", "9"), ("--seed", "-1")]
)
def test_wrong_numbers_are_refused_in_one_line(command: str, option: str, value: str) -> None:
    told = run(command, "african_park", option, value)
    assert told.exit_code == 2
    assert "Traceback" not in told.stderr
