cimport cython

from wildpark.bots.african_park.gains cimport Gains
from wildpark.bots.player.sampler cimport Sampler
from wildpark.bots.player.worth cimport worth
from wildpark.rules.african_park.habitat cimport Habitat
from wildpark.rules.african_park.position cimport Position
from wildpark.rules.african_park.reserves cimport Reserves

cdef const int COLUMNS
cdef const int AREAS
cdef const int DIES
cdef const int TERRITORY_ACTIONS
cdef const int ACTIONS_PER_SPECIES
cdef const int POINT
cdef const int LAND_ANIMAL_ON_RIVER


@cython.final
cdef class Playouts(Sampler):
    cdef int seat
    cdef Position root
    cdef Position world
    cdef Position game
    cdef Gains gains
    cdef Reserves reserves
    cdef Habitat habitat
    cdef int column
    cdef int liking[96]

    cdef object set_up_liking(self)
    cdef int group_of(self, int species)

    @cython.locals(margin=cython.int, victory=cython.int, sharing=cython.int, seat=cython.int, lead=cython.int)
    cdef long long result(self) noexcept nogil
    @cython.locals(best=cython.int, choice=cython.int, i=cython.int, species=cython.int, rating=cython.int, column=cython.int)
    cdef int lean(self) noexcept nogil
    @cython.locals(columns=cython.int, best=cython.int, i=cython.int, column=cython.int, rating=cython.int)
    cdef int best_place(self, int seat, int species) noexcept nogil
    @cython.locals(area=cython.int, kind=cython.int, rating=cython.int)
    cdef int rate(self, int seat, int species, int column) noexcept nogil
