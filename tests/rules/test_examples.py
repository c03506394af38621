"""The examples in the docstrings of the rules run, and say what comes of them."""

import ast
import doctest
from pathlib import Path

import pytest

import wildpark.rules

SOURCES = sorted(Path(wildpark.rules.__path__[0]).rglob("*.py"))
EXAMPLES = [path for path in SOURCES if ">>> " in path.read_text(encoding="utf-8")]


def test_there_are_examples() -> None:
    assert "game.py" in {path.name for path in EXAMPLES}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_examples_run(path: Path) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            name = getattr(node, "name", path.stem)
            runner.run(parser.get_doctest(text, {}, name, str(path), 0))
    assert runner.summarize(verbose=False).attempted > 0
    assert runner.failures == 0
