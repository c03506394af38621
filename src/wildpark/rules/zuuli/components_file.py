"""Checks a components file of Zuuli whole, so that all its faults are told at once."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from wildpark.rules.data_file import DataFile, inside, shown

HABITATS = ("plains", "jungle", "water")
TEMPERS = ("friendly", "fierce")
RULES = ("pride", "wallow", "company", "troop", "chorus", "bloom")
"""What the text on an animal can say; cards.py says what each means."""
CONDITIONS = ("friendly only", "fierce only", "no two alike")
"""What the text on an enclosure can say."""
EFFECTS = ("adds_habitat", "adds_space", "adds_satisfaction", "allows_mixing")
"""What an upgrade can do."""
TABLES = ("2", "3", "4", "5", "6")
"""The lines of the deal table: one for each number of players."""
YEARS = 3

MAX_ANIMALS = 24
MAX_UPGRADES = 8
MAX_ENCLOSURES = 31
"""The most enclosure cards, with copies: with the New Plot they fill a mask of 32."""
MAX_CARDS = 120
MAX_DEALT = 10
CARD_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*(?: [A-Za-z0-9]+)*")
RESERVED = ("confirm",)

SENTENCES = {
    "fault-card-name": "{file}: {place} is {value}; allowed: a name of 1 to 40 letters, digits and"
    " single blanks that begins with a letter",
    "fault-same-habitat": "{file}: {place} is {value}; allowed: each habitat once",
    "fault-pride": "{file}: {place} is {value}; allowed: at least 2 for the rule pride",
    "fault-effect": "{file}: {place} does nothing; allowed: one or more of {allowed}",
    "fault-mixing": "{file}: {place} is {value}; allowed: true",
    "fault-enclosures": "{file}: there are {count} enclosure cards; allowed: at most {high}",
    "fault-cards": "{file}: there are {count} cards; allowed: at most {high}",
    "fault-deal": "{file}: {place} deals {count} cards; there are {cards}",
}


@lru_cache(maxsize=1024)
def slug_of(name: str) -> str:
    """A card's name as it stands in notation: ``Standard Pen`` is ``standard_pen``."""
    return name.lower().replace(" ", "_")


def room_names(enclosures: Sequence[Mapping[str, Any]], new_plot: str) -> list[str]:
    """What the enclosures of a park are called: the second Standard Pen is standard_pen_2."""
    names = [slug_of(new_plot)]
    for enclosure in enclosures:
        slug = slug_of(enclosure["name"])
        names += [slug if copy == 1 else f"{slug}_{copy}" for copy in copies_of(enclosure)]
    return names


def copies_of(card: Mapping[str, Any]) -> range:
    """The copies of a card, numbered from 1."""
    return range(1, card["copies"] + 1)


def read_file(path: Path) -> dict[str, Any]:
    """What the file says, known to be sound; GameError with one line for each fault."""
    file = DataFile(path, SENTENCES)
    document = file.read()
    keys = ("provenance", "deal", "new_plot", "animal", "enclosure", "upgrade")
    said = file.table(document, "", keys)
    if "provenance" in said:
        file.text(said["provenance"], "provenance")
    if "new_plot" in said:
        check_new_plot(file, said["new_plot"])
    checks = (
        ("animal", check_animal, MAX_ANIMALS),
        ("enclosure", check_enclosure, MAX_ENCLOSURES),
        ("upgrade", check_upgrade, MAX_UPGRADES),
    )
    for name, check, most in checks:
        if name in said:
            check_cards(file, said[name], name, check, most)
    if "deal" in said:
        check_deal(file, said["deal"])
    file.raise_faults()
    check_whole(file, document)
    file.raise_faults()
    return document


def check_cards(
    file: DataFile,
    value: object,
    name: str,
    check: Callable[[DataFile, object, str], None],
    most: int,
) -> None:
    """All cards of one kind."""
    for number, card in enumerate(file.entries(value, name, 1, most), start=1):
        check(file, card, f"{name} {number}")


def check_animal(file: DataFile, value: object, place: str) -> None:
    """An animal: its name, copies, temper, habitats, space, value and perhaps its rule."""
    keys = ("name", "copies", "temper", "habitats", "space", "value")
    said = file.table(value, place, keys, ("rule",))
    check_name_and_copies(file, said, place)
    if "temper" in said:
        file.choice(said["temper"], inside(place, "temper"), TEMPERS)
    if "rule" in said:
        file.choice(said["rule"], inside(place, "rule"), RULES)
    if "habitats" in said:
        check_habitats(file, said["habitats"], inside(place, "habitats"))
    if "value" in said:
        file.number(said["value"], inside(place, "value"), 0, 9)
    if "space" in said:
        space = file.number(said["space"], inside(place, "space"), 1, 9)
        if space == 1 and said.get("rule") == "pride":
            file.fault("fault-pride", place=inside(place, "space"), value=shown(space))


