"""The best lawful arrangement of a park: for bots, for the button "arrange for me", for a hint.

``best_park`` is exact: no other arrangement is worth more. Where a year's points are at their floor
of 0 it still tells better from worse: of parks worth the same it takes the one that is the highest
below the floor (what its enclosures score less what the animals outside cost), of those the one
whose enclosures score most, which they do again in later years. ``changes.py`` says by which
actions a player gets there.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wildpark.bots.zuuli.developer import Developer
from wildpark.rules.terms import Seat
from wildpark.rules.zuuli.position import Position

Placed = tuple[int, int, int]
"""A room, a species or upgrade, and how many of it are there."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where everything goes. ``upgrades`` are those that are installed this year.

    ``points`` is what this year then scores, ``enclosures`` what its enclosures score (and will
    score again each year), ``lost`` what the animals outside cost, ``worth`` the value that was
    maximised: ``points``, and ``enclosures`` again for each later year that counts.
    """

    animals: Sequence[Placed]
    upgrades: Sequence[Placed]
    points: int
    enclosures: int
    lost: int
    worth: int

    @property
    def balance(self) -> int:
        """The points of this year were there no floor at 0."""
        return self.enclosures - self.lost


def best_park(
    position: Position,
    seat: Seat,
    *,
    cards: Iterable[int] = (),
    years: int = 1,
    keep: bool = False,
) -> Arrangement | None:
    """The best arrangement of the park of ``seat``, with all that it has and ``cards``.

    Args:
        position: a position, whole or seen: parks and kept cards are open to all.
        seat: whose park.
        cards: kinds of further cards, as if they had been kept too.
        years: how many years count: 1 is this year only, 3 - ``position.year`` all that remain.
        keep: what has been placed or installed this year stays where it is.

    Returns:
        The arrangement that is worth most; of several whose points are at their floor the one with
        the highest ``balance``, then with the highest ``enclosures``. Of equally good ones it is
        always the same. None if none is lawful, which can only be with ``keep``: what stays leaves
        no place for an animal that has to be housed.
    """
    developer = Developer(position.components.cards)  # one for each call: threads share none
    developer.read(position, seat, list(cards), keep)
    total = printed_values(position, seat, cards)
    stays = fresh_upgrades(position, seat) if keep else Counter()
    best = arranged(developer, stays, total, (years, 1), years)
    if best is not None and years > 1 and total > best.enclosures:
        # this year might score 0 anyway: then only the later ones count
        other = arranged(developer, stays, total, (years - 1, 0), years)
        if other is not None and other.worth > best.worth:
            best = other
    if best is not None and best.points == 0 < total:
        return arranged(developer, stays, total, below_floor(total, years), years)
    return best


def below_floor(total: int, years: int) -> tuple[int, int]:
    """Weights that order parks without points: one sum counts first, then another.

    No sum that decides second exceeds ``total``, all printed values: where the best balance is at
    most 0, no enclosures score more than the animals outside cost.
    """
    if years == 1:  # the balance, then the enclosures
        return total + 2, total + 1
    return total + 1, 1  # the enclosures, which alone count, then the balance


def arranged(
    developer: Developer,
    stays: Counter[tuple[int, int]],
    total: int,
    weights: tuple[int, int],
    years: int,
) -> Arrangement | None:
    """The arrangement with the highest sum at these weights; ``total`` are all printed values."""
    if developer.solve(*weights) < 0:
        return None
    animals, added = developer.arrangement()
    installed = stays + Counter({(room, upgrade): count for room, upgrade, count in added})
    upgrades = [(room, upgrade, count) for (room, upgrade), count in sorted(installed.items())]
    enclosures, housed = developer.found_worth()
    lost = total - housed
    points = max(enclosures - lost, 0)
    worth = points + (years - 1) * enclosures
    return Arrangement(animals, upgrades, points, enclosures, lost, worth)


def fresh_upgrades(position: Position, seat: Seat) -> Counter[tuple[int, int]]:
    """How many of each upgrade were installed in each room this year."""
    return Counter(
        {
            (room, upgrade): count
            for room in position.rooms_of(seat)
            for upgrade, count in enumerate(position.fresh_in(seat, room))
            if count
        }
    )


def printed_values(position: Position, seat: Seat, cards: Iterable[int]) -> int:
    """The printed values of all animals that there are to be housed."""
    animals = position.components.animals
    counts = Counter(dict(enumerate(position.outside_of(seat))))
    for room in position.rooms_of(seat):
        counts += Counter(dict(enumerate(position.animals_in(seat, room))))
    counts += Counter(kind for kind in cards if kind < len(animals))
    return sum(count * animals[species].value for species, count in counts.items())
