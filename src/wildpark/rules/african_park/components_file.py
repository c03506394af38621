"""Reads a components file."""

import tomllib
from pathlib import Path
from typing import Any


def read_file(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)
