"""The search for plans: what it scores is what is scored, and what it plans can be reached."""

from itertools import permutations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.savannah_park.parks import (
    after_set_up,
    in_rounds,
    place_all,
    positions,
    waits,
    with_left,
)
from tests.rules.playing import SEEDS
from wildpark.bots.player.budget import Budget
from wildpark.bots.savannah_park.annealer import Annealer
from wildpark.bots.savannah_park.cooling import cool_down
from wildpark.rules.savannah_park.actions import GRASS, LIONS, PLACING, place_action
from wildpark.rules.savannah_park.position import Position

NO_LIONS = ("base", "suggested", "drawn", "own", "children")


def targets(game: Position, plan: Annealer) -> dict[int, int]:
    """The space of each unmoved token in a plan."""
    return {
        token: space for token, space in enumerate(plan.best_spaces()) if game.is_face_up(token)
    }


def play_plan(game: Position, seat: int, spaces: dict[int, int]) -> None:
    """Names and places all tokens, each as soon as its space is empty."""
    left = dict(spaces)
    while left:
        token = game.token
        if game.phase != PLACING:
            taken = set(game.spaces_of(seat))
            token = next(token for token, space in left.items() if space not in taken)
        place_all(game, seat, token, left.pop(token))


@settings(max_examples=60)
@given(in_rounds(NO_LIONS), SEEDS, st.integers(0, 400), st.sampled_from([0, 30, 400]))
def test_a_plan_can_be_played_and_scores_what_was_planned(
    game: Position, seed: int, changes: int, heat: int
) -> None:
    seat = game.players - 1
    plan = Annealer(game.seen_by(seat), seat, seed, free=True)
    plan.begin()
    plan.change(changes, heat)
    play_plan(game, seat, targets(game, plan))
    assert game.is_over()
    assert game.scores()[seat].total == plan.best
    assert game.spaces_of(seat) == plan.best_spaces()


@settings(max_examples=60)
@given(in_rounds(NO_LIONS), SEEDS, st.integers(0, 400))
def test_a_plan_for_an_order_can_be_played_in_that_order(
    game: Position, seed: int, changes: int
) -> None:
    plan = Annealer(game.seen_by(0), 0, seed, free=False)
    plan.begin()
    plan.change(changes, 100)
    spaces = plan.best_spaces()
    for token in plan.order():
        place_all(game, 0, token, spaces[token])
    assert game.is_over()
    assert game.scores()[0].total == plan.best


@settings(max_examples=40)
@given(positions().filter(lambda game: game.phase not in {GRASS, LIONS}), SEEDS)
def test_a_longer_search_keeps_the_best(game: Position, seed: int) -> None:
    plan = Annealer(game.seen_by(0), 0, seed, free=True)
    plan.begin()
    found = []
    for _ in range(5):
        found.append(plan.best)
        plan.change(50, 300)
    assert found == sorted(found)


def ends(game: Position) -> dict[tuple[int, ...], int]:
    """Every arrangement in which a solo game can end, and its score: by playing all of them."""
    if game.is_over():
        return {tuple(game.spaces_of(0)): game.total(0)}
    found: dict[tuple[int, ...], int] = {}
    for action in game.legal(0):
        after = game.copy()
        after.play(0, action)
        found |= ends(after)
    return found


def can_be_reached(game: Position, spaces: dict[int, int]) -> bool:
    """The fact that the search rests on: nobody stays, and no circle waits for each other."""
    owners = waits(game, 0, spaces)
    if any(token == owner for token, owner in owners.items()):
        return False
    for token in spaces:
        at = token
        for _ in spaces:
            at = owners.get(at, -1)
        if at >= 0:  # still going after as many steps as there are tokens: round in a circle
            return False
    return True


def test_the_reachable_arrangements_are_those_without_circles_and_the_best_is_found() -> None:
    for seed in range(3):
        game = with_left(after_set_up(1, seed), 2, seed)
        left = [token for token in range(33) if game.is_face_up(token)]
        at = game.spaces_of(0)
        board = game.plan.board
        fixed = {space for token, space in enumerate(at) if token not in left}
        homes = [space for space in board.spaces(".TG") if space not in fixed]
        described = set()
        for spaces in product(homes, repeat=len(left)):
            aims = dict(zip(left, spaces, strict=True))
            if len(set(spaces)) == len(left) and can_be_reached(game, aims):
                described.add(tuple(aims.get(token, space) for token, space in enumerate(at)))
        reached = ends(game)
        assert described == set(reached)
        plan = Annealer(game.seen_by(0), 0, seed, free=True)
        plan.begin()
        cool_down(plan, Budget(work=3000))
        assert plan.best == max(reached.values())


def test_three_tokens_in_a_circle_cannot_change_places() -> None:
    game = with_left(after_set_up(1, 5), 3, 5)
    left = [token for token in range(33) if game.is_face_up(token)]
    at = game.spaces_of(0)
    circle = dict(zip(left, [at[token] for token in (*left[1:], left[0])], strict=True))
    assert not can_be_reached(game, circle)
    for order in permutations(left):
        world = game.copy()
        world.play(0, order[0])
        assert place_action(circle[order[0]]) not in world.legal(0)
