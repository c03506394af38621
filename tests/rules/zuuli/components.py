"""Components files made for a test: the built-in one with other cards."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from tests.rules.toml import Table, to_toml
from wildpark.rules.zuuli import RULES, ZuuliComponents

BUILT_IN = (files("wildpark.rules.zuuli") / "components.toml").read_text(encoding="utf-8")
FILLERS = ("Kiosk", "Ticket Booth", "Bench", "Lamp")
"""Upgrades that change nothing that a test looks at: nobody installs them."""


def built_in() -> Table:
    """What the built-in file says, free to be changed."""
    return tomllib.loads(BUILT_IN)


def slug(name: str) -> str:
    """A card's name as it stands in notation."""
    return name.lower().replace(" ", "_")


def other() -> Table:
    """Another copy of the game, with the same kinds of rules, conditions and effects."""
    table = built_in()
    table["animal"] = [
        {"name": name, "copies": 8, "temper": temper, "habitats": habitats, "space": space,
         "value": value, **({"rule": rule} if rule else {})}
        for name, temper, habitats, space, value, rule in (
            ("wolf", "fierce", ["jungle", "plains"], 2, 3, "pride"),
            ("otter", "fierce", ["water"], 1, 2, "wallow"),
            ("parrot", "friendly", ["jungle"], 1, 4, "company"),
            ("meerkat", "friendly", ["plains"], 1, 2, "troop"),
            ("cricket", "friendly", ["plains", "jungle", "water"], 1, 5, "chorus"),
            ("swan", "fierce", ["water", "plains"], 2, 1, "bloom"),
            ("tapir", "friendly", ["jungle", "water"], 3, 7, None),
        )
    ]  # fmt: skip
    table["enclosure"] = [
        {"name": name, "copies": copies, "space": space, "habitats": habitats,
         "satisfaction": times, **({"condition": condition} if condition else {})}
        for name, copies, space, habitats, times, condition in (
            ("Valley", 6, 7, ["plains", "water"], 1, None),
            ("Den", 5, 5, ["jungle"], 2, "fierce only"),
            ("Pond 7", 4, 4, ["water"], 2, "friendly only"),
            ("Ark", 3, 8, ["plains", "jungle", "water"], 3, "no two alike"),
        )
    ]  # fmt: skip
    table["upgrade"] = [
        {"name": "Oasis", "copies": 6, "adds_habitat": "water", "adds_space": 1},
        {"name": "Sign", "copies": 5, "adds_satisfaction": 2},
        {"name": "Moat", "copies": 5, "allows_mixing": True, "adds_habitat": "jungle"},
    ]
    table["new_plot"] = {
        "name": "Yard", "space": 3, "habitats": ["jungle"], "satisfaction": 2,
    }  # fmt: skip
    return table


def dealing(wanted: Mapping[str, int], table: Table | None = None) -> Table:
    """A file whose deck holds the wanted cards and fillers, for two who want them all in year 1."""
    table = table or built_in()
    hand = sum(wanted.values())
    for sort in ("animal", "enclosure", "upgrade"):
        table[sort] = [
            {**card, "copies": wanted[slug(card["name"])]}
            for card in table[sort]
            if slug(card["name"]) in wanted
        ]
    fillers = max(hand + 4, 18 - hand)  # six players have to be able to play, too
    for name in FILLERS:
        if fillers > 0:
            copies = min(fillers, 9)
            table["upgrade"].append({"name": name, "copies": copies, "adds_space": 1})
            fillers -= copies
    if not table["animal"]:
        table["animal"] = [{**built_in()["animal"][0], "copies": 1}]
    if not table["enclosure"]:
        table["enclosure"] = [{**built_in()["enclosure"][0], "copies": 1}]
    table["deal"] = {str(players): [1, 1, 1] for players in (3, 4, 5, 6)}
    table["deal"]["2"] = [hand, 1, 1]
    return table


def read(table: Table, folder: Path) -> ZuuliComponents:
    """The components of ``table``, read by the game as it reads anyone's file."""
    path = folder / "components.toml"
    path.write_text(to_toml(table), encoding="utf-8")
    found = RULES.read_components(path)
    assert isinstance(found, ZuuliComponents)
    return found


def poor() -> Table:
    """Cards with which most first years score nothing, and many parks are nearly as good."""
    table = other()
    table["animal"] = [
        {"name": name, "copies": 8, "temper": "friendly", "habitats": habitats, "space": space,
         "value": value, **({"rule": rule} if rule else {})}
        for name, habitats, space, value, rule in (
            ("parrot", ["jungle"], 1, 4, "company"),
            ("meerkat", ["jungle", "plains"], 1, 2, None),
            ("cricket", ["plains"], 1, 2, "company"),
            ("swan", ["water", "jungle"], 1, 1, None),
            ("tapir", ["water"], 3, 7, None),
            ("crane", ["water"], 1, 4, "company"),
            ("newt", ["jungle", "water"], 1, 2, None),
        )
    ]  # fmt: skip
    for enclosure in table["enclosure"]:
        enclosure["space"], enclosure["satisfaction"] = 1, 1
    table["new_plot"] = {"name": "Yard", "space": 1, "habitats": ["jungle"], "satisfaction": 1}
    return table
