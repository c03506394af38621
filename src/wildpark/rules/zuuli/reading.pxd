cimport cython

from wildpark.rules.text cimport Field, Text
from wildpark.rules.zuuli.position cimport Position
from wildpark.rules.zuuli.reading_parks cimport ParkReader

cdef const int PICKING
cdef const int DEVELOPING
cdef const int OVER
cdef const int NOTHING
cdef const int HIDDEN
cdef const int YEARS
cdef const int KINDS
cdef const int SOLO_HAND


@cython.locals(
    position=Position, picks=list, confirmed=Field, parks=list, books=list, parts=list,
    discarded=Field, seat=cython.int,
)
cpdef Position read(object text, object components)
cdef int read_quarters(Text text) except -1

@cython.locals(field=Field, low=cython.int, size=cython.int, last=cython.int)
cdef void read_turn(Text text, Position position) except *
@cython.locals(
    hands=list, cards=list, field=Field, size=cython.int, rest=cython.int, seat=cython.int,
    hand=cython.int, kind=cython.int,
)
cdef void read_hands(Text text, Position position) except *
@cython.locals(deck=list, field=Field, kind=cython.int, card=cython.int)
cdef void read_rest(Text text, Position position, int unseen) except *
@cython.locals(known=cython.int, seat=cython.int)
cdef void read_choices(list picks, Field confirmed, Position position, Text text) except *
@cython.locals(kinds=list, hand=cython.int, kind=cython.int)
cdef int read_pick(Field field, Position position, int seat, Text text) except -9

@cython.locals(counts=list, kind=cython.int)
cdef void read_discarded(Field field, Position position) except *
@cython.locals(
    field=Field, points=list, taken=cython.int, kind=cython.int, least=cython.int,
    now=cython.int, year=cython.int,
)
cdef void read_collector(Text text, Position position) except *
@cython.locals(
    found=list, wanted=list, kept=list, kinds=cython.int, card=cython.int, kind=cython.int,
    hand=cython.int, seat=cython.int,
)
cdef void check_all_cards(Position position) except *
@cython.locals(shown=cython.int, year=cython.int)
cdef int shown_by_now(Position position) noexcept
