cimport cython


@cython.final
cdef class Habitat:
    # by column, by area (masks of columns), and by mask of columns
    cdef int area_of[6]
    cdef int bottom_of[6]
    cdef int height_of[6]
    cdef int columns_of[4]
    cdef int count_in[64]
    cdef int columns_in[384]
    # by species
    cdef int value_of[24]
    cdef bint is_aquatic[24]
    cdef bint is_pachyderm[24]
    cdef bint is_herbivore[24]
    cdef bint is_eater[24]
    cdef unsigned int enemies_of[24]
    cdef int wide_enough_for[24]
    # by species and area
    cdef int worth[96]
    cdef bint forms_herd[96]
    cdef int limit[96]
    # by number of identical animals
    cdef int herd_bonus[7]
    # by territory deck, card and side
    cdef int rivers_on[72]
    # by number of players (200 cards each), and by territory deck
    cdef int decks[1000]
    cdef int deck_sizes[5]
    cdef int cards_in[3]
    # how many species there are, and a mask of those that are herbivores
    cdef int species
    cdef unsigned int herbivores
