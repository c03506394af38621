cimport cython

from wildpark.rules.bounds cimport check_index

cdef const int PRIDE
cdef const int WALLOW
cdef const int COMPANY
cdef const int TROOP
cdef const int CHORUS
cdef const int BLOOM
cdef const int PLAINS
cdef const int JUNGLE
cdef const int WATER


@cython.final
cdef class Cards:
    # how many there are
    cdef readonly int species
    cdef readonly int rooms
    cdef readonly int upgrades
    cdef readonly int kinds
    cdef readonly int actions
    # by species
    cdef int fierce[24]
    cdef int habitats_of[24]
    cdef int space_of[24]
    cdef int value_of[24]
    cdef int rule_of[24]
    # by room
    cdef int room_habitats[32]
    cdef int room_space[32]
    cdef int room_times[32]
    cdef int condition_of[32]
    cdef int room_kind[32]
    # by upgrade
    cdef int adds_habitats[8]
    cdef int adds_space[8]
    cdef int adds_times[8]
    cdef int adds_mixing[8]
    # by kind, by card, by number of players and year
    cdef readonly int first_upgrade
    cdef int first_room[64]
    cdef int deck[128]
    cdef readonly int deck_size
    cdef int deal[21]
    # the first action of each sort
    cdef readonly int confirm
    cdef readonly int place
    cdef readonly int take
    cdef readonly int install
    cdef readonly int remove
    cdef readonly int move

    cpdef int kind_of_room(self, int room) except? -1 nogil
    cdef bint is_fierce(self, int species, int habitats) noexcept nogil
    cdef int space_for(self, int species, int count) noexcept nogil
    @cython.locals(rule=cython.int)
    cdef int worth(self, int species, int count, int crowd, int habitats) noexcept nogil
