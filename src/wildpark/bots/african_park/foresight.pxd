cimport cython

from wildpark.bots.african_park.gains cimport best_gain
from wildpark.rules.african_park.position cimport Position

cdef const int LOOK_AHEAD
cdef const int SPECIES


@cython.final
cdef class Foresight:
    cdef Position seen
    cdef Position after
    cdef int seat
    cdef int unseen[24]

    @cython.locals(prospects=cython.int, species=cython.int, gain=cython.int)
    cpdef int rate(self, int action) noexcept
