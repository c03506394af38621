"""The evaluation of the greedy bot: the best park with a card, then the prospects it leaves."""

from wildpark.bots.zuuli.best_park import best_park
from wildpark.bots.zuuli.changes import rearrange
from wildpark.bots.zuuli.picker import Picker
from wildpark.rules.terms import Seat
from wildpark.rules.zuuli.position import Position

QUARTERS = 4


class Foresight:
    """Rates the cards that a seat may keep."""

    def __init__(self, seen: Position, seat: Seat) -> None:
        self._seen = seen
        self._seat = seat
        self._prospects = Picker()
        self._park = arranged(seen, seat)
        self._prospects.look_at(self._park, seat)

    def rate(self, kind: int) -> tuple[int, int]:
        """The points of this year with the card, in quarters; then its prospects.

        In a solo game the points that the Collector does not get count too.
        """
        best = best_park(self._seen, self._seat, cards=[kind])
        points = QUARTERS * best.points if best else 0
        animals = self._seen.components.animals
        if kind < len(animals):
            points += self._seen.quarters * animals[kind].value
        return points, self._prospects.rating_of(self._park, self._seat, kind)


def arranged(seen: Position, *seats: Seat) -> Position:
    """A copy in which the parks of ``seats`` are arranged optimally for all years left.

    It is for evaluation only: animals are in rooms before parks are developed.
    """
    copy = seen.copy()
    for seat in seats:
        wanted = best_park(copy, seat, years=YEARS - copy.year)
        if wanted is not None:
            rearrange(copy, seat, wanted)
    return copy


YEARS = 3
