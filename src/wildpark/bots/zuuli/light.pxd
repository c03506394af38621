cimport cython

from wildpark.rules.zuuli.position cimport Position

cdef const int SPECIES
cdef const int UPGRADES
cdef const int ROOMS
cdef const int LAWFUL
cdef const int NOWHERE


@cython.final
cdef class LightDeveloper:
    cdef int gain
    cdef int species
    cdef int place

    @cython.locals(upgrade=cython.int)
    cdef void develop_park(self, Position position, int seat) noexcept nogil
    cdef void place_all(self, Position position, int seat) noexcept nogil
    @cython.locals(species=cython.int, room=cython.int)
    cdef void find_best(self, Position position, int seat) noexcept nogil
    @cython.locals(before=cython.int, worth=cython.int, gain=cython.int)
    cdef void weigh(self, Position position, int place, int species) noexcept nogil
    @cython.locals(
        best=cython.int, where=cython.int, room=cython.int, place=cython.int, before=cython.int,
        gain=cython.int,
    )
    cdef bint install_best(self, Position position, int seat, int upgrade) noexcept nogil
    @cython.locals(best=cython.int, before=cython.int, species=cython.int, gain=cython.int)
    cdef int best_newcomer(self, Position position, int seat, int place) noexcept nogil
