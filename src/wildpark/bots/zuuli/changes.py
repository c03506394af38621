"""The actions that lead to an arrangement: few steps, each legal when it is taken."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from wildpark.bots.zuuli.best_park import Arrangement, Placed
from wildpark.rules.terms import Action, Seat
from wildpark.rules.zuuli.position import Position

MAX_CHANGES = 240
"""Many times a seat's cards: more steps would mean going in circles."""

Places = dict[tuple[int, int], int]
"""Counts by room and number of a species or upgrade."""


def changes_to(position: Position, seat: Seat, wanted: Arrangement) -> list[Action]:
    """The actions by which ``seat`` can arrange its park like this while it is open.

    What can go where it belongs goes there at once, from room to room if that is lawful; else
    what is in the way goes outside first. Should the animals of a room be unable to leave it one
    by one, which no printed card brings about, the list ends there.
    """
    trial = position.copy()
    found: list[Action] = []
    while len(found) < MAX_CHANGES:
        step = next_steps(trial, seat, Difference(trial, seat, wanted))
        if not step:
            break
        found += step
    return found


def next_steps(trial: Position, seat: Seat, difference: "Difference") -> list[Action]:
    """The next legal step, taken in ``trial``; or all steps that empty a room in the way."""
    for action in difference.steps():
        if trial.why_not(seat, action) is None:
            trial.try_change(seat, action)
            return [action]
    found = []
    for action in difference.evictions():
        if trial.why_not(seat, action) is None:
            trial.try_change(seat, action)
            found.append(action)
    return found


def rearrange(position: Position, seat: Seat, wanted: Arrangement) -> None:
    """Arranges the park of ``seat`` like this in place, whatever the phase."""
    difference = Difference(position, seat, wanted)
    for action in (*difference.departures(), *difference.arrivals()):
        position.try_change(seat, action)


class Difference:
    """The surplus and the shortage in the rooms of a park, compared with an arrangement."""

    def __init__(self, position: Position, seat: Seat, wanted: Arrangement) -> None:
        self._position = position
        self._seat = seat
        self._cards = position.components.cards
        self._width = len(position.components.rooms)
        self._animals = self._compare(position.animals_in, wanted.animals)
        self._upgrades = self._compare(position.fresh_in, wanted.upgrades)

    def _compare(
        self, present: Callable[[int, int], list[int]], wanted: Iterable[Placed]
    ) -> Places:
        """How many are missing (above 0) or too many (below 0)."""
        found = {(room, number): count for room, number, count in wanted}
        for room in self._position.rooms_of(self._seat):
            for number, count in enumerate(present(self._seat, room)):
                found[room, number] = found.get((room, number), 0) - count
        return found

    def steps(self) -> Iterator[int]:
        """Actions that bring the park nearer, the best first; not all need be lawful now.

        Nobody enters a room from which an upgrade is still to go: they might keep it there.
        """
        cards = self._cards
        unready = surplus(self._upgrades)
        yield from self._of(cards.remove, unready)
        spare = self._position.spare_of(self._seat)
        sites = [one for one in missing(self._upgrades) if spare[one[1]]]
        yield from self._of(cards.install, sites)
        closed = {room for room, _ in unready}
        homes = [one for one in missing(self._animals) if one[0] not in closed]
        outside = self._position.outside_of(self._seat)
        yield from self._of(cards.place, [one for one in homes if outside[one[1]]])
        for room, species in surplus(self._animals):
            for to, same in homes:
                if same == species:
                    yield cards.move + (species * self._width + room) * self._width + to
        yield from self._of(cards.take, surplus(self._animals))

    def evictions(self) -> Iterator[int]:
        """All animals of the rooms whose upgrades are to go, if they cannot go with them there."""
        rooms = {room for room, _ in surplus(self._upgrades)}
        there = {
            (room, species): count
            for room in rooms
            for species, count in enumerate(self._position.animals_in(self._seat, room))
        }
        yield from self._of(self._cards.take, often(there))

    def departures(self) -> list[Action]:
        """The actions that take all surplus outside."""
        cards = self._cards
        return [
            *self._of(cards.take, often(negative(self._animals))),
            *self._of(cards.remove, often(negative(self._upgrades))),
        ]

    def arrivals(self) -> list[Action]:
        """The actions that bring in all that is missing."""
        cards = self._cards
        return [
            *self._of(cards.install, often(self._upgrades)),
            *self._of(cards.place, often(self._animals)),
        ]

    def _of(self, first: int, places: Iterable[tuple[int, int]]) -> Iterator[int]:
        """The actions numbered from ``first`` for what is meant in these rooms."""
        return (first + number * self._width + room for room, number in places)


def missing(places: Places) -> Sequence[tuple[int, int]]:
    """Where something is missing."""
    return [place for place, count in places.items() if count > 0]


def surplus(places: Places) -> Sequence[tuple[int, int]]:
    """Where something is too much."""
    return [place for place, count in places.items() if count < 0]


def negative(places: Places) -> Places:
    """What is too much, as numbers above 0."""
    return {place: -count for place, count in places.items()}


def often(places: Places) -> Sequence[tuple[int, int]]:
    """Each place as often as something is there."""
    return [place for place, count in places.items() for _ in range(count)]