def check_enclosure(file: DataFile, value: object, place: str) -> None:
    """An enclosure: what every place for animals has, its copies, and perhaps its condition."""
    keys = ("name", "copies", "space", "habitats", "satisfaction")
    said = file.table(value, place, keys, ("condition",))
    check_name_and_copies(file, said, place)
    check_place(file, said, place)
    if "condition" in said:
        file.choice(said["condition"], inside(place, "condition"), CONDITIONS)


def check_new_plot(file: DataFile, value: object) -> None:
    """The enclosure that everybody starts with."""
    said = file.table(value, "new_plot", ("name", "space", "habitats", "satisfaction"))
    check_name_and_copies(file, said, "new_plot")
    check_place(file, said, "new_plot")


def check_upgrade(file: DataFile, value: object, place: str) -> None:
    """An upgrade: its name, copies and what it does."""
    said = file.table(value, place, ("name", "copies"), EFFECTS)
    check_name_and_copies(file, said, place)
    if not any(effect in said for effect in EFFECTS):
        file.fault("fault-effect", place=place, allowed=", ".join(EFFECTS))
    if "adds_habitat" in said:
        file.choice(said["adds_habitat"], inside(place, "adds_habitat"), HABITATS)
    for effect in ("adds_space", "adds_satisfaction"):
        if effect in said:
            file.number(said[effect], inside(place, effect), 1, 9)
    if "allows_mixing" in said and said["allows_mixing"] is not True:
        mixing = shown(said["allows_mixing"])
        file.fault("fault-mixing", place=inside(place, "allows_mixing"), value=mixing)


def check_name_and_copies(file: DataFile, said: Mapping[str, object], place: str) -> None:
    """What every card has."""
    if "name" in said:
        name = said["name"]
        if not isinstance(name, str) or len(name) > 40 or not CARD_NAME.fullmatch(name):
            file.fault("fault-card-name", place=inside(place, "name"), value=shown(name))
    if "copies" in said:
        file.number(said["copies"], inside(place, "copies"), 1, 9)


def check_place(file: DataFile, said: Mapping[str, object], place: str) -> None:
    """What every enclosure has."""
    if "space" in said:
        file.number(said["space"], inside(place, "space"), 1, 20)
    if "habitats" in said:
        check_habitats(file, said["habitats"], inside(place, "habitats"))
    if "satisfaction" in said:
        file.number(said["satisfaction"], inside(place, "satisfaction"), 1, 9)


def check_habitats(file: DataFile, value: object, place: str) -> None:
    """One to three different habitats."""
    known = len(file.faults)
    found = [
        file.choice(name, place, HABITATS) for name in file.entries(value, place, 1, len(HABITATS))
    ]
    if len(file.faults) == known and len(set(found)) < len(found):
        file.fault("fault-same-habitat", place=place, value=shown(value))


def check_deal(file: DataFile, value: object) -> None:
    """The deal table: for each number of players the cards of a hand in each year."""
    said = file.table(value, "deal", TABLES)
    for players, line in said.items():
        place = inside("deal", players)
        for year, count in enumerate(file.entries(line, place, YEARS, YEARS), start=1):
            file.number(count, f"{place} year {year}", 1, MAX_DEALT)


def check_whole(file: DataFile, said: Mapping[str, Any]) -> None:
    """What can only be said of all cards together: names, how many there are, enough to deal."""
    known: list[str] = [*RESERVED]
    cards = [*said["animal"], *said["upgrade"]]
    rooms = room_names(said["enclosure"], said["new_plot"]["name"])
    for name in [*(slug_of(card["name"]) for card in cards), *rooms]:
        if name in known:
            file.fault("fault-twice", place="name", value=shown(name))
        known.append(name)
    if len(rooms) - 1 > MAX_ENCLOSURES:
        file.fault("fault-enclosures", count=len(rooms) - 1, high=MAX_ENCLOSURES)
    count = sum(card["copies"] for card in cards) + len(rooms) - 1
    if count > MAX_CARDS:
        file.fault("fault-cards", count=count, high=MAX_CARDS)
    for players, hands in said["deal"].items():
        dealt = int(players) * sum(hands)
        if dealt > count:
            file.fault("fault-deal", place=inside("deal", players), count=dealt, cards=count)
