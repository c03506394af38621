"""Sound objects of every compiled class, to be asked for nonsense."""

from collections.abc import Iterator
from functools import cache

from wildpark.bots.african_park.foresight import Foresight
from wildpark.bots.african_park.gains import Gains
from wildpark.bots.african_park.playouts import Playouts as AfricanParkPlayouts
from wildpark.bots.player.sampler import Sampler
from wildpark.bots.savannah_park.annealer import Annealer
from wildpark.bots.savannah_park.arrangement import Arrangement
from wildpark.bots.savannah_park.orders import Orders
from wildpark.bots.zuuli.developer import Developer
from wildpark.bots.zuuli.light import LightDeveloper
from wildpark.bots.zuuli.picker import Picker
from wildpark.bots.zuuli.playouts import Playouts as ZuuliPlayouts
from wildpark.bots.zuuli.prices import Prices
from wildpark.bots.zuuli.task import Task
from wildpark.bots.zuuli.tidier import Tidier
from wildpark.rules import NAMES, Game, Random, open_game, rules_of
from wildpark.rules.african_park import Position as AfricanPark
from wildpark.rules.savannah_park import Position as SavannahPark
from wildpark.rules.text import Text
from wildpark.rules.zuuli import Position as Zuuli
from wildpark.rules.zuuli.reading_parks import ParkReader


@cache
def samples_of(module: str, name: str) -> list[object]:
    """Sound objects of a class; every compiled class has some."""
    return [
        thing
        for thing in samples()
        if (type(thing).__module__, type(thing).__name__) == (module, name)
    ]


@cache
def samples() -> list[object]:
    """Sound objects of all compiled classes."""
    return list(made())


def made() -> Iterator[object]:
    """Positions of each game and what they are made of, and the bots' objects for them."""
    yield Random(1)
    yield Sampler(1)
    yield LightDeveloper()
    yield Picker()
    yield Tidier()
    for name in NAMES:
        for players in rules_of(name).players[-2:]:
            for steps in (0, 40):
                yield from parts(after(name, players, steps))


def after(name: str, players: int, steps: int) -> Game:
    """A position after some random choices."""
    game, chance = open_game(name, players=players, seed=7), Random(7)
    for _ in range(steps):
        seat = game.to_act()[0]
        legal = game.legal(seat)
        game.play(seat, legal[chance.below(len(legal))])
    return game


def parts(game: Game) -> Iterator[object]:
    """A position, what it is made of, and the bots' objects for it."""
    yield game
    yield game.seen_by(0)
    text = Text(game.text(), NAMES)
    yield text
    yield text.take("round")
    if isinstance(game, AfricanPark):
        yield game.reserves
        yield game.components.habitat
        yield Gains(game)
        yield Foresight(game.seen_by(0), 0)
        yield AfricanParkPlayouts(game.seen_by(0), 0, 1)
    if isinstance(game, SavannahPark):
        yield game.plan.ground
        yield Arrangement(game.seen_by(0))
        yield Annealer(game.seen_by(0), 0, 1, free=True)
        yield Orders(game.seen_by(0), 0, 1, 10)
    if isinstance(game, Zuuli):
        cards = game.components.cards
        yield cards
        yield Task(cards)
        yield Prices(cards)
        yield Developer(cards)
        yield ZuuliPlayouts(game.seen_by(0), 0, 1)
        yield ParkReader(game.copy(), 0)
