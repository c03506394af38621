cimport cython

from wildpark.rules.bounds cimport check_index
from wildpark.rules.game cimport Game
from wildpark.rules.random cimport Random
from wildpark.rules.savannah_park.ground cimport Ground

cdef const int SEATS
cdef const int NOTHING
cdef const int LAYERS
cdef const int WATER
cdef const int SINGLES
cdef const int DOUBLES
cdef const int TRIPLES
cdef const int TOKENS
cdef const unsigned long long ONE


cdef class Parks(Game):
    cdef readonly object plan
    cdef Ground ground
    cdef readonly bint lions
    # by seat, and what else the name says; the widths are 4 seats times that
    cdef signed char at[132]
    cdef signed char spare[8]
    cdef signed char lion[4]
    cdef int lion_points[4]
    # sets of spaces
    cdef unsigned long long occupied[4]
    cdef unsigned long long layers[48]

    @cython.final
    cdef void clear_parks(self) noexcept nogil
    @cython.final
    cdef void take_over(self, Parks source) noexcept nogil
    @cython.final
    @cython.locals(stack=cython.int[33], i=cython.int, j=cython.int)
    cdef void deal_park(self, int seat, Random rng) noexcept nogil
    @cython.final
    cdef void put(self, int seat, int token, int space) noexcept nogil
    @cython.final
    cdef void put_on_grass(self, int seat, int first, int second) noexcept nogil
    @cython.final
    @cython.locals(place=cython.int)
    cdef void move(self, int seat, int token, int space) noexcept nogil
    @cython.final
    @cython.locals(i=cython.int)
    cdef void toggle(self, int seat, int token, unsigned long long spaces) noexcept nogil
    @cython.final
    cdef void meet_lion(self, int seat, int token, int space) noexcept nogil

    @cython.final
    cdef unsigned long long driven_away(self, int seat, int fire) noexcept nogil
    @cython.final
    cdef unsigned long long all_driven_away(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(taken=cython.ulonglong)
    cdef int empty_at_end(self, int seat, unsigned long long spaces) noexcept nogil
    @cython.final
    @cython.locals(park=cython.int)
    cdef int herd_points(self, int seat, int species, unsigned long long gone) noexcept nogil
    @cython.final
    @cython.locals(gone=cython.ulonglong, fire=cython.int, species=cython.int)
    cdef void points_into(self, int seat, int* out) noexcept nogil

    # for others to see
    @cython.locals(token=cython.int)
    cpdef list spaces_of(self, int seat)
    cpdef int lion_of(self, int seat) except? -1
    cpdef int lion_points_of(self, int seat) except? -1
