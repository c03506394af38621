"""Parks as real games bring them about, and all ways to arrange a small one."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import product

from tests.rules.toml import Table
from tests.rules.zuuli.opening import open_zuuli
from tests.rules.zuuli.slow_rules import Book, SlowPark
from wildpark.bots.zuuli.best_park import best_park
from wildpark.bots.zuuli.changes import changes_to
from wildpark.rules import Random
from wildpark.rules.components import Components
from wildpark.rules.zuuli import Position


def developments(
    players: int, seed: int, components: Components | None = None
) -> Iterator[Position]:
    """The developments of a game in which all pick at random and then arrange as well as it goes.

    Each position is one of its own.
    """
    game, rng = open_zuuli(players, seed, components), Random(seed)
    while not game.is_over():
        if game.has_park_open():
            yield game.copy()
            for seat in range(players):
                arrange(game, seat)
                game.play(seat, game.action("confirm"))
        for seat in game.to_act():
            legal = game.legal(seat)
            game.play(seat, legal[rng.below(len(legal))])


def arrange(game: Position, seat: int) -> None:
    """The best arrangement, change by change."""
    wanted = best_park(game, seat)
    assert wanted is not None
    for action in changes_to(game, seat, wanted):
        game.play(seat, action)


def slow_park(game: Position, seat: int, table: Table) -> SlowPark:
    """The park in the slow rules, with all animals and loose upgrades taken out."""
    names = game.components
    park = SlowPark(Book(table))
    for room in game.rooms_of(seat)[1:]:
        park.keep(names.enclosure_at[room].slug)
    for room in game.rooms_of(seat):
        slow = park.rooms[names.rooms[room]]
        for species, count in enumerate(game.animals_in(seat, room)):
            park.outside += [names.animals[species].slug] * count
        for number, upgrade in enumerate(names.upgrades):
            fresh = game.fresh_in(seat, room)[number]
            slow.upgrades += [upgrade.slug] * (game.upgrades_in(seat, room)[number] - fresh)
            park.spare += [upgrade.slug] * fresh
    for species, count in enumerate(game.outside_of(seat)):
        park.outside += [names.animals[species].slug] * count
    for number, count in enumerate(game.spare_of(seat)):
        park.spare += [names.upgrades[number].slug] * count
    for species, count in enumerate(game.housed_before(seat)):
        park.before[names.animals[species].slug] = count
    return park


def ways(park: SlowPark) -> int:
    """How many arrangements there are to try."""
    return int((len(park.rooms) + 1) ** (len(park.outside) + len(park.spare)))


def best_of_all(park: SlowPark, years: int) -> tuple[int, tuple[int, int] | None]:
    """The most that any lawful arrangement is worth: all are tried.

    And of those without points this year that are worth as much the best balance, and with it the
    most that enclosures score; None if there is none.
    """
    found: list[tuple[int, tuple[int, int] | None]] = []
    for trial in all_ways(park):
        again = sum(room.points() for room in trial.rooms.values())
        points, balance = trial.year(), again - trial.lost()
        below = (balance, again) if points == 0 else None
        found.append((points + (years - 1) * again, below))
    best = max(worth for worth, _ in found)
    floor = [below for worth, below in found if worth == best and below is not None]
    return best, max(floor, default=None)


def all_ways(park: SlowPark) -> Iterator[SlowPark]:
    """Every lawful arrangement that could be confirmed."""
    places = [None, *park.rooms]
    for homes in product(places, repeat=len(park.outside)):
        for sites in product(places, repeat=len(park.spare)):
            trial = deepcopy(park)
            for animal, home in zip(park.outside, homes, strict=True):
                if home:
                    trial.rooms[home].animals.append(animal)
                    trial.outside.remove(animal)
            for upgrade, site in zip(park.spare, sites, strict=True):
                if site:
                    trial.rooms[site].upgrades.append(upgrade)
            lawful = all(room.is_lawful() for room in trial.rooms.values())
            if lawful and not trial.before - trial.housed():
                yield trial
