"""Garbage, and sound documents with something wrong in them, for all that reads."""

from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

NUMBERS = st.integers(-3, 12) | st.integers() | st.sampled_from([2**31, 2**63, 2**64, 10**400])
LEAVES = st.booleans() | NUMBERS | st.floats() | st.text(max_size=12)
JSON_LEAVES = st.none() | LEAVES

Path = tuple[str | int, ...]


def trees(leaves: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Lists and tables of ``leaves``, nested in any way."""
    return st.recursive(
        leaves,
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
        ),
        max_leaves=12,
    )


def paths(tree: object, path: Path = ()) -> list[Path]:
    """The ways to everything in ``tree``."""
    found = [path]
    if isinstance(tree, dict):
        for key, value in tree.items():
            found += paths(value, (*path, key))
    elif isinstance(tree, list):
        for index, value in enumerate(tree):
            found += paths(value, (*path, index))
    return found


@st.composite
def changed(draw: st.DrawFn, tree: Any, leaves: st.SearchStrategy[Any]) -> Any:
    """``tree`` with one to three things replaced, removed, doubled, added or swapped."""
    tree = deepcopy(tree)
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(paths(tree)[1:] or [()]))
        if not path:
            return draw(trees(leaves))
        inner = tree
        for key in path[:-1]:
            inner = inner[key]
        change(draw, inner, path[-1], leaves)
    return tree


def change(draw: st.DrawFn, inner: Any, key: Any, leaves: st.SearchStrategy[Any]) -> None:
    """Changes the entry ``key`` of a list or table, or something beside it."""
    kind = draw(st.sampled_from(["replace", "nudge", "remove", "double", "swap"]))
    if kind == "remove":
        del inner[key]
    elif kind == "nudge" and type(inner[key]) is int:
        inner[key] += draw(st.sampled_from([-1, 1, 2, -10, 100]))
    elif kind == "double" and isinstance(inner, list):
        inner.insert(key, deepcopy(inner[key]))
    elif kind == "double":
        inner[draw(st.text(max_size=8))] = deepcopy(inner[key])
    elif kind == "swap":
        other = draw(st.sampled_from(sorted(range(len(inner))) if isinstance(inner, list)
                                     else sorted(inner)))  # fmt: skip
        inner[key], inner[other] = inner[other], inner[key]
    else:
        inner[key] = draw(trees(leaves))


@st.composite
def scribbled(draw: st.DrawFn, text: str) -> str:
    """``text`` with up to four pieces cut out, put in or moved."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        piece = draw(
            st.sampled_from(["", text[start:end] * 2, '"', "]", "{", "\\ud800", "\x00", "-", "1e9"])
            | st.text(max_size=5)
        )
        text = text[:start] + piece + text[end:]
    return text
