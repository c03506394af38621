cimport cython

from wildpark.rules.african_park.habitat cimport Habitat
from wildpark.rules.game cimport Game
from wildpark.rules.random cimport Random

cdef const int COLUMNS
cdef const int SPACES
cdef const int AREAS
cdef const int DECKS
cdef const int DIES
cdef const int FIRST_ANIMAL
cdef const int PER_SPECIES
cdef const int SPECIES
cdef const int TERRITORY_CARDS
cdef const int DECK
cdef const int EMPTY


@cython.final
cdef class Position(Game):
    cdef readonly object components
    cdef Habitat habitat
    cdef readonly int actions
    cdef readonly int round
    cdef readonly int head
    cdef readonly int turn
    cdef readonly int left
    cdef bint over
    cdef int cards
    # by seat and what else the name says; the widths are 4 seats times that
    cdef int points[4]
    cdef int graves[4]
    cdef int rivers[4]
    cdef unsigned int living[16]
    cdef signed char face_up[4]
    cdef signed char sides[4]
    cdef signed char dealt[12]
    cdef signed char animals[60]
    cdef signed char heights[24]
    cdef signed char free_columns[4]
    cdef signed char river_columns[4]
    cdef signed char pachyderms[16]
    cdef signed char counts[384]
    cdef unsigned char died[96]
    cdef unsigned char eaten[96]
    cdef signed char deck[200]

    # set-up
    cpdef void set_up(self, Random rng, int first) noexcept nogil
    cdef void clear(self) noexcept nogil
    @cython.locals(size=cython.int, order=cython.int[12], i=cython.int, j=cython.int, seat=cython.int)
    cdef void deal_territory(self, int deck, Random rng) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void stack_deck(self) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.schar)
    cdef void shuffle_deck(self, Random rng) noexcept nogil
    @cython.locals(seat=cython.int, deck=cython.int, card=cython.int, side=cython.int, column=cython.int)
    cdef void choose_sides(self, int sides) noexcept nogil

    # play
    @cython.locals(species=cython.int, column=cython.int)
    cdef void do(self, int action) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void take_card(self, int species) noexcept nogil
    cpdef void put(self, int seat, int species, int column) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef bint some_reserve_is_full(self) noexcept nogil
    @cython.locals(i=cython.int, card=cython.schar)
    cdef void turn_cards_up(self) noexcept nogil

    # placing and eating
    @cython.locals(columns=cython.int, area=cython.int)
    cdef int columns_for(self, int seat, int species) noexcept nogil
    @cython.locals(home=cython.int)
    cdef bint is_kept_out(self, int seat, int species, int area) noexcept nogil
    @cython.locals(area=cython.int, place=cython.int, space=cython.int)
    cdef void place(self, int seat, int species, int column) noexcept nogil
    cdef bint has_herbivores(self, int seat, int area) noexcept nogil
    @cython.locals(bit=cython.int, height=cython.int)
    cdef void find_free_space(self, int seat, int column) noexcept nogil
    @cython.locals(home=cython.int, kind=cython.int, count=cython.int)
    cdef void move_in(self, int seat, int species, int area) noexcept nogil
    @cython.locals(column=cython.int)
    cdef void eat_herbivores(self, int seat, int area) noexcept nogil
    @cython.locals(
        bottom=cython.int, height=cython.int, left=cython.int, i=cython.int, species=cython.int
    )
    cdef void eat_in_column(self, int seat, int column, int area) noexcept nogil
    @cython.locals(home=cython.int, kind=cython.int, count=cython.int)
    cdef void move_out(self, int seat, int species, int area) noexcept nogil
    cdef void bury(self, int seat, int species) noexcept nogil

    # choices
    @cython.locals(action=cython.int, count=cython.int, i=cython.int)
    cdef int legal_into(self, int seat, int* out) noexcept nogil
    @cython.locals(columns=cython.int, first=cython.int, places=cython.int, i=cython.int)
    cdef int add_places(self, int seat, int species, int* out, int count) noexcept nogil
    @cython.locals(species=cython.int, column=cython.int, columns=cython.int)
    cdef bint may(self, int seat, int action) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint is_face_up(self, int species) noexcept nogil
    @cython.locals(out=cython.int[24], count=cython.int)
    cpdef void play_randomly(self, Random rng) noexcept nogil
    @cython.locals(out=cython.int[24], count=cython.int, i=cython.int)
    cpdef list legal(self, object seat)
    cpdef object why_not(self, object seat, object action)
    cpdef check_seat(self, object seat)

    # looking and copying
    cpdef int total(self, int seat) noexcept nogil
    cpdef int cemetery_cards(self, int seat) noexcept nogil
    cpdef int rivers_of(self, int seat) noexcept nogil
    cpdef bint has_free_space(self, int seat, int column) noexcept nogil
    cpdef int height(self, int seat, int column) noexcept nogil
    @cython.locals(count=cython.int)
    cpdef int herd(self, int seat, int species, int area) noexcept nogil
    cpdef int pachyderms_in(self, int seat, int area) noexcept nogil
    @cython.locals(space=cython.int)
    cpdef list animals_of(self, int seat)
    @cython.locals(i=cython.int)
    cpdef list deck_counts(self)
    @cython.locals(other=Position)
    cpdef Position copy(self)
    cpdef void become(self, Position source) noexcept nogil
    @cython.locals(place=cython.int, species=cython.int, count=cython.int)
    cdef forget_deck(self)
