"""Monte Carlo in Zuuli: worlds that fit what was seen, quick players who leave no trace."""

from collections.abc import Iterator

import pytest

from tests.bots.zuuli.parks import developments, slow_park
from tests.rules.zuuli.components import built_in
from tests.rules.zuuli.opening import open_zuuli
from wildpark.bots.zuuli.foresight import arranged
from wildpark.bots.zuuli.picker import Picker
from wildpark.bots.zuuli.players import make_worlds
from wildpark.bots.zuuli.playouts import Playouts
from wildpark.bots.zuuli.tidier import Tidier
from wildpark.rules import Random
from wildpark.rules.zuuli import Position

STREAM = 32


def picks(players: int, seed: int) -> Iterator[tuple[Position, int]]:
    """Each pick of a game in which all choose at random, and what was already picked in secret."""
    game, rng = open_zuuli(players, seed), Random(seed)
    while not game.is_over():
        for seat in game.to_act():
            if not game.has_park_open():
                yield game, seat
            legal = game.legal(seat)
            confirm = game.action("confirm")
            game.play(seat, confirm if confirm in legal else legal[rng.below(len(legal))])


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_its_worlds_are_dealt_as_fill_in_deals_them(players: int) -> None:
    """World for world, from the same stream of chance: so the distribution is the same."""
    for game, seat in picks(players, players):
        seen = game.seen_by(seat)
        if len(seen.legal(seat)) < 2:
            continue
        worlds = Playouts(seen, seat, 7)
        for number in range(2):
            worlds.sample(seen.legal(seat)[:1], number, number + 1)
            rng, other = Random(0), seen.copy()
            rng.reseed(7, number << STREAM)
            other.fill_in(rng)
            assert hands(worlds.world) == hands(other)


def hands(game: Position) -> list[list[int] | None]:
    """The hands of all seats, and how many cards are still in the deck."""
    return [[game.cards_in_deck()], *(game.hand(seat) for seat in range(game.players))]


@pytest.mark.parametrize("players", [1, 2, 5])
def test_rating_cards_leaves_the_position_as_it_is(players: int) -> None:
    picker = Picker()
    for game, seat in picks(players, 3):
        park = arranged(game, seat)
        before = park.state()
        kept = picker.choose(park, seat)
        assert park.state() == before
        assert kept in game.legal(seat)


def test_playouts_leave_what_was_seen_as_it_is() -> None:
    for game, seat in picks(4, 2):
        seen = game.seen_by(seat)
        before = seen.state()
        make_worlds(seen, seat, 1).sample(seen.legal(seat), 0, 2)
        assert seen.state() == before


@pytest.mark.parametrize("players", [1, 2, 6])
def test_every_game_is_played_to_its_end_with_all_cards(players: int) -> None:
    for seed in range(20):
        game = open_zuuli(players, seed)
        Playouts(game, 0, seed).play_to_the_end(game)
        assert game.is_over()
        kept = [game.cards_kept(seat) for seat in range(players)]
        total = sum(map(sum, kept)) + sum(game.discarded_cards()) + sum(game.collected_cards())
        assert total + game.cards_in_deck() == 90


@pytest.mark.parametrize("players", [1, 2, 6])
def test_a_tidied_park_is_lawful_and_scores_no_less(players: int) -> None:
    better = 0
    for seed in range(6):
        for game in developments(players, seed):
            for seat in range(players):
                tidied = shaken(game, seat)
                before = tidied.copy()
                Tidier().tidy(tidied, seat)
                assert tidied.total(seat) >= before.total(seat)
                better += tidied.total(seat) > before.total(seat)
                assert tidied.cards_kept(seat) == before.cards_kept(seat)
                assert tidied.outside_of(seat) == before.outside_of(seat)
                assert is_lawful(tidied, seat)
    assert better > 3


def shaken(game: Position, seat: int) -> Position:
    """The park after some random changes."""
    copy, rng = game.copy(), Random(seat)
    for _ in range(12):
        changes = [one for one in copy.legal(seat) if copy.notation(one) != "confirm"]
        if changes:
            copy.play(seat, changes[rng.below(len(changes))])
    return copy


def is_lawful(game: Position, seat: int) -> bool:
    """Whether the slow rules find nothing wrong in any room."""
    park, names = slow_park(game, seat, built_in()), game.components
    for room in game.rooms_of(seat):
        slow = park.rooms[names.rooms[room]]
        for species, count in enumerate(game.animals_in(seat, room)):
            slow.animals += [names.animals[species].slug] * count
        slow.upgrades = [
            names.upgrades[number].slug
            for number, count in enumerate(game.upgrades_in(seat, room))
            for _ in range(count)
        ]
    return all(room.is_lawful() for room in park.rooms.values())
