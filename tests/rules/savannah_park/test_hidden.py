"""What others have chosen stays hidden until all have, and is guessed among all that is legal."""

from collections.abc import Iterator

import pytest

from tests.rules.playing import steps
from tests.rules.savannah_park.opening import open_park
from tests.rules.savannah_park.trials import VARIANTS
from tests.rules.test_hidden import readers, worlds
from wildpark.rules import Game

GAMES = 4


def moments(variant: str) -> Iterator[Game]:
    """Every position of games of 2, 3 and 4 players in which somebody waits for others."""
    for players in (2, 3, 4):
        for seed in range(GAMES):
            for step in steps(open_park(players, seed, **VARIANTS[variant]), seed):
                yield step.before


def hides(game: Game) -> bool:
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
        guesses = set()
        for world in worlds(game, None, *range(20)):
            for seat in range(game.players):
                if game.choice_of(seat) >= 0:
                    fresh = game.copy()
                    guesses.add((seat, world.choice_of(seat)))
                    assert world.notation(world.choice_of(seat))
                    assert fresh == game
        assert len(guesses) > 3
