"""Zuuli's bots: they see what a card is good for, what the Collector gets, and come to an end."""

import pytest

from tests.rules.zuuli.opening import open_zuuli
from wildpark.bots.makers import make_bot
from wildpark.bots.matches.match import play_out
from wildpark.bots.zuuli.best_park import best_park
from wildpark.rules import Random
from wildpark.rules.zuuli import Position

CARDS = 90


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_greedy_takes_what_raises_its_park_most(players: int) -> None:
    for seed in range(3):
        game, rng, bot = open_zuuli(players, seed), Random(seed), make_bot("zuuli", "greedy", 1)
        while not game.has_park_open():
            legal = game.legal(0)
            if len(legal) > 1:
                chosen = bot.choose(game.seen_by(0), 0)
                points = {kind: points_with(game, kind) for kind in legal}
                assert points[chosen] == max(points.values())
            for seat in game.to_act():
                legal = game.legal(seat)
                game.play(seat, legal[rng.below(len(legal))])


def points_with(game: Position, kind: int) -> float:
    """The points of this year with a card, and those that the Collector then does not get."""
    best = best_park(game, 0, cards=[kind])
    assert best is not None
    animals = game.components.animals
    share = game.quarters / 4 if game.players == 1 else 0
    return best.points + (share * animals[kind].value if kind < len(animals) else 0)


@pytest.mark.parametrize("spec", ["greedy", "monte_carlo:playouts=40:threads=1"])
def test_parks_are_developed_as_well_as_it_goes(spec: str) -> None:
    """Greedily for this year, with foresight for all that remain."""
    game = open_zuuli(2, 5)
    bots = [make_bot("zuuli", spec, seat) for seat in (0, 1)]
    while not game.is_over():
        if game.has_park_open():
            years = 1 if spec == "greedy" else 3 - game.year
            wanted = best_park(game, 0, years=years)
            assert wanted is not None
            while not game.has_confirmed(0) and game.to_act() == [0, 1]:
                game.play(0, bots[0].choose(game.seen_by(0), 0))
            reached = game.total(0) - sum(game.year_points(0))
            assert reached + (years - 1) * game.park_worth(0) == wanted.worth
        for seat in game.to_act():
            game.play(seat, bots[seat].choose(game.seen_by(seat), seat))


def test_a_plan_is_made_anew_when_somebody_else_changes_the_park() -> None:
    game, bot, rng = open_zuuli(2, 9), make_bot("zuuli", "greedy", 1), Random(3)
    while not game.has_park_open():
        for seat in game.to_act():
            legal = game.legal(seat)
            game.play(seat, legal[rng.below(len(legal))])
    best = best_park(game, 0)
    assert best is not None
    for meddling in (True, True, False):
        for _ in range(3):
            action = bot.choose(game.seen_by(0), 0)
            if game.notation(action) != "confirm":
                game.play(0, action)
        changes = [one for one in game.legal(0) if game.notation(one) != "confirm"]
        if meddling and changes:
            game.play(0, changes[rng.below(len(changes))])
    while not game.has_confirmed(0):
        game.play(0, bot.choose(game.seen_by(0), 0))
    assert game.total(0) == best.points


@pytest.mark.parametrize("players", [1, 2, 6])
def test_a_casual_player_soon_confirms_and_houses_what_fits(players: int) -> None:
    for seed in range(6):
        game, steps = open_zuuli(players, seed), 0
        bots = [make_bot("zuuli", "casual", seat) for seat in range(players)]
        while not game.is_over():
            for seat in game.to_act():
                action = bots[seat].choose(game.seen_by(seat), seat)
                if action == game.action("confirm"):
                    assert not any(
                        game.notation(one).startswith("place") for one in game.legal(seat)
                    )
                game.play(seat, action)
                steps += 1
        assert steps < 2 * CARDS


def test_a_casual_player_takes_over_where_somebody_must_be_housed() -> None:
    """The place of one that was housed may have been taken: it is found another one."""
    taken = 0
    for seed in range(40):
        game, bot = open_zuuli(2, seed), make_bot("zuuli", "greedy", 1)
        while not (game.has_park_open() and game.year == 1):
            for seat in game.to_act():
                game.play(seat, bot.choose(game.seen_by(seat), seat))
        for action in game.legal(0):
            if game.notation(action).startswith("take"):
                game.play(0, action)
                taken += 1
                break
        casual = make_bot("zuuli", "casual", seed)
        for _ in range(CARDS):
            if game.has_confirmed(0) or game.year != 1:
                break
            game.play(0, casual.choose(game.seen_by(0), 0))
        assert game.has_confirmed(0)
    assert taken > 20


def test_monte_carlo_wins_against_greedy_and_greedy_against_random_picks() -> None:
    for spec, other in (("monte_carlo:playouts=60:threads=1", "greedy"), ("greedy", "casual")):
        won = 0
        for seed in range(6):
            game = open_zuuli(2, seed)
            seat = seed % 2
            specs = [spec if one == seat else other for one in (0, 1)]
            play_out(game, [make_bot("zuuli", one, 7 * seed + i) for i, one in enumerate(specs)])
            won += game.standing()[seat] == 1
        assert won >= 5, spec
