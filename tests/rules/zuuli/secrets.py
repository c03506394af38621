"""What is hidden in Zuuli, and another way in which it could be."""

from typing import cast

from tests.rules.trials import Secret
from wildpark.rules import Game, Random
from wildpark.rules.zuuli import Position


def order_of_deck(game: Game, reader: int | None, rng: Random) -> bool:  # noqa: ARG001  nobody sees
    """The card to be dealt next changes its place with another in the deck."""
    position = cast("Position", game)
    deck, top = position.deck, position.top
    others = [card for card in deck_of(position) if deck[card] != deck[top]]
    if others:
        card = others[rng.below(len(others))]
        deck[card], deck[top] = deck[top], deck[card]
    return bool(others)


def deck_of(position: Position) -> range:
    """The places of the cards that have not been dealt."""
    return range(position.top, position.cards.deck_size)


def hand_never_held(game: Game, reader: int | None, rng: Random) -> bool:
    """A card of a hand that has not come to the reader changes its place with one of the deck."""
    position = cast("Position", game)
    if position.players == 1 or position.left == 0:
        return False  # alone the cards lie open
    unheld = set(range(position.players)) - hands_held(position, reader)
    ways = [
        (hand, kind, card)
        for hand in sorted(unheld)
        for kind in range(position.cards.kinds)
        if position.hands[hand * 64 + kind] and kind != pick_from(position, hand)
        for card in deck_of(position)
        if position.deck[card] != kind
    ]
    if ways:
        hand, kind, card = ways[rng.below(len(ways))]
        position.remove_from(hand, kind)
        position.add_to(hand, position.deck[card])
        position.deck[card] = kind
    return bool(ways)


def hands_held(position: Position, reader: int | None) -> set[int]:
    """The hands that the reader holds or has held this year, by the seat they were dealt to.

    They go to the left, that is to the next seat, in years 1 and 3, and to the right in year 2.
    """
    if reader is None:
        return set()
    step = 1 if position.year == 1 else -1
    return {(reader + step * turn) % position.players for turn in range(position.turn + 1)}


def pick_from(position: Position, hand: int) -> int:
    """The kind that whoever holds the hand has picked this turn (-1: none yet)."""
    step = -1 if position.year == 1 else 1
    return position.picked[(hand + step * position.turn) % position.players]


def pick_of_another(game: Game, reader: int | None, rng: Random) -> bool:
    """Somebody has picked another card of the hand while all pick at once."""
    position = cast("Position", game)
    for seat in range(position.players):
        made = position.picked[seat]
        others = sorted(set(position.hand(seat) or ()) - {made})
        if seat != reader and made >= 0 and others:
            position.picked[seat] = others[rng.below(len(others))]
            return True
    return False


SECRETS = [
    Secret("the order of the deck", order_of_deck),
    Secret("a hand that the reader has not held", hand_never_held),
    Secret("what another has picked", pick_of_another),
]
