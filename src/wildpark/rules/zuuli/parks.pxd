cimport cython

from wildpark.rules.bounds cimport check_index
from wildpark.rules.game cimport Game
from wildpark.rules.zuuli.cards cimport Cards

cdef const int SEATS
cdef const int SPECIES
cdef const int UPGRADES
cdef const int ROOMS
cdef const int OF_SEAT
cdef const int IN_PARK
cdef const int FRIENDLY_ONLY
cdef const int FIERCE_ONLY
cdef const int NO_TWO_ALIKE
cdef const int LAWFUL
cdef const int NO_HABITAT
cdef const int NOT_FRIENDLY
cdef const int NOT_FIERCE
cdef const int ALIKE
cdef const int FIERCE
cdef const int NO_SPACE
cdef const unsigned int ONE


cdef class Parks(Game):
    cdef readonly object components
    cdef Cards cards
    # by seat: its rooms; its animals and upgrades that are in none
    cdef unsigned int owned[6]
    cdef unsigned char outside[144]
    cdef unsigned char spare[48]
    # by seat and room, and what else the name says
    cdef unsigned char counts[4608]
    cdef unsigned char installed[1536]
    cdef unsigned char fresh[1536]
    cdef unsigned int living[192]
    cdef unsigned char crowd[192]
    cdef unsigned char habitats[192]
    cdef unsigned char space[192]
    cdef unsigned char times[192]
    cdef unsigned char fences[192]

    @cython.final
    @cython.locals(seat=cython.int)
    cdef void clear_parks(self) noexcept nogil
    @cython.final
    cdef void take_over(self, Parks source) noexcept nogil

    # cards come in
    @cython.final
    @cython.locals(room=cython.int)
    cdef void keep(self, int seat, int kind) noexcept nogil
    @cython.final
    cdef void open_room(self, int seat, int room) noexcept nogil
    @cython.final
    @cython.locals(
        room=cython.int, habitats=cython.int, space=cython.int, times=cython.int,
        fences=cython.int, upgrade=cython.int, count=cython.int,
    )
    cdef void furnish(self, int place) noexcept nogil

    # small changes
    @cython.final
    cdef void put_in(self, int place, int species) noexcept nogil
    @cython.final
    cdef void take_out(self, int place, int species) noexcept nogil
    @cython.final
    cdef void place_animal(self, int place, int species) noexcept nogil
    @cython.final
    cdef void take_animal(self, int place, int species) noexcept nogil
    @cython.final
    cdef void install_upgrade(self, int place, int upgrade) noexcept nogil
    @cython.final
    cdef void remove_upgrade(self, int place, int upgrade) noexcept nogil

    # who may live where
    @cython.final
    @cython.locals(
        habitats=cython.int, condition=cython.int, living=cython.uint, names=cython.int,
        fierce=cython.int, space=cython.int, species=cython.int, count=cython.int,
    )
    cdef int fault_in(self, int place) noexcept nogil
    @cython.final
    @cython.locals(fault=cython.int)
    cdef int fault_of_placing(self, int place, int species) noexcept nogil
    @cython.final
    @cython.locals(fault=cython.int)
    cdef int fault_of_taking(self, int place, int species) noexcept nogil
    @cython.final
    @cython.locals(fault=cython.int)
    cdef int fault_of_installing(self, int place, int upgrade) noexcept nogil
    @cython.final
    @cython.locals(fault=cython.int)
    cdef int fault_of_removing(self, int place, int upgrade) noexcept nogil
    @cython.final
    @cython.locals(space=cython.int, living=cython.uint, species=cython.int)
    cdef int space_taken(self, int place) noexcept nogil

    # what it is worth
    @cython.final
    @cython.locals(
        total=cython.int, living=cython.uint, species=cython.int, count=cython.int
    )
    cdef int room_sum(self, int place) noexcept nogil
    @cython.final
    @cython.locals(total=cython.int, room=cython.int, place=cython.int)
    cdef int park_points(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(total=cython.int, species=cython.int)
    cdef int unhoused_points(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(points=cython.int)
    cdef int year_now(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(living=cython.uint, room=cython.int, count=cython.int)
    cdef int different_names(self, int seat) noexcept nogil

    # looking
    @cython.locals(room=cython.int)
    cpdef list rooms_of(self, int seat)
    @cython.locals(place=cython.int, species=cython.int)
    cpdef list animals_in(self, int seat, int room)
    @cython.locals(place=cython.int, upgrade=cython.int)
    cpdef list upgrades_in(self, int seat, int room)
    @cython.locals(place=cython.int, upgrade=cython.int)
    cpdef list fresh_in(self, int seat, int room)
    @cython.locals(one=cython.int)
    cpdef list outside_of(self, int seat)
    @cython.locals(one=cython.int)
    cpdef list spare_of(self, int seat)
    cpdef int habitats_in(self, int seat, int room) except? -1
    cpdef int space_in(self, int seat, int room) except? -1
    cpdef int space_taken_in(self, int seat, int room) except? -1
    cpdef int park_worth(self, int seat) except? -1
    cpdef int names_housed(self, int seat) except? -1
