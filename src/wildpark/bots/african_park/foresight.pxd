cimport cython

from wildpark.bots.african_park.gains cimport Gains
from wildpark.rules.african_park.position cimport Position

cdef const int LOOK_AHEAD
cdef const int SPECIES


@cython.final
cdef class Foresight:
    cdef bint made
    cdef Position seen
    cdef Position after
    cdef Gains gains
    cdef int seat
    cdef int unseen[24]

    @cython.locals(prospects=cython.int, species=cython.int, gain=cython.int)
    cpdef int rate(self, int action) except? -1
