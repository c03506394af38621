cimport cython

from wildpark.rules.zuuli.cards cimport Cards
from wildpark.rules.zuuli.position cimport Position

cdef const int SPECIES
cdef const int UPGRADES
cdef const int WIDTH
cdef const int COPIES
cdef const int TABLE
cdef const int GAINS
cdef const int VARIANTS
cdef const int SCALE
cdef const int NEVER
cdef const int COMPANY
cdef const int FRIENDLY_ONLY
cdef const int FIERCE_ONLY
cdef const int NO_TWO_ALIKE


cdef class Task:
    cdef Cards cards
    # by room of the task
    cdef readonly int rooms
    cdef readonly int species
    cdef int room_at[32]
    cdef int habitats[32]
    cdef int space[32]
    cdef int times[32]
    cdef int fenced[32]
    cdef int condition[32]
    # by room and species
    cdef int base[768]
    # by species, by upgrade
    cdef int name_of[24]
    cdef int stock[24]
    cdef int must[24]
    cdef int left[24]
    cdef int price[24]
    cdef int spare[8]
    cdef int upgrade_price[8]
    # by variant
    cdef readonly int variants
    cdef int uses[4800]
    cdef int adds_habitats[600]
    cdef int adds_space[600]
    cdef int adds_times[600]
    cdef int adds_fence[600]
    # what counts how much
    cdef int year_weight
    cdef int loss_weight
    # by depth of the search, and species
    cdef int tables[52800]
    cdef int gains[12672]
    cdef int needs[12672]
    cdef bint mixing[792]
    cdef bint lone[792]

    @cython.locals(room=cython.int, kind=cython.int, species=cython.int, count=cython.int, upgrade=cython.int)
    cpdef read(self, Position position, int seat, list extra, bint keep)
    @cython.final
    @cython.locals(here=cython.int)
    cdef void open(self, int room) noexcept nogil
    @cython.final
    @cython.locals(species=cython.int, number=cython.int, here=cython.int)
    cdef number_species(self, list stock, list must, list stays)
    @cython.final
    @cython.locals(here=cython.int, upgrade=cython.int, loose=cython.int)
    cdef read_upgrades(self, Position position, int seat, list spare, bint keep)
    @cython.final
    cdef void furnish(self, int here, int upgrade, int count) noexcept nogil
    @cython.final
    @cython.locals(room=cython.int, here=cython.int)
    cdef add_card(self, int kind, list stock, list spare)
    @cython.final
    @cython.locals(
        upgrade=cython.int, known=cython.int, count=cython.int, variant=cython.int, new=cython.int,
        other=cython.int,
    )
    cdef void list_variants(self) noexcept nogil
    @cython.final
    @cython.locals(upgrade=cython.int, count=cython.int)
    cdef void sum_up(self, int variant) noexcept nogil
    @cython.final
    @cython.locals(upgrade=cython.int, count=cython.int, fences=cython.bint)
    cdef bint is_useless(self, int here, int variant) noexcept nogil

    @cython.final
    @cython.locals(space=cython.int)
    cdef int capacity(self, int here, int variant) noexcept nogil
    @cython.final
    @cython.locals(
        habitats=cython.int, fenced=cython.bint, condition=cython.int, space=cython.int,
        species=cython.int, base=cython.int, fierce=cython.bint, suits=cython.bint, most=cython.int,
    )
    cdef bint prepare(self, int depth, int here, int variant) noexcept nogil
    @cython.final
    @cython.locals(
        habitats=cython.int, weight=cython.int, place=cython.int, base=cython.int,
        count=cython.int, total=cython.int, worth=cython.int, value=cython.int,
    )
    cdef void fill_gains(
        self, int depth, int here, int variant, int species, int most
    ) noexcept nogil
    @cython.final
    @cython.locals(cost=cython.int, upgrade=cython.int, best=cython.int, species=cython.int)
    cdef int best_of(self, int depth, int here, int variant) noexcept nogil
    @cython.final
    @cython.locals(other=cython.int)
    cdef bint may_be_alone(self, int depth, int here, int species) noexcept nogil
    @cython.final
    @cython.locals(space=cython.int, place=cython.int, best=cython.int, count=cython.int)
    cdef int best_alone(self, int depth, int here, int variant, int species) noexcept nogil
    @cython.final
    @cython.locals(
        space=cython.int, last=cython.int, room=cython.int, species=cython.int, row=cython.int,
        place=cython.int, stays=cython.bint, best=cython.int, count=cython.int, value=cython.int,
    )
    cdef int fill_table(self, int depth, int here, int variant) noexcept nogil
    @cython.final
    @cython.locals(weight=cython.int)
    cdef int pity(self, int here, int variant, int species) noexcept nogil
