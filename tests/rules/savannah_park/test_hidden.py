"""What others have chosen stays hidden until all have, and is guessed among all that is legal."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.rules.chance import fits
from tests.rules.playing import steps
from tests.rules.savannah_park.opening import open_park
from tests.rules.savannah_park.trials import VARIANTS
from tests.rules.test_hidden import readers, worlds
from wildpark.rules import Random
from wildpark.rules.savannah_park import Position

GAMES = 4


def moments(variant: str) -> Iterator[Position]:
    """Every position of games of 2, 3 and 4 players in which somebody waits for others."""
    for players in (2, 3, 4):
        for seed in range(GAMES):
            for step in steps(open_park(players, seed, **VARIANTS[variant]), seed):
                yield step.before


def hides(game: Position) -> bool:
    """Whether somebody has chosen what others may not know."""
    return any(game.choice_of(seat) >= 0 for seat in range(game.players))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_seat_sees_its_own_choice_and_only_that(variant: str) -> None:
    for game in filter(hides, moments(variant)):
        for reader in readers(game):
            seen = game.seen_by(reader)
            for seat in range(game.players):
                expected = game.choice_of(seat)
                if seat != reader and expected >= 0:
                    expected = -2
                assert seen.choice_of(seat) == expected


@pytest.mark.parametrize("variant", VARIANTS)
def test_guesses_are_legal_and_differ(variant: str) -> None:
    for number, game in enumerate(filter(hides, moments(variant))):
        if number % 40:
            continue
        before, guesses = game.copy(), set()
        for world in worlds(game, None, *range(20)):
            for seat in range(game.players):
                if game.choice_of(seat) >= 0:
                    guesses.add((seat, world.choice_of(seat)))
                    assert world.notation(world.choice_of(seat))
        assert game == before
        assert len(guesses) > 3


@pytest.mark.parametrize("variant", ["base", "layout_lions", "children_lions"])
def test_every_choice_that_may_have_been_made_is_guessed_as_often(variant: str) -> None:
    """At the first choice of each phase (two tokens on grass, the lion, a place) of two players."""
    phases, rng = set(), Random(3)
    for step in steps(open_park(2, 3, **VARIANTS[variant]), 3):
        if step.after.phase in phases or not hides(step.after):
            continue
        phases.add(step.after.phase)
        legal = step.before.legal(step.seat)
        seen = step.after.seen_by(1 - step.seat)
        guesses: Counter[int] = Counter()
        for _ in range(50 * len(legal)):
            world = seen.copy()
            world.fill_in(rng)
            guesses[world.choice_of(step.seat)] += 1
        assert fits(guesses, dict.fromkeys(legal, 1 / len(legal)))
    assert len(phases) == {"base": 2, "layout_lions": 3, "children_lions": 2}[variant]
