"""Writes TOML, which the standard library only reads."""

from typing import Any

Table = dict[str, Any]
"""What a TOML file says, as ``tomllib`` reads it."""


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
