cimport cython

cdef const int WATER
cdef const int SINGLES
cdef const int DOUBLES
cdef const int TRIPLES
cdef const unsigned long long ONE
cdef const unsigned long long DE_BRUIJN


@cython.final
cdef class Ground:
    # by space
    cdef int numbers[64]
    cdef unsigned long long near[64]
    # sets of spaces
    cdef unsigned long long trees
    cdef unsigned long long grass
    cdef unsigned long long homes
    cdef unsigned long long starts
    cdef unsigned long long ring[3]
    # spaces in an order
    cdef int grass_at[6]
    cdef int dealt
    cdef int deal[33]
    # by token
    cdef int animals[33]
    cdef int layer_count[33]
    cdef int layers[264]
    cdef bint children
    cdef int grass_points
    cdef int tree_points

    cdef int first(self, unsigned long long spaces) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int size(self, unsigned long long spaces) noexcept nogil
    @cython.locals(
        best=cython.int, fresh=cython.ulonglong, joining=cython.ulonglong, space=cython.int,
        animals=cython.int, holes=cython.int, points=cython.int,
    )
    cpdef int best_herd(
        self,
        unsigned long long members,
        unsigned long long water,
        unsigned long long doubles,
        unsigned long long triples,
    ) noexcept nogil
