"""Runs commands as a person would."""

import os
import subprocess
import sys

from click.testing import CliRunner, Result

from wildpark.cli import main

PROGRAM = (sys.executable, "-c", "from wildpark.cli import main; main()")


def run(*arguments: str, answers: str = "", language: str = "en", columns: int = 120) -> Result:
    """A command in this process: what it printed, and how it ended."""
    environment = {"WILDPARK_LANGUAGE": language, "COLUMNS": str(columns)}
    return CliRunner().invoke(main, arguments, input=answers, env=environment)


def as_process(
    *arguments: str, closing: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, by way of a shell that may close or divert a stream."""
    return subprocess.run(
        ["bash", "-c", f'exec "$0" "$@" {closing}', *PROGRAM, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        env={**os.environ, "WILDPARK_LANGUAGE": "en", **environment},
    )
