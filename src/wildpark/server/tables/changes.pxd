cimport cython


cpdef list difference(object fields)
@cython.locals(whole=cython.int, size=cython.int, first=cython.int)
cdef int compare(object parts, str path, list found) except -1
cdef tuple parts_of(object old, object new)
