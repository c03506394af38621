"""What ``rules/game.py`` promises, for every number of players, and more."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules import test_contract as contract
from tests.rules.playing import SEEDS, all_actions, positions, steps
from tests.rules.zuuli.opening import LEVELS, Opening, open_zuuli, openings
from wildpark.rules import GameError, IllegalAction, Random
from wildpark.rules.zuuli import RULES, Position

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
def any_position(draw: st.DrawFn) -> Position:
    """A position somewhere in a random game."""
    return draw(st.sampled_from(positions(draw(openings()))))


@pytest.mark.parametrize("check", OF_OPENINGS, ids=lambda check: check.__name__)
@settings(max_examples=8)
@given(opening=openings())
def test_games_hold_to_the_contract(check: Check, opening: Opening) -> None:
    inner(check)(opening)


@pytest.mark.parametrize("check", OF_POSITIONS, ids=lambda check: check.__name__)
@settings(max_examples=8)
@given(game=any_position())
def test_positions_hold_to_the_contract(check: Check, game: Position) -> None:
    inner(check)(game)


@pytest.mark.parametrize("check", OF_POSITIONS_AND_SEEDS, ids=lambda check: check.__name__)
@settings(max_examples=15)
@given(game=any_position(), seed=SEEDS)
def test_seen_positions_hold_to_the_contract(check: Check, game: Position, seed: int) -> None:
    inner(check)(game, seed)


@settings(max_examples=10)
@given(any_position(), st.sampled_from([-1, 6, 99, 2**40, -(2**70)]))
def test_seats_hold_to_the_contract(game: Position, seat: int) -> None:
    inner(contract.test_a_seat_that_does_not_exist_is_refused)(game, seat)


@settings(max_examples=5)
@given(any_position())
def test_every_id_is_legal_or_refused_in_words(game: Position) -> None:
    before = game.state()
    for seat in range(game.players):
        legal = set(game.legal(seat))
        for action in all_actions(game):
            line = game.why_not(seat, action)
            assert (line is None) == (action in legal)
            if line is not None and action % 7 == 0:
                with pytest.raises(IllegalAction) as refusal:
                    game.play(seat, action)
                assert (refusal.value.code, refusal.value.params) == (line.code, dict(line.params))
        for action in contract.outside([*range(game.actions)]):
            with pytest.raises(IllegalAction):
                game.play(seat, action)
    assert game.state() == before


@settings(max_examples=12)
@given(openings())
def test_cards_are_never_lost_or_doubled(opening: Opening) -> None:
    for game in positions(opening):
        cards = Counter({kind: card.copies for kind, card in enumerate(game.components.card_kinds)})
        seen = game.seen_by(None)
        found: Counter[int] = Counter(dict(enumerate(seen.unseen_cards())))
        found += Counter(dict(enumerate(game.discarded_cards())))
        found += Counter(dict(enumerate(game.collected_cards())))
        for seat in range(game.players):
            found += Counter(dict(enumerate(game.cards_kept(seat))))
            found += Counter(seen.hand(seat) or [])
        assert +found == cards


@settings(max_examples=12)
@given(openings())
def test_parks_are_lawful_at_every_moment(opening: Opening) -> None:
    """No room is too small, and what is changed in one park changes no other."""
    for step in steps(opening.open(), opening.chooser):
        now = step.after
        for seat in range(now.players):
            for room in now.rooms_of(seat):
                assert now.space_taken_in(seat, room) <= now.space_in(seat, room)
        if step.before.has_park_open() and now.has_park_open():
            for seat in set(range(now.players)) - {step.seat}:
                assert now.parks_state()[seat] == step.before.parks_state()[seat]


@settings(max_examples=6)
@given(openings())
def test_the_old_places_stay_possible(opening: Opening) -> None:
    """Everybody can always take all changes back and then confirm."""
    for number, game in enumerate(positions(opening)):
        if game.has_park_open() and number % 5 == 0:
            for seat in game.to_act():
                trial = game.copy()
                assert take_back(trial, seat, Random(number))


def take_back(game: Position, seat: int, rng: Random) -> bool:
    """Whether changes at random, and better ones where there are, lead to a confirmable park."""
    for _ in range(3_000):
        legal = game.legal(seat)
        if game.components.cards.confirm in legal:
            return True
        game.play(seat, legal[rng.below(len(legal))])
    return False


@pytest.mark.parametrize("players", range(1, 7))
def test_play_out_plays_to_the_end(players: int) -> None:
    game, rng = open_zuuli(players, 1), Random(5)
    totals = set()
    for seed in range(20):
        game.deal_again(seed)
        assert game == open_zuuli(players, seed)
        game.play_out(rng)
        assert game.is_over()
        totals.add(game.total(0))
    assert len(totals) > 5
    with pytest.raises(GameError):
        open_zuuli(players, 1).seen_by(0).play_out(rng)


def test_components_of_another_game_are_refused() -> None:
    from wildpark.rules import rules_of  # noqa: PLC0415  only this test needs another game

    foreign = rules_of("african_park").read_components(None)
    with pytest.raises(GameError, match="components of Zuuli"):
        RULES.open(2, 0, {"difficulty": "keeper"}, foreign)


def test_the_difficulties_are_the_option() -> None:
    (option,) = RULES.options
    assert option.values == LEVELS
