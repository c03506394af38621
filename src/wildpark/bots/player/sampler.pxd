cimport cython

from wildpark.rules.random cimport Random

cdef const int MAX_ACTIONS


cdef class Sampler:
    cdef bint made
    cdef unsigned long long seed
    cdef Random rng
    cdef int count
    cdef int actions[256]
    cdef long long sums[256]

    @cython.locals(world=cython.ulonglong, index=cython.int, action=cython.int)
    cdef void run(self, unsigned long long first, unsigned long long last) noexcept nogil
    cdef void deal(self) noexcept nogil
    cdef long long play_out(self, int action) noexcept nogil
