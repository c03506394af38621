cimport cython


cpdef list difference(object old, object new, object names)
@cython.locals(whole=cython.int)
cdef int compare_fields(object old, object new, object names, str path, list found) except -1
@cython.locals(whole=cython.int, place=cython.int)
cdef int compare_items(object old, object new, str path, list found) except -1
@cython.locals(whole=cython.int, size=cython.int, first=cython.int)
cdef int compare(object old, object new, str path, list found) except -1
@cython.locals(size=cython.int)
cdef (int, int) compare_parts(object old, object new, str path, list found) except *
cdef object names_of(object kind)
