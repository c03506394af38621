"""What is different between two things that are sent, as JSON Patch (RFC 6902).

Only ``replace`` is used: messages and views have the same fields all the time, a list that has
become longer or shorter is replaced as a whole, and so is anything by name (a mapping). What is the
very same object in both costs nothing, so views do well to use again what has not changed.
"""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass

from msgspec import Struct

from wildpark.server.messages.messages import Replace

_names: dict[type, Sequence[str]] = {}
"""The fields of the types that were met."""


def difference(old: object, new: object, names: Sequence[str]) -> list[Replace]:
    """What makes ``new`` of ``old``, told by these fields of both."""
    found: list[Replace] = []
    compare_fields(old, new, names, "", found)
    return found


def compare_fields(
    old: object, new: object, names: Sequence[str], path: str, found: list[Replace]
) -> int:
    """Adds what is different between two records; returns how many fields are replaced whole."""
    whole = 0
    for name in names:
        before, now = getattr(old, name), getattr(new, name)
        if before is not now:
            whole += compare(before, now, f"{path}/{name}", found)
    return whole


def compare_items(
    old: Sequence[object], new: Sequence[object], path: str, found: list[Replace]
) -> int:
    """Adds what is different between lists of one length; returns how many items are replaced."""
    whole = 0
    for place in range(len(new)):
        before, now = old[place], new[place]
        if before is not now:
            whole += compare(before, now, f"{path}/{place}", found)
    return whole


def compare(old: object, new: object, path: str, found: list[Replace]) -> int:
    """Adds what is different between two things; returns 1 if they are replaced as a whole.

    They are where that is shorter: when more than half of their own parts are.
    """
    first = len(found)
    size, whole = compare_parts(old, new, path, found)
    if size and 2 * whole <= max(2, size):
        return 0
    if not size and type(old) is type(new) and old == new:  # 1 is not True
        return 0
    del found[first:]
    found.append(Replace(path, new))
    return 1


def compare_parts(old: object, new: object, path: str, found: list[Replace]) -> tuple[int, int]:
    """Adds what is different; returns how many parts there are, and how many are replaced whole.

    Things of two types, or without parts that could be compared one by one, have 0.
    """
    kind = type(new)
    if type(old) is not kind:
        return 0, 0
    if isinstance(new, list | tuple) and isinstance(old, list | tuple):
        size = len(new) if len(old) == len(new) else 0
        return size, compare_items(old, new, path, found) if size else 0
    names = names_of(kind)
    return len(names), compare_fields(old, new, names, path, found)


def names_of(kind: type) -> Sequence[str]:
    """The fields of a type, if it is one of records."""
    if kind not in _names:
        _names[kind] = find_names(kind)
    return _names[kind]


def find_names(kind: type) -> Sequence[str]:
    """As ``names_of``, for a type that was not met before."""
    if issubclass(kind, Struct):
        return kind.__struct_fields__
    return tuple(one.name for one in fields(kind)) if is_dataclass(kind) else ()
