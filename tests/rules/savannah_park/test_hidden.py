"""What others have chosen stays hidden until all have: in everything that is made for a reader."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.rules.playing import steps
from tests.rules.savannah_park.opening import VARIANTS, open_park
from tests.rules.test_hidden import readers, sent, told, worlds
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
def test_what_a_reader_sees_depends_only_on_what_it_may_know(variant: str) -> None:
    differed = seen = 0
    for game in moments(variant):
        for reader in readers(game):
            mine = game.seen_by(reader)
            for world in worlds(game, reader, 1):
                seen += 1
                differed += world != game
                assert world.seen_by(reader) == mine
                assert world.seen_by(reader).state() == mine.state()
    assert seen > 4_000
    assert differed > 1_000


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_a_reader_is_sent_is_the_same_to_the_byte(variant: str) -> None:
    checked = 0
    for number, game in enumerate(filter(hides, moments(variant))):
        if number % 25:
            continue
        for reader in readers(game):
            truth = sent("savannah_park", game, reader)
            for world in worlds(game, reader, 2, 3):
                checked += 1
                assert sent("savannah_park", world, reader) == truth
    assert checked > 100


@pytest.mark.parametrize("variant", VARIANTS)
def test_reports_tell_no_more_than_the_table_shows(variant: str) -> None:
    for number, game in enumerate(filter(hides, moments(variant))):
        if number % 100:
            continue
        for reader in readers(game):
            reports = {
                msgspec.json.encode(list(told("savannah_park", world, reader)))
                for world in [game, *worlds(game, reader, 4, 5)]
            }
            assert len(reports) == 1


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
