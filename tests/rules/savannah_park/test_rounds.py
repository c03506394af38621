"""The rounds: naming a token, placing it at the same time as the others, and what is refused."""

from typing import Any
from unittest.mock import Mock

import pytest

from tests.rules.playing import steps
from tests.rules.savannah_park.opening import open_park, play, texts, view_of
from wildpark.rules import Game, GameError, IllegalAction
from wildpark.rules.savannah_park import RULES


def at(game: Game, token: str, seat: int = 0) -> str:
    """The space of a token."""
    view = view_of(game)
    return view["spaces"][view["parks"][seat]["tokens"].index(token)]["name"]


def token_on(game: Game, space: str, seat: int = 0) -> str:
    """The token on a space."""
    view = view_of(game)
    names = [one["name"] for one in view["spaces"]]
    return view["parks"][seat]["tokens"][names.index(space)]


def refusal(game: Game, seat: int, move: str) -> str:
    """The code of the refusal of a move, which changes nothing."""
    before = game.state()
    with pytest.raises(IllegalAction) as error:
        game.play(seat, game.action(move))
    assert game.state() == before
    assert str(error.value)
    return error.value.code


def begun(players: int = 3, **options: Any) -> Game:
    """A game whose first round begins; seat 1 is the starting player."""
    game = open_park(players, 4, starting_player=min(1, players - 1), **options)
    play(game, *["a1-g4"] * players)
    return game


def test_the_starting_player_names_any_token_that_is_face_up() -> None:
    game = begun()
    assert game.to_act() == [1]
    assert sorted(texts(game, 1)) == sorted(one["name"] for one in view_of(game)["tokens"])
    assert texts(game, 0) == texts(game, 2) == []
    assert refusal(game, 0, "zebra") == "not-your-turn"
    assert refusal(game, 1, "b6") == "naming-first"
    play(game, "zebra-2")
    view = view_of(game)
    assert (view["token"], view["phase"], view["to_act"]) == ("zebra-2", "placing", [0, 1, 2])
    for park in view["parks"]:
        assert view["spaces"][park["vacated"]]["name"] == at(game, "zebra-2", park["seat"])
    assert refusal(game, 1, "zebra") == "token-named"


def test_all_place_the_token_face_down_and_the_next_player_names() -> None:
    game = begun()
    play(game, "zebra-2", "b6", "c3", "d9")
    assert [at(game, "zebra-2", seat) for seat in range(3)] == ["b6", "c3", "d9"]
    view = view_of(game)
    assert (view["round"], view["starter"], view["to_act"]) == (2, 2, [2])
    assert [one["name"] for one in view["tokens"] if not one["face_up"]] == ["zebra-2"]
    assert refusal(game, 2, "zebra-2") == "token-moved"
    assert "zebra-2" not in texts(game, 2)


def test_a_token_goes_to_any_empty_sand_tree_or_grass_space_but_its_own() -> None:
    game = begun(1)
    play(game, "zebra-2", "b6", "zebra")
    own, other = at(game, "zebra"), at(game, "rhino")
    free = {"a4", "d1", "d9", "g1", "c3", "c7", "d2", "e4", "f6"}
    view = view_of(game)
    sand = {space["name"] for space in view["spaces"] if space["kind"] == "sand"}
    vacated = {name for name in sand if token_on(game, name) is None}
    assert len(vacated) == 1
    assert set(texts(game)) == free | vacated
    assert refusal(game, 0, own) == "space-vacated"
    assert refusal(game, 0, other) == "space-occupied"
    assert refusal(game, 0, "b6") == "space-occupied"
    assert refusal(game, 0, "d5") == "space-rock"
    assert [refusal(game, 0, fire) for fire in ("b3", "d7", "f3")] == ["space-fire"] * 3
    assert refusal(game, 0, "lion-e4") == "lion-not-loose"
    assert refusal(game, 0, "a4-d1") == "grass-done"


def test_refusals_say_the_rulebooks_words() -> None:
    game = begun(1)
    play(game, "zebra")
    own = at(game, "zebra")
    with pytest.raises(IllegalAction, match=f"just taken from {own}"):
        play(game, own)
    with pytest.raises(IllegalAction, match=r"on the rock \(space d5\)"):
        play(game, "d5")
    with pytest.raises(IllegalAction, match=r"on a bush fire \(space d7\)"):
        play(game, "d7")
    with pytest.raises(IllegalAction, match="Each space holds only one token"):
        play(game, "a1")


