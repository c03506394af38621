"""components, doctor and bench."""

import sys
from pathlib import Path

import pytest

from tests.cli.running import run
from wildpark.cli.doctor import CHECKS, hot_modules
from wildpark.rules import NAMES, rules_of


@pytest.mark.parametrize("name", NAMES)
def test_the_printed_components_are_the_built_in_ones(name: str, tmp_path: Path) -> None:
    printed = run("components", name)
    assert printed.exit_code == 0
    copy = tmp_path / "my_copy.toml"
    copy.write_text(printed.stdout, encoding="utf-8")
    rules = rules_of(name)
    digest = rules.read_components(copy).digest
    assert digest == rules.read_components(None).digest
    assert digest in printed.stderr
    assert "reconstruction" in printed.stderr
    checked = run("components", name, "--check", str(copy))
    assert checked.exit_code == 0
    assert "sound" in checked.stdout


def test_every_fault_of_a_components_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    text = run("components", "african_park").stdout
    path.write_text(
        text.replace('group = "carnivore"', 'group = "bird"', 1).replace('"RL"', '"RX"', 1),
        encoding="utf-8",
    )
    checked = run("components", "african_park", "--check", str(path))
    assert checked.exit_code == 2
    assert checked.stdout == ""
    assert "bird" in checked.stderr
    assert "RX" in checked.stderr
    assert "wrong.toml" in checked.stderr


@pytest.mark.parametrize("language", ["en", "de"])
def test_doctor_has_a_line_on_everything(language: str) -> None:
    told = run("doctor", language=language)
    assert told.exit_code in {0, 1}
    assert told.stderr == ""
    assert sum(row[0] in "✓✗·" for row in told.stdout.splitlines()) == len(CHECKS)


def test_doctor_says_how_to_mend_what_is_lacking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildpark.cli.doctor.hot_modules", lambda: [("wildpark.rules.game", False)])
    monkeypatch.delenv("WILDPARK_UNCOMPILED", raising=False)
    monkeypatch.setattr("wildpark.cli.doctor.shutil.which", lambda _: None)
    told = run("doctor", "--quiet", "compiled")
    assert told.exit_code == 1
    assert "apt-get install gcc" in told.stdout


def test_doctor_sees_a_compiled_module_that_cannot_be_imported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "wildpark.bots.player._nogil", None)
    monkeypatch.delenv("WILDPARK_UNCOMPILED", raising=False)
    assert not dict(hot_modules())["wildpark.bots.player._nogil"]
    assert "not compiled" in run("doctor", "--quiet", "compiled").stdout


@pytest.mark.parametrize("address", ["mysql://host/x", "sqlite://", "{folder}", "{folder}/text"])
def test_doctor_sees_a_database_that_cannot_be_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str
) -> None:
    (tmp_path / "text").write_text("this is no database, but it is long enough for one " * 20)
    monkeypatch.setenv("WILDPARK_DATABASE", address.format(folder=tmp_path))
    told = run("doctor", "database")
    assert told.exit_code == 1
    assert "WILDPARK_DATABASE" in told.stdout


def test_doctor_does_not_show_the_password_of_a_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDPARK_DATABASE", "postgresql://anna:secret@host/name")
    told = run("doctor", "database")
    assert "PostgreSQL" in told.stdout
    assert "secret" not in told.stdout
