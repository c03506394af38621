cimport cython


@cython.locals(
    tokens=list, said=list, line=list, first=cython.int, token=cython.int, space=cython.int,
    empty=cython.int, width=cython.int,
)
cpdef str park(rows, spaces)
