"""The greedy bot takes what is best as if the game ended then."""

from hypothesis import given, settings

from tests.bots.savannah_park.parks import positions
from wildpark.bots.makers import make_bot
from wildpark.rules import Random
from wildpark.rules.savannah_park.actions import NAMING
from wildpark.rules.savannah_park.position import Position


def after(game: Position, seat: int, action: int) -> int:
    """The points of a seat after its action, those that others still choose left aside."""
    world = game.seen_by(seat)
    world.try_out(seat, action)
    return world.scores()[seat].total


def best_after_naming(game: Position, seat: int, token: int) -> int:
    """The points after the token was named and placed as well as it goes."""
    world = game.copy()
    world.play(seat, token)
    return max(after(world, seat, action) for action in world.legal(seat))


@settings(max_examples=30)
@given(positions())
def test_nothing_scores_more_than_the_greedy_choice(game: Position) -> None:
    seat = game.to_act()[-1]
    actions = game.legal(seat)
    worth = best_after_naming if game.phase == NAMING else after
    choice = make_bot("savannah_park", "greedy", 1).choose(game.seen_by(seat), seat)
    assert worth(game, seat, choice) == max(worth(game, seat, action) for action in actions)


@settings(max_examples=30)
@given(positions())
def test_the_greedy_choice_leaves_nothing_to_chance(game: Position) -> None:
    seat = game.to_act()[0]
    other = game.seen_by(seat)
    other.fill_in(Random(99))
    chosen = {
        make_bot("savannah_park", "greedy", seed).choose(world.seen_by(seat), seat)
        for seed, world in enumerate((game, other))
    }
    assert len(chosen) == 1
