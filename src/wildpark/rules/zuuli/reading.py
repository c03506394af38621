"""Reads a position of Zuuli from its text, and lets nothing pass that cannot be.

How parks are read stands in ``reading_parks.py``.
"""

from typing import TYPE_CHECKING, Final

from wildpark.rules.text import UNSEEN, Field, Text, check_cards, check_text
from wildpark.rules.zuuli.position import Position
from wildpark.rules.zuuli.reading_parks import ParkReader
from wildpark.rules.zuuli.text import PHASES
from wildpark.rules.zuuli.years import QUARTERS

if TYPE_CHECKING:
    from wildpark.rules.zuuli.components import ZuuliComponents

# The numbers of the other modules, said again because the compiler takes these for constants.
PICKING: Final = 0
DEVELOPING: Final = 1
OVER: Final = 2
NOTHING: Final = -1
HIDDEN: Final = -2
YEARS: Final = 3
KINDS: Final = 64
SOLO_HAND: Final = 2


def read(text: Text, components: "ZuuliComponents") -> Position:
    """The position that a text says; GameError names the place of what cannot be."""
    check_text(text)
    position = Position(text.players, 0, read_quarters(text), components)
    position.clear_parks()
    position.clear_deals()
    position.clear_years()
    position.note_housed()
    read_turn(text, position)
    read_hands(text, position)
    picks = text.by_seat("picks")
    confirmed = text.take("confirmed")
    parks = text.by_seat("parks")
    books = text.by_seat("books")
    discarded = text.take("discarded")
    read_collector(text, position)
    text.end()
    for seat in range(position.players):
        ParkReader(position, seat).read(parks[seat], books[seat])
    read_discarded(discarded, position)
    check_all_cards(position)
    read_choices(picks, confirmed, position, text)
    position.shown = shown_by_now(position)
    position.whole = text.whole
    return position


def read_quarters(text: Text) -> int:
    """Solo: the Collector's share, by the difficulty."""
    if text.players > 1:
        text.chosen()
        return 0
    options = text.chosen("difficulty")
    if "difficulty" not in options:
        raise text.options.wrong("difficulty")
    names = list(QUARTERS)
    return QUARTERS[names[options["difficulty"].choice(names)]]


# --- The year, the deck and the hands -------------------------------------------------------------


def read_turn(text: Text, position: Position) -> None:
    """The phase, the year, and how many cards have been picked in it."""
    position.phase = text.take("phase").choice(PHASES)
    low = YEARS if position.phase == OVER else 1
    position.year = text.take("year").number(low, YEARS) - 1
    size = position.hand_size(position.year)
    field = text.take("turn")
    position.turn = field.number(0, size)
    last = (
        size - 1 if position.players == 1 else size - 2
    )  # of several the last card is kept unasked
    if position.turn > last if position.phase == PICKING else position.turn < size:
        raise field.unfit()
    position.left = size - position.turn
    position.top = 0
    if position.players > 1:
        position.top = position.kept_by(position.year) * position.players
    else:
        position.top = position.kept_by(position.year) - position.left
        position.top = SOLO_HAND * (position.top + (position.phase == PICKING))
    if position.phase == OVER:
        position.year = YEARS


def read_hands(text: Text, position: Position) -> None:
    """The hands, and then what is left."""
    size = 0
    if position.phase == PICKING:
        size = position.left if position.players > 1 else SOLO_HAND
    hands = text.by_seat("hands")
    position.known = 0
    rest = position.cards.deck_size - position.top
    for seat in range(position.players):
        field = hands[seat]
        hand = position.hand_of(seat)
        if field.text == UNSEEN and not text.whole and position.players > 1:
            rest += size
            continue
        position.known |= 1 << hand
        cards = field.numbers(position.cards.kinds)
        if len(cards) != size:
            raise field.unfit()
        for kind in cards:
            position.add_to(hand, kind)
    read_rest(text, position, rest)


