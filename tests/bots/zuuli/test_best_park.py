"""``best_park`` finds the best lawful arrangement: against all arrangements, and a solver."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bots.zuuli.parks import arrange, best_of_all, developments, slow_park, ways
from tests.rules.toml import Table
from tests.rules.zuuli.components import built_in, other, poor, read
from tests.rules.zuuli.opening import do, keeping, open_zuuli, rooms_of
from wildpark.bots.zuuli.best_park import best_park
from wildpark.bots.zuuli.changes import changes_to
from wildpark.rules import Random
from wildpark.rules.zuuli import Position

MAX_WAYS = 700


@pytest.mark.parametrize("years", [1, 3])
@pytest.mark.parametrize("cards", [built_in, other, poor])
def test_no_arrangement_of_a_small_park_is_better(
    cards: Callable[[], Table], years: int, tmp_path: Path
) -> None:
    """None is worth more, and of those without points this year none is better below the floor."""
    table = cards()
    components = read(table, tmp_path)
    tried = floored = 0
    for seed in range(12):
        for game in developments(6, seed, components):
            for seat in range(6):
                park = slow_park(game, seat, table)
                if ways(park) <= MAX_WAYS:
                    found = best_park(game, seat, years=years)
                    assert found is not None
                    worth, below_floor = best_of_all(park, years)
                    assert found.worth == worth, (seed, game.year, seat)
                    if found.points == 0:
                        assert (found.balance, found.enclosures) == below_floor
                        floored += 1
                    tried += 1
    assert tried > 25
    assert floored > (20 if cards is poor else 1)


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_the_arrangement_is_reached_and_scores_what_was_said(players: int) -> None:
    for seed in range(5):
        for game in developments(players, seed):
            for seat in range(players):
                wanted = best_park(game, seat)
                assert wanted is not None
                before = sum(game.year_points(seat))
                after = game.copy()
                for action in changes_to(game, seat, wanted):
                    after.play(seat, action)
                assert after.total(seat) - before == wanted.points
                assert after.park_worth(seat) == wanted.enclosures
                after.play(seat, after.action("confirm"))


def points_of(game: Position) -> list[int]:
    """The best that each seat could do."""
    found = [best_park(game, seat) for seat in range(game.players)]
    return [one.points for one in found if one is not None]


def test_it_does_not_matter_where_animals_are_at_first() -> None:
    for game in developments(3, 7):
        rng, moved = Random(1), game.copy()
        for _ in range(60):
            seat = rng.below(3)
            changes = [one for one in moved.legal(seat) if moved.notation(one) != "confirm"]
            if changes:
                moved.play(seat, changes[rng.below(len(changes))])
        assert points_of(moved) == points_of(game)


def test_more_cards_can_be_asked_for(tmp_path: Path) -> None:
    """As if they had been kept: what a pick would make possible."""
    game = keeping(tmp_path, "giraffe*2 standard_pen paddock visitor_centre")
    kinds = game.components.kinds
    alone = best_park(game, 0)
    assert alone is not None
    # one giraffe in the paddock with the centre, one in the pen: 4 × 3 + 4
    assert (alone.points, alone.lost) == (16, 0)
    more = best_park(game, 0, cards=[kinds.index("visitor_centre"), kinds.index("giraffe")])
    assert more is not None
    assert more.points == 8 * 3 + 4 * 2  # two in the pen with both centres, one in the paddock


def test_what_was_placed_this_year_can_stay(tmp_path: Path) -> None:
    game = keeping(tmp_path, "giraffe lion*2 standard_pen paddock visitor_centre")
    do(game, "place-lion-paddock", "install-visitor_centre-standard_pen")
    free, kept = best_park(game, 0), best_park(game, 0, keep=True)
    assert free is not None
    assert kept is not None
    assert free.points > kept.points
    for action in changes_to(game, 0, kept):
        game.play(0, action)
    assert rooms_of(game)["paddock"]["animals"][0]["animal"] == "lion"
    assert rooms_of(game)["standard_pen"]["times"] == 2
    assert game.total(0) == kept.points


def spoil(game: Position, seat: int) -> Position | None:
    """An old animal goes outside and others take its place, so that it cannot come back."""
    for action in game.legal(seat):
        if game.notation(action).startswith("take"):
            trial = game.copy()
            trial.play(seat, action)
            animal = game.notation(action).split("-")[1]
            for other in [one for one in trial.legal(seat) if animal not in trial.notation(one)]:
                if other in trial.legal(seat) and trial.notation(other).startswith("place"):
                    trial.play(seat, other)
            if sum(trial.missing_of(seat)) and not any(
                trial.notation(one).startswith(f"place-{animal}-") for one in trial.legal(seat)
            ):
                return trial
    return None


def test_what_stays_may_leave_no_place_for_who_has_to_be_housed() -> None:
    """The old elephant went outside and a lion of this year took its place."""
    spoilt = 0
    for seed in range(12):
        for game in developments(2, seed):
            trial = spoil(game, 0) if game.year else None
            if trial is not None and sum(trial.spare_of(0)) == 0:
                spoilt += 1
                assert best_park(trial, 0, keep=True) is None
                assert best_park(trial, 0) == best_park(game, 0)
    assert spoilt > 2


def test_the_later_years_can_count_as_well() -> None:
    """One enclosure of one space that scores; leaving animals out costs only once."""
    for game in developments(2, 11):
        if game.year == 0:
            now, ever = best_park(game, 0), best_park(game, 0, years=3)
            assert now is not None
            assert ever is not None
            assert ever.worth == ever.points + 2 * ever.enclosures
            assert ever.worth >= now.points + 2 * now.enclosures
            assert ever.points <= now.points


def test_parks_of_others_can_be_arranged_in_a_seen_position() -> None:
    game = next(developments(3, 2))
    seen = game.seen_by(0)
    assert best_park(seen, 2) == best_park(game, 2)


def test_an_empty_park_is_left_empty() -> None:
    found = best_park(open_zuuli(2, 1), 0)
    assert found is not None
    assert (found.animals, found.upgrades, found.worth) == ([], [], 0)


def test_old_animals_stay_housed_where_a_better_park_would_leave_them_out() -> None:
    """In the third year many parks are full: all can be confirmed."""
    full = 0
    for seed in range(6):
        for game in developments(2, seed):
            for seat in (0, 1):
                arranged = game.copy()
                arrange(arranged, seat)
                full += sum(arranged.outside_of(seat)) > 0
                assert arranged.missing_of(seat) == [0] * len(arranged.components.animals)
    assert full > 10
