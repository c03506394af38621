"""The greedy bot: it chooses as if the game ended after the choice."""

from collections.abc import Sequence
from typing import cast

from wildpark.bots.player.bot import Bot
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.savannah_park.actions import NAMING
from wildpark.rules.savannah_park.position import Position
from wildpark.rules.terms import Action, Seat

Rating = tuple[int, int]
"""Points, and of equal ones how close the token stands to others of its species."""


class Greedy(Bot):
    """Maximises its own score now; among equal choices it keeps species together."""

    def pick(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Action:
        """The best rated action; of equal ones the lowest id."""
        position = cast("Position", seen)
        if position.phase != NAMING:
            return max(actions, key=lambda action: rate(position, seat, action))
        world = position.copy()
        world.fill_in(Random(0))  # while a token is named nothing is hidden: nothing is drawn
        return max(actions, key=lambda token: rate_best(world, seat, token))


def rate_best(world: Position, seat: Seat, token: int) -> Rating:
    """The rating of the best place for the token, if it is named."""
    named = world.copy()
    named.play(seat, token)
    return max(rate(named, seat, action) for action in named.legal(seat))


def rate(position: Position, seat: Seat, action: Action) -> Rating:
    """The rating of the park after the action."""
    after = position.copy()
    after.try_out(seat, action)
    return after.total(seat), company(after, seat, position.token)


def company(position: Position, seat: Seat, token: int) -> int:
    """How many tokens beside this one show one of its species; without a token 0."""
    if token < 0:
        return 0
    at, tokens = position.spaces_of(seat), position.plan.components.tokens
    near = position.plan.board.neighbours[at[token]]
    return sum(
        any(map(min, zip(tokens[token].animals, tokens[other].animals, strict=True)))
        for other, space in enumerate(at)
        if space in near
    )
