"""The set-up of the base game and of the variants."""

from collections import Counter
from typing import Any

import pytest

from tests.rules.chance import fits
from tests.rules.savannah_park.opening import open_park, play, texts, view_of
from tests.rules.savannah_park.trials import VARIANTS
from wildpark.rules import GameError
from wildpark.rules.savannah_park import RULES

FRONT_SAND = [
    "a2",
    "a3",
    "b1",
    "b2",
    "b4",
    "b5",
    "b7",
    "c1",
    "c2",
    "c4",
    "c5",
    "c6",
    "c8",
    "d3",
    "d4",
    "d6",
    "d8",
    "e1",
    "e2",
    "e3",
    "e5",
    "e6",
    "e7",
    "e8",
    "f1",
    "f2",
    "f4",
    "f5",
    "f7",
    "g2",
    "g3",
]
GRASS = ["a1", "a4", "d1", "d9", "g1", "g4"]
CENTRE = ["c4", "c5", "d4", "d5", "d6", "e4", "e5"]


def occupied(view: dict[str, Any], seat: int = 0) -> list[str]:
    return [
        space["name"]
        for space, token in zip(view["spaces"], view["parks"][seat]["tokens"], strict=True)
        if token
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tokens_fill_the_sand_and_two_remain(players: int) -> None:
    view = view_of(open_park(players, 5))
    assert view["phase"] == "grass"
    assert view["to_act"] == list(range(players))
    assert len(view["parks"]) == players
    for park in view["parks"]:
        assert occupied(view, park["seat"]) == FRONT_SAND
        tokens = [token for token in park["tokens"] if token]
        assert len(park["spare"]) == 2
        assert sorted(tokens + park["spare"]) == sorted(one["name"] for one in view["tokens"])


def test_each_park_is_shuffled_by_itself() -> None:
    parks = view_of(open_park(4, 5))["parks"]
    assert len({tuple(park["tokens"]) for park in parks}) == 4


def test_every_token_is_dealt_as_often_to_every_space() -> None:
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(400):
        game = open_park(4, seed)
        for seat in range(4):
            found.update(enumerate(game.spaces_of(seat)))  # space -1: one of the two beside it
    shares = {(token, space): (1 if space >= 0 else 2) / 33 / 33 for token, space in found}
    assert len(shares) == 33 * 32
    assert fits(found, shares)


def test_the_board_has_the_spaces_of_the_rulebook() -> None:
    kinds = [space["kind"] for space in view_of(open_park())["spaces"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "sand": 31, "tree": 6, "grass": 6, "rock": 1,
        "small-fire": 1, "medium-fire": 1, "big-fire": 1,
    }  # fmt: skip
    back = [space["kind"] for space in view_of(open_park(children=True))["spaces"]]
    assert {kind: back.count(kind) for kind in back} == {"sand": 40, "grass": 6, "rock": 1}


def test_there_are_33_tokens_with_11_animals_and_3_watering_holes_a_species() -> None:
    view = view_of(open_park())
    assert len(view["tokens"]) == len({token["name"] for token in view["tokens"]}) == 33
    assert all(token["face_up"] for token in view["tokens"])
    for species in view["species"]:
        shown = [token for token in view["tokens"] if species in token["animals"]]
        assert sum(token["animals"][species] for token in shown) == 11
        assert sum(token["water"] for token in shown) == 3


def test_the_tokens_that_remain_go_on_two_different_grass_spaces() -> None:
    game = open_park(2, 5)
    assert texts(game, 1) == [f"{one}-{other}" for one in GRASS for other in GRASS if one != other]
    spare = view_of(game)["parks"][1]["spare"]
    play(game, "a1-g4", "d9-a4")
    view = view_of(game)
    assert view["phase"] == "naming"
    at = dict(zip([space["name"] for space in view["spaces"]], view["parks"][1]["tokens"],
                  strict=True))  # fmt: skip
    assert [at["d9"], at["a4"]] == spare
    assert view["parks"][1]["spare"] == []
    assert sorted(set(occupied(view)) - set(FRONT_SAND)) == ["a1", "g4"]


def test_grass_comes_first_and_only_once() -> None:
    game = open_park(1, 5)
    for move in ("zebra", "b3", "lion-b3"):
        with pytest.raises(GameError, match="first everybody puts the two tokens that remain"):
            play(game, move)
    play(game, "a1-g4")
    with pytest.raises(GameError, match="at set-up only"):
        play(game, "d1-d9")


def test_the_first_starting_player_is_asked_for_or_drawn() -> None:
    for seat in range(3):
        assert view_of(open_park(3, 1, starting_player=seat))["starter"] == seat
    drawn = {view_of(open_park(3, seed))["starter"] for seed in range(40)}
    assert drawn == {0, 1, 2}
    with pytest.raises(GameError, match="cannot be 2 with 2 players; allowed: None, 0, 1"):
        open_park(2, starting_player=2)


def test_the_tokens_lie_the_same_whoever_starts_and_whatever_is_played() -> None:
    orders = set()
    for options in VARIANTS.values():
        view = view_of(open_park(2, 8, **options))
        for park in view["parks"]:
            dealt = [token for token in park["tokens"] if token]
            orders.add((park["seat"], *dealt[:31]))
    asked = view_of(open_park(2, 8, starting_player=1))["parks"]
    assert len(orders) == 2
    assert {(park["seat"], *filter(None, park["tokens"])) for park in asked} == orders


def test_with_children_33_tokens_lie_on_33_sand_spaces_around_the_centre() -> None:
    view = view_of(open_park(2, 5, children=True))
    assert view["phase"] == "naming"
    sand = [space["name"] for space in view["spaces"] if space["kind"] == "sand"]
    for seat in range(2):
        assert occupied(view, seat) == [name for name in sand if name not in CENTRE]
        assert len(occupied(view, seat)) == 33
        assert view["parks"][seat]["spare"] == []


def test_the_lion_starts_on_an_empty_tree_or_grass_space() -> None:
    game = open_park(1, 5, lions=True)
    play(game, "a1-g4")
    assert view_of(game)["phase"] == "lions"
    trees = ["b6", "c3", "c7", "d2", "e4", "f6"]
    grass = ["a4", "d1", "d9", "g1"]
    assert texts(game) == [f"lion-{name}" for name in sorted(trees + grass)]
    for move, reason in {
        "lion-a1": "a1 is occupied",
        "lion-a2": "a2 is occupied",
        "lion-d5": "on the rock",
        "lion-b3": "on a bush fire",
        "b6": "first everybody puts their lion",
        "zebra": "first everybody puts their lion",
        "d1-d9": "first everybody puts their lion",
    }.items():
        with pytest.raises(GameError, match=reason):
            play(game, move)
    play(game, "lion-e4")
    view = view_of(game)
    assert view["spaces"][view["parks"][0]["lion"]]["name"] == "e4"
    assert view["phase"] == "naming"


def test_with_children_the_lion_starts_on_empty_sand() -> None:
    game = open_park(1, 5, lions=True, children=True)
    assert texts(game) == [f"lion-{name}" for name in CENTRE]
    with pytest.raises(GameError, match="the lion stays on the sand"):
        play(game, "lion-a1")


def test_a_lion_never_starts_on_sand() -> None:
    game = open_park(1, 5, lions=True, layout="ridge")
    play(game, "a1-g4")
    free = [name for name in texts(game) if name.startswith("lion-")]
    assert "lion-d2" in free
    view = view_of(game)
    assert {view["spaces"][choice["lion"]]["kind"] for choice in view_of(game, 0)["choices"]} == {
        "tree", "grass"
    }  # fmt: skip


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_combination_opens_for_every_number_of_players(name: str, players: int) -> None:
    options = VARIANTS[name]
    view = view_of(open_park(players, 7, **options))
    assert view["players"] == players
    assert view["children"] == ("children" in options)
    assert view["lions"] == ("lions" in options)
    assert (view["layout"] is not None) == ("layout" in options)


@pytest.mark.parametrize("players", [0, 5])
def test_other_numbers_of_players_are_not_offered(players: int) -> None:
    assert players not in RULES.players
