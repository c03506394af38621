cimport cython

from wildpark.bots.zuuli.task cimport Task

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
cdef const int STEPS
cdef const int PATIENCE


cdef class Prices(Task):
    # by room of the task
    cdef int order[32]
    cdef int most[32]
    cdef int best_room[32]
    cdef int best_variant[19200]
    # the arrangement that is being made, and the best one
    cdef int fill[768]
    cdef int chosen[32]
    cdef int spare_left[8]
    cdef int found_fill[768]
    cdef int found_chosen[32]
    cdef int found
    cdef int goal
    cdef int ceiling
    # what the enclosures want at the present prices, and their bound
    cdef int used[24]
    cdef int used_upgrades[8]
    cdef readonly int bound

    @cython.final
    @cython.locals(
        species=cython.int, upgrade=cython.int, here=cython.int, i=cython.int, j=cython.int
    )
    cdef void prepare_search(self) noexcept nogil
    @cython.final
    @cython.locals(
        lowest=cython.int, kept=cython.int[24], kept_upgrades=cython.int[8], stale=cython.int,
        pace=cython.int, bound=cython.int, species=cython.int, upgrade=cython.int, _=cython.int,
    )
    cdef void tune_prices(self) noexcept nogil
    @cython.final
    @cython.locals(
        bound=cython.int, species=cython.int, price=cython.int, upgrade=cython.int,
        here=cython.int, best=cython.int, best_variant=cython.int, variant=cython.int,
        value=cython.int,
    )
    cdef int price_rooms(self) noexcept nogil
    @cython.final
    @cython.locals(
        space=cython.int, best=cython.int, loner=cython.int, species=cython.int,
        value=cython.int, place=cython.int, count=cython.int,
    )
    cdef void trace(self, int depth, int here, int variant) noexcept nogil
    @cython.final
    @cython.locals(row=cython.int, place=cython.int, count=cython.int, value=cython.int)
    cdef int count_in_table(self, int depth, int species, int space) noexcept nogil
    @cython.final
    @cython.locals(
        norm=cython.int, species=cython.int, upgrade=cython.int, over=cython.int,
        target=cython.int, step=cython.int, price=cython.int,
    )
    cdef bint move_prices(self, int bound, int pace) noexcept nogil
    @cython.final
    @cython.locals(used=cython.int)
    cdef int wanted(self, int species) noexcept nogil
    @cython.final
    @cython.locals(
        species=cython.int, depth=cython.int, here=cython.int, best=cython.int,
        chosen=cython.int, variant=cython.int, value=cython.int,
    )
    cdef void dive(self) noexcept nogil
    @cython.final
    @cython.locals(species=cython.int, upgrade=cython.int)
    cdef void begin_search(self) noexcept nogil
    @cython.final
    @cython.locals(upgrade=cython.int)
    cdef bint can_use(self, int variant) noexcept nogil
    @cython.final
    @cython.locals(upgrade=cython.int)
    cdef void use(self, int variant, int sign) noexcept nogil
    @cython.final
    @cython.locals(species=cython.int, value=cython.int, here=cython.int, i=cython.int)
    cdef void note_found(self) noexcept nogil
    @cython.final
    @cython.locals(
        variant=cython.int, habitats=cython.int, weight=cython.int, crowd=cython.int,
        species=cython.int, value=cython.int, count=cython.int, worth=cython.int,
    )
    cdef int value_of(self, int here) noexcept nogil
