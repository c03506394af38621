"""Reads a data file (TOML) and collects everything that is wrong with it, not only the first.

Each fault is a line that names the file, the place in it, the value there and what is allowed.
A value of None is one that is missing: TOML has no other None.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from wildpark.rules.terms import GameError, Line, Param
from wildpark.rules.text_file import MAX_CHARACTERS, EncodingError, read

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
"""How things are named in a data file, fit for records and URLs."""

SENTENCES = {
    "fault-too-long": "{file} is too long; allowed: at most {limit} characters",
    "fault-unreadable": "{file}: cannot be read: {reason}",
    "fault-encoding": "{file}: {reason}",
    "fault-missing": "{file}: {place} is missing",
    "fault-extra": "{file}: {place}: {value} is unknown; allowed: {allowed}",
    "fault-extra-table": "{file}: {value} is unknown; allowed: {allowed}",
    "fault-kind": "{file}: {place} is {value}; allowed: a {wanted}",
    "fault-number": "{file}: {place} is {value}; allowed: a whole number from {low} to {high}",
    "fault-length": "{file}: {place} has {count} entries; allowed: {low} to {high}",
    "fault-choice": "{file}: {place} is {value}; allowed: {allowed}",
    "fault-name": "{file}: {place} is {value}; allowed: a name of 1 to 40 small letters, digits"
    " and underscores that begins with a letter",
    "fault-text": "{file}: {place} is {value}; allowed: a text of 1 to 200 characters",
    "fault-twice": "{file}: {place} is {value}; allowed: a name that is not used before",
}
"""The faults that files of all games can have; a game's reader adds its own."""


class DataFile:
    """A data file that is being checked: its faults so far."""

    def __init__(self, path: Path, sentences: Mapping[str, str]) -> None:
        """``sentences``: the English for fault codes of one game's files."""
        self.path = path
        self.sentences = {**SENTENCES, **sentences}
        self.faults: list[Line] = []

    def read(self) -> dict[str, object]:
        """The document, as TOML says it; GameError if the file cannot be read as TOML."""
        try:
            with self.path.open("rb") as file:
                text = read(file)
            if len(text) > MAX_CHARACTERS:
                self.fault("fault-too-long", limit=MAX_CHARACTERS)
                raise self.error()
            return tomllib.loads(text)
        except OSError as error:
            self.fault("fault-unreadable", reason=error.strerror or str(error))
        except EncodingError as error:
            self.fault("fault-encoding", reason=str(error), **error.params)
        except (ValueError, RecursionError) as error:
            self.fault("fault-unreadable", reason=str(error))
        raise self.error()

    def fault(self, code: str, **params: Param) -> None:
        """Notes that something is wrong."""
        self.faults.append(Line(code, {"file": str(self.path), **params}))

    def error(self) -> GameError:
        """All faults in one error, one line each."""
        said = [self.sentences[line.code].format(**line.params) for line in self.faults]
        error = GameError("data-file-faults", "\n".join(said), file=str(self.path), count=len(said))
        error.lines = tuple(self.faults)
        return error

    def raise_faults(self) -> None:
        """Raises ``error()`` if anything is wrong."""
        if self.faults:
            raise self.error()

    def table(
        self, value: object, place: str, keys: Iterable[str], optional: Iterable[str] = ()
    ) -> dict[str, object]:
        """A table that has all the ``keys`` and none but them and the ``optional`` ones.

        Keys that are missing are noted and left out; what is no table counts as an empty one.
        """
        if not isinstance(value, dict):
            self.fault("fault-kind", place=place, value=shown(value), wanted="table")
            return {}
        allowed = [*keys, *optional]
        for key in value:
            if key not in allowed:
                where = {"place": place} if place else {}
                code = "fault-extra" if place else "fault-extra-table"
                self.fault(code, **where, value=shown(key), allowed=", ".join(allowed))
        for key in keys:
            if key not in value:
                self.fault("fault-missing", place=inside(place, key))
        return {key: value[key] for key in allowed if key in value}

    def entries(self, value: object, place: str, low: int, high: int) -> list[object]:
        """A list of ``low`` to ``high`` entries; what is no list counts as an empty one."""
        if not isinstance(value, list):
            self.fault("fault-kind", place=place, value=shown(value), wanted="list")
            return []
        if not low <= len(value) <= high:
            self.fault("fault-length", place=place, count=len(value), low=low, high=high)
        return value

    def number(self, value: object, place: str, low: int, high: int) -> int | None:
        """A whole number from ``low`` to ``high``; None if it is not."""
        if type(value) is int and low <= value <= high:
            return value
        self.fault("fault-number", place=place, value=shown(value), low=low, high=high)
        return None

    def choice(self, value: object, place: str, allowed: Iterable[str]) -> str | None:
        """One of the texts ``allowed``; None if it is not."""
        if isinstance(value, str) and value in allowed:
            return value
        self.fault("fault-choice", place=place, value=shown(value), allowed=", ".join(allowed))
        return None

    def name(self, value: object, place: str) -> str | None:
        """A name fit for records and URLs; None if it is not."""
        if isinstance(value, str) and NAME.fullmatch(value):
            return value
        self.fault("fault-name", place=place, value=shown(value))
        return None

    def text(self, value: object, place: str) -> None:
        """A text for people."""
        if not isinstance(value, str) or not 1 <= len(value) <= 200:
            self.fault("fault-text", place=place, value=shown(value))


def inside(place: str, key: str) -> str:
    """The place of ``key`` in the table at ``place``."""
    return f"{place}.{key}" if place else key


def shown(value: object) -> str:
    """A value as the fault shows it, not endless; texts have quotes, ``missing`` has none."""
    text = "missing" if value is None else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
