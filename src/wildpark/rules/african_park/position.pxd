cimport cython

from wildpark.rules.african_park.habitat cimport Habitat
from wildpark.rules.african_park.reserves cimport Reserves
from wildpark.rules.bounds cimport check_index
from wildpark.rules.game cimport Game
from wildpark.rules.random cimport Random

cdef const int SEATS
cdef const int COLUMNS
cdef const int DECKS
cdef const int DIES
cdef const int TERRITORY_ACTIONS
cdef const int ACTIONS_PER_SPECIES
cdef const int TERRITORY_CARDS
cdef const int DECK
cdef const int EMPTY


@cython.final
cdef class Position(Game):
    cdef readonly object components
    cdef Habitat habitat
    cdef readonly Reserves reserves
    cdef readonly int round
    cdef readonly int head
    cdef readonly int turn
    cdef readonly int left
    cdef bint over
    cdef int cards
    cdef signed char face_up[4]
    cdef signed char sides[4]
    cdef signed char dealt[12]
    cdef signed char deck[200]

    # set-up
    cdef void set_up(self, Random rng, int first) noexcept nogil
    cdef void clear(self) noexcept nogil
    @cython.locals(size=cython.int, order=cython.int[12], i=cython.int, j=cython.int, seat=cython.int)
    cdef void deal_territory(self, int deck, Random rng) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void stack_deck(self) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.schar)
    cdef void shuffle_deck(self, Random rng) noexcept nogil
    @cython.locals(deck=cython.int, card=cython.int, side=cython.int, rivers=cython.int)
    cdef void choose_sides(self, int seat, int sides) noexcept nogil

    # play
    @cython.locals(species=cython.int, column=cython.int)
    cdef void place_animal(self, int seat, int action) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void take_card(self, int species) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef bint some_reserve_is_full(self) noexcept nogil
    @cython.locals(i=cython.int, card=cython.schar)
    cdef void turn_cards_up(self) noexcept nogil

    # choices
    @cython.locals(action=cython.int, count=cython.int, i=cython.int)
    cdef int legal_into(self, int seat, int* out) noexcept nogil
    @cython.locals(columns=cython.int, first=cython.int, places=cython.int, i=cython.int)
    cdef int add_places(self, int seat, int species, int* out, int count) noexcept nogil
    @cython.locals(species=cython.int, column=cython.int, columns=cython.int)
    cdef bint may_place(self, int seat, int action) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint is_face_up(self, int species) noexcept nogil
    @cython.locals(out=cython.int[24])
    cdef int any_legal(self, Random rng) noexcept nogil
    @cython.locals(out=cython.int[24], count=cython.int, i=cython.int)
    cpdef list legal(self, object seat)

    # looking and copying
    cdef int total(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef list cards_in_deck(self)
    @cython.locals(i=cython.int)
    cpdef list deck_counts(self)
    cdef int share_cards(self, Position source) except -1
    cdef void become(self, Position source) noexcept nogil
    cdef void copy_table(self, Position source) noexcept nogil
    @cython.locals(place=cython.int, species=cython.int, count=cython.int)
    cdef sort_deck(self)
