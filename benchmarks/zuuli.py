"""What is measured of Zuuli alone: how fast its parks are developed."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import cast

from benchmarks.measuring import Row, Section
from wildpark.bots.zuuli.best_park import best_park
from wildpark.bots.zuuli.foresight import arranged
from wildpark.bots.zuuli.light import LightDeveloper
from wildpark.bots.zuuli.picker import Picker
from wildpark.bots.zuuli.tidier import Tidier
from wildpark.cli.speeds import each_takes, repeated
from wildpark.rules import Random, open_game
from wildpark.rules.zuuli import Position

MICROSECONDS = 1e6
MILLISECONDS = 1e3
PLAYERS = (2, 6)
TIMES = 20

Develop = Callable[[Position], object]


def opened(players: int) -> Position:
    """A new game."""
    return cast("Position", open_game("zuuli", players=players, seed=7))


def third_year(players: int) -> Position:
    """The parks of the third year of a game, before they are developed.

    Everybody has picked at random, and developed as well as it goes for the years that remained.
    """
    game, rng = opened(players), Random(7)
    while not (game.has_park_open() and game.year == 2):
        if game.has_park_open():
            game.reset_to(arranged(game, *range(players)))
        for seat in game.to_act():
            legal = game.legal(seat)
            confirm = game.action("confirm")
            game.play(seat, confirm if confirm in legal else legal[rng.below(len(legal))])
    return game


def lightly(position: Position) -> None:
    """A light park, put in order."""
    LightDeveloper().develop(position, 0)
    Tidier().tidy(position, 0)


WORK: Sequence[tuple[str, str, float, Develop]] = (
    ("Light park of the third year in µs", "under 20", MICROSECONDS, lightly),
    ("Best park of the third year in ms", "under 1", MILLISECONDS, lambda one: best_park(one, 0)),
)


def rows(develop: Develop) -> Iterator[Row]:
    """One park of two and of six players, again and again; each time in a copy."""
    for players in PLAYERS:
        game = third_year(players)
        once = repeated(partial(in_copy, develop, game), TIMES)
        yield Row(f"Wildpark, {players} players", each_takes(once))


def in_copy(develop: Develop, game: Position) -> None:
    """Develops a park and leaves the game as it is."""
    develop(game.copy())


def glances() -> Iterator[Row]:
    """How long it takes to choose from a hand at a glance."""
    for players in PLAYERS:
        once = repeated(partial(Picker().choose, opened(players), 0), TIMES)
        yield Row(f"Wildpark, {players} players", each_takes(once))


def sections() -> Sequence[Section]:
    """Everything, ready to be measured."""
    return [
        *(Section(title, aim, scale, [*rows(work)]) for title, aim, scale, work in WORK),
        Section("Pick at a glance in µs", "", MICROSECONDS, [*glances()]),
    ]
