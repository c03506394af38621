# checked
cimport cython

from wildpark.rules.african_park.position cimport Position
from wildpark.rules.african_park.reserves cimport Reserves


@cython.locals(before=Reserves, after=Reserves)
cpdef object choice(Position position, int seat, int action)
@cython.locals(before=Reserves)
cdef tuple newly_eaten(Position position, Reserves after, int seat)