def test_a_choice_waits_for_the_others_and_is_seen_by_its_own_seat_only() -> None:
    game = begun()
    play(game, "zebra-2")
    game.play(1, game.action("c3"))
    assert game.to_act() == [0, 2]
    assert refusal(game, 1, "b6") == "already-chosen"
    assert view_of(game, 1)["chosen"]["notation"] == "c3"
    before = game.copy()
    for reader in (0, 2, None):
        view = view_of(game, reader)
        assert view["chosen"] is None
        assert [park["has_chosen"] for park in view["parks"]] == [False, True, False]
        assert at(game, "zebra-2", 1) == at(before, "zebra-2", 1) != "c3"
    play(game, "b6")
    assert at(game, "zebra-2", 0) != "b6"
    play(game, "d9")
    assert [at(game, "zebra-2", seat) for seat in range(3)] == ["b6", "c3", "d9"]


def test_what_is_secret_and_when_it_is_revealed() -> None:
    game = begun()
    assert game.revealed() == 1
    assert not game.secret(1, game.action("zebra"))
    play(game, "zebra")
    assert game.revealed() == 1
    for seat, move, others_wait in ((2, "c3", True), (0, "b6", True), (1, "d9", False)):
        assert game.secret(seat, game.action(move)) == others_wait
        assert game.revealed() == 1
        game.play(seat, game.action(move))
    assert game.revealed() == 2


def test_the_order_of_choosing_does_not_matter() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = begun()
        play(game, "zebra-2")
        for seat in order:
            game.play(seat, game.action(["b6", "c3", "d9"][seat]))
        ends.append(game)
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_has_33_rounds_and_the_title_passes_clockwise(players: int) -> None:
    game = open_park(players, 9, starting_player=players - 1)
    starters = []
    for step in steps(game, 3):
        view = view_of(step.before)
        if view["phase"] == "naming":
            assert step.before.to_act() == [view["starter"]]
            starters.append(view["starter"])
            assert view["round"] == len(starters)
        game = step.after
    assert starters == [(players - 1 + number) % players for number in range(33)]
    assert game.is_over()
    assert game.to_act() == []
    view = view_of(game, 0)
    assert (view["phase"], view["round"], view["choices"], view["refusals"]) == ("over", 33, [], [])
    assert not any(token["face_up"] for token in view["tokens"])
    assert refusal(game, 0, "zebra") == "game-over"


def test_a_solo_player_names_every_token_and_nothing_is_hidden() -> None:
    game = open_park(1, 9)
    for step in steps(game, 3):
        assert step.before.to_act() == [0]
        assert not step.before.secret(0, step.action)
        game = step.after
    assert game.revealed() == 0
    assert game.standing() == [1]


def test_the_report_tells_choices_only_when_all_have_chosen() -> None:
    game = begun(2)
    told = []
    for move in ("zebra", "b6", "c3"):
        before = game.copy()
        (seat, *_) = game.to_act()
        play(game, move)
        told.append(report(before, game, seat))
    assert told[0] == [("named", {"seat": 1, "token": "zebra"})]
    assert told[1] == [("has-chosen", {"seat": 0})]
    start = [at(begun(2), "zebra", seat) for seat in range(2)]
    assert told[2] == [
        ("moved", {"seat": 0, "token": "zebra", "from": start[0], "space": "b6"}),
        ("moved", {"seat": 1, "token": "zebra", "from": start[1], "space": "c3"}),
        ("next-round", {"round": 2, "seat": 0}),
    ]


def test_the_report_tells_the_set_up_and_the_end() -> None:
    game = open_park(1, 4, lions=True, starting_player=0)
    spare = view_of(game)["parks"][0]["spare"]
    before = game.copy()
    play(game, "d1-a1")
    assert report(before, game, 0) == [
        ("put-on-grass", {"seat": 0, "token": spare[0], "space": "d1"}),
        ("put-on-grass", {"seat": 0, "token": spare[1], "space": "a1"}),
    ]
    before = game.copy()
    play(game, "lion-e4")
    assert report(before, game, 0) == [
        ("lion-starts", {"seat": 0, "space": "e4"}),
        ("next-round", {"round": 1, "seat": 0}),
    ]
    *_, last = steps(game, 5)
    assert report(last.before, last.after, 0)[-1] == ("all-moved", {})


def report(before: Game, after: Game, seat: int) -> list[tuple[str, dict[str, object]]]:
    """What a spectator is told."""
    lines = RULES.report(before.seen_by(None), after.seen_by(None), seat, None)
    return [(line.code, dict(line.params)) for line in lines]


def test_a_seen_position_is_not_played_on_and_a_foreign_box_is_refused() -> None:
    game = begun(2)
    with pytest.raises(GameError, match="fill it in first"):
        game.seen_by(1).play(1, 0)
    options = {option.name: option.default for option in RULES.options}
    with pytest.raises(GameError, match="not the components of savannah_park"):
        RULES.open(2, 0, options, Mock())
