cdef class Game:
    cdef readonly int players
    cdef readonly bint whole

    cpdef check_whole(self)
    cpdef check_seat(self, object seat)
