"""Components files made for a test: the built-in one with other numbers, written as TOML."""

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from importlib.resources import files
from pathlib import Path

from tests.rules.toml import Table, to_toml
from wildpark.rules.catalogue import rules_of
from wildpark.rules.components import Components

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


def read(table: Table, folder: Path) -> Components:
    """The components of ``table``, read by the game as it reads anyone's file."""
    path = folder / "components.toml"
    path.write_text(to_toml(table), encoding="utf-8")
    return rules_of("african_park").read_components(path)
