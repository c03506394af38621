"""The planner: legal everywhere, blind to what is hidden, better than greedy."""

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.savannah_park.parks import after_set_up, in_rounds, positions, with_left
from tests.modes import same_in_both_modes
from tests.rules.playing import SEEDS
from tests.rules.savannah_park.opening import open_park
from tests.rules.savannah_park.trials import VARIANTS
from wildpark.bots.makers import make_bot
from wildpark.bots.matches.match import play_out
from wildpark.bots.player.budget import Budget
from wildpark.bots.savannah_park import could_have_been
from wildpark.bots.savannah_park.planner import Planner, play_alone
from wildpark.bots.savannah_park.soloist import Soloist
from wildpark.rules import Random, open_game
from wildpark.rules.savannah_park.actions import GRASS, PLACING
from wildpark.rules.savannah_park.position import Position

QUICK = st.sampled_from(["planner:steps=1", "planner:steps=800", "planner:steps=3000"])


@settings(max_examples=80)
@given(positions(), QUICK, SEEDS)
def test_it_chooses_what_is_legal_in_every_variant_for_any_number_of_players(
    game: Position, spec: str, seed: int
) -> None:
    seat = game.to_act()[-1]
    seen = game.seen_by(seat)
    before = seen.state()
    assert make_bot("savannah_park", spec, seed).choose(seen, seat) in game.legal(seat)
    assert seen.state() == before


@settings(max_examples=60)
@given(positions().filter(lambda game: game.players > 1), SEEDS, SEEDS)
def test_what_others_have_chosen_in_secret_makes_no_difference(
    game: Position, seed: int, other: int
) -> None:
    seat = game.to_act()[-1]
    another = game.seen_by(seat)
    another.fill_in(Random(other))
    chosen = {
        make_bot("savannah_park", "planner:steps=500", seed).choose(world.seen_by(seat), seat)
        for world in (game, another)
    }
    assert len(chosen) == 1


@settings(max_examples=20)
@given(in_rounds(), SEEDS)
def test_threads_change_nothing(game: Position, seed: int) -> None:
    seat = game.to_act()[0]
    seen = game.seen_by(seat)
    chosen = {
        make_bot("savannah_park", f"planner:steps=1500:threads={threads}", seed).choose(seen, seat)
        for threads in (1, 2, 3)
    }
    assert len(chosen) == 1


def test_both_speeds_choose_the_same() -> None:
    lines = same_in_both_modes("tests.bots.savannah_park.choosing")
    assert len(lines) == 4 * len(VARIANTS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_solo_game_ends_as_it_was_planned(variant: str) -> None:
    game = after_set_up(1, 3, **VARIANTS[variant])
    soloist = Soloist(8)
    planned = soloist.think(game.seen_by(0), 0, Budget(work=3000))
    while not game.is_over():
        game.play(0, soloist.choose(game.seen_by(0), 0, game.legal(0)))
    assert game.total(0) == planned


@pytest.mark.parametrize(
    ("seed", "children"), [(770_001, False), (770_008, False), (770_011, True), (770_013, True)]
)
def test_alone_the_lion_is_met_by_nearly_all_tokens(*, seed: int, children: bool) -> None:
    """In these games the lion brought 3 points at most while plans knew nothing of it."""
    options = {"lions": True, "children": children}
    game = open_game("savannah_park", players=1, seed=seed, options=options)
    play_out(game, [make_bot("savannah_park", "planner:steps=1000", seed)])
    assert cast("Position", game).lion_points_of(0) > 50


def test_what_the_lion_brings_is_in_the_value_of_a_plan() -> None:
    """With what it has brought already: the best of all ends that can be played."""
    for seed in range(4):
        game = with_left(after_set_up(1, seed, lions=True), 2, seed)
        soloist, brought = Soloist(seed), game.lion_points_of(0)
        planned = brought + soloist.think(game.seen_by(0), 0, Budget(work=4000))
        assert planned == best_end(game)
        while not game.is_over():
            game.play(0, soloist.choose(game.seen_by(0), 0, game.legal(0)))
        assert game.total(0) == planned


def best_end(game: Position) -> int:
    """The highest total in which a solo game can end: by playing all its ends."""
    if game.is_over():
        return game.total(0)
    best = 0
    for action in game.legal(0):
        after = game.copy()
        after.play(0, action)
        best = max(best, best_end(after))
    return best


def test_the_soloist_meets_the_lion_with_every_token() -> None:
    game = open_park(lions=True, seed=2)
    play_alone(game, 1, Budget(work=2000), Budget(work=2000))
    assert game.lion_points_of(0) == 66


def test_thinking_again_never_makes_a_plan_worse() -> None:
    game = after_set_up(1, 6)
    soloist = Soloist(1)
    found = [soloist.think(game.seen_by(0), 0, Budget(work=800)) for _ in range(6)]
    assert found == sorted(found)


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_could_have_been_is_a_whole_game_from_the_same_start(variant: str) -> None:
    opening = open_park(seed=4, **VARIANTS[variant])
    before = opening.state()
    end = could_have_been(opening, 1, 0.05)
    assert opening.state() == before
    assert end.is_over()
    assert end.plan is opening.plan


def test_what_could_have_been_goes_on_from_where_the_game_stands() -> None:
    game = after_set_up(1, 1)
    game.play(0, 5)
    assert game.phase == PLACING
    game.play(0, game.legal(0)[0])
    end = could_have_been(game, 1, 0.02)
    assert end.spaces_of(0)[5] == game.spaces_of(0)[5]


def test_what_could_have_been_is_for_one_player() -> None:
    with pytest.raises(ValueError, match="2 players"):
        could_have_been(open_park(2), 1, 0.1)


def test_an_order_of_ones_own_is_planned_better_the_longer_it_takes() -> None:
    totals = []
    for steps in (300, 30_000):
        game = cast("Position", open_game("savannah_park", players=1, seed=7))
        play_alone(game, 7, Budget(work=300), Budget(work=steps))
        totals.append(game.total(0))
    assert totals[0] < totals[1]
    assert totals[1] > 180


@pytest.mark.parametrize("players", [2, 3])
def test_the_planner_scores_more_than_greedy(players: int) -> None:
    leads = []
    for seed in range(2):
        game = cast("Position", open_game("savannah_park", players=players, seed=seed))
        bots = [make_bot("savannah_park", "greedy", seat) for seat in range(players)]
        bots[seed] = Planner(Budget(work=10_000), seed, 1)
        play_out(game, bots)
        totals = [game.total(seat) for seat in range(players)]
        leads.append(totals.pop(seed) - max(totals))
    assert sum(leads) > 20


def test_the_two_tokens_on_grass_are_not_put_where_the_plan_wants_others() -> None:
    game = cast("Position", open_game("savannah_park", players=1, seed=3))
    assert game.phase == GRASS
    soloist = Soloist(1)
    planned = soloist.think(game.seen_by(0), 0, Budget(work=3000))
    game.play(0, soloist.choose(game.seen_by(0), 0, game.legal(0)))
    kept = soloist.think(game.seen_by(0), 0, Budget(work=1))
    assert kept >= planned
