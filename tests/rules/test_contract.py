"""What ``rules/game.py`` promises, for every game of the house and at every step of any game."""

from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import strategies as st

from tests.rules.playing import (
    SEEDS,
    all_actions,
    any_position,
    each_game,
    openings,
    positions,
    steps,
)
from tests.rules.trials import Opening
from wildpark.rules import NAMES, Game, GameError, IllegalAction, Random, open_game, rules_of

games = each_game(60, openings)
games_and_seeds = each_game(60, openings, SEEDS)
moments = each_game(150, any_position)
moments_and_seeds = each_game(150, any_position, SEEDS)

MAX_IDS = 500
"""Of a game with more ids so many are tried at a time."""

MAX_ASKED = 2_000
"""And so many are asked about."""


def outside(ids: list[int]) -> list[int]:
    """Ids that no game has."""
    return [-1, -8, len(ids), len(ids) + 1, 2**31, 2**32, 2**64, -(2**63), 10**30]


@games
def test_equal_openings_deal_equal_games(opening: Opening) -> None:
    assert positions(opening) == positions(opening)


@games
def test_earlier_positions_never_change(opening: Opening) -> None:
    known = [
        (step.after, step.after.state(), hash(step.after))
        for step in steps(opening.open(), opening.chooser)
    ]
    assert all(now.state() == then and hash(now) == code for now, then, code in known)


@games
def test_somebody_may_choose_until_the_end(opening: Opening) -> None:
    for game in positions(opening):
        acting = game.to_act()
        assert acting == sorted(set(acting))
        assert game.is_over() == (not acting)
        assert game.whole
        for seat in range(game.players):
            legal = game.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in acting)


@games
def test_copies_are_equal_and_apart(opening: Opening) -> None:
    for step in steps(opening.open(), opening.chooser):
        twins = [step.before.copy(), copy(step.before), deepcopy(step.before)]
        for twin in twins:
            assert twin == step.before
            assert twin.state() == step.before.state()
            twin.play(step.seat, step.action)
            assert twin == step.after
            assert twin != step.before


@games
def test_scores_are_the_sum_of_their_parts(opening: Opening) -> None:
    for game in positions(opening):
        scores = game.scores()
        assert len(scores) == game.players
        for score in scores:
            assert score.total == sum(part.points for part in score.parts)


@games
def test_places_go_down_with_points(opening: Opening) -> None:
    for game in positions(opening):
        points = [score.total for score in game.scores()]
        places = game.standing()
        assert min(places) == 1
        for seat, place in enumerate(places):
            assert place == 1 + sum(other < place for other in places)
            assert all(places[other] > place for other in range(game.players)
                       if points[other] < points[seat])  # fmt: skip


@games
def test_every_action_has_a_notation_that_reads_back(opening: Opening) -> None:
    game = opening.open()
    texts = [game.notation(action) for action in all_actions(game)]
    assert len(set(texts)) == len(texts)
    assert [game.action(text) for text in texts] == list(range(len(texts)))
    for step in steps(game, opening.chooser):
        assert step.before.notation(step.action) == texts[step.action]


@moments_and_seeds
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game, seed: int) -> None:
    before = game.state()
    ids = all_actions(game)
    step = 1 + len(ids) // MAX_IDS
    for seat in range(game.players):
        legal = set(game.legal(seat))
        for action in [*ids[seed % step :: step], *outside(ids)]:
            if action in legal:
                continue
            with pytest.raises(IllegalAction) as refusal:
                game.play(seat, action)
            assert refusal.value.code
            assert str(refusal.value)
            assert game.state() == before


@moments_and_seeds
def test_the_reason_is_told_for_all_that_is_not_legal_and_for_nothing_else(
    game: Game, seed: int
) -> None:
    before = game.state()
    ids = all_actions(game)
    step = 1 + len(ids) // MAX_ASKED
    for seat in range(game.players):
        legal = set(game.legal(seat))
        for action in ids[seed % step :: step]:
            line = game.why_not(seat, action)
            assert (line is None) == (action in legal)
            if line is not None and action % 7 == 0:
                with pytest.raises(IllegalAction) as refusal:
                    game.play(seat, action)
                assert (refusal.value.code, refusal.value.params) == (line.code, dict(line.params))
    assert game.state() == before