def read_rest(text: Text, position: Position, unseen: int) -> None:
    """The cards in no hand that is known: where all are known, the deck in its order."""
    field = text.take("unseen")
    if len(field.text) != (0 if text.whole else unseen):
        raise field.unfit()
    for kind in field.numbers(position.cards.kinds):
        position.unseen[kind] += 1
    field = text.take("deck")
    if len(field.text) != (position.cards.deck_size - position.top if text.whole else 0):
        raise field.unfit()
    deck = field.numbers(position.cards.kinds)
    for card in range(position.cards.deck_size):
        position.deck[card] = NOTHING
    for card in range(len(deck)):
        position.deck[position.top + card] = deck[card]


def read_choices(picks: list[Field], confirmed: Field, position: Position, text: Text) -> None:
    """What has been picked, and who has developed the park, while not all have."""
    known = 0
    position.waiting = position.players
    for seat in range(position.players):
        position.picked[seat] = NOTHING
        position.confirmed[seat] = 0
        if picks[seat].text:
            position.picked[seat] = read_pick(picks[seat], position, seat, text)
            position.waiting -= 1
            known += position.picked[seat] >= 0
    if known > 1 and not text.whole:
        raise picks[0].unfit()
    for seat in range(position.players):
        if str(seat) in confirmed.text:
            if position.phase != DEVELOPING or position.left_outside(seat) != NOTHING:
                raise confirmed.unfit()
            position.confirmed[seat] = 1
            position.waiting -= 1
    if position.waiting == 0:
        raise (confirmed if position.phase == DEVELOPING else picks[0]).unfit()
    if position.phase == OVER:
        position.waiting = 0


def read_pick(field: Field, position: Position, seat: int, text: Text) -> int:
    """The kind of card that a seat has picked, out of a hand that is known."""
    hand = position.hand_of(seat)
    if position.phase != PICKING or position.players == 1:
        raise field.unfit()
    if field.text == UNSEEN:
        if text.whole:
            raise field.unfit()
        return HIDDEN
    kinds = field.numbers(position.cards.kinds)
    if len(kinds) != 1 or position.hands[hand * KINDS + kinds[0]] == 0:
        raise field.unfit()
    return kinds[0]


# --- What has left the game -----------------------------------------------------------------------


def read_discarded(field: Field, position: Position) -> None:
    """The cards that were discarded: the animals that the books tell of, and upgrades."""
    if len(field.text) > position.cards.deck_size:
        raise field.unfit()
    counts = field.counts(position.cards.kinds)
    for kind in range(position.cards.kinds):
        if kind < position.cards.first_upgrade and counts[kind] != position.discarded[kind]:
            raise field.unfit()
        position.discarded[kind] = counts[kind]


def read_collector(text: Text, position: Position) -> None:
    """Solo: the cards that the Collector has taken, and its points in the finished years."""
    field = text.take("collected")
    taken = 0
    if position.players == 1:
        taken = position.kept_by(position.this_year()) - position.left
    if len(field.text) != taken:
        raise field.unfit()
    for kind in field.numbers(position.cards.kinds):
        position.collected[kind] += 1
    field = text.take("collector")
    if position.players > 1 or position.year == 0:
        field.choice([""])
        return
    least = 0
    points = field.just(position.year)
    now = position.collector_now()
    for year in range(position.year):
        if year == position.year - 1 and (position.phase == OVER or position.turn == 0):
            least = now
        least = points[year].number(least, now)
        position.collector[year] = least


def check_all_cards(position: Position) -> None:
    """Every card of the game is in one place."""
    kinds = position.cards.kinds
    found = position.unseen_cards()
    wanted = [0] * kinds
    for card in range(position.cards.deck_size):
        wanted[position.cards.deck[card]] += 1
        if position.deck[card] != NOTHING:
            found[position.deck[card]] += 1
    for kind in range(kinds):
        found[kind] += position.discarded[kind] + position.collected[kind]
        for hand in range(position.players):
            found[kind] += position.hands[hand * KINDS + kind]
    for seat in range(position.players):
        kept = position.cards_kept(seat)
        for kind in range(kinds):
            found[kind] += kept[kind]
    check_cards(position.components.kinds, found, wanted)


def shown_by_now(position: Position) -> int:
    """How often cards have been shown, see ``Position.show_picks`` and ``end_year``."""
    shown = 0
    for year in range(min(position.year, YEARS - 1)):
        shown += position.hand_size(year)
    return shown + min(position.turn, position.hand_size(position.this_year()) - 1)
