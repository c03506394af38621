"""The light developer: lawful, never worse than doing nothing, and not far from the best."""

import pytest

from tests.bots.zuuli.parks import developments
from wildpark.bots.zuuli.best_park import best_park
from wildpark.bots.zuuli.light import LightDeveloper


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_it_develops_parks_lawfully_and_well(players: int) -> None:
    developer, reached, possible = LightDeveloper(), 0, 0
    for seed in range(4):
        for game in developments(players, seed):
            for seat in range(players):
                trial = game.copy()
                developer.develop(trial, seat)
                assert trial.why_not(seat, trial.action("confirm")) is None
                for room in trial.rooms_of(seat):
                    assert trial.space_taken_in(seat, room) <= trial.space_in(seat, room)
                    stay = game.animals_in(seat, room)
                    now = trial.animals_in(seat, room)
                    assert all(old <= new for old, new in zip(stay, now, strict=True))
                assert trial.cards_kept(seat) == game.cards_kept(seat)
                assert trial.total(seat) >= game.total(seat)
                best = best_park(game, seat)
                assert best is not None
                before = sum(game.year_points(seat))
                assert trial.total(seat) - before <= best.points
                reached += trial.total(seat) - before
                possible += best.points
    assert reached > 0.7 * possible
