"""What is different between two things that are sent, as JSON Patch (RFC 6902).

Only ``replace`` is used: messages and views have the same fields all the time, a list that has
become longer or shorter is replaced as a whole, and so is anything by name (a mapping). What is the
very same object in both costs nothing, so views do well to use again what has not changed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass
from itertools import count

from msgspec import Struct

from wildpark.server.messages.messages import Replace

Parts = Iterable[tuple[str | int, object, object]]
"""The parts of two things of one type: name or place, before and after."""

_names: dict[type, Sequence[str]] = {}
"""The fields of the types that were met."""


def difference(fields: Parts) -> list[Replace]:
    """What makes the second of two things of the first, told by their fields."""
    found: list[Replace] = []
    compare(fields, "", found)
    return found


def compare(parts: Parts, path: str, found: list[Replace]) -> int:
    """Adds what is different to ``found``; returns how many parts are replaced as a whole.

    One is where that is shorter: when more than half of its own parts are.
    """
    whole = 0
    for step, old, new in parts:
        if old is new:
            continue
        if type(old) is type(new):  # 1 is not True
            if old == new:
                continue
            size, inner = parts_of(old, new)
            if size:
                first, place = len(found), f"{path}/{step}"
                if 2 * compare(inner, place, found) <= max(2, size):
                    continue
                del found[first:]
        found.append(Replace(f"{path}/{step}", new))
        whole += 1
    return whole


def parts_of(old: object, new: object) -> tuple[int, Parts]:
    """The parts of two things of one type, and how many; none: they have no such."""
    kind = type(new)
    if isinstance(new, list | tuple) and isinstance(old, list | tuple):
        return (len(new), zip(count(), old, new)) if len(old) == len(new) else (0, ())
    if kind not in _names:
        _names[kind] = names_of(kind)
    names = _names[kind]
    return len(names), [(name, getattr(old, name), getattr(new, name)) for name in names]


def names_of(kind: type) -> Sequence[str]:
    """The fields of a type, if it is one of records."""
    if issubclass(kind, Struct):
        return kind.__struct_fields__
    return [one.name for one in fields(kind)] if is_dataclass(kind) else ()
