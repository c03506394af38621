"""Checks that no files of the package import each other in a circle at run time.

Imports for types alone (under ``TYPE_CHECKING``) do not count; those inside functions do.
``--types`` lists the circles that types make, too.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCE = Path("src")
Graph = Mapping[str, set[str]]
"""By the name of a module the modules that it imports."""


def modules() -> dict[str, Path]:
    """The files of the package by the names of their modules."""
    found = {}
    for path in sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob("*.pyx")]):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(node: ast.AST, *, types: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports in a piece of source, those for types alone only with ``types``."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield node
    elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and not types:
        for other in node.orelse:
            yield from imports(other, types=types)
    else:
        for child in ast.iter_child_nodes(node):
            yield from imports(child, types=types)


def named(found: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """What an import names: for ``from a import b`` both a.b and, where that is no module, a."""
    if isinstance(found, ast.Import):
        yield from (alias.name for alias in found.names)
    else:
        yield from (f"{found.module}.{alias.name}" for alias in found.names)


def graph(*, types: bool = False) -> Graph:
    """Which module of the package imports which."""
    known = modules()
    edges: dict[str, set[str]] = {name: set() for name in known}
    for name, path in known.items():
        if path.suffix == ".pyx":
            continue  # not Python to read, and imported by nobody that it imports
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for found in imports(tree, types=types):
            for one in named(found):
                target = one if one in known else one.rpartition(".")[0]
                if target in known and target != name:
                    edges[name].add(target)
    return edges


def circle(edges: Graph) -> list[str]:
    """One circle of imports, or nothing."""
    try:
        TopologicalSorter(edges).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]
    return []


def main() -> None:
    """Prints a circle and exits with 1 if there is one."""
    found = circle(graph(types="--types" in sys.argv))
    print(" imports ".join(found) or "imports: no circles")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
