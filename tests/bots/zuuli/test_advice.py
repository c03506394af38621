"""Advice for a park, and what is done for a seat without time: lawful, best, nothing hidden."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.zuuli.parks import developments
from tests.rules.zuuli.opening import keeping, open_zuuli
from wildpark.bots.zuuli import advise, out_of_time
from wildpark.bots.zuuli.best_park import best_park
from wildpark.rules import GameError, Random
from wildpark.rules.zuuli import Position


def begun(players: int, seed: int) -> Iterator[tuple[Position, int]]:
    """Parks whose players have made some random changes."""
    rng = Random(seed)
    for game in developments(players, seed):
        seat = rng.below(players)
        for _ in range(rng.below(9)):
            changes = [one for one in game.legal(seat) if game.notation(one) != "confirm"]
            if changes:
                game.play(seat, changes[rng.below(len(changes))])
        yield game, seat


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_the_steps_lead_to_the_best_park(players: int, keep: bool) -> None:  # noqa: FBT001
    kept = 0
    for seed in range(6):
        for game, seat in begun(players, seed):
            advice = advise(game.seen_by(seat), seat, keep=keep)
            best = best_park(game, seat, keep=keep)
            after = game.copy()
            for action in advice.actions:
                after.play(seat, action)
            assert after.total(seat) - sum(game.year_points(seat)) == advice.points
            if best is None:
                best = best_park(game, seat)
            elif keep:
                kept += 1
                assert stays(game, after, seat)
            assert best is not None
            assert advice.points == best.points
            after.play(seat, after.action("confirm"))
    assert kept > 10 or not keep


def stays(game: Position, after: Position, seat: int) -> bool:
    """Whether everything that was in a room is in it still."""
    return all(
        old <= new
        for room in game.rooms_of(seat)
        for there in ("animals_in", "upgrades_in")
        for old, new in zip(
            getattr(game, there)(seat, room), getattr(after, there)(seat, room), strict=True
        )
    )


def test_moves_take_one_step() -> None:
    """Everything changes its room at most once, so there are no more steps than cards."""
    total = straight = 0
    for seed in range(8):
        for game, seat in begun(2, seed):
            advice = advise(game, seat)
            total += 1
            straight += len(advice.actions) <= sum(game.cards_kept(seat))
            assert len(advice.actions) <= 2 * sum(game.cards_kept(seat))
    assert straight == total


def test_nothing_is_advised_where_nothing_is_better() -> None:
    for game, seat in begun(3, 4):
        for action in advise(game, seat).actions:
            game.play(seat, action)
        assert advise(game, seat).actions == []


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_seat_without_time_is_played_to_the_end(players: int) -> None:
    for seed in range(4):
        game, steps = open_zuuli(players, seed), 0
        while not game.is_over():
            for seat in game.to_act():
                game.play(seat, out_of_time(game.seen_by(seat), seat))
                steps += 1
        assert steps < 100 * players


def test_what_is_hidden_changes_nothing() -> None:
    rng = Random(1)
    for seed in range(5):
        game = open_zuuli(4, seed)
        while not game.is_over():
            for seat in game.to_act():
                seen = game.seen_by(seat)
                other = seen.copy()
                other.fill_in(rng)
                action = out_of_time(seen, seat)
                assert out_of_time(other.seen_by(seat), seat) == action
                game.play(seat, action)


def test_with_a_pick_the_park_could_score_what_is_said() -> None:
    """Alone a pick counts at once, so that it can be seen."""
    for seed in range(4):
        game = open_zuuli(1, seed)
        while not game.has_park_open():
            advice = advise(game.seen_by(0), 0)
            assert advice.actions == []
            assert list(advice.worths) == game.legal(0)
            for action, points in advice.worths.items():
                after = game.copy()
                after.play(0, action)
                best = best_park(after, 0)
                assert best is not None
                assert best.points == points
            now = best_park(game, 0)
            assert now is not None
            assert now.points == advice.points
            game.play(0, max(advice.worths, key=lambda one: advice.worths[one]))


def test_a_year_without_points_has_its_best_park_too(tmp_path: Path) -> None:
    """Two lions for the new plot; the rest stay outside and cost more than those bring."""
    game = keeping(tmp_path, "giraffe lion*2 crocodile*3")
    advice = advise(game, 0)
    assert advice.points == 0
    assert [game.notation(action) for action in advice.actions] == ["place-lion-new_plot"] * 2
    for action in advice.actions:
        assert out_of_time(game, 0) == action
        game.play(0, action)
    assert advise(game, 0).actions == []
    assert game.notation(out_of_time(game, 0)) == "confirm"


def test_only_who_has_something_to_choose_is_advised() -> None:
    game = open_zuuli(2, 1)
    game.play(0, game.legal(0)[0])
    with pytest.raises(GameError) as refusal:
        advise(game, 0)
    assert refusal.value.code == "not-to-act"
    developed = next(developments(2, 1))
    developed.play(1, developed.action("confirm"))
    for ask in (advise, out_of_time):
        with pytest.raises(GameError) as refusal:
            ask(developed, 1)
        assert refusal.value.code == "not-to-act"
