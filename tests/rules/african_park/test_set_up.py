"""The rulebook's "Game Set Up": the deck, the head ranger, the choice of territory sides."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.rules.african_park.components import built_in
from tests.rules.african_park.park import face_up, moves, play, view_of
from wildpark.rules import Game, GameError, IllegalAction, open_game

PLAYERS = (2, 3, 4)
DECKS = ("2+3", "4", "6")
SIDES = [f"sides-{a}{b}{c}" for c in "ab" for b in "ab" for a in "ab"]


def new_game(players: int, seed: int = 1, **options: object) -> Game:
    return open_game("african_park", players=players, seed=seed, options=options)


def unseen(game: Game) -> Counter[str]:
    """How many cards of each species lie in the deck."""
    return Counter({one["name"]: one["unseen"] for one in view_of(game)["species"]})


@pytest.mark.parametrize(("players", "cards"), [(2, 42), (3, 57), (4, 68)])
def test_the_deck_holds_the_cards_for_the_number_of_players(players: int, cards: int) -> None:
    game = new_game(players)
    expected = {one["name"]: sum(one["copies"][: players - 1]) for one in built_in()["species"]}
    assert unseen(game) == Counter(expected)
    assert view_of(game)["deck_left"] == cards


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deck_is_shuffled(players: int) -> None:
    first_rounds = set()
    for seed in range(50):
        game = new_game(players, seed)
        play(game, *["sides-aaa"] * players)
        first_rounds.add(tuple(face_up(game)))
    assert len(first_rounds) > 20


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 2.0, "2", None])
def test_only_two_to_four_can_play(players: int) -> None:
    with pytest.raises(GameError) as error:
        open_game("african_park", players=players, seed=1)
    assert "2, 3, 4" in str(error.value)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_head_ranger_may_be_given(players: int) -> None:
    for seat in range(players):
        game = new_game(players, first=seat)
        assert view_of(game)["head_ranger"] == seat
        assert game.to_act() == [seat]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_head_ranger_who_does_not_sit_at_the_table_is_refused(players: int) -> None:
    for seat in (-1, players, 4, "0", 1.0, True):
        with pytest.raises(GameError):
            new_game(players, first=seat)


@pytest.mark.parametrize("players", PLAYERS)
def test_otherwise_the_first_head_ranger_is_drawn_from_the_seed(players: int) -> None:
    drawn = Counter(view_of(new_game(players, seed))["head_ranger"] for seed in range(600))
    assert sorted(drawn) == list(range(players))
    assert chi_square(drawn, players) < 16


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_is_dealt_one_territory_card_of_each_deck(players: int) -> None:
    printed = built_in()["territory"]
    for seed in range(100):
        reserves = view_of(new_game(players, seed))["reserves"]
        for number, deck in enumerate(DECKS):
            dealt = [reserve["cards"][number] for reserve in reserves]
            assert {card["deck"] for card in dealt} == {deck}
            assert all(card["sides"] in printed[deck] for card in dealt)
            assert len({str(card["sides"]) for card in dealt}) == players


@pytest.mark.parametrize("players", PLAYERS)
def test_every_territory_card_is_dealt_as_often(players: int) -> None:
    printed = built_in()["territory"]
    for number, deck in enumerate(DECKS):
        dealt: Counter[int] = Counter()
        for seed in range(400):
            card = view_of(new_game(players, seed))["reserves"][0]["cards"][number]
            dealt[printed[deck].index(card["sides"])] += 1
        assert chi_square(dealt, 4) < 17


@pytest.mark.parametrize("players", PLAYERS)
def test_clockwise_from_the_head_ranger_each_chooses_the_sides(players: int) -> None:
    for seat in range(players):
        game = new_game(players, first=seat)
        for turn in range(players):
            assert game.to_act() == [(seat + turn) % players]
            assert moves(game) == SIDES
            play(game, "sides-bab")
        assert game.to_act() == [seat]


@pytest.mark.parametrize("sides", SIDES)
def test_the_reserve_shows_the_chosen_sides(sides: str) -> None:
    game = new_game(2, first=0)
    play(game, sides)
    reserve = view_of(game)["reserves"][0]
    chosen = ["ab".index(letter) for letter in sides.removeprefix("sides-")]
    assert [card["chosen"] for card in reserve["cards"]] == chosen
    printed = [
        column
        for card, side in zip(reserve["cards"], chosen, strict=True)
        for column in card["sides"][side]
    ]
    shown = [column["spaces"] for area in reserve["areas"] for column in area["columns"]]
    assert ["".join("LR"[one["river"]] for one in spaces) for spaces in shown] == printed


def test_a_reserve_has_four_areas_of_two_three_four_and_six_spaces() -> None:
    game = new_game(2)
    play(game, "sides-aaa", "sides-aaa")
    for reserve in view_of(game)["reserves"]:
        columns = [[len(one["spaces"]) for one in area["columns"]] for area in reserve["areas"]]
        assert [area["size"] for area in reserve["areas"]] == [2, 3, 4, 6]
        assert columns == [[2], [3], [2, 2], [3, 3]]
        assert [one["name"] for area in reserve["areas"] for one in area["columns"]] == [
            "2", "3", "4a", "4b", "6a", "6b",
        ]  # fmt: skip


def test_choosing_players_see_what_lies_on_the_table() -> None:
    game = new_game(3, first=1)
    play(game, "sides-abb")
    for reader in (0, 1, 2, None):
        reserves = view_of(game, reader)["reserves"]
        assert [card["chosen"] for card in reserves[1]["cards"]] == [0, 1, 1]
        assert [card["chosen"] for card in reserves[2]["cards"]] == [None] * 3
        assert all(len(card["sides"]) == 2 for one in reserves for card in one["cards"])


@pytest.mark.parametrize("players", PLAYERS)
def test_no_animal_lies_face_up_before_all_have_chosen(players: int) -> None:
    game = new_game(players)
    for _ in range(players):
        assert view_of(game)["phase"] == "territory"
        assert face_up(game) == []
        with pytest.raises(IllegalAction) as refusal:
            play(game, "gazelle-6a")
        assert refusal.value.code == "sides-first"
        play(game, "sides-aaa")
    assert view_of(game)["phase"] == "animals"
    assert len(face_up(game)) == players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_sides_then_stay(players: int) -> None:
    game = new_game(players)
    play(game, *["sides-bba"] * players)
    land = [shown_land(game)]
    while not game.is_over():
        assert not any(move.startswith("sides") for move in moves(game))
        with pytest.raises(IllegalAction) as refusal:
            play(game, "sides-aaa")
        assert refusal.value.code == "sides-chosen"
        play(game, moves(game)[0])
        land.append(shown_land(game))
    assert all(one == other for one, other in pairwise(land))


def shown_land(game: Game) -> list[object]:
    """The river spaces of all reserves, and the sides that lie up."""
    return [
        [
            [card["chosen"] for card in reserve["cards"]],
            [[[s["river"] for s in c["spaces"]] for c in a["columns"]] for a in reserve["areas"]],
        ]
        for reserve in view_of(game)["reserves"]
    ]


def chi_square(seen: Counter[int], kinds: int) -> float:
    """How far the counts are from equal ones."""
    mean = seen.total() / kinds
    return sum((seen[kind] - mean) ** 2 / mean for kind in range(kinds))
