"""Runs commands as a person would, in this process."""

from click.testing import CliRunner, Result

from wildpark.cli import main


def run(*arguments: str, answers: str = "", language: str = "en", columns: int = 120) -> Result:
    """What the command printed, and how it ended."""
    environment = {"WILDPARK_LANGUAGE": language, "COLUMNS": str(columns)}
    return CliRunner().invoke(main, arguments, input=answers, env=environment)
