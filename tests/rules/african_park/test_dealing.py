"""Every order of the deck is as likely, at the deal and when a seen position is filled in."""

from collections import Counter

import pytest

from tests.rules.african_park.park import components_with, face_up, moves, play
from wildpark.rules import Game, Random, open_game
from wildpark.rules.components import Components

ONE = (1, 0, 0)
DIFFERENT = components_with(
    (),
    (
        ("gazelle", (1, 0, 2)),
        ("zebra", ONE),
        ("gnu", ONE),
        ("giraffe", ONE),
        ("leopard", ONE),
        ("lion", ONE),
    ),
)
"""Six cards for two players, no two alike."""

PAIRS = components_with((), (("gazelle", (3, 0, 2)), ("zebra", (3, 0, 0))))
"""Six cards for two players, three of each of two species."""

DEALS = 6_000


def first_round(components: Components, seed: int) -> Game:
    """A game whose first two cards lie face up."""
    game = open_game("african_park", players=2, seed=seed, components=components)
    play(game, "sides-aaa", "sides-aaa")
    return game


def guesses(game: Game, reader: int | None) -> Counter[object]:
    """How often each whole position comes from filling in what ``reader`` sees."""
    found: Counter[object] = Counter()
    for seed in range(DEALS):
        guess = game.seen_by(reader)
        guess.fill_in(Random(seed))
        found[guess.state()] += 1
    return found


def chi_square(found: Counter[object]) -> float:
    """How far the counts are from equal ones."""
    mean = found.total() / len(found)
    return sum((count - mean) ** 2 / mean for count in found.values())


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_every_order_of_different_cards_is_as_likely(reader: int | None) -> None:
    found = guesses(first_round(DIFFERENT, 1), reader)
    assert len(found) == 4 * 3 * 2 * 1
    assert chi_square(found) < 50  # 23 degrees of freedom: beyond this once in a thousand times


def test_every_order_of_like_cards_is_as_likely() -> None:
    game = next(
        game
        for seed in range(99)
        if face_up(game := first_round(PAIRS, seed)) == ["gazelle", "zebra"]
    )
    found = guesses(game, None)
    assert len(found) == 6  # two gazelles and two zebras
    assert chi_square(found) < 21  # 5 degrees of freedom: beyond this once in a thousand times


def test_each_pair_of_cards_comes_up_next_as_often() -> None:
    game = first_round(DIFFERENT, 1)
    found: Counter[object] = Counter()
    for seed in range(DEALS):
        guess = game.seen_by(0)
        guess.fill_in(Random(seed))
        for _ in range(2):
            play(guess, moves(guess)[0])
        found[tuple(face_up(guess))] += 1
    assert len(found) == 6
    assert chi_square(found) < 21


def test_the_truth_is_one_of_the_guesses_and_no_likelier_one() -> None:
    game = first_round(DIFFERENT, 1)
    count = guesses(game, 0)[game.state()]
    assert DEALS / 24 * 0.7 < count < DEALS / 24 * 1.3


def test_each_pair_of_cards_is_dealt_first_as_often() -> None:
    found: Counter[object] = Counter()
    for seed in range(DEALS):
        found[tuple(face_up(first_round(DIFFERENT, seed)))] += 1
    assert len(found) == 15
    assert chi_square(found) < 37  # 14 degrees of freedom: beyond this once in a thousand times


def test_filling_in_twice_in_the_same_way_gives_the_same() -> None:
    game = first_round(DIFFERENT, 1)
    one, other = game.seen_by(0), game.seen_by(1)
    one.fill_in(Random(5))
    other.fill_in(Random(5))
    assert one == other
