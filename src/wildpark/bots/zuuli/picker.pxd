cimport cython

from wildpark.rules.bounds cimport check_index
from wildpark.rules.zuuli.position cimport Position

cdef const int SPECIES
cdef const int UPGRADES
cdef const int ROOMS
cdef const int IN_PARK
cdef const int YEARS
cdef const int KINDS
cdef const int LAWFUL
cdef const int NOWHERE
cdef const int NEVER
cdef const int POINT
cdef const int MAX_ENTRANTS
cdef const int SPACE
cdef const int DEMAND
cdef const int ONE_HABITAT
cdef const int TWO_HABITATS
cdef const int ALL_HABITATS
cdef const int CONDITION
cdef const int FENCE
cdef const int HOPE
cdef const int LOSS
cdef const int FIRST_RULE
cdef const int CENTRE
cdef const int ENCLOSURE


@cython.final
cdef class Picker:
    cdef int weights[24]
    cdef int unit
    cdef int years
    cdef int worths[32]

    @cython.locals(held=cython.ulonglong, best=cython.int, choice=cython.int, kind=cython.int, rating=cython.int)
    cdef int pick(self, Position game, int seat) noexcept nogil
    @cython.locals(
        to_come=cython.int, years=cython.int, table=cython.int, year=cython.int, free=cython.int,
        room=cython.int, place=cython.int, demand=cython.int,
    )
    cdef void look(self, Position game, int seat) noexcept nogil
    @cython.locals(
        habitats=cython.int, number=cython.int, factor=cython.int, free=cython.int,
        prospect=cython.int,
    )
    cdef int worth(self, Position game, int place) noexcept nogil
    @cython.locals(points=cython.int)
    cdef int rate(self, Position game, int seat, int kind) noexcept nogil
    @cython.locals(best=cython.int, room=cython.int, place=cython.int, value=cython.int)
    cdef int rate_animal(self, Position game, int seat, int species) noexcept nogil
    @cython.locals(gain=cython.int)
    cdef int entrance(self, Position game, int place, int species, int before) noexcept nogil
    @cython.locals(
        best=cython.int, room=cython.int, place=cython.int, gain=cython.int
    )
    cdef int rate_upgrade(self, Position game, int seat, int upgrade) noexcept nogil
    @cython.locals(room=cython.int, place=cython.int, rating=cython.int)
    cdef int rate_enclosure(self, Position game, int seat, int kind) noexcept nogil
    @cython.locals(
        total=cython.int, entered=cython.int[4], count=cython.int, best=cython.int,
        choice=cython.int, species=cython.int, gain=cython.int, before=cython.int,
    )
    cdef int fill(self, Position game, int seat, int place, int most) noexcept nogil
