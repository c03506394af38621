cimport cython


@cython.final
cdef class Field:
    cdef readonly str name
    cdef readonly str text
    cdef readonly int place

    @cython.locals(found=list, number=cython.int, at=cython.int)
    cpdef list numbers(self, int count)
    @cython.locals(counts=list, number=cython.int)
    cpdef list counts(self, int count)
    @cython.locals(place=cython.int, text=str, parts=list)
    cpdef list parts(self, str separator=*)
    @cython.locals(parts=list)
    cpdef list just(self, int count, str separator=*)


@cython.final
cdef class Text:
    cdef list _rest
    cdef int _end
    cdef readonly str game
    cdef readonly bint whole
    cdef readonly object digest
    cdef readonly object seats
    cdef readonly int players
    cdef readonly object options

    @cython.locals(field=Field)
    cpdef Field take(self, str name)
    cpdef list by_seat(self, str name)
