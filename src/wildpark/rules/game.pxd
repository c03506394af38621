cimport cython

from wildpark.rules.random cimport Random


cdef class Game:
    cdef readonly int players
    cdef readonly bint whole
    cdef readonly object notations
    cdef readonly int actions

    @cython.locals(number=cython.int)
    cpdef object why_not(self, object seat, object action)
    @cython.locals(number=cython.int)
    cpdef object play(self, object seat, object action)
    cdef int number_of(self, object action) except -2
    @cython.locals(other=Game)
    cpdef Game copy(self)
    @cython.locals(seen=Game)
    cpdef Game seen_by(self, object seat)
    cpdef check_whole(self)
    cpdef check_made(self)
    cpdef object check_seat(self, object seat)

    # hooks; a game that fills them in does not declare them again
    cdef int deal(self, Random rng) except -1
    cdef bint may(self, int seat, int action) except -1
    cdef object refusal(self, int seat, int action)
    cdef object sentences(self)
    cdef int do(self, int seat, int action) except -1 nogil
    cdef int do_plainly(self, int seat, int action) except -1 with gil
    cdef int play_randomly(self, Random rng) except -1
    cdef object parts(self, int seat)
    cdef tuple result(self, int seat)
    cdef int copy_from(self, Game source) except -1
    cdef int hide(self, object seat) except -1
    cdef int guess(self, Random rng) except -1
