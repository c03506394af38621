cimport cython

from wildpark.rules.savannah_park.ground cimport Ground
from wildpark.rules.savannah_park.position cimport Position

cdef const int TOKENS
cdef const int SPACES
cdef const int LAYERS
cdef const int WATER
cdef const int SINGLES
cdef const int DOUBLES
cdef const int TRIPLES
cdef const int SPECIES
cdef const int NOTHING
cdef const unsigned long long ONE


cdef class Arrangement:
    cdef Position root
    cdef Ground ground
    # by space
    cdef int home_count
    cdef int home_at[64]
    cdef int worth[64]
    cdef int near_count[64]
    cdef int near_at[384]
    cdef int standing[64]
    # by token
    cdef int kinds[33]
    cdef int species_count[33]
    cdef unsigned long long dead[33]
    cdef int place[33]
    # by species
    cdef int show_count[6]
    cdef int show_at[198]
    cdef int points[6]
    cdef unsigned long long layers[12]
    cdef int most
    cdef int taken

    @cython.final
    @cython.locals(space=cython.int, bit=cython.ulonglong, spaces=cython.ulonglong)
    cdef void set_up_spaces(self) noexcept nogil
    @cython.final
    @cython.locals(token=cython.int, i=cython.int, layer=cython.int)
    cdef void set_up_tokens(self) noexcept nogil
    @cython.final
    cdef void clear(self) noexcept nogil
    @cython.final
    @cython.locals(bit=cython.ulonglong, i=cython.int)
    cdef void toggle(self, int token, int space) noexcept nogil
    @cython.final
    cdef int herd(self, int species) noexcept nogil
    @cython.final
    cdef void put(self, int token, int space) noexcept nogil
    @cython.final
    @cython.locals(space=cython.int)
    cdef void lift(self, int token) noexcept nogil
    @cython.final
    @cython.locals(species=cython.int)
    cdef void count(self, int kinds) noexcept nogil
    @cython.final
    @cython.locals(total=cython.int, species=cython.int)
    cdef int total(self) noexcept nogil
