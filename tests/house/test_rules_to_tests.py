"""``docs/rules-to-tests.md`` is true: every rule has a test, and every test of a rule its place."""

import ast
import re
from pathlib import Path

import pytest

from wildpark.rules import NAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules-to-tests.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
FILE = re.compile(r"^### .*`(tests/\S+\.py)`$", re.MULTILINE)
NAME = re.compile(r"`(test_\w+)`")


def sections() -> dict[str, list[str]]:
    """The rows of the page's tables, by the file of tests they speak of."""
    _, *parts = FILE.split(re.sub(r"^## .*", "", PAGE, flags=re.MULTILINE))
    return {
        path: [line for line in text.splitlines() if line.startswith("| ")][1:]
        for path, text in zip(parts[::2], parts[1::2], strict=True)
    }


def names_in(path: str) -> set[str]:
    """The names of the tests of a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    functions = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    return {one.name for one in functions if one.name.startswith("test_")}


@pytest.mark.parametrize("path", sections())
def test_every_rule_names_tests_that_exist(path: str) -> None:
    rows = sections()[path]
    assert rows
    for row in rows:
        named = set(NAME.findall(row.split("|")[2]))
        assert named, row
        assert named <= names_in(path), row


@pytest.mark.parametrize("path", sections())
def test_every_test_of_a_rule_stands_in_a_row(path: str) -> None:
    assert set(NAME.findall("\n".join(sections()[path]))) == names_in(path)


GAMES = [name.replace("_", " ").title() for name in NAMES]


@pytest.mark.parametrize("page", [PAGE, RULINGS], ids=["rules-to-tests", "rulings"])
def test_every_game_has_its_part(page: str) -> None:
    assert set(GAMES) <= set(re.findall(r"^## (.*)$", page, re.MULTILINE))


@pytest.mark.parametrize("game", [*GAMES, "At every table"])
def test_every_ruling_is_tested(game: str) -> None:
    rulings = set(re.findall(r"^(\d+)\. ", of_game(RULINGS, game), re.MULTILINE))
    tested = " ".join(re.findall(r"\(rulings? ([^)]*)\)", of_game(PAGE, game)))
    assert rulings
    assert set(re.findall(r"\d+", tested)) == rulings


def of_game(page: str, game: str) -> str:
    """The part of a page that speaks of ``game``."""
    return re.split(r"^## ", page.split(f"## {game}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
