cimport cython

from wildpark.rules.bounds cimport check_index
from wildpark.rules.random cimport Random
from wildpark.rules.zuuli.years cimport Years

cdef const int PICKING
cdef const int DEVELOPING
cdef const int OVER
cdef const int NOTHING
cdef const int HIDDEN
cdef const int YEARS
cdef const int KINDS


@cython.final
cdef class Position(Years):
    cdef readonly int phase
    cdef int waiting
    cdef int shown
    # by seat
    cdef int picked[6]
    cdef unsigned char confirmed[6]

    # set-up and years
    cdef void begin_year(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void show_picks(self) noexcept nogil
    @cython.locals(seat=cython.int, hand=cython.int, kind=cython.int)
    cdef void keep_last_cards(self) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef void collect(self) noexcept nogil
    cdef void begin_developing(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void end_year(self) noexcept nogil

    # choices
    cdef bint is_choosing(self, int seat) noexcept nogil
    @cython.locals(count=cython.int, held=cython.ulonglong, kind=cython.int)
    cdef int legal_into(self, int seat, int* out) noexcept nogil
    @cython.locals(seat=cython.int, hand=cython.int)
    cdef void all_choose(self, Random rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef list to_act(self)
    @cython.locals(out=cython.int[1024], count=cython.int, i=cython.int)
    cpdef list legal(self, object seat)

    # the end
    @cython.locals(total=cython.int, year=cython.int)
    cpdef int total(self, int seat) except? -1 nogil
    @cython.locals(total=cython.int, year=cython.int)
    cpdef int collector_total(self) noexcept nogil

    # looking and copying
    cpdef bint has_park_open(self) noexcept nogil
    cpdef int pick_of(self, int seat) except? -1 nogil
    cpdef bint has_confirmed(self, int seat) except? -1 nogil
    cdef int share_cards(self, Position source) except -1
    cdef void become(self, Position source) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void hide_picks(self, int reader) noexcept nogil
    @cython.locals(seat=cython.int, hand=cython.int)
    cdef void guess_picks(self, Random rng) noexcept nogil