@each_game(150, any_position, st.sampled_from([-1, -7, 0, 1, 95, 2**40, -(2**70)]))
def test_a_seat_that_does_not_exist_is_refused(game: Game, beyond: int) -> None:
    before = game.state()
    seat = beyond if beyond < 0 else game.players + beyond
    with pytest.raises(GameError):
        game.play(seat, 0)
    with pytest.raises(GameError):
        game.legal(seat)
    with pytest.raises(GameError):
        game.why_not(seat, 0)
    with pytest.raises(GameError):
        game.seen_by(seat)
    assert game.state() == before


@moments
def test_an_id_that_does_not_exist_has_no_notation(game: Game) -> None:
    for action in outside(all_actions(game)):
        with pytest.raises(GameError):
            game.notation(action)


@moments_and_seeds
def test_a_seen_position_is_not_whole_until_filled_in(game: Game, seed: int) -> None:
    for reader in [None, *range(game.players)]:
        seen = game.seen_by(reader)
        assert not seen.whole
        assert game.whole
        for seat in game.to_act():
            with pytest.raises(GameError):
                seen.play(seat, game.legal(seat)[0])
        guess = seen.copy()
        guess.fill_in(Random(seed))
        assert (guess.whole, seen.whole) == (True, False)
        for seat in game.to_act():
            guess.copy().play(seat, guess.legal(seat)[0])


@moments_and_seeds
def test_filling_in_keeps_all_that_was_seen(game: Game, seed: int) -> None:
    for reader in [None, *range(game.players)]:
        seen = game.seen_by(reader)
        before = seen.state()
        assert seen.seen_by(reader) == seen
        guess = seen.copy()
        guess.fill_in(Random(seed))
        again = guess.seen_by(reader)
        assert again == seen
        assert again.state() == before == seen.state()
        assert guess.to_act() == seen.to_act() == game.to_act()
        assert guess.is_over() == game.is_over()
        assert guess.revealed() == seen.revealed() == game.revealed()
        if reader is not None:
            assert guess.legal(reader) == seen.legal(reader) == game.legal(reader)


@moments_and_seeds
def test_a_whole_position_is_left_as_it_is(game: Game, seed: int) -> None:
    before = game.state()
    game.fill_in(Random(seed))
    assert game.state() == before


@games_and_seeds
def test_filled_in_games_can_be_played_to_the_end(opening: Opening, seed: int) -> None:
    played = positions(opening)
    for game in played[:: max(10, len(played) // 10)]:
        guess = game.seen_by(None)
        guess.fill_in(Random(seed))
        assert all(step.after.whole for step in steps(guess, seed))


@games
def test_what_is_revealed_only_grows(opening: Opening) -> None:
    for step in steps(opening.open(), opening.chooser):
        assert step.after.revealed() >= step.before.revealed()


@pytest.mark.parametrize("chance", [None, 7, 0.5, "dice"])
@pytest.mark.parametrize("name", NAMES)
def test_chance_is_drawn_from_a_random_and_from_nothing_else(name: str, chance: object) -> None:
    game = open_game(name, players=2, seed=7)
    before = game.state()
    drawing: list[Callable[..., None]] = [game.seen_by(0).fill_in, game.play_out]
    for draw in drawing:
        with pytest.raises(TypeError, match="Random"):
            draw(chance)
    assert game.state() == before


@each_game(20, openings)
def test_a_position_deals_itself_anew_and_plays_itself_out(opening: Opening) -> None:
    game, rng = opening.open(), Random(opening.chooser)
    with pytest.raises(GameError):
        game.seen_by(None).play_out(rng)
    game.play_out(rng)
    assert game.is_over()
    game.deal_again(opening.seed)
    drawn: dict[str, Any] = {
        option.name: None
        for option in rules_of(opening.name).options
        if option.seat and option.name in opening.options
    }
    assert game == replace(opening, options={**opening.options, **drawn}).open()


@each_game(20, openings)
def test_only_alone_there_is_a_rival(opening: Opening) -> None:
    game = opening.open()
    game.play_out(Random(opening.chooser))
    assert game.players == 1 or game.rival() is None


@pytest.mark.parametrize("name", NAMES)
def test_components_of_another_game_are_refused(name: str) -> None:
    for other in set(NAMES) - {name}:
        foreign = rules_of(other).read_components(None)
        with pytest.raises(GameError) as caught:
            open_game(name, players=2, seed=0, components=foreign)
        assert caught.value.code == "foreign-components"


@pytest.mark.parametrize("limit", [2**32, 2**32 + 1, 2**63, 2**64 - 1])
def test_a_number_below_any_limit_is_found(limit: int) -> None:
    rng = Random(1)
    assert all(rng.below(limit) >= 0 for _ in range(100))
