"""African Park: a position, and the rules of play in the order of the rulebook.

How an animal is placed in a reserve stands in ``reserves.py``, what each species may do in
``habitat.py``. Methods that check nothing are for the rules and the search; compiled they cannot
be called from Python.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Self

from wildpark.rules.african_park.components import AfricanParkComponents
from wildpark.rules.african_park.refusals import SENTENCES, refusal
from wildpark.rules.african_park.reserves import Reserves
from wildpark.rules.african_park.scoring import parts_of
from wildpark.rules.african_park.text import text_of
from wildpark.rules.bounds import check_index
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.terms import Action, Line, Part, Seat

# The numbers of board.py, said again here because the compiler takes these for constants.
SEATS: Final = 4
COLUMNS: Final = 6
DECKS: Final = 3
DIES: Final = 6
TERRITORY_ACTIONS: Final = 8
ACTIONS_PER_SPECIES: Final = 7
# Limits of a components file, and so the widths of arrays.
TERRITORY_CARDS: Final = 12
DECK: Final = 200
EMPTY: Final = -1


class Position(Game):
    """A position of African Park. It begins with the choice of territory sides.

    ``round`` is 0 until all have chosen their sides; ``head`` is the head ranger's seat, ``turn``
    the seat that chooses now, ``left`` the number of cards in the deck.
    """

    def __init__(
        self, players: int, seed: int, first: int | None, components: AfricanParkComponents
    ) -> None:
        """Deals a new game from ``seed``; ``first`` is the first head ranger (None: drawn)."""
        check_index(players - 1, SEATS)
        if first is not None:
            check_index(first, players)
        rng = Random(seed)
        self.components = components
        self.habitat = components.habitat
        self.reserves = Reserves(components.habitat)
        super().__init__(players, components.notations)
        self.set_up(rng, EMPTY if first is None else first)

    # --- Game set-up ---------------------------------------------------------------------------

    def deal(self, rng: Random) -> None:
        """Sets the whole game up anew, the first head ranger drawn as well."""
        self.set_up(rng, EMPTY)

    def set_up(self, rng: Random, first: int) -> None:
        """Sets the whole game up anew from ``rng``; ``first`` below 0: the head ranger is drawn."""
        self.clear()
        drawn = rng.below(self.players)  # in any case, so that the deal is the same in both
        self.head = drawn if first < 0 else first
        self.turn = self.head
        for deck in range(DECKS):
            self.deal_territory(deck, rng)
        self.stack_deck()
        self.shuffle_deck(rng)

    def clear(self) -> None:
        """An empty table."""
        self.round = 0
        self.over = False
        self.cards = 0
        self.face_up = [EMPTY] * 4
        self.dealt = [0] * 12
        self.sides = [EMPTY] * 4
        self.reserves.clear()
        self.deck = [0] * 200

    def deal_territory(self, deck: int, rng: Random) -> None:
        """The deck is shuffled; clockwise from the head ranger each player draws one card."""
        size = self.habitat.cards_in[deck]
        order = [0] * 12
        for i in range(size):
            order[i] = i
        for i in range(self.players):
            j = i + rng.below(size - i)
            seat = (self.head + i) % self.players
            self.dealt[seat * DECKS + deck] = order[j]
            order[j] = order[i]

    def stack_deck(self) -> None:
        """The animal deck for this number of players; the other cards are left in the box."""
        self.left = self.habitat.deck_sizes[self.players]
        for i in range(self.left):
            self.deck[i] = self.habitat.decks[self.players * DECK + i]

    def shuffle_deck(self, rng: Random) -> None:
        """The cards left in the deck are shuffled."""
        for i in range(self.left - 1, 0, -1):
            j = rng.below(i + 1)
            card = self.deck[i]
            self.deck[i] = self.deck[j]
            self.deck[j] = card

    def choose_sides(self, seat: Seat, sides: int) -> None:
        """The player chooses one side of each territory card: now the reserve is ready."""
        self.sides[seat] = sides
        rivers = 0
        for deck in range(DECKS):
            card = self.dealt[seat * DECKS + deck]
            side = sides >> deck & 1
            rivers |= self.habitat.rivers_on[(deck * TERRITORY_CARDS + card) * 2 + side]
        self.reserves.lay_out(seat, rivers)

    # --- How to play ---------------------------------------------------------------------------

    def do(self, seat: Seat, action: Action) -> None:
        """Plays a legal ``action`` of the seat whose turn it is; nothing is checked."""
        if self.round == 0:
            self.choose_sides(seat, action)
        else:
            self.place_animal(seat, action)
        self.pass_on()

    def place_animal(self, seat: Seat, action: Action) -> None:
        """The player takes one of the face-up cards and places the animal, or it dies."""
        species = (action - TERRITORY_ACTIONS) // ACTIONS_PER_SPECIES
        column = (action - TERRITORY_ACTIONS) % ACTIONS_PER_SPECIES
        self.take_card(species)
        self.reserves.put(seat, species, column)

    def take_card(self, species: int) -> None:
        """The player takes one of the face-up cards."""
        i = 0
        while self.face_up[i] != species:
            i += 1
        self.cards -= 1
        while i < self.cards:
            self.face_up[i] = self.face_up[i + 1]
            i += 1
        self.face_up[i] = EMPTY

    def pass_on(self) -> None:
        """The next player clockwise chooses; when all have chosen, the round ends."""
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.head:
            self.end_round()

    def end_round(self) -> None:
        """The head ranger's title passes to the left and a new round begins, or the game ends."""
        if self.round > 0:
            if self.left == 0 or self.some_reserve_is_full():
                self.over = True
                return
            self.head = (self.head + 1) % self.players
            self.turn = self.head
        self.turn_cards_up()

    def some_reserve_is_full(self) -> bool:
        """Whether the 15 spaces of at least one reserve are occupied."""
        for seat in range(self.players):  # noqa: SIM110  any() would need the GIL
            if self.reserves.free_columns[seat] == 0:
                return True
        return False

    def turn_cards_up(self) -> None:
        """As many cards as there are players are drawn and turned up (kept in species' order)."""
        self.round += 1
        while self.cards < self.players:
            self.left -= 1
            card = self.deck[self.left]
            i = self.cards
            while i > 0 and self.face_up[i - 1] > card:
                self.face_up[i] = self.face_up[i - 1]
                i -= 1
            self.face_up[i] = card
            self.cards += 1

    # --- What may be chosen ----------------------------------------------------------------------

    def legal_into(self, seat: Seat, out: list[int]) -> int:
        """Writes the ids of the legal actions (24 at most) into ``out``; says how many."""
        if self.over or seat != self.turn:
            return 0
        if self.round == 0:
            for action in range(TERRITORY_ACTIONS):
                out[action] = action
            return TERRITORY_ACTIONS
        count = 0
        for i in range(self.cards):
            if i == 0 or self.face_up[i] != self.face_up[i - 1]:
                count = self.add_places(seat, self.face_up[i], out, count)
        return count

    def add_places(self, seat: Seat, species: int, out: list[int], count: int) -> int:
        """Adds the places for one card; if it can be placed, it has to be placed, else it dies."""
        columns = self.reserves.columns_for(seat, species)
        first = TERRITORY_ACTIONS + species * ACTIONS_PER_SPECIES
        if columns == 0:
            out[count] = first + DIES
            return count + 1
        places = self.habitat.count_in[columns]
        for i in range(places):
            out[count + i] = first + self.habitat.columns_in[columns * COLUMNS + i]
        return count + places

    def may(self, seat: Seat, action: Action) -> bool:
        """Whether ``action``, one of the game's ids, is legal for ``seat``."""
        if self.over or seat != self.turn:
            return False
        if self.round == 0 or action < TERRITORY_ACTIONS:
            return self.round == 0 and action < TERRITORY_ACTIONS
        return self.may_place(seat, action)

    def may_place(self, seat: Seat, action: Action) -> bool:
        """Whether a card may be taken and put there."""
        species = (action - TERRITORY_ACTIONS) // ACTIONS_PER_SPECIES
        column = (action - TERRITORY_ACTIONS) % ACTIONS_PER_SPECIES
        if not self.is_face_up(species):
            return False
        columns = self.reserves.columns_for(seat, species)
        return columns == 0 if column == DIES else columns >> column & 1 != 0

    def is_face_up(self, species: int) -> bool:
        """Whether a card of the species may be taken."""
        for i in range(self.cards):  # noqa: SIM110  any() would need the GIL
            if self.face_up[i] == species:
                return True
        return False

    def any_legal(self, rng: Random) -> int:
        """A legal action of the seat whose turn it is, each as likely."""
        out = [0] * 24
        return out[rng.below(self.legal_into(self.turn, out))]

    def play_randomly(self, rng: Random) -> None:
        """Plays to the end of the game, each action uniformly random among the legal ones."""
        while not self.over:
            self.do(self.turn, self.any_legal(rng))

    def to_act(self) -> list[Seat]:
        """The seat that must choose now; nobody after the end."""
        return [] if self.over else [self.turn]

    def legal(self, seat: Seat) -> list[Action]:
        """The ids of the actions that ``seat`` may choose now, ascending."""
        seat = self.check_seat(seat)
        out = [0] * 24
        count = self.legal_into(seat, out)
        return [out[i] for i in range(count)]

    def refusal(self, seat: Seat, action: Action) -> Line:
        """Why ``seat`` may not choose ``action``, see refusals.py."""
        return refusal(self, seat, action)

    def sentences(self) -> Mapping[str, str]:
        """The English of the codes of refusals."""
        return SENTENCES

    # --- End of game, victory point distribution -------------------------------------------------

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.over

    def total(self, seat: Seat) -> int:
        """The score of ``seat`` if the game ended now."""
        return self.reserves.total(seat)

    def parts(self, seat: Seat) -> Iterable[Part]:
        """The parts of a score; view.py says what they are."""
        return parts_of(self, seat)

    def result(self, seat: Seat) -> tuple[int, ...]:
        """The highest score wins; in case of a tie, the fewest animals in the cemetery."""
        return self.total(seat), -self.reserves.cemetery_cards(seat)

    # --- What can be seen and copied -------------------------------------------------------------

    def territory_of(self, seat: Seat) -> tuple[list[int], int]:
        """The numbers of the three territory cards, and the choice of their sides (-1: not yet)."""
        seat = self.check_seat(seat)
        return [self.dealt[seat * DECKS + deck] for deck in range(DECKS)], self.sides[seat]

    def face_up_cards(self) -> list[int]:
        """The species of the cards that can be taken, ascending."""
        return [self.face_up[i] for i in range(self.cards)]

    def cards_in_deck(self) -> list[int]:
        """The species of the cards in the deck, the next one first."""
        return [self.deck[i] for i in range(self.left - 1, -1, -1)]

    def deck_counts(self) -> list[int]:
        """How many of each species are left in the deck."""
        counts = [0] * len(self.components.animals)
        for i in range(self.left):
            counts[self.deck[i]] += 1
        return counts

    def copy_from(self, source: Self) -> None:
        """Takes over all from ``source``; the cards are shared."""
        self.share_cards(source)
        self.copy_table(source)

    def share_cards(self, source: Self) -> None:
        """Has the cards of ``source``, and reserves of its own."""
        self.components = source.components
        self.habitat = source.habitat
        self.reserves = source.reserves.copy()

    def become(self, source: "Position") -> None:
        """Makes this position equal to ``source``, one of the same components."""
        self.reserves.become(source.reserves)
        self.copy_table(source)

    def copy_table(self, source: "Position") -> None:
        """Makes all that does not lie in the reserves equal to ``source``."""
        self.players = source.players
        self.whole = source.whole
        self.round = source.round
        self.head = source.head
        self.turn = source.turn
        self.over = source.over
        self.cards = source.cards
        self.left = source.left
        self.face_up = source.face_up[:]
        self.dealt = source.dealt[:]
        self.sides = source.sides[:]
        self.deck = source.deck[:]

    def hide(self, seat: Seat | None) -> None:  # noqa: ARG002  hidden from everybody
        """Takes out the order of the deck: puts it in the order of species."""
        self.sort_deck()

    def sort_deck(self) -> None:
        """Puts the deck in the order of species, so that nothing of its order is left."""
        place = 0
        for species, count in enumerate(self.deck_counts()):
            for _ in range(count):
                self.deck[place] = species
                place += 1

    def sees_more(self, seat: Seat) -> bool:
        """Nobody: all cards but the deck lie open."""
        self.check_seat(seat)
        return False

    def guess(self, rng: Random) -> None:
        """Puts the deck in a random order: every order fits what was seen."""
        self.shuffle_deck(rng)

    def revealed(self) -> int:
        """How often animal cards have been turned up."""
        return self.round

    def box(self) -> AfricanParkComponents:
        """The components."""
        return self.components

    def text(self) -> str:
        """The position as text, see text.py."""
        return text_of(self)

    def state(self) -> Sequence[object]:
        """All that makes up the position; what follows from it (the index) is left out."""
        seats = range(self.players)
        return (
            self.components.digest,
            self.players,
            self.whole,
            self.round,
            self.head,
            self.turn,
            self.over,
            tuple(self.face_up_cards()),
            tuple(self.deck[i] for i in range(self.left)),
            tuple((*self.territory_of(seat)[0], self.sides[seat]) for seat in seats),
            tuple(tuple(self.reserves.animals_of(seat)) for seat in seats),
            tuple(tuple(self.reserves.died_of(seat)) for seat in seats),
            tuple(tuple(self.reserves.eaten_of(seat)) for seat in seats),
        )
