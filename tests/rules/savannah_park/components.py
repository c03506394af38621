"""Components files made for a test: the built-in one with other tokens and boards."""

import tomllib
from importlib.resources import files
from pathlib import Path

from tests.rules.toml import Table, to_toml
from wildpark.rules.components import Components
from wildpark.rules.savannah_park import RULES

BUILT_IN = (files("wildpark.rules.savannah_park") / "components.toml").read_text(encoding="utf-8")

OTHER_FRONT = [
    "G . . . . G",
    ". . 2 . T . .",
    "T . . . . . # .",
    ". . G T . . .",
    ". 1 . . T 3 . G",
    ". . . . . . T",
    "G T G .",
    "# # #",
]
OTHER_BACK = [
    ". . . . . . . .",
    "G . . . . . . . G",
    ". . . . . . . .",
    "G . . . . . G",
    ". . . . . . . .",
    "G . # . G",
    ". .",
]
"""Another outline, which is not even symmetric: 31 and 40 sand spaces, as the rules ask."""

OTHER_PAIRS = [
    ["rhino", "zebra"], ["zebra", "ostrich"], ["ostrich", "elephant"],
    ["elephant", "giraffe"], ["giraffe", "antelope"], ["antelope", "rhino"],
]  # fmt: skip


def built_in() -> Table:
    """What the built-in file says, free to be changed."""
    return tomllib.loads(BUILT_IN)


def other() -> Table:
    """Another copy of the game: other outlines, pairs and trios."""
    table = built_in()
    table["board"] = {"front": OTHER_FRONT, "back": OTHER_BACK}
    table["pairs"] = OTHER_PAIRS
    table["trios_with_watering_hole"] = [
        ["rhino", "ostrich", "giraffe"], ["zebra", "elephant", "antelope"]
    ]  # fmt: skip
    return table


def read(table: Table, folder: Path) -> Components:
    """The components of ``table``, read by the game as it reads anyone's file."""
    path = folder / "components.toml"
    path.write_text(to_toml(table), encoding="utf-8")
    return RULES.read_components(path)
