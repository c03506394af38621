"""Puts codes with parameters into people's words, from the catalogues in ``locales``."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import category

import wildpark
from wildpark.rules.terms import GameError, Line, Param, Part

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CATALOGUES = Path(wildpark.__file__).parent / "locales"
DEFAULT = "en"

LONGEST = 400
"""How many characters of other people's text are shown; catalogues cannot bear endless ones."""


def languages() -> list[str]:
    """The languages that have catalogues."""
    return sorted(path.name for path in CATALOGUES.iterdir() if path.is_dir())


def wished_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, as far as there are catalogues; else English."""
    for name in ("WILDPARK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wished = environment.get(name, "")
        if wished:
            code = wished.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in languages() else DEFAULT
    return DEFAULT


def fit(value: Param) -> Param:
    """A value as a terminal can show it: not endless, and without signs that steer the terminal."""
    if not isinstance(value, str):
        return value
    text = value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"
    return "".join(sign if sign in "\n\t" or category(sign) != "Cc" else "\ufffd" for sign in text)


class Words:
    """The messages of one language."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # imported at the first word: it takes longer than all the rest of a short command
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  see above

        bundle = FluentBundle([self.language], use_isolating=False)
        for path in sorted((CATALOGUES / self.language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return bundle

    def knows(self, code: str) -> bool:
        """Whether there is a message of this code."""
        return bool(self._bundle.has_message(code))

    def __call__(self, code: str, /, **params: Param) -> str:
        """The message ``code``, filled in; KeyError if there is none."""
        pattern = self._bundle.get_message(code).value
        if pattern is None:
            raise KeyError(code)
        fitting = {name: fit(value) for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, fitting)
        if errors:
            raise errors[0]
        return str(text)

    def line(self, line: Line | Part) -> str:
        """What a line of a report or a part of a score says."""
        return self(line.code, **line.params)

    def lines(self, lines: Iterable[Line]) -> str:
        """What happened, as sentences one after the other."""
        return " ".join(map(self.line, lines))

    def animal(self, species: str) -> str:
        """What a species is called."""
        return self("species", species=species)

    def error(self, error: GameError) -> str:
        """What a refusal says; its English sentence where the catalogues do not know it."""
        if not self.knows(error.code):
            return str(error)
        return "\n  ".join([self(error.code, **error.params), *map(self.line, error.lines)])
