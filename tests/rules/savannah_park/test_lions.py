"""The lions are loose."""

from typing import Any

import pytest

from tests.rules.savannah_park.opening import open_park, play, texts, view_of
from tests.rules.savannah_park.test_rounds import at, refusal, report
from wildpark.rules import Game


def begun(token: str, players: int = 1, **options: Any) -> Game:
    """A game in which lions sit on e4 and ``token`` has been named."""
    game = open_park(players, 4, lions=True, starting_player=0, **options)
    play(game, *["a1-g4"] * players, *["lion-e4"] * players, token)
    return game


def lion(game: Game, seat: int = 0) -> str:
    """The space of the lion."""
    view = view_of(game)
    return view["spaces"][view["parks"][seat]["lion"]]["name"]


def points(game: Game, seat: int = 0) -> int:
    """The lion's points, which are the last category."""
    *_, last = view_of(game)["parks"][seat]["categories"]
    assert (last["code"], last["number"]) == ("lions", 12)
    return last["points"]


@pytest.mark.parametrize(
    ("token", "animals"),
    [
        ("zebra", 1), ("zebra-2", 2), ("zebra-3", 3), ("zebra-water", 1), ("zebra-elephant", 2),
        ("zebra-ostrich-antelope", 3), ("all", 6),
    ],
)  # fmt: skip
def test_a_token_on_the_lions_space_scores_a_point_for_each_animal(
    token: str, animals: int
) -> None:
    game = begun(token)
    before = game.scores()[0].total
    play(game, "lion-b6")
    assert at(game, token) == "e4"
    assert lion(game) == "b6"
    assert points(game) == animals
    parts = {part.code: part.points for part in game.scores()[0].parts}
    assert parts["lion-points"] == animals
    assert game.scores()[0].total != before
    play(game, "rhino", "lion-c3")
    assert at(game, "rhino") == "b6"
    assert points(game) == animals + 1


def test_the_lion_goes_to_any_empty_space_the_vacated_one_included() -> None:
    game = begun("zebra")
    own = at(game, "zebra")
    free = {"a4", "d1", "d9", "g1", "b6", "c3", "c7", "d2", "f6"}
    lions = {text.removeprefix("lion-") for text in texts(game) if text.startswith("lion-")}
    tokens = {text for text in texts(game) if not text.startswith("lion-")}
    assert lions == free | {own}
    assert tokens == free
    assert refusal(game, 0, "e4") == "lion-must-move"
    assert refusal(game, 0, "lion-e4") == "lion-meets-token"
    assert refusal(game, 0, "lion-d5") == "space-rock"
    assert refusal(game, 0, "lion-d7") == "space-fire"
    assert refusal(game, 0, f"lion-{at(game, 'rhino')}") == "space-occupied"
    assert refusal(game, 0, own) == "space-vacated"
    play(game, f"lion-{own}")
    assert (lion(game), at(game, "zebra")) == (own, "e4")


def test_a_lion_stays_where_no_token_comes() -> None:
    game = begun("zebra")
    play(game, "b6")
    assert (lion(game), points(game)) == ("e4", 0)


def test_a_space_with_only_the_lion_on_it_counts_as_empty() -> None:
    game = begun("zebra")
    parts = game.scores()[0].parts
    trees = {part.params["space"]: part.code for part in parts if part.params["category"] == 5}
    assert trees["e4"] == "tree-empty"
    moved = game.copy()
    play(moved, "lion-d1")
    grass = {part.params["space"]: part.code for part in moved.scores()[0].parts
             if part.params["category"] == 4}  # fmt: skip
    assert grass["d1"] == "grass-empty"


def test_lions_first_spaces_are_hidden_until_all_have_chosen() -> None:
    game = open_park(2, 4, lions=True)
    play(game, "a1-g4", "a1-g4")
    game.play(1, game.action("lion-c3"))
    assert view_of(game, 1)["chosen"]["lion"] is not None
    for reader in (0, None):
        view = view_of(game, reader)
        assert [park["lion"] for park in view["parks"]] == [None, None]
        assert [park["has_chosen"] for park in view["parks"]] == [False, True]
    game.play(0, game.action("lion-b6"))
    assert [lion(game, seat) for seat in range(2)] == ["b6", "c3"]


def test_meeting_the_lion_looks_to_others_like_any_other_choice() -> None:
    plain, met = begun("zebra", 2), begun("zebra", 2)
    plain.play(1, plain.action("b6"))
    met.play(1, met.action("lion-b6"))
    for reader in (0, None):
        assert plain.seen_by(reader) == met.seen_by(reader)
        assert view_of(plain, reader) == view_of(met, reader)


def test_with_children_the_lion_moves_on_sand() -> None:
    game = open_park(1, 4, lions=True, children=True)
    play(game, "lion-d5", "zebra-3")
    own = at(game, "zebra-3")
    lions = {text.removeprefix("lion-") for text in texts(game) if text.startswith("lion-")}
    assert lions == {"c4", "c5", "d4", "d6", "e4", "e5", own}
    assert refusal(game, 0, "lion-a1") == "lion-sand-only"
    assert refusal(game, 0, "a1") == "children-sand-only"
    play(game, f"lion-{own}")
    assert (at(game, "zebra-3"), lion(game), points(game)) == ("d5", own, 3)


def test_the_report_tells_of_the_meeting() -> None:
    game = begun("all")
    own, before = at(game, "all"), game.copy()
    play(game, "lion-b6")
    assert report(before, game, 0)[:2] == [
        ("moved", {"seat": 0, "token": "all", "from": own, "space": "e4"}),
        ("lion-met", {"seat": 0, "space": "b6", "points": 6}),
    ]


def test_choices_and_refusals_are_shown_for_token_and_lion() -> None:
    game = begun("zebra")
    view = view_of(game, 0)
    kinds = {choice["kind"] for choice in view["choices"]}
    assert kinds == {"place", "place-on-lion"}
    for choice in view["choices"]:
        after = game.copy()
        after.play(0, choice["action"])
        now = view_of(after)
        assert now["parks"][0]["tokens"][choice["spaces"][0]] == "zebra"
        assert now["parks"][0]["total"] == view["parks"][0]["total"] + choice["effect"]["points"]
        if choice["lion"] is not None:
            assert now["parks"][0]["lion"] == choice["lion"]
            assert {"number": 12, "points": 1} in choice["effect"]["changes"]
    closed = {(one["what"], one["space"]) for one in view["refusals"]}
    opened = {("token", choice["spaces"][0]) for choice in view["choices"]}
    opened |= {("lion", choice["lion"]) for choice in view["choices"] if choice["lion"] is not None}
    assert closed.isdisjoint(opened)
    assert closed | opened == {
        (what, space["index"]) for what in ("token", "lion") for space in view["spaces"]
    }
