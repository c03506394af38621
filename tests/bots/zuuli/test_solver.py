"""``best_park`` against OR-Tools CP-SAT on parks too large to try all arrangements."""

from pathlib import Path

import pytest

from tests.bots.zuuli.parks import developments
from tests.rules.zuuli.components import other, read
from wildpark.bots.zuuli.best_park import best_park

pytest.importorskip("ortools")


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 5), (4, 1), (6, 6)])
def test_a_solver_finds_nothing_better(players: int, seed: int) -> None:
    from tests.bots.zuuli.solver import solved  # noqa: PLC0415  where it is installed

    for game in developments(players, seed):
        for seat in range(min(players, 2)):
            found = best_park(game, seat)
            assert found is not None
            best, proven, _ = solved(game, seat)
            assert proven
            assert found.points == best


def test_a_solver_finds_nothing_better_with_other_cards(tmp_path: Path) -> None:
    from tests.bots.zuuli.solver import solved  # noqa: PLC0415  where it is installed

    components = read(other(), tmp_path)
    for seed in (1, 2):
        for game in developments(3, seed, components):
            found = best_park(game, 0)
            assert found is not None
            best, proven, _ = solved(game, 0)
            assert proven
            assert found.points == best
