cimport cython

from wildpark.rules.african_park.habitat cimport Habitat
from wildpark.rules.african_park.position cimport Position
from wildpark.rules.african_park.reserves cimport Reserves
from wildpark.rules.bounds cimport check_index

cdef const int COLUMNS
cdef const int AREAS
cdef const int SPECIES


@cython.final
cdef class Gains:
    cdef int seats
    cdef Reserves reserves
    cdef Habitat habitat

    @cython.locals(kind=cython.int, points=cython.int, count=cython.int)
    cdef int gain(self, int seat, int species, int area) noexcept nogil
    @cython.locals(
        home=cython.int, prey=cython.uint, points=cython.int, species=cython.int,
        kind=cython.int, count=cython.int,
    )
    cdef int price_of_prey(self, int seat, int area) noexcept nogil
    @cython.locals(
        columns=cython.int, best=cython.int, i=cython.int, column=cython.int, points=cython.int
    )
    cdef int best_gain(self, int seat, int species) noexcept nogil
