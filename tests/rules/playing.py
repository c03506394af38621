"""Any game of the house, opened and played in any way: what property tests are made of."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import update_wrapper
from itertools import count
from typing import Any, Generic, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.trials import Opening, some, trials_of
from wildpark.rules import NAMES, Game, GameError, Random, rules_of
from wildpark.rules.catalogue import complete_options

SEEDS = st.integers(0, 2**64 - 1)

Drawn = Callable[[tuple[str, ...]], st.SearchStrategy[Any]]
"""A strategy for some games of the house, by name."""


G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class Step(Generic[G]):
    """One choice in a game, with the positions right before and after it."""

    before: G
    seat: int
    action: int
    after: G


@st.composite
def openings(draw: st.DrawFn, names: tuple[str, ...] = NAMES) -> Opening:
    """Any game, number of players, seed, variant, and options beside it that go with it."""
    name = draw(st.sampled_from(names))
    rules = rules_of(name)
    options = dict(draw(st.sampled_from(list(trials_of(name).variants.values()))))
    players = draw(st.sampled_from(sizes(name, options)))
    for option in rules.options:
        if option.name not in options and draw(st.booleans()):
            value = draw(st.sampled_from(option.values or option.suggestions))
            if allowed(name, players, options | {option.name: value}):
                options[option.name] = value
    return Opening(name, players, draw(SEEDS), draw(SEEDS), options)


def allowed(name: str, players: int, options: Mapping[str, object]) -> bool:
    """Whether so many can play the game with these options."""
    try:
        complete_options(rules_of(name), players, options)
    except GameError:
        return False
    return True


def sizes(name: str, options: Mapping[str, object]) -> list[int]:
    """The numbers of players that can play the game with these options."""
    return [players for players in rules_of(name).players if allowed(name, players, options)]


def steps(game: G, chooser: int) -> Iterator[Step[G]]:
    """Plays to the end at random; every position is one of its own."""
    rng = Random(chooser)
    while not game.is_over():
        seats = game.to_act()
        seat = seats[rng.below(len(seats))]
        legal = game.legal(seat)
        action = legal[rng.below(len(legal))]
        after = game.copy()
        after.play(seat, action)
        yield Step(game, seat, action, after)
        game = after


def positions(opening: Opening) -> list[Game]:
    """Every position of one random game, the last one included."""
    return positions_from(opening.open(), opening.chooser)


def positions_from(first: G, chooser: int) -> list[G]:
    """Every position of a random game that begins with ``first``."""
    return [first, *(step.after for step in steps(first, chooser))]


@st.composite
def any_position(draw: st.DrawFn, names: tuple[str, ...] = NAMES) -> Game:
    """A position somewhere in a random game."""
    return draw(st.sampled_from(positions(draw(openings(names)))))


def each_game(
    most: int, drawn: Drawn, *more: st.SearchStrategy[Any]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Makes a test of random examples one for each game of the house.

    A short game gets ``most`` examples, a long one fewer; ``drawn`` gives the first argument of
    the test, ``more`` those after it.
    """

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        def run(name: str) -> None:
            some(name, most)(given(drawn((name,)), *more)(test))()

        update_wrapper(run, test)
        del run.__dict__["__wrapped__"]  # pytest is to see the arguments of ``run``
        return pytest.mark.parametrize("name", NAMES)(run)

    return decorate


def all_actions(game: Game) -> list[int]:
    """The ids of all actions of the game, legal or not: those that have a notation."""
    found: list[int] = []
    for action in count():
        try:
            game.notation(action)
        except GameError:
            return found
        found.append(action)
    raise AssertionError
