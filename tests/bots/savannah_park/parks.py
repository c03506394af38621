"""Positions of Savannah Park for the tests of its bots, in every variant."""

from collections.abc import Mapping
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from tests.rules.playing import SEEDS, steps
from tests.rules.savannah_park.opening import open_park
from tests.rules.savannah_park.trials import VARIANTS
from wildpark.rules import Random
from wildpark.rules.savannah_park.actions import GRASS, LIONS, NAMING, PLACING, place_action
from wildpark.rules.savannah_park.position import Position


@st.composite
def positions(draw: st.DrawFn, variants: tuple[str, ...] = tuple(VARIANTS)) -> Position:
    """Anywhere in a random game but its end."""
    options = VARIANTS[draw(st.sampled_from(variants))]
    opening = open_park(draw(st.integers(1, 4)), draw(SEEDS), **options)
    befores = [step.before for step in steps(opening, draw(SEEDS))]
    return draw(st.sampled_from(befores))


@st.composite
def in_rounds(draw: st.DrawFn, variants: tuple[str, ...] = tuple(VARIANTS)) -> Position:
    """A position in which a token is to be named, or was just named."""
    game = draw(positions(variants).filter(lambda game: game.phase in {NAMING, PLACING}))
    if game.phase == PLACING and len(game.to_act()) < game.players:
        game = game.seen_by(None)
        game.fill_in(Random(0))
        for seat in game.to_act():
            game.play(seat, game.legal(seat)[0])
    assume(not game.is_over())
    return game


def after_set_up(players: int, seed: int, **options: Any) -> Position:
    """A game in which the first token is to be named; set-up was random."""
    game, rng = open_park(players, seed, **options), Random(seed)
    while game.phase in {GRASS, LIONS}:
        for seat in game.to_act():
            actions = game.legal(seat)
            game.play(seat, actions[rng.below(len(actions))])
    return game


def with_left(game: Position, left: int, seed: int) -> Position:
    """The game played on at random until so many tokens are left."""
    rng = Random(seed)
    while sum(map(game.is_face_up, range(33))) > left or game.phase == PLACING:
        for seat in game.to_act():
            actions = game.legal(seat)
            game.play(seat, actions[rng.below(len(actions))])
    return game


def place_all(game: Position, seat: int, token: int, space: int) -> None:
    """The token is named if it has yet to be; the seat places it there, the others anywhere."""
    if game.phase == NAMING:
        game.play(game.to_act()[0], token)
    assert game.token == token
    for other in game.to_act():
        game.play(other, place_action(space) if other == seat else game.legal(other)[0])


def waits(game: Position, seat: int, spaces: Mapping[int, int]) -> dict[int, int]:
    """For each token of a plan the unmoved one that stands where it is to go, if there is one."""
    standing = {game.spaces_of(seat)[token]: token for token in spaces}
    return {token: standing[space] for token, space in spaces.items() if space in standing}
