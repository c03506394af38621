cimport cython

from wildpark.rules.bounds cimport check_index
from wildpark.rules.zuuli.development cimport Development

cdef const int YEARS
cdef const int SPECIES
cdef const int UPGRADES
cdef const int ROOMS
cdef const int LINES
cdef const int WIDTH
cdef const int EMPTY_LINE
cdef const int OUTSIDE


cdef class Years(Development):
    cdef readonly int quarters
    # by seat and year, and by line
    cdef int points[18]
    cdef unsigned short books[576]
    # by kind
    cdef unsigned char discarded[64]
    cdef unsigned char collected[64]
    # by year
    cdef int collector[3]

    @cython.final
    cdef void clear_years(self) noexcept nogil
    @cython.final
    cdef void take_over_years(self, Years source) noexcept nogil
    @cython.final
    @cython.locals(
        line=cython.int, room=cython.int, place=cython.int, species=cython.int,
        upgrade=cython.int, _=cython.int,
    )
    cdef void write_books(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(species=cython.int, upgrade=cython.int, kind=cython.int, i=cython.int)
    cdef void close_year(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(total=cython.int, species=cython.int)
    cdef int collector_now(self) noexcept nogil

    # looking
    @cython.locals(first=cython.int, line=cython.int)
    cpdef list page(self, int seat, int year)
    @cython.locals(year=cython.int)
    cpdef list year_points(self, int seat)
    @cython.locals(year=cython.int)
    cpdef list collector_points(self)
    @cython.locals(kind=cython.int)
    cpdef list collected_cards(self)
    @cython.locals(kind=cython.int)
    cpdef list discarded_cards(self)
