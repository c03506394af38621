cimport cython

cdef const unsigned long long GOLDEN
cdef const unsigned long long MIX_1
cdef const unsigned long long MIX_2
cdef const unsigned long long MASK_64
cdef const unsigned long long MASK_32
cdef const unsigned long long RANGE_32


@cython.final
cdef class Random:
    cdef unsigned long long word

    cpdef void reseed(self, unsigned long long seed, unsigned long long stream) noexcept nogil
    @cython.locals(mixed=cython.ulonglong)
    cpdef unsigned long long bits(self) noexcept nogil
    @cython.locals(product=cython.ulonglong, threshold=cython.ulonglong)
    cpdef unsigned long long below(self, unsigned long long limit) noexcept nogil
