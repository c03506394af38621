"""The real rules against the slow ones written apart, over thousands of random positions."""

from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.rules.playing import openings, steps
from tests.rules.trials import Opening
from tests.rules.zuuli.components import built_in, other, read
from tests.rules.zuuli.opening import open_zuuli, view_of
from tests.rules.zuuli.slow_rules import Book, SlowGame
from tests.rules.zuuli.trials import LEVELS
from wildpark.rules.zuuli import Position

SHARES: dict[str, float] = dict(zip(LEVELS, (0.5, 0.75, 1.0, 2.0, 3.0), strict=True))


def names(game: Position, seat: int) -> list[str]:
    """The hand of a seat, by name."""
    return [game.components.kinds[kind] for kind in game.hand(seat) or ()]


def compare(game: Position, slow: SlowGame) -> None:
    """Both say the same of who may choose what, and what everything is worth."""
    for seat in range(game.players):
        assert {game.notation(action) for action in game.legal(seat)} == slow.moves(seat)
        park = slow.parks[seat]
        expected = slow.totals[seat] + (park.year() if slow.developing else 0)
        assert game.scores()[seat].total == game.total(seat) == expected
        shown = view_of(game)["parks"][seat]
        assert {room["room"]: room["points"] for room in shown["rooms"]} == {
            name: room.points() for name, room in park.rooms.items()
        }
        if not slow.picks:
            assert sorted(names(game, seat)) == sorted(slow.hands[seat])
    assert game.standing() == slow.standing()
    assert game.is_over() == (slow.year == 3)
    if game.players == 1 and not slow.developing:
        assert game.collector_total() == slow.collector


def follow(game: Position, slow: SlowGame, chooser: int, pace: int) -> None:
    """Plays the same random game with both rules; every ``pace`` positions they are compared."""
    slow.hands = [names(game, seat) for seat in range(game.players)]
    compare(game, slow)
    for number, step in enumerate(steps(game, chooser)):
        slow.play(step.seat, step.before.notation(step.action))
        now = step.after
        if game.players == 1 and now.has_park_open() and not slow.developing and slow.year < 3:
            slow.develop()
        fresh = now.year != step.before.year or (game.players == 1 and now.turn != step.before.turn)
        if fresh:  # what chance dealt
            slow.hands = [names(now, seat) for seat in range(game.players)]
        if number % pace == 0 or now.is_over():
            compare(now, slow)


@settings(max_examples=15)
@given(openings(("zuuli",)))
def test_both_rules_agree(opening: Opening) -> None:
    share = SHARES[str(opening.options.get("difficulty", "keeper"))]
    slow = SlowGame(Book(built_in()), opening.players, share)
    game = opening.open()
    assert isinstance(game, Position)
    follow(game, slow, opening.chooser, 7)


@pytest.mark.parametrize("players", range(1, 7))
def test_both_rules_agree_with_other_cards(players: int, tmp_path: Path) -> None:
    table = other()
    components = read(table, tmp_path)
    for seed in range(3):
        slow = SlowGame(Book(table), players, 0.75)
        follow(open_zuuli(players, seed, components), slow, seed, 7)
