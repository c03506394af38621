cimport cython

from wildpark.rules.text cimport Field
from wildpark.rules.zuuli.position cimport Position

cdef const int DEVELOPING
cdef const int OVER
cdef const int YEARS
cdef const int KINDS
cdef const int SPECIES
cdef const int UPGRADES
cdef const int ROOMS
cdef const int LINES
cdef const int WIDTH
cdef const int OUTSIDE


@cython.final
cdef class ParkReader:
    cdef Position position
    cdef int seat

    @cython.locals(parts=list)
    cdef void read(self, Field park, Field books) except *


@cython.locals(part=Field, kept=cython.int, number=cython.int, room=cython.int)
cdef void open_rooms(list parts, Position position, int seat) except *
@cython.locals(first=cython.int)
cdef bint may_open(Position position, int seat, int room) noexcept
@cython.locals(pages=list, year=cython.int, species=cython.int)
cdef void read_books(Field field, Position position, int seat) except *
@cython.locals(lines=list, size=cython.int, number=cython.int)
cdef void read_page(Field field, Position position, int seat, int year) except *
@cython.locals(room=cython.int, kind=cython.int, upgrade=cython.int)
cdef int read_line(Field field, Position position, int seat, int at) except -1
@cython.locals(housed=list, line=cython.int, species=cython.int)
cdef void check_page(Field field, Position position, int seat, int year) except *
@cython.locals(room=cython.int)
cdef void check_lawful(Field field, Position position, int seat) except *
@cython.locals(count=cython.int, room=cython.int)
cdef int living(Position position, int seat, int species) noexcept
@cython.locals(species=cython.int, room=cython.int, place=cython.int)
cdef void clear_out(Position position, int seat) noexcept
@cython.locals(
    cards=list, before=list, at=cython.int, kind=cython.int, number=cython.int,
    place=cython.int, one=cython.int,
)
cdef void read_park(list parts, Position position, int seat) except *
@cython.locals(upgrade=cython.int, fresh=cython.int)
cdef void install(Field field, Position position, int place, list missing) except *
@cython.locals(species=cython.int, outside=cython.int)
cdef void check_park(Field field, Position position, int seat) except *
