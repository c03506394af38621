"""The end of a year and of the game: what is worth what, the floor at 0, ties."""

from pathlib import Path
from typing import Any

import pytest

from tests.rules.zuuli.components import built_in, read
from tests.rules.zuuli.opening import do, keeping, open_zuuli, rooms_of, view_of
from wildpark.rules import Random
from wildpark.rules.zuuli import Position


def worths(game: Position, room: str) -> dict[str, tuple[int, int, str]]:
    """How many animals of each name are in a room, what each is worth, and why."""
    return {one["animal"]: (one["count"], one["each"], one["why"])
            for one in rooms_of(game)[room]["animals"]}  # fmt: skip


def test_a_standard_pen_with_two_lions_scores_six(tmp_path: Path) -> None:
    game = keeping(tmp_path, "lion*2 standard_pen")
    do(game, "place-lion-standard_pen", "place-lion-standard_pen")
    pen = rooms_of(game)["standard_pen"]
    assert (pen["taken"], pen["space"]) == (4, 6)
    assert (pen["sum"], pen["times"], pen["points"]) == (6, 1, 6)
    assert worths(game, "standard_pen") == {"lion": (2, 3, "worth-printed")}
    do(game, "confirm")
    do(game, "confirm", seat=1)
    assert game.year_points(0) == [6]


def test_satisfaction_multiplies_and_a_visitor_centre_adds_one(tmp_path: Path) -> None:
    game = keeping(tmp_path, "giraffe paddock visitor_centre*2")
    do(game, "place-giraffe-paddock")
    assert rooms_of(game)["paddock"]["points"] == 8
    do(game, "install-visitor_centre-paddock", "install-visitor_centre-paddock")
    assert (rooms_of(game)["paddock"]["times"], rooms_of(game)["paddock"]["points"]) == (4, 16)


def test_company(tmp_path: Path) -> None:
    game = keeping(tmp_path, "sloth*2 tree_frog canopy mangrove")
    do(game, "place-sloth-canopy")
    assert worths(game, "canopy") == {"sloth": (1, 0, "worth-alone")}
    do(game, "place-sloth-canopy")
    assert worths(game, "canopy") == {"sloth": (2, 2, "worth-company")}
    do(game, "move-sloth-canopy-mangrove", "place-tree_frog-mangrove")
    assert worths(game, "mangrove")["sloth"] == (1, 2, "worth-company")


def test_troop(tmp_path: Path) -> None:
    game = keeping(tmp_path, "red_panda*5 sloth canopy")
    for count, each in enumerate((1, 2, 3, 3, 3), start=1):
        do(game, "place-red_panda-canopy")
        assert worths(game, "canopy") == {"red_panda": (count, each, "worth-troop")}
        assert rooms_of(game)["canopy"]["sum"] == count * each
    for _ in range(3):
        do(game, "take-red_panda-canopy")
    do(game, "place-sloth-canopy")  # no red panda
    assert worths(game, "canopy")["red_panda"] == (2, 2, "worth-troop")


def test_chorus(tmp_path: Path) -> None:
    game = keeping(tmp_path, "tree_frog*2 canopy water_habitat mangrove")
    do(game, "place-tree_frog-canopy", "place-tree_frog-mangrove")
    assert worths(game, "canopy") == {"tree_frog": (1, 1, "worth-printed")}
    assert worths(game, "mangrove") == {"tree_frog": (1, 3, "worth-chorus")}
    do(game, "install-water_habitat-canopy")
    assert worths(game, "canopy") == {"tree_frog": (1, 3, "worth-chorus")}


def test_bloom(tmp_path: Path) -> None:
    game = keeping(tmp_path, "jellyfish*4 lagoon")
    for count, each in enumerate((2, 2, 4, 4), start=1):
        do(game, "place-jellyfish-lagoon")
        why = "worth-bloom" if count > 2 else "worth-printed"
        assert worths(game, "lagoon") == {"jellyfish": (count, each, why)}


def test_an_unhoused_lion_costs_three(tmp_path: Path) -> None:
    game = keeping(tmp_path, "lion*2 giraffe paddock")
    do(game, "place-lion-new_plot", "place-giraffe-paddock")
    year = view_of(game)["parks"][0]["years"][-1]
    assert year["losses"] == [{"animal": "lion", "count": 1, "each": 3, "points": -3}]
    assert game.total(0) == 3 + 8 - 3


def test_an_unhoused_animal_costs_its_printed_value(tmp_path: Path) -> None:
    game = keeping(tmp_path, "jellyfish*3 tree_frog red_panda*2 sloth unicorn*2 paddock")
    do(game, "place-unicorn-paddock", "place-unicorn-paddock")
    assert game.total(0) == 24 - 3 * 2 - 1 - 2 * 1 - 2


def test_a_year_cannot_score_less_than_zero(tmp_path: Path) -> None:
    game = keeping(tmp_path, "giraffe elephant bear standard_pen")
    do(game, "place-giraffe-standard_pen")
    (year,) = view_of(game)["parks"][0]["years"]
    assert (year["points"], year["floor"]) == (0, 5)  # 4 - 9
    assert game.total(0) == 0
    parts = [(part.code, part.points) for part in game.scores()[0].parts]
    assert parts == [
        ("worth-printed", 0), ("room-points", 4), ("unhoused", -4), ("unhoused", -5),
        ("year-floor", 5),
    ]  # fmt: skip
    do(game, "confirm")
    do(game, "confirm", seat=1)
    assert game.year_points(0) == [0]
    assert game.total(0) == 4  # the giraffe, in year 2


