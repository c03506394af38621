"""Every number of every components file has bounds: one far outside is told with its place."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.rules.toml import to_toml
from wildpark.rules import NAMES, GameError, rules_of

Place = tuple[str | int, ...]


def numbers(value: object, place: Place = ()) -> Iterator[Place]:
    """Where in a file there is a whole number."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from numbers(inner, (*place, name))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from numbers(inner, (*place, at))
    elif type(value) is int:
        yield place


@pytest.mark.parametrize("wrong", [-1, 10_000])
def test_a_number_far_outside_is_told(wrong: int, tmp_path: Path) -> None:
    tried = sum(check_numbers(name, wrong, tmp_path / "components.toml") for name in NAMES)
    assert tried > 100


def check_numbers(name: str, wrong: int, file: Path) -> int:
    """Each number of a game's file is refused where it is wrong; returns how many there are."""
    source = rules_of(name).components.file().read_text(encoding="utf-8")
    tried = 0
    for place in numbers(tomllib.loads(source)):
        table: Any = tomllib.loads(source)
        *steps, last = place
        inner = table
        for step in steps:
            inner = inner[step]
        inner[last] = wrong
        file.write_text(to_toml(table), encoding="utf-8")
        with pytest.raises(GameError) as caught:
            rules_of(name).read_components(file)
        assert str(wrong) in str(caught.value), place
        tried += 1
    return tried
