cimport cython

cdef const int NOTHING
cdef const int SPECIES
cdef const int WIDTH
cdef const int OUTSIDE


cpdef str hand(cards)
cpdef str pick(int kind)
@cython.locals(said=list, upgrades=str)
cpdef str park(position, int seat, int first_upgrade)
@cython.locals(room=cython.int, card=cython.int, kind=cython.int)
cpdef str entry(int line, int first_upgrade)
