"""The rules and the search build on Python's standard library alone."""

import ast
import sys
from pathlib import Path

import pytest

from tests.house.codes import PACKAGE

PLAIN = sorted([*(PACKAGE / "rules").rglob("*.py"), *(PACKAGE / "bots").rglob("*.py")])


def imported(path: Path) -> set[str]:
    """The packages that a module imports, anywhere in it."""
    names = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.add(node.module or "")
    return {name.split(".")[0] for name in names}


@pytest.mark.parametrize("path", PLAIN, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_plain_python(path: Path) -> None:
    allowed = {*sys.stdlib_module_names, "wildpark"}
    if path.parent.name == "bots":
        allowed.add("pyarrow")  # an extra, for Parquet
    assert imported(path) <= allowed