def test_housed_animals_score_again_every_year(tmp_path: Path) -> None:
    game = keeping(tmp_path, "giraffe paddock")
    do(game, "place-giraffe-paddock")
    for _ in range(3):
        do(game, "confirm")
        do(game, "confirm", seat=1)
    assert game.is_over()
    assert game.year_points(0) == [8, 8, 8]
    assert game.scores()[0].total == 24
    years = view_of(game)["parks"][0]["years"]
    assert [year["year"] for year in years] == [1, 2, 3]
    assert all(year["rooms"][0]["points"] == 8 for year in years)


def test_an_upgrade_counts_from_the_year_in_which_it_is_installed(tmp_path: Path) -> None:
    table = built_in()
    table["animal"] = [{**table["animal"][6], "copies": 9}]
    table["enclosure"] = [{**table["enclosure"][6], "copies": 9}]
    table["upgrade"] = [{**table["upgrade"][4], "copies": 9}]
    table["deal"] = {str(players): [1, 1, 1] for players in range(3, 7)} | {"2": [4, 3, 2]}
    components = read(table, tmp_path)
    later = 0
    for seed in range(30):
        game, rng, expected = open_zuuli(2, seed, components), Random(seed), []
        while not game.is_over():
            legal = game.legal(game.to_act()[0])
            seat = game.to_act()[0]
            action = legal[rng.below(len(legal))]
            if game.has_park_open() and game.notation(action) == "confirm" and seat == 0:
                expected.append(room_points(game))
            game.play(seat, action)
        shown = [[room["points"] for room in year["rooms"]]
                 for year in view_of(game)["parks"][0]["years"]]  # fmt: skip
        assert shown == expected
        later += shown[0] != shown[2][: len(shown[0])]
    assert later > 3


def room_points(game: Position) -> list[int]:
    """The points of the rooms of seat 0 that are lived in."""
    return [room["points"] for room in rooms_of(game).values() if room["animals"]]


def test_while_cards_are_picked_the_finished_years_count() -> None:
    game = open_zuuli(2, 2)
    assert [score.total for score in game.scores()] == [0, 0]
    assert game.scores()[0].parts == []
    assert game.standing() == [1, 1]


def finished(tmp_path: Path, *moves: str, other: str = "") -> Position:
    """A finished game in which both have kept the same cards but those of year 1 differ."""
    game = keeping(tmp_path, "giraffe sloth*2 red_panda paddock canopy")
    do(game, *moves)
    for _ in range(3):
        do(game, "confirm")
        do(game, "confirm", seat=1)
    assert not other
    return game


def test_the_highest_sum_wins(tmp_path: Path) -> None:
    game = finished(tmp_path, "place-giraffe-paddock", "place-sloth-canopy", "place-sloth-canopy")
    assert game.standing() == [1, 2]


def test_a_tie_goes_to_the_most_different_names(tmp_path: Path) -> None:
    """A sloth alone scores 0 but is a name; both players have 0 points."""
    game = finished(tmp_path, "place-sloth-canopy")
    assert [score.total for score in game.scores()] == [0, 0]
    assert [game.names_housed(seat) for seat in (0, 1)] == [1, 0]
    assert game.standing() == [1, 2]


def test_names_are_counted_once_and_only_of_animals_that_are_housed(tmp_path: Path) -> None:
    game = keeping(tmp_path, "sloth*3 giraffe red_panda bear canopy tree_house paddock")
    do(game, "place-sloth-canopy", "place-sloth-canopy", "place-sloth-tree_house")
    assert [game.names_housed(seat) for seat in (0, 1)] == [1, 0]
    do(game, "place-giraffe-paddock", "place-red_panda-canopy")
    assert view_of(game)["parks"][0]["names"] == game.names_housed(0) == 3


def test_still_tied_the_victory_is_shared(tmp_path: Path) -> None:
    game = finished(tmp_path)
    assert game.standing() == [1, 1]


def of(view: dict[str, Any], key: str) -> list[Any]:
    """One thing of each park."""
    return [park[key] for park in view["parks"]]


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_the_three_ways_to_count_agree(players: int) -> None:
    """Total, parts, and the years that a page shows; finished years stay as they were."""
    for seed in range(3):
        game, rng, kept = open_zuuli(players, seed), Random(seed), []
        while not game.is_over():
            seat = game.to_act()[0]
            legal = game.legal(seat)
            year = game.year
            game.play(seat, legal[rng.below(len(legal))])
            if game.year != year:
                kept.append([park["years"][year] for park in view_of(game)["parks"]])
        view = view_of(game)
        for number, years in enumerate(kept):
            assert [park["years"][number] for park in view["parks"]] == years
        assert of(view, "total") == [score.total for score in game.scores()]
        assert of(view, "total") == [sum(game.year_points(seat)) for seat in range(players)]
