"""Components files made for a test: the built-in one with other numbers, written as TOML."""

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

from wildpark.rules.catalogue import rules_of
from wildpark.rules.terms import Components

Table = dict[str, Any]
"""What a TOML file says, as ``tomllib`` reads it."""

BUILT_IN = (files("wildpark.rules.african_park") / "components.toml").read_text(encoding="utf-8")

COLUMNS = ("2", "3", "4a", "4b", "6a", "6b")
"""The columns of a reserve, as notation calls them."""

HEIGHTS = (2, 3, 2, 2, 3, 3)
"""How many spaces each column has."""

SIZES = (2, 3, 4, 4, 6, 6)
"""How many spaces the area of each column has."""


def built_in() -> Table:
    """What the built-in file says, free to be changed."""
    return tomllib.loads(BUILT_IN)


def with_land(table: Table, land: Mapping[str, str]) -> Table:
    """The same components, but every territory card shows the columns of ``land`` on both sides."""
    table = deepcopy(table)
    columns = [land.get(name, "L" * height) for name, height in zip(COLUMNS, HEIGHTS, strict=True)]
    for number, deck in enumerate(("2+3", "4", "6")):
        pair = columns[2 * number : 2 * number + 2]
        table["territory"][deck] = [[pair, pair]] * 4
    return table


def with_copies(table: Table, copies: Mapping[str, list[int]]) -> Table:
    """The same components with other numbers of cards; species left out have none."""
    table = deepcopy(table)
    for species in table["species"]:
        species["copies"] = copies.get(species["name"], [0, 0, 0])
    return table


def to_toml(table: Table) -> str:
    """TOML that reads back as ``table``: plain values, then tables, then lists of tables."""
    lines: list[str] = []
    _write_table(lines, (), table)
    return "\n".join(lines) + "\n"


def _write_table(lines: list[str], path: tuple[str, ...], table: Table) -> None:
    inner = {key: value for key, value in table.items() if _is_inner(value)}
    lines += [f"{_key(key)} = {_value(value)}" for key, value in table.items() if key not in inner]
    for key, value in inner.items():
        place = (*path, key)
        name = ".".join(map(_key, place))
        if isinstance(value, dict):
            lines.append(f"[{name}]")
            _write_table(lines, place, value)
            continue
        for one in value:
            lines.append(f"[[{name}]]")
            _write_table(lines, place, one)


def _is_inner(value: object) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(one, dict) for one in value)
    return isinstance(value, dict)


def _key(key: str) -> str:
    return _value(key)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = "".join(
            f"\\U{ord(letter):08x}" if letter in '"\\' or not letter.isprintable() else letter
            for letter in value
        )
        return f'"{escaped}"'
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + "}"
    return str(value)


def read(table: Table, folder: Path) -> Components:
    """The components of ``table``, read by the game as it reads anyone's file."""
    path = folder / "components.toml"
    path.write_text(to_toml(table), encoding="utf-8")
    return rules_of("african_park").read_components(path)
