"""The rulebook's "How to Play": rounds, turns, the head ranger's title and the end."""

import pytest

from tests.rules.african_park.park import (
    components_with,
    face_up,
    moves,
    play,
    species_of,
    view_of,
)
from tests.rules.playing import positions
from tests.rules.trials import Opening
from wildpark.rules import Game, IllegalAction, Random, open_game

PLAYERS = (2, 3, 4)


def settled(players: int, seed: int = 1, first: int | None = None) -> Game:
    """A game whose players have chosen their sides."""
    game = open_game("african_park", players=players, seed=seed, options={"first": first})
    play(game, *["sides-aba"] * players)
    return game


def play_to_the_end(game: Game, chooser: int) -> list[Game]:
    """All positions of the game, played on at random."""
    rng = Random(chooser)
    found = [game.copy()]
    while not game.is_over():
        found_moves = moves(game)
        play(game, found_moves[rng.below(len(found_moves))])
        found.append(game.copy())
    return found


def occupied(game: Game, seat: int) -> int:
    """How many spaces of a reserve are occupied."""
    columns = [c for area in view_of(game)["reserves"][seat]["areas"] for c in area["columns"]]
    return sum(space["animal"] is not None for column in columns for space in column["spaces"])


@pytest.mark.parametrize("players", PLAYERS)
def test_each_round_turns_up_as_many_cards_as_there_are_players(players: int) -> None:
    game = settled(players)
    while not game.is_over():
        assert len(face_up(game)) == players
        for turn in range(players):
            assert len(face_up(game)) == players - turn
            play(game, moves(game)[0])


@pytest.mark.parametrize("players", PLAYERS)
def test_clockwise_from_the_head_ranger_each_takes_one(players: int) -> None:
    for first in range(players):
        game = settled(players, first=first)
        for turn in range(players):
            assert game.to_act() == [(first + turn) % players]
            for seat in range(players):
                assert bool(game.legal(seat)) == (seat == (first + turn) % players)
            cards = face_up(game)
            move = moves(game)[-1]
            play(game, move)
            if turn < players - 1:
                cards.remove(species_of(move))
                assert face_up(game) == cards


@pytest.mark.parametrize("players", PLAYERS)
def test_the_title_passes_to_the_left_after_each_round(players: int) -> None:
    game = settled(players, first=0)
    for number in range(1, 3 * players):
        view = view_of(game)
        assert view["round"] == number
        assert view["head_ranger"] == (number - 1) % players
        assert game.to_act() == [view["head_ranger"]]
        play(game, *[moves(game)[0]])
        for _ in range(players - 1):
            play(game, moves(game)[0])


def test_nobody_may_choose_out_of_turn() -> None:
    game = settled(3, first=1)
    for seat in (0, 2):
        with pytest.raises(IllegalAction) as refusal:
            game.play(seat, game.legal(1)[0])
        assert refusal.value.code == "not-your-turn"


def test_only_face_up_cards_can_be_taken() -> None:
    game = settled(2)
    absent = {one["name"] for one in view_of(game)["species"]} - set(face_up(game))
    for species in absent:
        for place in ("6a", "dies"):
            with pytest.raises(IllegalAction) as refusal:
                play(game, f"{species}-{place}")
            assert refusal.value.code == "card-not-face-up"
            assert refusal.value.params["species"] == species


def test_a_card_that_was_taken_is_gone() -> None:
    game = next(game for seed in range(99) if len(set(face_up(game := settled(2, seed)))) == 2)
    species = face_up(game)[0]
    play(game, next(move for move in moves(game) if species_of(move) == species))
    with pytest.raises(IllegalAction) as refusal:
        play(game, f"{species}-6a")
    assert refusal.value.code == "card-not-face-up"


def test_ruling_any_face_up_card_may_be_taken_also_one_that_must_die() -> None:
    land = components_with((), (("hippopotamus", (2, 1, 1)), ("gnu", (2, 1, 1))))
    games = [open_game("african_park", players=2, seed=seed, components=land) for seed in range(20)]
    for game in games:
        play(game, "sides-aaa", "sides-aaa")
    game = next(game for game in games if face_up(game) == ["gnu", "hippopotamus"])
    assert "hippopotamus-dies" in moves(game)
    assert "gnu-6a" in moves(game)
    play(game, "hippopotamus-dies")


@pytest.mark.parametrize("players", PLAYERS)
def test_every_face_up_card_may_be_taken_at_any_moment(players: int) -> None:
    for seed in range(20):
        for game in play_to_the_end(settled(players, seed), seed)[:-1]:
            assert {species_of(move) for move in moves(game)} == set(face_up(game))


@pytest.mark.parametrize("players", PLAYERS)
def test_all_but_the_order_of_the_deck_is_open_to_all(players: int) -> None:
    own = ("choices", "refusals")
    for game in positions(Opening("african_park", players, 3, 4)):
        views = [view_of(game, reader) for reader in (None, *range(players))]
        shown = [{key: said for key, said in view.items() if key not in own} for view in views]
        assert all(view == shown[0] for view in shown)


@pytest.mark.parametrize(("players", "rounds"), [(2, 21), (3, 19), (4, 17)])
def test_there_are_at_most_so_many_rounds(players: int, rounds: int) -> None:
    longest = 0
    for seed in range(30):
        last = play_to_the_end(settled(players, seed), seed)[-1]
        assert view_of(last)["rounds"] == rounds
        longest = max(longest, view_of(last)["round"])
    assert longest == rounds


def test_the_game_ends_when_no_cards_are_left() -> None:
    for seed in range(30):
        *_, before, last = play_to_the_end(settled(2, seed), seed)
        if all(occupied(last, seat) < 15 for seat in range(2)):
            assert view_of(before)["deck_left"] == 0
            assert not before.is_over()
            assert view_of(last)["round"] == 21
            return
    raise AssertionError("no game used up the deck")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_ends_after_the_round_in_which_a_reserve_is_full(players: int) -> None:
    early = 0
    for seed in range(12):
        game = gazelles(players, seed)
        history = play_to_the_end(game, seed)
        full = [any(occupied(one, seat) == 15 for seat in range(players)) for one in history]
        first_full = full.index(True)
        rest = history[first_full:]
        assert view_of(rest[-1])["round"] == 15
        assert len(rest) <= players
        assert [one.is_over() for one in rest] == [False] * (len(rest) - 1) + [True]
        early += len(rest) > 1
    assert early


def gazelles(players: int, seed: int) -> Game:
    """A game with nothing but gazelles, which can live anywhere."""
    only = components_with((), (("gazelle", (60, 60, 60)),))
    game = open_game("african_park", players=players, seed=seed, components=only)
    play(game, *["sides-aaa"] * players)
    return game


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_can_be_chosen_after_the_end(players: int) -> None:
    last = play_to_the_end(settled(players), 1)[-1]
    assert last.to_act() == []
    assert view_of(last)["phase"] == "over"
    for seat in range(players):
        assert last.legal(seat) == []
        with pytest.raises(IllegalAction) as refusal:
            last.play(seat, 8)
        assert refusal.value.code == "game-over"
