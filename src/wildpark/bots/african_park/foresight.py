"""The evaluation of the greedy bot: its score after the move, and the prospects of next cards."""

from typing import Final

from wildpark.bots.african_park.gains import Gains
from wildpark.rules.african_park.position import Position

LOOK_AHEAD: Final = 2
"""The average is added for this many cards to come; measured: 2 plays better than 1 or 4."""
SPECIES: Final = 24


class Foresight:
    """Rates the actions of a seat.

    The prospect of a card that may come next is the gain of its best place. That is small if there
    is no good place for it, and negative if a carnivore or a crocodile could only enter by eating
    herbivores, or the animal would die: so herbivores at risk count, and room for carnivores.
    """

    def __init__(self, seen: Position, seat: int) -> None:
        self.made = False
        self.seen = seen
        self.after = seen.copy()
        self.gains = Gains(self.after)
        self.seat = seen.check_seat(seat)
        self.unseen = [0] * 24
        for species, count in enumerate(seen.deck_counts()):
            self.unseen[species] = count
        self.made = True

    def rate(self, action: int) -> int:
        """The points after ``action`` plus the mean gain of the next cards.

        Everything is multiplied by the number of cards in the deck, so that it is a whole number.
        ValueError for an action that is not legal.
        """
        if not self.made or self.seen.why_not(self.seat, action) is not None:
            raise ValueError(f"{action} is not legal for seat {self.seat}")
        self.after.become(self.seen)
        self.after.do(self.seat, action)
        if self.seen.left == 0:
            return self.after.total(self.seat)
        prospects = 0
        for species in range(SPECIES):
            if self.unseen[species]:
                gain = self.gains.best_gain(self.seat, species)
                prospects += self.unseen[species] * gain
        return self.seen.left * self.after.total(self.seat) + LOOK_AHEAD * prospects
