"""What a game's bots can do for people beside playing: in the package ``wildpark.bots.<game>``.

A game has each of these or not:

- ``advise(seen, seat)``: the steps to the best that the seat can make of what it has now, or what
  each choice is worth; GameError where there is no advice to give.
- ``out_of_time(seen, seat)``: the action for a seat whose time is out or whose player has left.
- ``could_have_been(opening, seed, seconds)``: the end that the strongest bot reaches alone from the
  start of a solo game, thinking for so long; all chance in it comes from ``seed``.

As bots they are handed what the seat has seen, and never the true position. Alone all is seen.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, cast

from wildpark.bots.own import own
from wildpark.rules.game import Game


class Advice(Protocol):
    """The actions one after the other, and the points that they lead to."""

    @property
    def points(self) -> int:
        """What the current part of the game then brings."""
        raise NotImplementedError

    @property
    def actions(self) -> Sequence[int]:
        """The steps; none if nothing is better than what is there."""
        raise NotImplementedError

    @property
    def worths(self) -> Mapping[int, int]:
        """By action, to how many points it could lead; empty where there are steps instead."""
        raise NotImplementedError


Advise = Callable[[Game, int], Advice]
OutOfTime = Callable[[Game, int], int]
CouldHaveBeen = Callable[[Game, int, float], Game]


def advise(game: str) -> Advise | None:
    """What advises in this game."""
    return cast("Advise | None", own(game, "advise"))


def out_of_time(game: str) -> OutOfTime | None:
    """What chooses in this game for those who do not; None: any bot may."""
    return cast("OutOfTime | None", own(game, "out_of_time"))


def could_have_been(game: str) -> CouldHaveBeen | None:
    """What plays a solo game of this kind again."""
    return cast("CouldHaveBeen | None", own(game, "could_have_been"))
