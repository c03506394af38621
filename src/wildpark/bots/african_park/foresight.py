"""What the greedy bot looks at: the score after its move, and what the next cards would bring."""

from typing import Final

from wildpark.bots.african_park.gains import best_gain
from wildpark.rules.african_park.position import Position

LOOK_AHEAD: Final = 2
"""For so many cards to come the average is added; measured: 2 plays better than 1 or 4."""
SPECIES: Final = 24


class Foresight:
    """Rates the actions of a seat.

    A card that may come next brings what its best place brings. That is little where there is no
    room for it, and below 0 where a carnivore or a crocodile would find no place without eating
    herbivores, or the animal would die: so herbivores at risk count, and room for carnivores.
    """

    def __init__(self, seen: Position, seat: int) -> None:
        self.seen = seen
        self.after = seen.copy()
        self.seat = seat
        self.unseen = [0] * 24
        for species, count in enumerate(seen.deck_counts()):
            self.unseen[species] = count

    def rate(self, action: int) -> int:
        """The points after ``action`` and the average of what the next cards would bring.

        All is multiplied by the number of cards in the deck, so that it is a whole number.
        """
        self.after.become(self.seen)
        self.after.do(self.seat, action)
        if self.seen.left == 0:
            return self.after.total(self.seat)
        prospects = 0
        for species in range(SPECIES):
            if self.unseen[species]:
                gain = best_gain(self.after.reserves, self.seat, species)
                prospects += self.unseen[species] * gain
        return self.seen.left * self.after.total(self.seat) + LOOK_AHEAD * prospects
