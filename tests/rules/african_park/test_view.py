"""What a page is shown is true: choices do what they say, refusals are complete, points add up."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

from tests.rules.african_park.components import COLUMNS, HEIGHTS, built_in
from tests.rules.african_park.park import Park, view_of
from tests.rules.playing import any_position, openings, positions, steps
from tests.rules.trials import Opening
from wildpark.rules import Game, IllegalAction, rules_of

games = settings(max_examples=40)
moments = settings(max_examples=200)
AREA_OF_SPACE = [int(name[0]) for name, height in zip(COLUMNS, HEIGHTS, strict=True)
                 for _ in range(height)]  # fmt: skip
AREAS = (2, 3, 4, 6)


def spaces(reserve: dict[str, Any]) -> list[dict[str, Any]]:
    """The 15 spaces of a reserve in their order."""
    return [s for area in reserve["areas"] for column in area["columns"] for s in column["spaces"]]


def eaten(reserve: dict[str, Any]) -> Counter[str]:
    """How many of each species were eaten."""
    return Counter({grave["species"]: grave["eaten"] for grave in reserve["cemetery"]})


@moments
@given(any_position(("african_park",)))
def test_choices_are_the_legal_actions_and_the_readers_own(game: Game) -> None:
    for reader in (None, *range(game.players)):
        choices = view_of(game, reader)["choices"]
        legal = [] if reader is None else game.legal(reader)
        assert [one["action"] for one in choices] == legal
        assert [one["notation"] for one in choices] == [game.notation(action) for action in legal]


@moments
@given(any_position(("african_park",)))
def test_a_choice_does_what_its_effect_says(game: Game) -> None:
    for seat in game.to_act():
        before = view_of(game, seat)
        for choice in before["choices"]:
            if choice["kind"] != "territory":
                after = game.copy()
                after.play(seat, choice["action"])
                check_effect(choice, before["reserves"][seat], view_of(after)["reserves"][seat])


def check_effect(choice: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    """The effect of ``choice`` is the difference between two reserves."""
    effect = choice["effect"]
    assert effect["points"] == after["total"] - before["total"]
    assert Counter(effect["eaten"]) == eaten(after) - eaten(before)
    if choice["kind"] == "dies":
        assert after["cemetery_cards"] == before["cemetery_cards"] + 1
        assert (effect["space"], effect["depressed"], effect["herd"]) == (None, False, 0)
        return
    space = spaces(after)[effect["space"]]
    assert (space["animal"], space["depressed"]) == (choice["species"], effect["depressed"])
    herds = [
        part["params"]["count"]
        for part in after["parts"]
        if part["code"] == "herd"
        and part["params"]["species"] == choice["species"]
        and AREAS[part["params"]["area"]] == AREA_OF_SPACE[effect["space"]]
    ]
    assert herds == ([effect["herd"]] if effect["herd"] else [])


@moments
@given(any_position(("african_park",)))
def test_what_is_no_choice_is_refused_with_the_reason_that_is_shown(game: Game) -> None:
    for seat in game.to_act():
        view = view_of(game, seat)
        shown = {(one["species"], one["column"]): one["reason"] for one in view["refusals"]}
        open_to = {(one["species"], one["column"]) for one in view["choices"]}
        everything = {(species, column) for species in view["cards"] for column in range(6)}
        assert set(shown) == everything - open_to
        for (species, column), reason in shown.items():
            with pytest.raises(IllegalAction) as refusal:
                game.play(seat, game.action(f"{species}-{COLUMNS[column]}"))
            assert (refusal.value.code, refusal.value.params) == (reason["code"], reason["params"])


@games
@given(openings(("african_park",)))
def test_points_lie_where_the_parts_say(opening: Opening) -> None:
    values = {one["name"]: one["value"] for one in built_in()["species"]}
    for game in positions(opening):
        for reserve in view_of(game)["reserves"]:
            parts = reserve["parts"]
            assert reserve["total"] == sum(part["points"] for part in parts)
            for area in reserve["areas"]:
                own = [one for one in parts if one["params"].get("area") == area["index"]]
                assert area["points"] == sum(part["points"] for part in own)
            shown = {part["params"]["space"]: part for part in parts if "space" in part["params"]}
            living = {place: one for place, one in enumerate(spaces(reserve)) if one["animal"]}
            assert sorted(shown) == sorted(living)
            for place, space in living.items():
                part = shown[place]
                assert part["params"]["species"] == space["animal"]
                assert AREAS[part["params"]["area"]] == AREA_OF_SPACE[place]
                assert part["code"] == ("depressed" if space["depressed"] else "animal")
                assert part["points"] == (0 if space["depressed"] else values[space["animal"]])


@games
@given(openings(("african_park",)))
def test_free_spaces_are_the_lowest_empty_ones(opening: Opening) -> None:
    for game in positions(opening):
        for reserve in view_of(game)["reserves"]:
            for column in (one for area in reserve["areas"] for one in area["columns"]):
                living = [space["animal"] is not None for space in column["spaces"]]
                assert living == sorted(living, reverse=True)
                full = all(living)
                assert column["free"] == (None if full else living.index(False))


@games
@given(openings(("african_park",)))
def test_the_story_of_a_game_is_told_in_full(opening: Opening) -> None:
    report = rules_of("african_park").report
    for step in steps(opening.open(), opening.chooser):
        lines = report(step.before.seen_by(None), step.after.seen_by(None), step.seat, step.action)
        codes = [line.code for line in lines]
        move = step.before.notation(step.action)
        first = {"sides": "chose-sides", "dies": "could-not-be-placed"}
        expected = first.get(move.split("-")[0]) or first.get(move.rsplit("-", 1)[1])
        assert codes[0] == expected or (expected is None and codes[0].startswith("placed"))
        before, after = (view_of(one)["reserves"][step.seat] for one in (step.before, step.after))
        told = {line.params["other"]: line.params["count"] for line in lines if line.code == "ate"}
        assert told == eaten(after) - eaten(before)
        assert ("round-begins" in codes) == (step.after.revealed() > step.before.revealed())
        assert any(code.startswith("ends-") for code in codes) == step.after.is_over()


def test_a_report_speaks_of_what_happened() -> None:
    park = Park("zebra-6a", "zebra-6b", "lion-6a")
    lines = rules_of("african_park").report(
        park.before.seen_by(None), park.game.seen_by(None), 0, park.game.action("lion-6a")
    )
    assert [line.code for line in lines[:2]] == ["placed", "ate"]
    assert lines[1].params == {"species": "lion", "other": "zebra", "count": 2}
