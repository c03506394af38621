cdef class Game:
    cdef readonly int players
    cdef readonly bint whole
