"""The categories: fires, grass, trees and herds; the example of the rulebook; ties."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.rules.playing import steps
from tests.rules.savannah_park.opening import open_park, view_of
from tests.rules.savannah_park.park import finished
from wildpark.rules import Game
from wildpark.rules.savannah_park import Position
from wildpark.rules.savannah_park.components import SavannahParkComponents
from wildpark.rules.terms import Part

LIN: Mapping[str, str] = {
    "giraffe": "c5", "giraffe-2": "b5", "giraffe-3": "e6", "giraffe-water": "d6",
    "elephant": "g3", "elephant-2": "c7", "elephant-3": "b6", "elephant-water": "d8",
    "rhino": "c2", "rhino-2": "f6", "rhino-3": "e8", "rhino-water": "e3",
    "zebra": "b1", "zebra-2": "e1", "zebra-3": "b2", "zebra-water": "c1",
    "antelope": "d4", "antelope-2": "b4", "antelope-3": "c4", "antelope-water": "e2",
    "ostrich": "f7", "ostrich-2": "g2", "ostrich-3": "f5", "ostrich-water": "a2",
    "zebra-elephant": "b7", "zebra-giraffe": "f2", "antelope-elephant": "e4",
    "antelope-rhino": "d3", "ostrich-giraffe": "f4", "ostrich-rhino": "g4",
    "zebra-ostrich-antelope": "d2", "giraffe-elephant-rhino": "e7", "all": "e5",
}  # fmt: skip
"""A park of which all is true that the rulebook's scoring example says of Lin's."""

NUMBERS = {"giraffe": 6, "elephant": 7, "rhino": 8, "zebra": 9, "antelope": 10, "ostrich": 11}


def parts(game: Game, category: int) -> list[Part]:
    """The parts of a category of the only player."""
    return [part for part in game.scores()[0].parts if part.params["category"] == category]


def driven(game: Game, category: int) -> list[tuple[object, object]]:
    """What a fire drives away, and from where."""
    return [
        (part.params["token"], part.params["space"])
        for part in parts(game, category)
        if part.code == "driven-away"
    ]


def herds(game: Game, species: str) -> list[tuple[int, int, int, int]]:
    """Of each herd its animals, watering holes, worth and points, the one that counts first."""
    found = []
    for part in parts(game, NUMBERS[species]):
        animals, water, worth = (int(part.params[key]) for key in ("animals", "water", "worth"))
        found.append((animals, water, worth, part.points))
    return found


def test_the_scoring_example_of_the_rulebook() -> None:
    game = finished(LIN)
    assert driven(game, 1) == [("ostrich-water", "a2")]
    assert driven(game, 2) == [("elephant-2", "c7")]
    assert [part.code for part in parts(game, 3)] == ["drives-nothing"]
    assert [part.points for part in parts(game, 4)].count(1) == 5
    assert [part.points for part in parts(game, 5)].count(3) == 2
    assert herds(game, "giraffe")[0] == (10, 3, 30, 30)
    assert herds(game, "elephant")[0] == (2, 2, 4, 4)
    assert herds(game, "rhino")[:2] == [(7, 1, 7, 7), (3, 1, 3, 0)]
    assert herds(game, "zebra")[0] == (8, 2, 16, 16)
    assert herds(game, "antelope") == [(11, 3, 33, 33)]
    assert herds(game, "ostrich")[0] == (8, 1, 8, 8)
    assert game.scores()[0].total == 5 + 6 + 30 + 4 + 7 + 16 + 33 + 8 == 109
    categories = view_of(game)["parks"][0]["categories"]
    assert [one["points"] for one in categories] == [0, 0, 0, 5, 6, 30, 4, 7, 16, 33, 8]
    assert game.points(0) == [0, 0, 0, 5, 6, 30, 4, 7, 16, 33, 8, 0]
    assert [one["number"] for one in categories] == list(range(1, 12))


def test_the_large_herd_of_the_example_lost_its_watering_hole_to_the_fire() -> None:
    without_fire = finished({**LIN, "elephant-2": "c3", "ostrich-2": "d8", "elephant-water": "g2"})
    assert driven(without_fire, 2) == [("ostrich-2", "d8")]
    large = max(herds(finished(LIN), "elephant"))
    assert (large[1], large[2], large[3]) == (0, 0, 0)


def test_ten_elephants_with_three_watering_holes_are_thirty_points() -> None:
    game = finished({
        "elephant": "e1", "elephant-2": "b2", "elephant-3": "c2", "elephant-water": "c1",
        "zebra-elephant": "b1", "giraffe-elephant-rhino": "d2", "all": "d3",
        "antelope-elephant": "g3",
    }, empty=["f4", "f5", "g2", "g4"])  # fmt: skip
    assert herds(game, "elephant") == [(10, 3, 30, 30), (1, 0, 0, 0)]


def test_the_small_fire_drives_single_animals_away_with_or_without_water() -> None:
    ring = ["a1", "a2", "b2", "b4", "c3", "c4"]
    tokens = ["zebra", "zebra-water", "zebra-2", "zebra-3", "zebra-elephant", "all"]
    game = finished(dict(zip(tokens, ring, strict=True)))
    assert driven(game, 1) == [("zebra", "a1"), ("zebra-water", "a2")]


def test_the_medium_fire_drives_two_animals_away_of_one_species_or_two() -> None:
    ring = ["c6", "c7", "d6", "d8", "e6", "e7"]
    tokens = ["rhino", "rhino-water", "rhino-2", "rhino-3", "ostrich-rhino", "all"]
    game = finished(dict(zip(tokens, ring, strict=True)))
    assert driven(game, 2) == [("rhino-2", "d6"), ("ostrich-rhino", "e6")]


def test_the_big_fire_drives_three_animals_away_of_one_species_or_more() -> None:
    ring = ["e3", "e4", "f2", "f4", "g1", "g2"]
    tokens = ["ostrich", "ostrich-water", "ostrich-2", "ostrich-3", "zebra-ostrich-antelope", "all"]
    game = finished(dict(zip(tokens, ring, strict=True)))
    assert driven(game, 3) == [("ostrich-3", "f4"), ("zebra-ostrich-antelope", "g1")]


def test_a_fire_only_clears_its_own_six_spaces() -> None:
    far = {"zebra": "d4", "zebra-2": "b2", "zebra-3": "e6", "rhino": "e1", "rhino-2": "f2",
           "rhino-3": "c3", "ostrich": "c6", "ostrich-2": "b4", "ostrich-3": "d8"}  # fmt: skip
    game = finished(far)
    gone = {token for category in (1, 2, 3) for token, _ in driven(game, category)}
    assert gone.isdisjoint(far)


def test_grass_and_trees_that_a_fire_empties_count() -> None:
    burnt = {"zebra": "a1", "rhino-2": "c7", "zebra-ostrich-antelope": "g1", "giraffe": "c3"}
    game = finished({**burnt, "rhino": "a4", "ostrich-3": "f6"}, empty=["d1", "d2"])
    grass = {part.params["space"]: part.points for part in parts(game, 4)}
    trees = {part.params["space"]: part.points for part in parts(game, 5)}
    assert (grass["a1"], grass["g1"], grass["d1"], grass["a4"]) == (1, 1, 1, 0)
    assert (trees["c7"], trees["c3"], trees["d2"], trees["f6"]) == (3, 3, 3, 0)
    assert sum(trees.values()) == 3 * sum(part.code == "tree-empty" for part in parts(game, 5))


def test_a_herd_without_a_watering_hole_is_worth_nothing() -> None:
    game = finished({
        "zebra": "a2", "zebra-2": "a3", "zebra-3": "b5", "zebra-elephant": "b7",
        "zebra-giraffe": "c8", "zebra-water": "g3", "zebra-ostrich-antelope": "e1", "all": "e8",
    }, empty=["a4", "d9", "c7", "f1", "f7", "b6", "d1"])  # fmt: skip
    assert (5, 0, 0, 0) in herds(game, "zebra")  # the sixth, on a2, was driven away


def test_only_the_more_valuable_of_two_herds_counts_even_if_it_is_smaller() -> None:
    game = finished({
        "antelope-3": "a2", "antelope-2": "a3", "antelope-elephant": "b5",
        "antelope-water": "e8", "all": "e7", "zebra-ostrich-antelope": "d8",
        "antelope": "f1", "antelope-rhino": "g3",
    }, empty=["b4", "b6", "a4", "c5", "c6"])  # fmt: skip
    assert herds(game, "antelope")[0] == (3, 3, 9, 9)
    assert (6, 0, 0, 0) in herds(game, "antelope")
    codes = [part.code for part in parts(game, 10)]
    assert codes.count("herd-counts") == 1
    assert codes[0] == "herd-counts"


def test_the_ceiling_is_220() -> None:
    """Each species in one herd, no tree taken, and the two tokens that sand has no room for."""
    view = view_of(open_park())
    kinds = [space["kind"] for space in view["spaces"]]
    herds = [
        sum(token["animals"][species] for token in having) * sum(token["water"] for token in having)
        for species in view["species"]
        if (having := [token for token in view["tokens"] if species in token["animals"]])
    ]
    empty_grass = kinds.count("sand") + kinds.count("grass") - len(view["tokens"])
    assert sum(herds) + 3 * kinds.count("tree") + empty_grass == 220


def test_scores_can_be_asked_for_at_any_time() -> None:
    game = open_park(2, 3)
    for step in steps(game, 3):
        for score in step.before.scores():
            assert score.total == sum(part.points for part in score.parts)
            assert {part.params["category"] for part in score.parts} == set(range(1, 12))


def ties(players: int, **options: Any) -> list[tuple[Position, list[tuple[int, int]]]]:
    """Finished random games in which the best two have equally many points, and who has what."""
    found = []
    for seed in range(400):
        *_, last = steps(open_park(players, seed, **options), seed)
        results = [
            (score.total, sum(part.code == "grass-empty" for part in score.parts))
            for score in last.after.scores()
        ]
        if results[0][0] == results[1][0]:
            found.append((last.after, results))
    return found


def test_a_tie_goes_to_the_most_empty_grass_spaces() -> None:
    broken = shared = 0
    for game, results in ties(2):
        assert game.standing() == [1 + sum(other > own for other in results) for own in results]
        broken += results[0][1] != results[1][1]
        shared += results[0][1] == results[1][1]
        assert (game.standing() == [1, 1]) == (results[0][1] == results[1][1])
    assert broken
    assert shared


def test_with_children_a_tie_is_shared() -> None:
    found = ties(2, children=True)
    assert found
    assert all(game.standing() == [1, 1] for game, _ in found)


def test_with_children_the_biggest_herds_count_and_nothing_else() -> None:
    game = finished(
        {"zebra": "d4", "zebra-2": "d5", "zebra-3": "d6", "zebra-elephant": "c4", "all": "a2"},
        children=True,
        empty=["b1", "b2", "b3", "c1", "c2", "c3"],
    )
    assert game.points(0)[:5] == [0] * 5
    found = game.scores()[0].parts
    assert {part.code for part in found} == {"children-herd", "children-lesser-herd"}
    best = [part for part in found if part.code == "children-herd"]
    assert [part.params["category"] for part in best] == [6, 7, 8, 9, 10, 11]
    zebras = best[3]
    assert zebras.points == int(zebras.params["animals"]) >= 7
    assert sum(part.points for part in found) == game.scores()[0].total
    assert all(part.points == 0 for part in found if part.code == "children-lesser-herd")


@pytest.mark.parametrize("options", [{}, {"lions": True}, {"layout": "ridge"}])
def test_a_finished_solo_game_has_a_rating(options: dict[str, Any]) -> None:
    ratings = {0: "back to ranger school", 80: "apprentice", 100: "keeper"}
    for seed in range(10):
        *_, last = steps(open_park(1, seed, **options), seed)
        assert view_of(last.before)["rating"] is None
        rating = view_of(last.after)["rating"]
        total = last.after.scores()[0].total
        assert rating["lowest"] == max(one for one in ratings if one <= total)
        assert rating["name"] == ratings[rating["lowest"]]


def test_each_rating_begins_with_its_lowest_total() -> None:
    components = SavannahParkComponents.read()
    names = ["back to ranger school", "apprentice", "keeper", "ranger", "antelope", "elephant",
             "pride of the park", "king of the savannah"]  # fmt: skip
    lowest = [0, 80, 100, 120, 140, 160, 180, 200]
    assert [components.rating(total).name for total in lowest] == names
    assert [components.rating(total - 1).name for total in [*lowest[1:], 221]] == names


def test_the_example_is_rated_keeper() -> None:
    rating = view_of(finished(LIN))["rating"]
    assert rating == {
        "lowest": 100, "name": "keeper", "line": {"code": "rating-keeper", "params": {}}
    }  # fmt: skip


def test_there_is_no_rating_with_others_or_with_children() -> None:
    cases: list[tuple[int, dict[str, Any]]] = [(2, {}), (1, {"children": True})]
    for players, options in cases:
        *_, last = steps(open_park(players, 1, **options), 1)
        assert view_of(last.after)["rating"] is None
