cimport cython

from wildpark.bots.player.sampler cimport Sampler
from wildpark.bots.player.worth cimport worth
from wildpark.bots.zuuli.light cimport LightDeveloper
from wildpark.bots.zuuli.picker cimport Picker
from wildpark.bots.zuuli.tidier cimport Tidier
from wildpark.rules.zuuli.position cimport Position

cdef const int PICKING
cdef const int OVER
cdef const int NOTHING
cdef const int HIDDEN


@cython.final
cdef class Playouts(Sampler):
    cdef int seat
    cdef readonly Position root
    cdef readonly Position world
    cdef readonly Position game
    cdef LightDeveloper light
    cdef Tidier tidier
    cdef readonly Picker picker
    cdef readonly Picker rival

    @cython.locals(seat=cython.int)
    cdef void forget_picks(self) noexcept nogil
    cdef void play_on(self, Position game) noexcept nogil
    @cython.locals(turn=cython.int, seat=cython.int)
    cdef void pick_all(self, Position game) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void finish_year(self, Position game) noexcept nogil
    @cython.locals(
        margin=cython.int, victory=cython.int, sharing=cython.int, own=cython.int,
        seat=cython.int, lead=cython.int,
    )
    cdef long long result(self) noexcept nogil
