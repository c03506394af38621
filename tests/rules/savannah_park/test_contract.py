"""What Savannah Park promises beside what all games do: tokens are kept, choices told truly."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import given, settings

from tests.rules.chance import fits
from tests.rules.counts import ways
from tests.rules.playing import openings, positions, steps
from tests.rules.savannah_park.components import other, read
from tests.rules.savannah_park.opening import open_park, opened, play, view_of
from tests.rules.savannah_park.trials import OWN_LAYOUT
from tests.rules.trials import Opening
from wildpark.rules import Random
from wildpark.rules.savannah_park import RULES
from wildpark.rules.savannah_park.view import SavannahParkView

ours = openings(("savannah_park",))


def test_the_first_choices_are_as_many_as_the_rulebook_says() -> None:
    game = open_park(1, 1)
    assert ways(game, 1) == 6 * 5  # two tokens on two of six grass spaces
    assert ways(game, 2) == 6 * 5 * 33  # any of 33 tokens
    assert ways(game, 3) == 6 * 5 * 33 * 10  # 43 spaces, of which 33 are occupied


@settings(max_examples=30)
@given(ours)
def test_tokens_are_never_lost_or_doubled(opening: Opening) -> None:
    for game in positions(opening):
        view = view_of(game)
        names = sorted(token["name"] for token in view["tokens"])
        solid = {"rock", "small-fire", "medium-fire", "big-fire"}
        if view["children"]:
            solid |= {"grass", "tree"}
        for park in view["parks"]:
            standing = [token for token in park["tokens"] if token]
            assert sorted(standing + park["spare"]) == names
            for space, token in zip(view["spaces"], park["tokens"], strict=True):
                assert not (token and space["kind"] in solid)
            if park["lion"] is not None:
                assert park["tokens"][park["lion"]] is None
                assert view["spaces"][park["lion"]]["kind"] not in solid


@settings(max_examples=30)
@given(ours)
def test_every_token_moves_once_and_all_move_the_same(opening: Opening) -> None:
    moved: list[int] = []
    for step in steps(opened(opening), opening.chooser):
        if step.before.phase == 2:
            moved.append(step.action)
        for seat in range(step.after.players):
            before, after = step.before.spaces_of(seat), step.after.spaces_of(seat)
            changed = {token for token in range(33) if before[token] != after[token]}
            if step.before.phase == 3:
                assert changed <= {moved[-1]}
    assert sorted(moved) == list(range(33))


@settings(max_examples=20)
@given(ours)
def test_what_a_choice_would_do_is_what_it_does(opening: Opening) -> None:
    options = {**opening.options, "starting_player": None}
    opening = replace(opening, players=1, options=options)
    for number, step in enumerate(steps(opened(opening), opening.chooser)):
        if number % 5 == 0 and step.before.phase != 2:
            before = step.before.scores()[0].total
            view = RULES.view(step.before.seen_by(0), 0)
            assert isinstance(view, SavannahParkView)
            choices = view.choices
            assert [choice.action for choice in choices] == step.before.legal(0)
            for choice in choices:
                assert choice.effect is not None
                after = step.before.copy()
                after.play(0, choice.action)
                assert after.scores()[0].total == before + choice.effect.points
                assert sum(change.points for change in choice.effect.changes) == (
                    choice.effect.points
                )
                burnt = {part.params["space"] for part in after.scores()[0].parts
                         if part.code == "driven-away"}  # fmt: skip
                landed = {view.spaces[space].name for space in choice.spaces if view.token}
                assert choice.effect.driven_away == bool(burnt & landed)


def test_a_game_plays_itself_out_by_any_choice_as_often() -> None:
    """The last choice of a game with a lion: each leads to an end of its own."""
    *_, last = steps(open_park(1, 2, lions=True), 2)
    choices, rng = last.before.legal(0), Random(4)
    ends: Counter[object] = Counter()
    for action in choices:
        game = last.before.copy()
        game.play(0, action)
        ends[game.state()] += 1
    found: Counter[object] = Counter()
    for _ in range(50 * len(choices)):
        game = last.before.copy()
        game.play_out(rng)
        found[game.state()] += 1
    assert len(ends) == len(choices) > 10
    assert fits(found, {end: 1 / len(ends) for end in ends})


def test_positions_that_differ_in_what_cannot_be_seen_in_the_parks_differ(tmp_path: Path) -> None:
    """Another variant, board, box or starting player, and the points that lions have brought."""
    fires_swapped = OWN_LAYOUT.replace("1c4,2d4", "2c4,1d4")
    variants: list[dict[str, Any]]
    variants = [{}, {"lions": True}, {"layout": "ridge"}, {"layout": "hedge"}, {"children": True},
                {"layout": "ridge", "lions": True}, {"children": True, "lions": True},
                {"layout": OWN_LAYOUT}, {"layout": fires_swapped}]  # fmt: skip
    games = [open_park(2, 4, starting_player=0, **options) for options in variants]
    games.append(open_park(2, 4, starting_player=1))
    games.append(open_park(2, 4, read(other(), tmp_path), starting_player=0))
    assert len(set(games)) == len({game.state() for game in games}) == len(games)
    met, plain = open_park(1, 4, lions=True), open_park(1, 4, lions=True)
    play(met, "a1-g4", "lion-e4", "zebra", "lion-b6")
    play(plain, "a1-g4", "lion-b6", "zebra", "e4")
    assert view_of(met)["parks"][0]["tokens"] == view_of(plain)["parks"][0]["tokens"]
    assert met.lion_of(0) == plain.lion_of(0)
    assert met != plain
