cimport cython

from wildpark.rules.zuuli.position cimport Position

cdef const int SPECIES
cdef const int ROOMS
cdef const int IN_PARK
cdef const int LAWFUL
cdef const int POINT
cdef const int MAX_ROUNDS


@cython.final
cdef class Tidier:
    cdef int worths[32]

    @cython.locals(room=cython.int, _=cython.int)
    cdef void tidy_park(self, Position position, int seat) noexcept nogil
    @cython.locals(
        better=cython.bint, room=cython.int, place=cython.int, species=cython.int,
        living=cython.uint,
    )
    cdef bint improve(self, Position position, int seat) noexcept nogil
    @cython.locals(room=cython.int, other=cython.int)
    cdef bint find_better(
        self, Position position, int seat, int place, int species
    ) noexcept nogil
    @cython.locals(third=cython.int, living=cython.uint)
    cdef bint swap(self, Position position, int place, int other, int species) noexcept nogil
    @cython.locals(first=cython.int, second=cython.int)
    cdef bint is_better(self, Position position, int place, int other) noexcept nogil
    @cython.locals(free=cython.int)
    cdef int worth(self, Position position, int place) noexcept nogil
