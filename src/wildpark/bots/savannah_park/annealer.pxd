cimport cython

from wildpark.bots.savannah_park.arrangement cimport Arrangement
from wildpark.rules.random cimport Random

cdef const int TOKENS
cdef const int SPACES
cdef const int LIONS
cdef const int NOTHING
cdef const int POINT
cdef const unsigned long long ONE
cdef const int CHANCES
cdef const int GUIDED
cdef const int PARTS


@cython.final
cdef class Annealer(Arrangement):
    cdef bint made
    cdef bint started
    cdef Random rng
    cdef int chances[1024]
    cdef readonly int seat
    cdef readonly long long evaluated
    cdef readonly bint free
    cdef readonly int movers
    cdef int pinned
    cdef int hand
    cdef unsigned long long lairs
    cdef int animals_left
    # by token
    cdef int mover_at[33]
    cdef int source[33]
    cdef int is_mover[33]
    cdef int rank[33]
    cdef int wish[33]
    cdef int best_place[33]
    cdef int owner[64]
    cdef int fresh[6]
    cdef readonly int value
    cdef readonly int best

    @cython.locals(token=cython.int, space=cython.int)
    cdef void load(self) noexcept nogil
    cdef unsigned long long spaces_of_lion(self) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, token=cython.int)
    cdef void shuffle(self) noexcept nogil
    @cython.locals(left=cython.int, moved=cython.int, i=cython.int, token=cython.int)
    cdef void start(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void clear_movers(self) noexcept nogil
    @cython.locals(i=cython.int, token=cython.int)
    cdef int put_one_anywhere(self) noexcept nogil
    @cython.locals(owner=cython.int)
    cdef bint is_open(self, int space, int token) noexcept nogil
    @cython.locals(i=cython.int, number=cython.int, space=cython.int, spaces=cython.ulonglong, allowed=cython.ulonglong, _=cython.int)
    cdef int any_open(self, int token) noexcept nogil
    @cython.locals(after=cython.int, before=cython.int, i=cython.int)
    cdef void bring_first(self, int token) noexcept nogil
    cdef void pin(self, int space) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void number(self) noexcept nogil
    cdef void keep_best(self) noexcept nogil
    @cython.locals(token=cython.int)
    cdef object wish_for(self, object spaces)
    @cython.locals(i=cython.int)
    cpdef list order(self)
    @cython.locals(token=cython.int)
    cpdef list best_spaces(self)
    @cython.locals(part=cython.int)
    cdef void cool(self, long long steps, int hot, int cold) noexcept nogil
    @cython.locals(_=cython.longlong)
    cdef void run(self, long long steps, int heat) noexcept nogil
    @cython.locals(
        bits=cython.ulonglong, token=cython.int, space=cython.int, place=cython.int,
        other=cython.int, kinds=cython.int, total=cython.int, species=cython.int,
    )
    cdef void step(self, int heat) noexcept nogil
    @cython.locals(mate=cython.int, space=cython.int)
    cdef int propose(self, int token, unsigned long long bits) noexcept nogil
    cdef bint may_exchange(self, int token, int space, int other, int place) noexcept nogil
    @cython.locals(owner=cython.int)
    cdef bint may_stand(self, int token, int space) noexcept nogil
    cdef void exchange(self, int token, int space, int other, int place) noexcept nogil
    cdef bint goes_round(self, int token, int other) noexcept nogil
    @cython.locals(owner=cython.int)
    cdef bint waits_for_itself(self, int token) noexcept nogil
    @cython.locals(points=cython.int, spaces=cython.ulonglong, token=cython.int)
    cdef int points_of_lion(self) noexcept nogil
    @cython.locals(animals=cython.int, hand=cython.int, owner=cython.int)
    cdef int animals_before(self, int token) noexcept nogil
