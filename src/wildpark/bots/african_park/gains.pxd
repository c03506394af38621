cimport cython

from wildpark.rules.african_park.reserves cimport Reserves

cdef const int COLUMNS
cdef const int AREAS
cdef const int SPECIES

@cython.locals(kind=cython.int, points=cython.int, count=cython.int)
cpdef int gain(Reserves reserves, int seat, int species, int area) noexcept nogil
@cython.locals(home=cython.int, prey=cython.uint, points=cython.int, species=cython.int, kind=cython.int, count=cython.int)
cpdef int price_of_prey(Reserves reserves, int seat, int area) noexcept nogil
@cython.locals(columns=cython.int, best=cython.int, i=cython.int, column=cython.int, points=cython.int)
cpdef int best_gain(Reserves reserves, int seat, int species) noexcept nogil
