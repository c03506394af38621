"""Any game of the house, opened and played in any way: what property tests are made of."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from hypothesis import strategies as st

from wildpark.rules import NAMES, Game, GameError, Random, open_game, rules_of

SEEDS = st.integers(0, 2**64 - 1)


@dataclass(frozen=True)
class Opening:
    """The arguments of ``open_game``, and a seed for those who then choose."""

    name: str
    players: int
    seed: int
    chooser: int
    options: dict[str, object] = field(default_factory=dict)

    def open(self) -> Game:
        """The game at its first choice."""
        return open_game(self.name, players=self.players, seed=self.seed, options=self.options)


@dataclass(frozen=True)
class Step:
    """One choice in a game, with the positions right before and after it."""

    before: Game
    seat: int
    action: int
    after: Game


@st.composite
def openings(draw: st.DrawFn, names: tuple[str, ...] = NAMES) -> Opening:
    """Any game, number of players, seed and options."""
    name = draw(st.sampled_from(names))
    rules = rules_of(name)
    players = draw(st.sampled_from(rules.players))
    options: dict[str, object] = {}
    for option in rules.options:
        wanted = draw(st.booleans())
        if option.values and wanted:
            options[option.name] = draw(st.sampled_from(option.values))
    if rules.check_options is not None:
        try:
            rules.check_options(
                players, {option.name: option.default for option in rules.options} | options
            )
        except GameError:
            options.clear()
    return Opening(name, players, draw(SEEDS), draw(SEEDS), options)


def steps(game: Game, chooser: int) -> Iterator[Step]:
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
    first = opening.open()
    return [first, *(step.after for step in steps(first, opening.chooser))]


@st.composite
def any_position(draw: st.DrawFn, names: tuple[str, ...] = NAMES) -> Game:
    """A position somewhere in a random game."""
    return draw(st.sampled_from(positions(draw(openings(names)))))


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
