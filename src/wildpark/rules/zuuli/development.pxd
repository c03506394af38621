cimport cython

from wildpark.rules.bounds cimport check_index
from wildpark.rules.random cimport Random
from wildpark.rules.zuuli.deals cimport Deals

cdef const int SPECIES
cdef const int UPGRADES
cdef const int ROOMS
cdef const int LAWFUL
cdef const int NOTHING


cdef class Development(Deals):
    # by seat and species
    cdef unsigned char housed[144]

    @cython.final
    @cython.locals(seat=cython.int, room=cython.int, place=cython.int, species=cython.int)
    cdef void note_housed(self) noexcept nogil
    @cython.final
    @cython.locals(species=cython.int, missing=cython.int, room=cython.int)
    cdef int left_outside(self, int seat) noexcept nogil

    @cython.final
    @cython.locals(rooms=cython.int, park=cython.int, number=cython.int)
    cdef void change(self, int seat, int action) noexcept nogil

    @cython.final
    @cython.locals(rooms=cython.int, park=cython.int, number=cython.int, source=cython.int)
    cdef bint is_there(self, int seat, int action) noexcept nogil

    @cython.final
    @cython.locals(rooms=cython.int, number=cython.int)
    cdef bint may_change(self, int seat, int action) noexcept nogil
    @cython.final
    cdef bint may_place(self, int seat, int species, int room) noexcept nogil
    @cython.final
    cdef bint may_enter(self, int seat, int species, int room) noexcept nogil
    @cython.final
    @cython.locals(place=cython.int)
    cdef bint may_take(self, int seat, int species, int room) noexcept nogil
    @cython.final
    cdef bint may_move(self, int seat, int species, int room, int to) noexcept nogil
    @cython.final
    cdef bint may_install(self, int seat, int upgrade, int room) noexcept nogil
    @cython.final
    @cython.locals(place=cython.int)
    cdef bint may_remove(self, int seat, int upgrade, int room) noexcept nogil

    @cython.locals(one=cython.int)
    cpdef list housed_before(self, int seat)
    cpdef int left_out(self, int seat) except? -1
    cpdef int fault_without(self, int seat, int species, int room) except? -1
    cpdef int fault_with(self, int seat, int species, int room) except? -1
    cpdef int fault_with_upgrade(
        self, int seat, int upgrade, int source, int target
    ) except? -1

    @cython.final
    @cython.locals(rooms=cython.int, species=cython.int, room=cython.int)
    cdef int changes_into(self, int seat, int* out, int count) noexcept nogil
    @cython.final
    @cython.locals(rooms=cython.int, species=cython.int, room=cython.int)
    cdef int animals_into(self, int seat, int* out, int count) noexcept nogil
    @cython.final
    @cython.locals(rooms=cython.int, upgrade=cython.int, room=cython.int)
    cdef int upgrades_into(self, int seat, int* out, int count) noexcept nogil
    @cython.final
    @cython.locals(rooms=cython.int, to=cython.int)
    cdef int moves_into(self, int seat, int species, int room, int* out, int count) noexcept nogil

    # at random
    @cython.final
    @cython.locals(upgrade=cython.int, species=cython.int)
    cdef void settle_randomly(self, int seat, Random rng) noexcept nogil
    @cython.final
    @cython.locals(rooms=cython.int[32], count=cython.int, room=cython.int)
    cdef bint install_randomly(self, int seat, int upgrade, Random rng) noexcept nogil
    @cython.final
    @cython.locals(rooms=cython.int[32], count=cython.int, room=cython.int)
    cdef bint place_randomly(self, int seat, int species, Random rng) noexcept nogil
