"""What is different between two things that are sent, as JSON Patch (RFC 6902).

Only ``replace`` is used: messages and views have the same fields all the time, a list that has
become longer or shorter is replaced as a whole, and so is anything by name (a mapping). What is the
very same object in both costs nothing, so views do well to use again what has not changed.
"""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from itertools import count

from msgspec import Struct

from wildpark.server.messages.messages import Replace

_names: dict[type, Sequence[str]] = {}
"""The fields of the types that were met."""


def difference(old: object, new: object, path: str = "") -> list[Replace]:
    """What makes ``new`` of ``old``, which ``path`` points to; both are of one type."""
    found: list[Replace] = []
    compare(old, new, path, found)
    return found


def compare(old: object, new: object, path: str, found: list[Replace]) -> bool:
    """Adds what is different to ``found``; returns whether ``new`` is replaced as a whole.

    It is where that is shorter: when more than half of its parts are replaced as a whole.
    """
    first, whole = len(found), 0
    if type(old) is type(new):
        parts = parts_of(old, new)
        for step, before, after in parts:
            if before is not after and compare(before, after, f"{path}/{step}", found):
                whole += 1
        if 2 * whole <= max(2, len(parts)) if parts else old == new:
            return False
    del found[first:]
    found.append(Replace(path, new))
    return True


def parts_of(old: object, new: object) -> Sequence[tuple[str | int, object, object]]:
    """The parts of two things of one type, by their name or place; none: they have no such."""
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        return list(zip(count(), old, new)) if len(old) == len(new) else ()
    kind = type(new)
    if kind not in _names:
        _names[kind] = names_of(kind)
    return [(name, getattr(old, name), getattr(new, name)) for name in _names[kind]]


def names_of(kind: type) -> Sequence[str]:
    """The fields of a type, if it is one of records."""
    if issubclass(kind, Struct):
        return kind.__struct_fields__
    return [one.name for one in fields(kind)] if is_dataclass(kind) else ()
