"""What a game's bots do for people besides playing, from the package ``wildpark.bots.<game>``.

Each of these is optional:

- ``advise(seen, seat)``: the steps to the best result that the seat can reach now, or the value of
  each choice; GameError if there is no advice to give.
- ``out_of_time(seen, seat)``: the action for a seat whose player has run out of time or left.
- ``could_have_been(opening, seed, seconds)``: the final position that the strongest bot reaches
  from the start of a solo game within that time; ``seed`` decides all its random choices.

Like bots they are given what the seat has seen, never the true position. A solo game hides nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, cast

from wildpark.bots.own import own
from wildpark.rules.game import Game
from wildpark.rules.terms import Action, Seat


class Advice(Protocol):
    """A sequence of actions, and the points that it leads to."""

    @property
    def points(self) -> int:
        """The score of the current part of the game after them."""
        raise NotImplementedError

    @property
    def actions(self) -> Sequence[Action]:
        """The steps; none if nothing is better than what is there."""
        raise NotImplementedError

    @property
    def worths(self) -> Mapping[Action, int]:
        """The points that each action could lead to; empty if there are steps instead."""
        raise NotImplementedError


Advise = Callable[[Game, Seat], Advice]
OutOfTime = Callable[[Game, Seat], Action]
CouldHaveBeen = Callable[[Game, int, float], Game]


def advise(game: str) -> Advise | None:
    """The function that gives advice in this game; None: there is none."""
    return cast("Advise | None", own(game, "advise"))


def out_of_time(game: str) -> OutOfTime | None:
    """The function that chooses for seats that do not choose in time; None: any bot may."""
    return cast("OutOfTime | None", own(game, "out_of_time"))


def could_have_been(game: str) -> CouldHaveBeen | None:
    """The function that plays a solo game again; None: there is none."""
    return cast("CouldHaveBeen | None", own(game, "could_have_been"))
