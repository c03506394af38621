cpdef int check_index(int value, int below) except -1 nogil
cdef int refuse_index(int value, int below) except -1 with gil
