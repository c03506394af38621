cimport cython

from wildpark.rules.bounds cimport check_index
from wildpark.rules.random cimport Random
from wildpark.rules.zuuli.parks cimport Parks

cdef const int KINDS
cdef const int YEARS
cdef const int SOLO_HAND
cdef const int NOTHING
cdef const unsigned long long BIT


cdef class Deals(Parks):
    cdef readonly int year
    cdef readonly int turn
    cdef readonly int left
    cdef int top
    cdef int known
    # by hand and kind; the different kinds of each hand
    cdef unsigned char hands[384]
    cdef unsigned long long held[6]
    # by kind, by card
    cdef unsigned char unseen[64]
    cdef int deck[128]

    @cython.final
    cdef void clear_deals(self) noexcept nogil
    @cython.final
    cdef void take_over_deals(self, Deals source) noexcept nogil
    @cython.final
    @cython.locals(i=cython.int, j=cython.int, card=cython.int)
    cdef void shuffle(self, int first, Random rng) noexcept nogil

    # deal
    @cython.final
    @cython.locals(seat=cython.int, _=cython.int)
    cdef void deal_hands(self) noexcept nogil
    @cython.final
    cdef int hand_size(self, int year) noexcept nogil
    @cython.final
    cdef int this_year(self) noexcept nogil
    @cython.final
    @cython.locals(kept=cython.int, one=cython.int)
    cdef int kept_by(self, int year) noexcept nogil
    @cython.final
    @cython.locals(_=cython.int)
    cdef void turn_up(self) noexcept nogil
    @cython.final
    cdef void draw(self, int hand) noexcept nogil
    @cython.final
    cdef void add_to(self, int hand, int kind) noexcept nogil
    @cython.final
    cdef void remove_from(self, int hand, int kind) noexcept nogil
    @cython.final
    @cython.locals(held=cython.ulonglong, kind=cython.int)
    cdef int any_kind(self, int hand, int number) noexcept nogil
    @cython.final
    @cython.locals(held=cython.ulonglong, count=cython.int)
    cdef int different(self, int hand) noexcept nogil

    # pick and pass
    @cython.final
    @cython.locals(steps=cython.int)
    cdef int hand_of(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(steps=cython.int)
    cdef bint has_held(self, int seat, int hand) noexcept nogil

    # what a reader does not know
    @cython.final
    @cython.locals(card=cython.int, hand=cython.int)
    cdef void hide_deals(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(kind=cython.int)
    cdef void hide_hand(self, int hand) noexcept nogil
    @cython.final
    @cython.locals(
        size=cython.int, first=cython.int, kind=cython.int, hand=cython.int, card=cython.int,
        _=cython.int,
    )
    cdef void deal_unseen(self, Random rng) noexcept nogil

    # looking
    @cython.locals(hand=cython.int, kind=cython.int, _=cython.int)
    cpdef list hand(self, int seat)
    @cython.locals(card=cython.int)
    cpdef list deck_cards(self)
    cpdef int cards_in_deck(self) noexcept
    @cython.locals(kind=cython.int)
    cpdef list unseen_cards(self)
