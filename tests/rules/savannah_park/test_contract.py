"""What ``rules/game.py`` promises, for every variant: the tests of all games, and more."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules import test_contract as contract
from tests.rules.playing import SEEDS, positions, steps
from tests.rules.savannah_park.opening import Opening, openings, view_of
from wildpark.rules import Game, IllegalAction
from wildpark.rules.savannah_park import RULES

Check = Callable[..., None]

OF_OPENINGS = [
    contract.test_equal_openings_deal_equal_games,
    contract.test_earlier_positions_never_change,
    contract.test_somebody_may_choose_until_the_end,
    contract.test_copies_are_equal_and_apart,
    contract.test_scores_are_the_sum_of_their_parts,
    contract.test_places_go_down_with_points,
    contract.test_every_action_has_a_notation_that_reads_back,
    contract.test_what_is_revealed_only_grows,
]
OF_POSITIONS = [
    contract.test_an_id_that_does_not_exist_has_no_notation,
    contract.test_positions_are_not_pickled,
]
OF_POSITIONS_AND_SEEDS = [
    contract.test_a_seen_position_is_not_whole_until_filled_in,
    contract.test_filling_in_keeps_all_that_was_seen,
]


def inner(check: Check) -> Check:
    """The test itself, without the arguments that hypothesis finds for it."""
    found: Check = check.hypothesis.inner_test  # type: ignore[attr-defined]  # set by @given
    return found


@st.composite
def any_position(draw: st.DrawFn) -> Game:
    """A position somewhere in a random game."""
    return draw(st.sampled_from(positions(draw(openings()))))


@pytest.mark.parametrize("check", OF_OPENINGS, ids=lambda check: check.__name__)
@settings(max_examples=16)
@given(opening=openings())
def test_games_hold_to_the_contract(check: Check, opening: Opening) -> None:
    inner(check)(opening)


@pytest.mark.parametrize("check", OF_POSITIONS, ids=lambda check: check.__name__)
@settings(max_examples=16)
@given(game=any_position())
def test_positions_hold_to_the_contract(check: Check, game: Game) -> None:
    inner(check)(game)


@pytest.mark.parametrize("check", OF_POSITIONS_AND_SEEDS, ids=lambda check: check.__name__)
@settings(max_examples=40)
@given(game=any_position(), seed=SEEDS)
def test_seen_positions_hold_to_the_contract(check: Check, game: Game, seed: int) -> None:
    inner(check)(game, seed)


@settings(max_examples=40)
@given(any_position(), st.sampled_from([-1, 4, 99, 2**40, -(2**70)]))
def test_seats_hold_to_the_contract(game: Game, seat: int) -> None:
    inner(contract.test_a_seat_that_does_not_exist_is_refused)(game, seat)


@settings(max_examples=40)
@given(any_position())
def test_illegal_actions_hold_to_the_contract(game: Game) -> None:
    inner(contract.test_what_is_not_legal_is_refused_and_changes_nothing)(game)


@settings(max_examples=40)
@given(any_position())
def test_every_refusal_is_in_words_and_agrees_with_why_not(game: Game) -> None:
    for seat in range(game.players):
        legal = set(game.legal(seat))
        for action in range(game.actions):
            line = game.why_not(seat, action)
            assert (line is None) == (action in legal)
            if line is not None:
                with pytest.raises(IllegalAction) as refusal:
                    game.copy().play(seat, action)
                assert (refusal.value.code, refusal.value.params) == (line.code, dict(line.params))


@settings(max_examples=30)
@given(openings())
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
@given(openings())
def test_every_token_moves_once_and_all_move_the_same(opening: Opening) -> None:
    moved: list[int] = []
    for step in steps(opening.open(), opening.chooser):
        if step.before.phase == 2:
            moved.append(step.action)
        for seat in range(step.after.players):
            before, after = step.before.spaces_of(seat), step.after.spaces_of(seat)
            changed = {token for token in range(33) if before[token] != after[token]}
            if step.before.phase == 3:
                assert changed <= {moved[-1]}
    assert sorted(moved) == list(range(33))


@settings(max_examples=20)
@given(openings())
def test_what_a_choice_would_do_is_what_it_does(opening: Opening) -> None:
    opening = Opening(opening.name, 1, opening.seed, opening.chooser,
                      {**opening.options, "starting_player": None})  # fmt: skip
    for number, step in enumerate(steps(opening.open(), opening.chooser)):
        if number % 5 == 0 and step.before.phase != 2:
            before = step.before.scores()[0].total
            choices = RULES.view(step.before.seen_by(0), 0).choices
            assert [choice.action for choice in choices] == step.before.legal(0)
            for choice in choices:
                after = step.before.copy()
                after.play(0, choice.action)
                assert after.scores()[0].total == before + choice.effect.points
                assert sum(change.points for change in choice.effect.changes) == (
                    choice.effect.points
                )
