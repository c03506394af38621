cimport cython

from wildpark.rules.bounds cimport check_index
from wildpark.rules.african_park.habitat cimport Habitat

cdef const int SEATS
cdef const int COLUMNS
cdef const int SPACES
cdef const int AREAS
cdef const int DIES
cdef const int SPECIES
cdef const int EMPTY


@cython.final
cdef class Reserves:
    cdef Habitat habitat
    cdef int seats
    # by seat, and what else the comment says
    cdef int points[4]
    cdef int graves[4]
    cdef int rivers[4]
    cdef signed char free_columns[4]
    cdef signed char river_columns[4]
    cdef unsigned int living[16]  # area
    cdef signed char pachyderms[16]  # area
    cdef signed char counts[384]  # area and species
    cdef signed char animals[60]  # space
    cdef signed char heights[24]  # column
    cdef unsigned char died[96]  # species
    cdef unsigned char eaten[96]  # species

    cdef void clear(self) noexcept nogil
    @cython.locals(column=cython.int)
    cdef void lay_out(self, int seat, int rivers) noexcept nogil

    # placing
    @cython.locals(columns=cython.int, area=cython.int)
    cdef int columns_for(self, int seat, int species) noexcept nogil
    @cython.locals(home=cython.int)
    cdef bint is_kept_out(self, int seat, int species, int area) noexcept nogil
    @cython.locals(area=cython.int)
    cdef bint may_live(self, int seat, int species, int column) noexcept nogil
    cdef void put(self, int seat, int species, int column) noexcept nogil
    @cython.locals(area=cython.int, place=cython.int, space=cython.int)
    cdef void place(self, int seat, int species, int column) noexcept nogil
    cdef bint has_herbivores(self, int seat, int area) noexcept nogil
    @cython.locals(bit=cython.int, height=cython.int)
    cdef void find_free_space(self, int seat, int column) noexcept nogil
    @cython.locals(home=cython.int, kind=cython.int, count=cython.int)
    cdef void move_in(self, int seat, int species, int area) noexcept nogil

    # eating and dying
    @cython.locals(column=cython.int)
    cdef void eat_herbivores(self, int seat, int area) noexcept nogil
    @cython.locals(
        bottom=cython.int, height=cython.int, left=cython.int, i=cython.int, species=cython.int
    )
    cdef void eat_in_column(self, int seat, int column, int area) noexcept nogil
    @cython.locals(home=cython.int, kind=cython.int, count=cython.int)
    cdef void move_out(self, int seat, int species, int area) noexcept nogil
    cdef void bury(self, int seat, int species) noexcept nogil

    # looking and copying
    cpdef bint is_full(self, int seat) except? -1 nogil
    cpdef bint has_free_space(self, int seat, int column) except? -1 nogil
    cpdef int height(self, int seat, int column) except? -1 nogil
    @cython.locals(count=cython.int)
    cpdef int herd(self, int seat, int species, int area) except? -1 nogil
    cpdef unsigned int living_in(self, int seat, int area) except? 0 nogil
    cpdef int pachyderms_in(self, int seat, int area) except? -1 nogil
    cpdef int total(self, int seat) except? -1 nogil
    cpdef int cemetery_cards(self, int seat) except? -1 nogil
    cpdef int rivers_of(self, int seat) except? -1 nogil
    @cython.locals(space=cython.int)
    cpdef list animals_of(self, int seat)
    @cython.locals(species=cython.int)
    cpdef list died_of(self, int seat)
    @cython.locals(species=cython.int)
    cpdef list eaten_of(self, int seat)
    @cython.locals(other=Reserves)
    cpdef Reserves copy(self)
    cdef void become(self, Reserves source) noexcept nogil
