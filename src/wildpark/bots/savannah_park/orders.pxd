cimport cython

from wildpark.bots.player.sampler cimport Sampler
from wildpark.bots.savannah_park.annealer cimport Annealer
from wildpark.rules.savannah_park.position cimport Position

cdef const int TOKENS
cdef const int PLACES
cdef const int NOTHING
cdef const int PLANNING
cdef const int HOT
cdef const int WARM
cdef const int COLD


@cython.final
cdef class Orders(Sampler):
    cdef int seat
    cdef int care
    cdef Position root
    cdef readonly Annealer plan
    cdef int order[33]
    cdef int base[33]
    cdef int lion
    cdef int lion_points

    cdef void pin(self, int choice) noexcept nogil
    @cython.locals(token=cython.int)
    cdef void meet_lion(self) noexcept nogil
