"""Developing a park: small changes, undone and redone until they are confirmed."""

from pathlib import Path

from tests.rules.playing import steps
from tests.rules.zuuli.opening import do, keeping, open_zuuli, refused, rooms_of, texts, view_of
from wildpark.rules import Random
from wildpark.rules.zuuli import RULES, Position

PARK = "elephant giraffe standard_pen paddock extra_space visitor_centre"


def test_kept_enclosures_are_put_into_the_park_by_themselves(tmp_path: Path) -> None:
    assert set(rooms_of(keeping(tmp_path, PARK))) == {"new_plot", "standard_pen", "paddock"}


def test_all_changes_can_be_undone_and_redone(tmp_path: Path) -> None:
    game = keeping(tmp_path, PARK)
    before = game.copy()
    there = ["place-elephant-paddock", "install-extra_space-standard_pen",
             "move-elephant-paddock-standard_pen", "place-giraffe-paddock"]  # fmt: skip
    back = ["take-giraffe-paddock", "move-elephant-standard_pen-paddock",
            "remove-extra_space-standard_pen", "take-elephant-paddock"]  # fmt: skip
    do(game, *there)
    after = game.copy()
    do(game, *back)
    assert game == before
    do(game, *there)
    assert game == after


def test_every_change_of_a_random_game_can_be_undone() -> None:
    undone = 0
    for seed in range(4):
        for step in steps(open_zuuli(3, seed), seed):
            text = step.before.notation(step.action)
            verb, _, rest = text.partition("-")
            if verb in {"keep", "confirm"}:
                continue
            thing, *rooms = rest.split("-")
            back = {"place": "take", "take": "place", "install": "remove", "remove": "install",
                    "move": "move"}[verb]  # fmt: skip
            game = step.after.copy()
            game.play(step.seat, game.action("-".join([back, thing, *reversed(rooms)])))
            assert game == step.before
            undone += 1
    assert undone > 300


def test_what_is_not_there_cannot_be_moved(tmp_path: Path) -> None:
    game = keeping(tmp_path, PARK)
    assert refused(game, "take-elephant-paddock") == (
        "no-animal-there",
        {"animal": "elephant", "room": "paddock"},
    )
    assert refused(game, "remove-extra_space-paddock") == (
        "upgrade-not-there",
        {"upgrade": "extra_space", "room": "paddock"},
    )
    do(game, "place-elephant-paddock", "install-extra_space-paddock")
    assert refused(game, "place-elephant-standard_pen") == (
        "no-animal-outside",
        {"animal": "elephant"},
    )
    assert refused(game, "install-extra_space-paddock") == (
        "no-upgrade-spare",
        {"upgrade": "extra_space"},
    )
    assert refused(game, "move-elephant-paddock-paddock") == (
        "same-room",
        {"animal": "elephant", "room": "paddock"},
    )
    assert refused(game, "move-giraffe-standard_pen-paddock")[0] == "no-animal-there"


def test_nothing_is_changed_once_confirmed(tmp_path: Path) -> None:
    game = keeping(tmp_path, PARK)
    before = game.copy()
    do(game, "confirm")
    assert game != before
    assert texts(game) == []
    assert refused(game, "place-elephant-paddock") == ("already-confirmed", {"seat": 0})
    assert refused(game, "confirm") == ("already-confirmed", {"seat": 0})
    assert view_of(game)["parks"][0]["chosen"]
    assert game.to_act() == [1]


def next_year(game: Position) -> None:
    """Both confirm; year 2 has one card a hand, which is kept without asking."""
    do(game, "confirm")
    do(game, "confirm", seat=1)
    assert game.year == 1
    assert game.has_park_open()


def test_installed_upgrades_stay_once_the_year_ends(tmp_path: Path) -> None:
    game = keeping(tmp_path, PARK)
    do(game, "install-extra_space-paddock")
    next_year(game)
    assert refused(game, "remove-extra_space-paddock") == (
        "upgrade-fixed",
        {"upgrade": "extra_space", "room": "paddock"},
    )
    assert rooms_of(game)["paddock"]["upgrades"] == [
        {"upgrade": "extra_space", "count": 1, "fresh": 0}
    ]
    assert rooms_of(game)["paddock"]["space"] == 6


def test_upgrades_that_are_not_installed_are_discarded_without_penalty(tmp_path: Path) -> None:
    game = keeping(tmp_path, "giraffe paddock extra_space*2")
    do(game, "install-extra_space-paddock", "place-giraffe-paddock")
    next_year(game)
    assert game.year_points(0) == [8]
    assert "extra_space" not in view_of(game)["parks"][0]["spare"]
    assert view_of(game)["discarded"]["extra_space"] == 1


