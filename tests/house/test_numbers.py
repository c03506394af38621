"""Numbers that the compiler needs in several files have one value, and arrays their width."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.house.codes import PACKAGE
from wildpark.rules import NAMES

APART: Mapping[str, frozenset[str]] = {
    "savannah_park": frozenset({"COLD", "LIONS", "PAIRS"}),
    "zuuli": frozenset({"POINT", "WIDTH"}),
}
"""Names that mean something else in each file that has them."""

ARRAY = re.compile(r"cdef (?:(?:public|readonly) )?[\w ]+? (\w+)\[(\d+)\]$", re.MULTILINE)
"""An array of a compiled class: its name and how many elements it has."""


def files_of(game: str) -> list[Path]:
    """The sources of a game's rules and bots."""
    found = [path for house in ("rules", "bots") for path in (PACKAGE / house / game).glob("*.py")]
    assert len(found) > 2, f"no sources of {game}"
    return found


def numbers_in(path: Path) -> Iterator[tuple[str, int]]:
    """The whole numbers that have a name in a module."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                pass
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                pass
            case ast.Assign(
                targets=[ast.Tuple(elts=names)], value=ast.Call(func=ast.Name(id="range"))
            ):
                yield from ((ast.unparse(one), number) for number, one in enumerate(names))
                continue
            case _:
                continue
        try:
            number = ast.literal_eval(value)
        except ValueError:
            continue
        if type(number) is int:
            yield name, number


@pytest.mark.parametrize("game", NAMES)
def test_a_number_of_a_game_is_the_same_wherever_it_stands(game: str) -> None:
    found: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in files_of(game):
        for name, number in numbers_in(path):
            found[name][number].append(str(path.relative_to(PACKAGE)))
    several = {name: dict(values) for name, values in found.items() if len(values) > 1}
    apart = APART.get(game, frozenset())
    assert {name: values for name, values in several.items() if name not in apart} == {}
    assert apart <= set(several), "some names no longer mean several things"


def widths_in(path: Path) -> Iterator[tuple[str, int]]:
    """The arrays that a module fills with one value, ``self.name = [value] * width``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Assign(
                targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)],
                value=ast.BinOp(left=ast.List(), op=ast.Mult(), right=ast.Constant(value=width)),
            ) if isinstance(width, int):
                yield name, width


def test_every_array_is_as_wide_as_the_compiler_believes() -> None:
    compared = 0
    for pxd in sorted(PACKAGE.rglob("*.pxd")):
        declared = {name: int(width) for name, width in ARRAY.findall(pxd.read_text("utf-8"))}
        for name, width in widths_in(pxd.with_suffix(".py")):
            if name in declared:
                assert width == declared[name], f"{pxd.relative_to(PACKAGE)}: {name}"
                compared += 1
    assert compared > 100
