"""Numbers that come from outside are checked before they are used as places in an array.

Compiled code reads and writes beyond an array without a word, so what Python can call asks first.
"""


def check_index(value: int, below: int) -> int:
    """IndexError unless ``value`` is from 0 to ``below - 1``; returns 0."""
    if not 0 <= value < below:
        refuse_index(value, below)
    return 0


def refuse_index(value: int, below: int) -> int:
    """Raises the IndexError of ``check_index``."""
    raise IndexError(f"{value} is out of range; there are {below}, numbered from 0")
