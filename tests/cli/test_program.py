"""The command as a whole: help, languages, and errors in one line."""

import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from wildpark.cli import COMMANDS, main

PACKAGE = Path(sys.modules["wildpark.cli"].__file__ or "").parent


def run(*arguments: str, **environment: str) -> tuple[int, str, str]:
    """Exit code, output and error output of a command."""
    result = CliRunner().invoke(main, arguments, env=environment)
    return result.exit_code, result.stdout, result.stderr


def test_help_names_every_command() -> None:
    code, out, _ = run("--help")
    assert code == 0
    for name, summary in COMMANDS.items():
        assert name in out
        assert summary.split()[0] in out


def test_help_imports_no_command() -> None:
    program = (
        "import sys; from wildpark.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {'rich', 'fluent', 'litestar', 'sqlalchemy', 'msgspec', 'wildpark.bots'}\n"
        "sys.exit(','.join(heavy & set(sys.modules)) or 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_summary_and_an_example(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    code, out, _ = run(name, "--help")
    assert code == 0
    assert "Example" in out
    assert f"wildpark {name}" in " ".join(out.split())


def test_an_unknown_command_is_refused() -> None:
    code, _, err = run("fly")
    assert code == 2
    assert "fly" in err


def test_a_refusal_is_one_line_in_the_asked_language() -> None:
    code, out, err = run("--language", "de", "replay", "-")
    assert (code, out) == (2, "")
    assert err.startswith("Error: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    code, _, err = run("replay", str(tmp_path / "none.json"))
    assert code == 2
    assert "none.json" in err


def test_an_unforeseen_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("wildpark.cli.components.rules_of", fail)
    code, out, err = run("components", "african_park")
    assert (code, out) == (1, "")
    assert "ZeroDivisionError: by nothing" in err
    assert "--debug" in err
    with pytest.raises(ZeroDivisionError):
        CliRunner().invoke(main, ["--debug", "components", "african_park"], catch_exceptions=False)


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"WILDPARK_LANGUAGE": "de", "LANG": "en_GB.UTF-8"}, "Herkunft"),
        (
            {"WILDPARK_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"},
            "Herkunft",
        ),
        ({"WILDPARK_LANGUAGE": "", "LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "Provenance"),
        ({"WILDPARK_LANGUAGE": "xx"}, "Provenance"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], word: str) -> None:
    program = "from wildpark.cli import main; main(['components', 'african_park'])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment
    )
    assert word in done.stderr
