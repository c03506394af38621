"""Zuuli: a position, and the rules of play in the order of the rulebook.

Seats are numbered clockwise, actions as in ``cards.py``. What lies in the parks stands in
``parks.py``, how they are changed in ``development.py``, deck and hands in ``deals.py``, the end of
a year in ``years.py``. All parks are developed at once and openly: hidden are only the deck, the
hands, and what has been picked as long as not all have picked.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Self

from wildpark.rules.bounds import check_index
from wildpark.rules.random import Random
from wildpark.rules.terms import Action, Line, Part, Seat
from wildpark.rules.zuuli.refusals import SENTENCES, refusal
from wildpark.rules.zuuli.scoring import all_parts
from wildpark.rules.zuuli.text import text_of
from wildpark.rules.zuuli.years import Years

if TYPE_CHECKING:
    from wildpark.rules.zuuli.components import ZuuliComponents

PICKING: Final = 0
DEVELOPING: Final = 1
OVER: Final = 2
NOTHING: Final = -1
HIDDEN: Final = -2
YEARS: Final = 3
KINDS: Final = 64


class Position(Years):
    """A position of Zuuli.

    ``phase`` is one of the first numbers above.
    """

    def __init__(
        self, players: int, seed: int, quarters: int, components: "ZuuliComponents"
    ) -> None:
        rng = Random(seed)
        super().__init__(players, components, quarters)
        self.deal(rng)

    # --- Set-up -----------------------------------------------------------------------------------

    def deal(self, rng: Random) -> None:
        """All cards are shuffled into one deck, and the first year begins."""
        self.shown = 0
        self.picked = [NOTHING] * 6
        self.confirmed = [0] * 6
        self.clear_parks()
        self.clear_deals()
        self.clear_years()
        self.shuffle(0, rng)
        self.begin_year()

    # --- A year -----------------------------------------------------------------------------------

    def begin_year(self) -> None:
        """Cards are dealt, and all pick."""
        self.phase = PICKING
        self.waiting = self.players
        self.note_housed()
        self.deal_hands()
        if self.left == 1 and self.players > 1:
            self.keep_last_cards()

    def do(self, seat: Seat, action: Action) -> None:
        """Plays a legal ``action``; nothing is checked."""
        if self.phase == PICKING:
            self.picked[seat] = action
            self.waiting -= 1
            if self.waiting == 0:
                self.show_picks()
        elif action == self.cards.confirm:
            self.confirmed[seat] = 1
            self.waiting -= 1
            if self.waiting == 0:
                self.end_year()
        else:
            self.change(seat, action)

    def show_picks(self) -> None:
        """All have picked: the kept cards are shown, and the rest of the hands passed on."""
        for seat in range(self.players):
            self.remove_from(self.hand_of(seat), self.picked[seat])
            self.keep(seat, self.picked[seat])
            self.picked[seat] = NOTHING
        self.waiting = self.players
        self.turn += 1
        self.left -= 1
        if self.players == 1:
            self.collect()
            return
        self.shown += 1
        if self.left == 1:
            self.keep_last_cards()

    def keep_last_cards(self) -> None:
        """Each player keeps the last card of the hand: there is nothing to choose."""
        for seat in range(self.players):
            hand = self.hand_of(seat)
            kind = self.any_kind(hand, 0)
            self.remove_from(hand, kind)
            self.keep(seat, kind)
        self.turn += 1
        self.left = 0
        self.begin_developing()

    def collect(self) -> None:
        """Solo: the Collector takes the other card, and two more are turned up."""
        kind = self.any_kind(0, 0)
        self.remove_from(0, kind)
        self.collected[kind] += 1
        if self.left == 0:
            self.begin_developing()
            return
        self.turn_up()
        self.shown += 1

    def begin_developing(self) -> None:
        """All develop their parks at once."""
        self.phase = DEVELOPING
        self.waiting = self.players
        self.confirmed = [0] * 6

    # --- End of year ------------------------------------------------------------------------------

    def end_year(self) -> None:
        """Every park scores; then the next year begins, or the game ends after the third."""
        for seat in range(self.players):
            self.close_year(seat)
        self.collector[self.year] = self.collector_now()
        self.year += 1
        if self.year == YEARS:
            self.phase = OVER
            return
        self.shown += 1
        self.begin_year()

    # --- What may be chosen -----------------------------------------------------------------------

    def is_choosing(self, seat: Seat) -> bool:
        """Whether ``seat`` must choose now."""
        if self.phase == PICKING:
            return self.picked[seat] == NOTHING
        return self.phase == DEVELOPING and self.confirmed[seat] == 0

    def may(self, seat: Seat, action: Action) -> bool:
        """Whether ``action``, one of the game's ids, is legal for ``seat``."""
        if not self.is_choosing(seat):
            return False
        if self.phase == PICKING:
            return (
                action < self.cards.kinds and self.hands[self.hand_of(seat) * KINDS + action] != 0
            )
        if action <= self.cards.confirm:
            return action == self.cards.confirm and self.left_outside(seat) == NOTHING
        return self.may_change(seat, action)

    def legal_into(self, seat: Seat, out: list[int]) -> int:
        """Writes the ids of the legal actions (1024 at most) into ``out``; says how many."""
        if not self.is_choosing(seat):
            return 0
        count = 0
        if self.phase == DEVELOPING:
            if self.left_outside(seat) == NOTHING:
                out[0] = self.cards.confirm
                count = 1
            return self.changes_into(seat, out, count)
        held = self.held[self.hand_of(seat)]
        kind = 0
        while held:
            if held & 1:
                out[count] = kind
                count += 1
            held >>= 1
            kind += 1
        return count

    def play_randomly(self, rng: Random) -> None:
        """Plays to the end: every pick is as likely; parks are settled by ``settle_randomly``."""
        while self.phase != OVER:
            self.all_choose(rng)

    def all_choose(self, rng: Random) -> None:
        """Each seat that is to choose picks any kind, or develops its park in any lawful way."""
        for seat in range(self.players):
            if self.phase == PICKING and self.picked[seat] == NOTHING:
                hand = self.hand_of(seat)
                self.do(seat, self.any_kind(hand, rng.below(self.different(hand))))
            elif self.phase == DEVELOPING and self.confirmed[seat] == 0:
                self.settle_randomly(seat, rng)
                self.do(seat, self.cards.confirm)

    def to_act(self) -> list[Seat]:
        """The seats that must choose now, ascending."""
        return [seat for seat in range(self.players) if self.is_choosing(seat)]

    def legal(self, seat: Seat) -> list[Action]:
        """The ids of the actions that ``seat`` may choose now, ascending."""
        seat = self.check_seat(seat)
        out = [0] * 1024
        count = self.legal_into(seat, out)
        return [out[i] for i in range(count)]

    def refusal(self, seat: Seat, action: Action) -> Line:
        """Why ``seat`` may not choose ``action``, see refusals.py."""
        return refusal(self, seat, action)

    def sentences(self) -> Mapping[str, str]:
        """The English of the codes of refusals."""
        return SENTENCES

    # --- End of the game --------------------------------------------------------------------------

    def is_over(self) -> bool:
        """Whether the game has ended: three years have been played."""
        return self.phase == OVER

    def total(self, seat: Seat) -> int:
        """The points of the finished years, and of this one while parks are developed."""
        check_index(seat, self.players)
        total = self.year_now(seat) if self.phase == DEVELOPING else 0
        for year in range(YEARS):
            total += self.points[seat * YEARS + year]
        return total

    def collector_total(self) -> int:
        """Solo: the Collector's points, counted as ``total`` counts those of the player."""
        total = self.collector_now() if self.phase == DEVELOPING else 0
        for year in range(YEARS):
            total += self.collector[year]
        return total

    def rival(self) -> int | None:
        """Solo: the Collector's points."""
        return self.collector_total() if self.players == 1 else None

    def parts(self, seat: Seat) -> Iterator[Part]:
        """The parts of a score; scoring.py says what they are."""
        return all_parts(self, seat)

    def result(self, seat: Seat) -> tuple[int, ...]:
        """The highest sum wins; a tie goes to the most different animal names in the park."""
        return self.total(seat), self.names_housed(seat)

    # --- What can be seen and copied --------------------------------------------------------------

    def has_park_open(self) -> bool:
        """Whether the parks are being developed."""
        return self.phase == DEVELOPING

    def pick_of(self, seat: Seat) -> int:
        """The kind of card that ``seat`` has picked this turn (-1: none yet, -2: hidden)."""
        check_index(seat, self.players)
        return self.picked[seat]

    def has_confirmed(self, seat: Seat) -> bool:
        """Whether ``seat`` has developed its park this year."""
        check_index(seat, self.players)
        return self.phase == DEVELOPING and self.confirmed[seat] != 0

    def copy_from(self, source: Self) -> None:
        """Takes over all from ``source``; the cards are shared."""
        self.share_cards(source)
        self.become(source)

    def share_cards(self, source: Self) -> None:
        """Is played with the cards of ``source``."""
        self.cards = source.cards
        self.components = source.components
        self.quarters = source.quarters

    def reset_to(self, source: object) -> None:
        """As ``become``; TypeError for what is no position of the same cards."""
        if not isinstance(source, Position) or source.components is not self.components:
            raise TypeError("a position is reset to one of the same cards")
        self.become(source)

    def become(self, source: "Position") -> None:
        """Makes this position equal to ``source``, one of the same components."""
        self.players = source.players
        self.whole = source.whole
        self.phase = source.phase
        self.waiting = source.waiting
        self.shown = source.shown
        self.picked = source.picked[:]
        self.confirmed = source.confirmed[:]
        self.housed = source.housed[:]
        self.take_over(source)
        self.take_over_deals(source)
        self.take_over_years(source)

    def hide(self, seat: Seat | None) -> None:
        """Takes out the deck, hands never held, and what others have just picked."""
        reader = NOTHING if seat is None else seat
        self.hide_deals(reader)
        self.hide_picks(reader)

    def hide_picks(self, reader: Seat) -> None:
        """Takes out all picks but the reader's own."""
        for seat in range(self.players):
            if seat != reader and self.picked[seat] != NOTHING:
                self.picked[seat] = HIDDEN

    def guess(self, rng: Random) -> None:
        """Deals what was not seen, every deal as likely, and picks for those who have picked."""
        self.deal_unseen(rng)
        self.guess_picks(rng)

    def guess_picks(self, rng: Random) -> None:
        """Picks for those who have picked unseen."""
        for seat in range(self.players):
            if self.picked[seat] == HIDDEN:
                hand = self.hand_of(seat)
                self.picked[seat] = self.any_kind(hand, rng.below(self.different(hand)))

    def revealed(self) -> int:
        """How often hidden cards have become known."""
        return self.shown

    def secret(self, seat: Seat, action: Action) -> bool:  # noqa: ARG002  a pick is, whatever it is
        """Whether others have yet to pick before this pick is shown to them."""
        seat = self.check_seat(seat)
        return self.phase == PICKING and any(other != seat for other in self.to_act())

    def in_steps(self) -> bool:
        """Whether parks are being developed: card by card, until each is confirmed."""
        return self.phase == DEVELOPING

    def box(self) -> "ZuuliComponents":
        """The components."""
        return self.components

    def text(self) -> str:
        """The position as text, see text.py."""
        return text_of(self)

    def state(self) -> Sequence[object]:
        """All that makes up the position; what follows from it is left out."""
        seats = range(self.players)
        years = range(self.year)
        return (
            self.components.digest,
            self.quarters,
            self.players,
            self.whole,
            self.phase,
            self.deals_state(),
            self.parks_state(),
            tuple(self.picked[seat] for seat in seats),
            tuple(self.has_confirmed(seat) for seat in seats),
            tuple(tuple(self.page(seat, year)) for seat in seats for year in years),
            tuple(self.discarded_cards()),
            tuple(self.collected_cards()),
            tuple(self.collector_points()),
        )
