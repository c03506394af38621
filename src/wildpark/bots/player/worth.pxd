cimport cython

cdef const long long VICTORY
cdef const long long HALF_WAY


@cython.locals(ahead=cython.longlong, bent=cython.longlong)
cpdef long long worth(long long victory, long long margin) noexcept nogil
