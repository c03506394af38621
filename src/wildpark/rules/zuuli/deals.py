"""Dealing, picking and passing: whose hand is where, who has seen it, and what nobody has.

A hand is numbered by the seat that it was dealt to; it moves on by one seat a turn. Kinds of cards
are numbered as in ``components.py``; ``hands`` has 64 entries a hand.
"""

from typing import TYPE_CHECKING, Final

from wildpark.rules.bounds import check_index
from wildpark.rules.random import Random
from wildpark.rules.terms import Seat
from wildpark.rules.zuuli.parks import Parks

if TYPE_CHECKING:
    from wildpark.rules.zuuli.components import ZuuliComponents

KINDS: Final = 64
YEARS: Final = 3
SOLO_HAND: Final = 2
NOTHING: Final = -1
BIT: Final = 1


class Deals(Parks):
    """The deck and the hands.

    ``year`` is 0 to 2, ``turn`` counts the picks made this year, ``left`` those to be made by each
    player; ``top`` is how many cards of the deck have been dealt. ``unseen`` are the cards, by
    kind, of which a reader knows only that they are in the deck or in the hands that are not
    ``known`` (a mask); in a whole position there are none.
    """

    def __init__(self, players: int, components: "ZuuliComponents") -> None:
        super().__init__(players, components)
        self.clear_deals()

    def clear_deals(self) -> None:
        """No hands; the deck in its order before it is shuffled."""
        self.year = 0
        self.turn = 0
        self.left = 0
        self.top = 0
        self.known = (1 << self.players) - 1
        self.hands = [0] * 384
        self.held = [0] * 6
        self.unseen = [0] * 64
        self.deck = self.cards.deck[:]

    def take_over_deals(self, source: "Deals") -> None:
        """Makes deck and hands equal to those of ``source``."""
        self.year = source.year
        self.turn = source.turn
        self.left = source.left
        self.top = source.top
        self.known = source.known
        self.hands = source.hands[:]
        self.held = source.held[:]
        self.unseen = source.unseen[:]
        self.deck = source.deck[:]

    def shuffle(self, first: int, rng: Random) -> None:
        """Shuffles the cards of the deck from number ``first`` on."""
        for i in range(self.cards.deck_size - 1, first, -1):
            j = first + rng.below(i + 1 - first)
            card = self.deck[i]
            self.deck[i] = self.deck[j]
            self.deck[j] = card

    # --- Deal -------------------------------------------------------------------------------------

    def deal_hands(self) -> None:
        """Deals each player the number of cards that the table gives for this year.

        Solo, as many turns are played as a hand of two players has cards; each turns up two.
        """
        self.turn = 0
        self.left = self.hand_size(self.year)
        if self.players == 1:
            self.turn_up()
            return
        for seat in range(self.players):
            for _ in range(self.left):
                self.draw(seat)

    def hand_size(self, year: int) -> int:
        """The cards of a hand in a year; solo as many are picked as with two players."""
        return self.cards.deal[max(self.players, SOLO_HAND) * YEARS + year]

    def this_year(self) -> int:
        """The year; of a game that is over the last one."""
        return min(self.year, YEARS - 1)

    def kept_by(self, year: int) -> int:
        """How many cards a seat has kept at the end of a year."""
        kept = 0
        for one in range(year + 1):
            kept += self.hand_size(one)
        return kept

    def turn_up(self) -> None:
        """Solo: two cards are turned up."""
        for _ in range(SOLO_HAND):
            self.draw(0)

    def draw(self, hand: int) -> None:
        """The next card of the deck joins a hand."""
        self.add_to(hand, self.deck[self.top])
        self.top += 1

    def add_to(self, hand: int, kind: int) -> None:
        """A card joins a hand."""
        self.hands[hand * KINDS + kind] += 1
        self.held[hand] |= BIT << kind

    def remove_from(self, hand: int, kind: int) -> None:
        """A card leaves a hand."""
        self.hands[hand * KINDS + kind] -= 1
        if self.hands[hand * KINDS + kind] == 0:
            self.held[hand] &= ~(BIT << kind)

    def any_kind(self, hand: int, number: int) -> int:
        """The kind number ``number`` (from 0) among the different kinds of a hand."""
        held = self.held[hand]
        kind = 0
        while True:
            if held & 1:
                if number == 0:
                    return kind
                number -= 1
            held >>= 1
            kind += 1

    def different(self, hand: int) -> int:
        """How many different kinds a hand has."""
        held = self.held[hand]
        count = 0
        while held:
            held &= held - 1
            count += 1
        return count

    # --- Pick and pass ----------------------------------------------------------------------------

    def hand_of(self, seat: Seat) -> int:
        """The hand that ``seat`` holds: passed to the left in years 1 and 3, to the right in 2."""
        steps = self.turn % self.players
        if self.year != 1:
            steps = self.players - steps
        return (seat + steps) % self.players

    def has_held(self, seat: Seat, hand: int) -> bool:
        """Whether ``seat`` holds the hand, or has held it earlier this year.

        Everything that is taken out of a hand is shown, so it then knows what is left in it.
        """
        if self.year == 1:
            steps = (hand - seat + self.players) % self.players
        else:
            steps = (seat - hand + self.players) % self.players
        return steps <= self.turn

    # --- What a reader does not know --------------------------------------------------------------

    def hide_deals(self, seat: Seat) -> None:
        """Takes out the deck and each hand that ``seat`` (-1: nobody) has never held."""
        if self.whole:
            for card in range(self.top, self.cards.deck_size):
                self.unseen[self.deck[card]] += 1
        for card in range(self.cards.deck_size):
            self.deck[card] = NOTHING
        if self.players == 1:
            return  # the cards turned up lie open
        for hand in range(self.players):
            if self.known >> hand & 1 and (seat < 0 or not self.has_held(seat, hand)):
                self.hide_hand(hand)

    def hide_hand(self, hand: int) -> None:
        """A hand becomes unknown."""
        self.known &= ~(1 << hand)
        self.held[hand] = 0
        for kind in range(self.cards.kinds):
            self.unseen[kind] += self.hands[hand * KINDS + kind]
            self.hands[hand * KINDS + kind] = 0

    def deal_unseen(self, rng: Random) -> None:
        """Deals the unseen cards to the unknown hands and the deck: every deal is as likely."""
        size = self.cards.deck_size
        first = size
        for kind in range(self.cards.kinds):
            while self.unseen[kind]:
                self.unseen[kind] -= 1
                first -= 1
                self.deck[first] = kind
        self.shuffle(first, rng)
        for hand in range(self.players):
            if self.known >> hand & 1 == 0:
                for _ in range(self.left):
                    self.add_to(hand, self.deck[first])
                    first += 1
        self.known = (1 << self.players) - 1
        for card in range(self.top):
            self.deck[card] = NOTHING

    # --- Looking ----------------------------------------------------------------------------------

    def hand(self, seat: Seat) -> list[int] | None:
        """The cards that ``seat`` holds, by their kinds, ascending; None if they are not known."""
        check_index(seat, self.players)
        hand = self.hand_of(seat)
        if self.known >> hand & 1 == 0:
            return None
        return [
            kind for kind in range(self.cards.kinds) for _ in range(self.hands[hand * KINDS + kind])
        ]

    def cards_in_deck(self) -> int:
        """How many cards have not been dealt."""
        return self.cards.deck_size - self.top

    def deck_cards(self) -> list[int]:
        """The cards of the deck by their kinds, the next one first."""
        self.check_made()
        return [self.deck[card] for card in range(self.top, self.cards.deck_size)]

    def unseen_cards(self) -> list[int]:
        """How many cards of each kind are in the deck or in hands that are not known."""
        return [self.unseen[kind] for kind in range(self.cards.kinds)]

    def deals_state(self) -> tuple[object, ...]:
        """All that makes up deck and hands."""
        self.check_made()
        return (
            self.year,
            self.turn,
            self.left,
            tuple(
                None if hand is None else tuple(hand)
                for hand in (self.hand(seat) for seat in range(self.players))
            ),
            tuple(self.unseen_cards()),
            tuple(self.deck_cards()),
        )
