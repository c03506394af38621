"""What the README and the documents promise exists."""

import re
import shlex
from pathlib import Path

import click
import pytest

from tests.house.codes import ROOT
from wildpark.cli import COMMANDS, main

README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
SNIPPETS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
LINES = re.findall(r"`(wildpark [^`]+)`", README)


def target_names() -> set[str]:
    """What the Makefile can make."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))


def test_there_is_something_to_test() -> None:
    assert len(SNIPPETS) >= 2
    assert {shlex.split(line)[1] for line in LINES} == set(COMMANDS)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_python_snippets_run(snippet: str) -> None:
    exec(compile(snippet, "README.md", "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("line", LINES)
def test_command_lines_are_understood(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").touch()
    _, name, *arguments = shlex.split(line)
    command = main.get_command(click.Context(main), name)
    assert command is not None
    command.make_context(name, arguments)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_targets_and_links_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert set(re.findall(r"(?:`|^ {4})make ([a-z-]+)", text, re.MULTILINE)) <= target_names()
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert (document.parent / link).exists(), link


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_paths_in_documents_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for path in re.findall(r"`((?:src|tests|web|docs|tools|benchmarks)/[\w./-]+)`", text):
        if "<" not in path:
            assert (ROOT / path).exists(), path
