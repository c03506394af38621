cimport cython

from wildpark.bots.zuuli.prices cimport Prices

cdef const int SPECIES
cdef const int UPGRADES
cdef const int WIDTH
cdef const int COPIES
cdef const int TABLE
cdef const int GAINS
cdef const int VARIANTS
cdef const int SCALE
cdef const int NEVER
cdef const int LAST_DEPTH
cdef const unsigned long long MIX
cdef const unsigned long long GOLDEN
cdef const unsigned long long MASK_64


@cython.final
cdef class Developer(Prices):
    cdef readonly int nodes
    # what was left at nodes of this trial, and at which loss
    cdef int trial
    cdef int stamps[8192]
    cdef unsigned long long firsts[8192]
    cdef unsigned long long seconds[8192]
    cdef unsigned long long thirds[8192]
    cdef int losses[8192]

    cpdef int solve(self, int year_weight, int loss_weight) noexcept nogil
    @cython.locals(here=cython.int, species=cython.int, upgrade=cython.int, count=cython.int)
    cpdef tuple arrangement(self)
    @cython.locals(i=cython.int, here=cython.int)
    cpdef tuple found_worth(self)
    @cython.locals(step=cython.int, target=cython.int)
    cdef void search(self) noexcept nogil
    @cython.locals(here=cython.int, variant=cython.int, lost=cython.int)
    cdef void explore(self, int depth, int loss) noexcept nogil
    @cython.locals(
        first=cython.ulonglong, second=cython.ulonglong, third=cython.ulonglong, species=cython.int,
        upgrade=cython.int, entry=cython.int,
    )
    cdef bint is_dominated(self, int depth, int loss) noexcept nogil
    @cython.locals(
        lost=cython.int, later=cython.int, here=cython.int, best=cython.int,
        variant=cython.int, value=cython.int,
    )
    cdef bint rest_loses(self, int depth, int most) noexcept nogil
    @cython.locals(
        best=cython.int, cost=cython.int, upgrade=cython.int, space=cython.int,
        species=cython.int, other=cython.int,
    )
    cdef void fill_room(self, int depth, int here, int variant, int loss) noexcept nogil
    @cython.locals(
        row=cython.int, table=cython.int, here=cython.int, place=cython.int, count=cython.int
    )
    cdef void mix(self, int depth, int species, int space, int loss) noexcept nogil
    @cython.locals(fewer=cython.int)
    cdef bint fits(self, int place, int count, int space) noexcept nogil
    @cython.locals(here=cython.int, place=cython.int, count=cython.int)
    cdef void house_alone(self, int depth, int species, int space, int loss) noexcept nogil
    @cython.locals(
        here=cython.int, crowd=cython.int, last=cython.int, species=cython.int, count=cython.int
    )
    cdef void settle(self, int depth, int loss) noexcept nogil
