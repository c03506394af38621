"""Advice in Zuuli: for a button, and for seats whose players have run out of time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from wildpark.bots.zuuli.best_park import Arrangement, best_park
from wildpark.bots.zuuli.changes import changes_to
from wildpark.bots.zuuli.foresight import Foresight
from wildpark.rules.terms import Action, GameError, Seat
from wildpark.rules.zuuli.position import Position


@dataclass(frozen=True, slots=True)
class Advice:
    """The steps to the best park, without the confirmation; and what this year then scores.

    ``worths``, while cards are picked: what the year could score with each of them besides.
    """

    points: int
    actions: Sequence[Action]
    worths: Mapping[Action, int] = field(default_factory=dict)


def advise(seen: Position, seat: Seat, *, keep: bool = False, years: int = 1) -> Advice:
    """The best arrangement of the park of ``seat``, and how to get there.

    While cards are picked there are no steps, but what the park could score as it is and with
    each card of the hand.

    Args:
        seen: a position, whole or seen.
        seat: a seat that has not picked or confirmed yet.
        keep: what has been placed and installed this year stays where it is, if then all animals
            that have to be housed still can be.
        years: how many years count, see ``best_park``.

    Returns:
        No actions if nothing is better than what is there.

    Raises:
        GameError: the seat has nothing to choose now.
    """
    actions = seen.legal(seat)
    if not actions:
        raise GameError("not-to-act", f"seat {seat} has nothing to choose now", seat=seat)
    if not seen.has_park_open():
        worths = {action: could_score(seen, seat, [action]) for action in actions}
        return Advice(could_score(seen, seat, []), [], worths)
    wanted = best_park(seen, seat, years=years, keep=keep) if keep else None
    wanted = wanted or best_park(seen, seat, years=years)
    if wanted is None or is_there(seen, seat, wanted, years):
        return Advice(points_now(seen, seat), [])
    return Advice(wanted.points, changes_to(seen, seat, wanted))


def could_score(seen: Position, seat: Seat, cards: Sequence[int]) -> int:
    """The best score of this year for the park of ``seat`` with these additional cards."""
    best = best_park(seen, seat, cards=cards)
    return best.points if best is not None else 0


def is_there(seen: Position, seat: Seat, wanted: Arrangement, years: int) -> bool:
    """Whether the park is as good as that already, and may be confirmed.

    A year without points has better and worse parks too, as ``best_park`` has it.
    """
    points, enclosures = points_now(seen, seat), seen.park_worth(seat)
    if points + (years - 1) * enclosures != wanted.worth:
        return False
    if points == wanted.points == 0:
        balance = enclosures - lost_now(seen, seat)
        if (balance, enclosures) != (wanted.balance, wanted.enclosures):
            return False
    return seen.why_not(seat, seen.components.cards.confirm) is None


def lost_now(seen: Position, seat: Seat) -> int:
    """What the animals that are outside would cost if this year ended now."""
    animals = seen.components.animals
    return sum(
        count * animals[species].value for species, count in enumerate(seen.outside_of(seat))
    )


def points_now(seen: Position, seat: Seat) -> int:
    """The score of this year if it ended now."""
    return seen.total(seat) - sum(seen.year_points(seat))


def out_of_time(seen: Position, seat: Seat) -> Action:
    """The next action for a seat whose player has run out of time or left.

    In picking it is the card that is best for the park at once; in development the next step to
    the best arrangement that keeps this year's moves, at last the confirmation.

    Raises:
        GameError: the seat has nothing to choose now.
    """
    actions = seen.legal(seat)
    if seen.has_park_open():
        steps = advise(seen, seat, keep=True).actions
        return steps[0] if steps else seen.components.cards.confirm
    if not actions:
        raise GameError("not-to-act", f"seat {seat} has nothing to choose now", seat=seat)
    return max(actions, key=Foresight(seen, seat).rate)
