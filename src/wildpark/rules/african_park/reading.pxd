cimport cython

from wildpark.rules.african_park.position cimport Position
from wildpark.rules.african_park.reserves cimport Reserves

cdef const int COLUMNS
cdef const int DECKS
cdef const int DIES
cdef const int SPECIES


@cython.locals(position=Position, seat=cython.int)
cpdef Position read(object text, object components)
cdef void read_round(object text, Position position) except *
@cython.locals(cards=list, deck=list, i=cython.int, wanted=cython.int, species=cython.int)
cdef void read_cards(object text, Position position) except *
cdef int acted(Position position) noexcept
cdef bint has_acted(Position position, int seat) noexcept
@cython.locals(numbers=list, seat=cython.int, deck=cython.int, other=cython.int, number=cython.int)
cdef void read_territory(list fields, Position position) except *
@cython.locals(
    columns=list, animals=list, reserves=Reserves, column=cython.int, i=cython.int,
    species=cython.int,
)
cdef void read_reserve(object field, Position position, int seat) except *
@cython.locals(species=cython.int, at=cython.int)
cdef void read_cemetery(object died, object eaten, Position position, int seat) except *
cdef int chosen(Position position, int seat) noexcept
@cython.locals(reserves=Reserves, living=cython.int, column=cython.int)
cdef void check_seat(object field, Position position, int seat) except *
cdef void check_end(object field, Position position) except *
@cython.locals(
    found=list, wanted=list, died=list, eaten=list, card=cython.int, seat=cython.int,
    species=cython.int,
)
cdef void check_all_cards(Position position) except *
