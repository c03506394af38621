"""The rules and the bots build on Python's standard library alone, and no game on another."""

import ast
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.house.codes import PACKAGE
from wildpark.rules import NAMES

HOUSES = ("rules", "bots")
PLAIN = sorted(path for house in HOUSES for path in (PACKAGE / house).rglob("*.py"))
MATCHES = PACKAGE / "bots" / "matches"


def modules(path: Path) -> set[str]:
    """The modules that a module imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            module = node.module or ""
            names.update({module, *(f"{module}.{alias.name}" for alias in node.names)})
    return names


def is_in(name: str, packages: Sequence[str]) -> bool:
    """Whether a module is one of these packages or in one."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize("path", PLAIN, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_plain_python(path: Path) -> None:
    allowed = {*sys.stdlib_module_names, "wildpark"}
    if path.parent == MATCHES:
        allowed.add("pyarrow")  # an extra, for Parquet
    assert {name.split(".")[0] for name in modules(path)} <= allowed


@pytest.mark.parametrize("house", HOUSES)
def test_a_game_is_known_to_itself_alone(house: str) -> None:
    rooms = {f"wildpark.{house}.{game}" for game in NAMES}
    inside = [path for path in PLAIN if path.relative_to(PACKAGE).parts[0] == house]
    for path in inside:
        own = ".".join(("wildpark", *path.relative_to(PACKAGE).parts[:2]))
        others = sorted(rooms - {own})
        assert [name for name in modules(path) if is_in(name, others)] == [], path


def test_all_files_were_read() -> None:
    for house in HOUSES:
        for game in NAMES:
            found = [path for path in PLAIN if path.is_relative_to(PACKAGE / house / game)]
            assert any(map(modules, found)), f"no modules in {house}/{game}"
    assert any(path.parent == MATCHES and "pyarrow" in modules(path) for path in PLAIN)
