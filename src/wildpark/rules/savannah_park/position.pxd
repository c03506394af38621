cimport cython

from wildpark.rules.bounds cimport check_index
from wildpark.rules.random cimport Random
from wildpark.rules.savannah_park.parks cimport Parks

cdef const int GRASS
cdef const int LIONS
cdef const int NAMING
cdef const int PLACING
cdef const int OVER
cdef const int NOTHING
cdef const int HIDDEN
cdef const int TOKENS
cdef const int PAIRS
cdef const int PLACES
cdef const int CATEGORIES
cdef const unsigned long long ALL_TOKENS
cdef const unsigned long long ONE


@cython.final
cdef class Position(Parks):
    cdef readonly int phase
    cdef readonly int round
    cdef readonly int starter
    cdef readonly int token
    cdef int choosing
    cdef int shown
    cdef unsigned long long face_up
    # by seat
    cdef int chosen[4]

    # set-up and play
    @cython.locals(drawn=cython.int, seat=cython.int)
    cdef void set_up(self, Random rng, int first) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void resolve(self) noexcept nogil
    @cython.locals(first=cython.int, second=cython.int, space=cython.int)
    cdef void carry_out(self, int seat, int action) noexcept nogil
    cdef void begin_next_phase(self) noexcept nogil

    # choices
    cdef bint is_choosing(self, int seat) noexcept nogil
    @cython.locals(spaces=cython.ulonglong)
    cdef unsigned long long places_for_token(self, int seat) noexcept nogil
    cdef unsigned long long places_for_lion(self, int seat) noexcept nogil
    cdef bint can_be_chosen(self, int seat, int action) noexcept nogil
    @cython.locals(pair=cython.int)
    cdef int legal_into(self, int seat, int* out) noexcept nogil
    @cython.locals(count=cython.int, tokens=cython.ulonglong)
    cdef int add_tokens(self, int* out) noexcept nogil
    @cython.locals(count=cython.int, spaces=cython.ulonglong, space=cython.int)
    cdef int add_spaces(
        self, unsigned long long for_token, unsigned long long for_lion, int* out
    ) noexcept nogil
    @cython.locals(out=cython.int[128], seat=cython.int, count=cython.int)
    cdef void all_choose_on(self, Random rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef list to_act(self)
    @cython.locals(out=cython.int[128], count=cython.int, i=cython.int)
    cpdef list legal(self, object seat)

    # the end
    @cython.locals(out=cython.int[12], total=cython.int, i=cython.int)
    cpdef int total(self, int seat) except? -1 nogil
    @cython.locals(out=cython.int[12], i=cython.int)
    cpdef list points(self, object seat)
    cpdef int empty_grass(self, int seat) except? -1 nogil

    # looking and copying
    cpdef int choice_of(self, int seat) except? -9 nogil
    cpdef bint is_face_up(self, int token) except? -1 nogil
    cdef int share_plan(self, Position source) except -1
    cdef void become(self, Position source) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void hide_choices(self, int reader) noexcept nogil
