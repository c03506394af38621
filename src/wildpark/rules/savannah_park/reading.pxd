cimport cython

from wildpark.rules.savannah_park.position cimport Position
from wildpark.rules.text cimport Field, Text

cdef const int GRASS
cdef const int LIONS
cdef const int NAMING
cdef const int PLACING
cdef const int OVER
cdef const int NOTHING
cdef const int HIDDEN
cdef const int TOKENS
cdef const unsigned long long ONE


@cython.locals(position=Position, choices=list, parks=list, spare=list, lions=list, seat=cython.int)
cpdef Position read(object text, object components)
@cython.locals(field=Field, low=cython.int, high=cython.int)
cdef void read_round(Text text, Position position) except *
@cython.locals(field=Field, numbers=list, named=list, token=cython.int, left=cython.int)
cdef void read_tokens(Text text, Position position) except *
@cython.locals(
    rows=tuple, parts=list, part=Field, text=str, spaces=cython.ulonglong, space=cython.int, row=cython.int,
    end=cython.int, at=cython.int, start=cython.int, token=cython.int,
)
cdef void read_park(Field field, Position position, int seat) except *
@cython.locals(i=cython.int, spaces=cython.ulonglong)
cdef unsigned long long spaces_for_tokens(Position position) noexcept
@cython.locals(tokens=list, i=cython.int, token=cython.int)
cdef void read_spare(Field field, Position position, int seat) except *
@cython.locals(
    parts=list, part=Field, names=tuple, space=cython.int, homes=cython.ulonglong,
    most=cython.int, token=cython.int,
)
cdef void read_lion(Field field, Position position, int seat) except *
@cython.locals(action=cython.int)
cdef void read_choice(Field field, Position position, int seat, Text text) except *
@cython.locals(made=cython.int, known=cython.int, seat=cython.int)
cdef void check_choices(list choices, Position position, Text text) except *
@cython.locals(before=cython.int)
cdef int shown_by_now(Position position) except -1