def test_animals_of_earlier_years_may_be_moved(tmp_path: Path) -> None:
    game = keeping(tmp_path, PARK)
    do(game, "place-giraffe-paddock", "place-elephant-standard_pen")
    next_year(game)
    do(game, "take-giraffe-paddock", "move-elephant-standard_pen-paddock")
    do(game, "place-giraffe-standard_pen", "confirm")


def test_who_was_housed_has_to_be_housed_when_confirmed(tmp_path: Path) -> None:
    game = keeping(tmp_path, PARK)
    do(game, "place-giraffe-paddock")
    assert view_of(game)["parks"][0]["must_house"] == {}
    next_year(game)
    do(game, "take-giraffe-paddock")
    assert view_of(game)["parks"][0]["must_house"] == {"giraffe": 1}
    assert refused(game, "confirm") == ("must-be-housed", {"animal": "giraffe"})
    do(game, "place-giraffe-new_plot", "confirm")


def test_every_seat_keeps_to_what_it_did_in_earlier_years() -> None:
    fixed = taken = 0
    for seed in range(3):
        game = open_zuuli(3, seed)
        develop(game, Random(seed))
        while not game.has_park_open():
            for seat in game.to_act():
                game.play(seat, game.legal(seat)[0])
        for seat in range(3):
            changes = texts(game, seat)
            assert not [text for text in changes if text.startswith("remove-")]
            fixed += sum(sum(game.upgrades_in(seat, room)) for room in game.rooms_of(seat))
            for text in (one for one in changes if one.startswith("take-")):
                trial = game.copy()
                do(trial, text, seat=seat)
                assert "confirm" not in texts(trial, seat)
                taken += 1
    assert fixed > 5
    assert taken > 20


def develop(game: Position, rng: Random) -> None:
    """Year 1 at random: all put everything where it can be, and confirm."""
    while game.year == 0:
        for seat in game.to_act():
            ways = [action for action in game.legal(seat) if not game.has_park_open()
                    or game.notation(action).startswith(("place-", "install-"))]  # fmt: skip
            game.play(seat, ways[rng.below(len(ways))] if ways else game.action("confirm"))


def test_animals_of_this_year_may_be_left_out(tmp_path: Path) -> None:
    game = keeping(tmp_path, PARK)
    next_year(game)
    assert game.year_points(0) == [0]
    assert view_of(game)["discarded"]["giraffe"] == 1
    assert view_of(game)["parks"][0]["outside"] == {}


def test_the_report_tells_what_the_year_brought(tmp_path: Path) -> None:
    game = keeping(tmp_path, "giraffe elephant*2 paddock extra_space*2")
    do(game, "place-giraffe-paddock", "confirm")
    before = game.copy()
    do(game, "confirm", seat=1)
    report = RULES.report(before, game, 1, game.action("confirm"))
    first, *lines, last = [(line.code, dict(line.params)) for line in report]
    assert first == ("park-confirmed", {"seat": 1})
    assert ("animal-discarded", {"seat": 0, "card": "elephant", "count": 2}) in lines
    assert ("upgrade-discarded", {"seat": 0, "card": "extra_space", "count": 2}) in lines
    assert ("year-scored", {"seat": 0, "year": 1, "points": 0}) in lines  # 8 - 10
    assert last == ("year-begins", {"year": 2})


def test_parks_are_developed_openly_and_all_at_once() -> None:
    game = open_zuuli(3, 1)
    rng = Random(1)
    while not game.has_park_open():
        for seat in game.to_act():
            legal = game.legal(seat)
            game.play(seat, legal[rng.below(len(legal))])
    assert game.to_act() == [0, 1, 2]
    choices = [game.legal(seat) for seat in range(3)]
    change = next(text for text in texts(game, 2) if text.startswith("place"))
    assert not game.secret(2, game.action(change))
    do(game, change, seat=2)
    assert [game.legal(seat) for seat in (0, 1)] == choices[:2]  # nobody has to choose anew
    for reader in (0, 1, None):
        assert game.seen_by(reader).parks_state() == game.parks_state()


def test_the_view_says_what_each_change_does_and_why_others_cannot_be(tmp_path: Path) -> None:
    game = keeping(tmp_path, "elephant*2 sloth paddock visitor_centre")
    do(game, "place-elephant-paddock")
    view = view_of(game)
    choices = {one["notation"]: one for one in view["choices"]}
    assert choices["install-visitor_centre-paddock"]["points"] == 5
    assert choices["place-sloth-new_plot"]["points"] == 2  # alone it is worth 0, but costs nothing
    assert choices["take-elephant-paddock"]["points"] == -3
    reasons = {(one["kind"], one["thing"], one["target"]): one["reason"]
               for one in view["refusals"]}  # fmt: skip
    assert reasons["place", "elephant", "paddock"] == {
        "code": "spaces-short", "params": {"room": "paddock", "count": 4},
    }  # fmt: skip
    assert reasons["place", "sloth", "paddock"]["code"] == "habitat-missing"
