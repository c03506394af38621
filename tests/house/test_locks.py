"""The lock files hold what pyproject.toml asks for, each package with its hashes."""

import json
import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.codes import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUN = PROJECT["project"]["dependencies"]
EXTRAS = [one for extra in PROJECT["project"]["optional-dependencies"].values() for one in extra]
GROUPS = PROJECT["dependency-groups"]
ASKED = {
    "run.txt": [*RUN, *GROUPS["build"]],
    "dev.txt": [*RUN, *EXTRAS, *GROUPS["build"], *GROUPS["dev"]],
    "bench.txt": [*RUN, *GROUPS["bench"]],
    "node.txt": GROUPS["node"],
}


def locked(name: str) -> dict[str, set[str]]:
    """The versions of each package in a lock file."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)(?:\[[^]]*\])?==([^\s;]+)", text, re.MULTILINE):
        found.setdefault(canonicalize_name(package), set()).add(version)
    return found


@pytest.mark.parametrize("name", ASKED)
def test_everything_asked_for_is_locked(name: str) -> None:
    versions = locked(name)
    for text in ASKED[name]:
        asked = Requirement(text)
        have = versions.get(canonicalize_name(asked.name), set())
        assert have, f"{asked.name} is not in {name}: make lock"
        assert all(asked.specifier.contains(version) for version in have), f"{text}: make lock"


@pytest.mark.parametrize("name", ASKED)
def test_every_package_has_hashes(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    for block in re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in block, block.splitlines()[0]


def test_what_tests_and_peers_are_run_with_is_what_players_have() -> None:
    players = locked("run.txt")
    for name in ("dev.txt", "bench.txt"):
        others = locked(name)
        for package, versions in players.items():
            assert others.get(package, versions) == versions, f"{package} in {name}: make lock"


def test_every_dependency_has_its_reason() -> None:
    reasons = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").lower()
    pages = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    python = {Requirement(text).name for texts in ASKED.values() for text in texts}
    names = {*python, *pages["dependencies"], *pages["devDependencies"]}
    known = {name.lower() for name in names if not name.startswith("@types/")}
    assert {name for name in known if name not in reasons} == set()
