"""Checks a components file of African Park whole, so that all its faults are told at once."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from wildpark.rules.african_park.board import (
    AREA_SIZES,
    COLUMN_HEIGHTS,
    DECK_COLUMNS,
    TERRITORY_DECKS,
)
from wildpark.rules.african_park.habitat import CROCODILE
from wildpark.rules.data_file import DataFile, inside, shown

GROUPS = ("herbivore", "carnivore", "pachyderm", "aquatic")
PLAYERS = (2, 3, 4)
MAX_SPECIES = 24
MAX_CARDS = 200
FEWEST_TERRITORY_CARDS = 4
MAX_TERRITORY_CARDS = 12
MAX_POINTS = 99
LARGEST_MINIMUM = max(AREA_SIZES) + 1
SMALLEST_HERD, LARGEST_HERD = 2, max(AREA_SIZES)

SENTENCES = {
    "fault-deck-uneven": "{file}: {place}: the deck for {players} players has {cards} cards;"
    " allowed: a number that {players} players can divide evenly, not 0",
    "fault-deck-large": "{file}: {place}: the deck for {players} players has {cards} cards;"
    " allowed: at most {high}",
    "fault-pachyderm-kind": "{file}: {place} is {value}; allowed: a kind for pachyderms only",
    "fault-crocodile": "{file}: {place} is {value}; allowed: 'aquatic' for the crocodile",
    "fault-herd-gap": "{file}: {place} is missing; allowed: a bonus for each herd from 2 to {last}",
    "fault-column-height": "{file}: {place} is {value}; allowed: {height} letters, one a space,"
    " from the bottom upward",
    "fault-column-letter": "{file}: {place} is {value}; allowed: only the letters R (river)"
    " and L (land)",
}


def read_file(path: Path) -> dict[str, Any]:
    """What the file says, known to be sound; GameError with one line for each fault."""
    file = DataFile(path, SENTENCES)
    document = file.read()
    said = file.table(
        document,
        "",
        (),
        ("provenance", "herd_bonus", "pachyderm_limit", "species", "territory"),
    )
    file.text(said.get("provenance"), "provenance")
    check_herd_bonus(file, said.get("herd_bonus"))
    check_pachyderm_limit(file, said.get("pachyderm_limit"))
    check_species(file, said.get("species"))
    check_territory(file, said.get("territory"))
    file.raise_faults()
    return document


def check_herd_bonus(file: DataFile, value: object) -> None:
    """Bonuses for herds from 2 up to the largest in the table, without a gap."""
    counts = [str(count) for count in range(SMALLEST_HERD, LARGEST_HERD + 1)]
    table = file.table(value, "herd_bonus", (), counts)
    last = max(table, default=counts[0])
    for count in counts[: counts.index(last) + 1]:
        place = inside("herd_bonus", count)
        if count in table:
            file.number(table[count], place, 0, MAX_POINTS)
        elif isinstance(value, dict):
            file.fault("fault-herd-gap", place=place, last=last)


def check_pachyderm_limit(file: DataFile, value: object) -> None:
    """The most pachyderms for each size of area."""
    table = file.table(value, "pachyderm_limit", (), [str(size) for size in AREA_SIZES])
    if isinstance(value, dict):
        for size in AREA_SIZES:
            file.number(table.get(str(size)), inside("pachyderm_limit", str(size)), 0, size)


def check_species(file: DataFile, value: object) -> None:
    """All species, and the decks that their copies add up to."""
    species = file.entries(value, "species", 1, MAX_SPECIES)
    names: set[str] = set()
    copies = []
    for number, one in enumerate(species, start=1):
        if isinstance(one, dict):
            place = check_name(file, one.get("name"), f"species {number}", names)
            copies.append(check_animal(file, one, place))
        else:
            file.table(one, f"species {number}", ())
    sound = [one for one in copies if one is not None]
    if species and len(sound) == len(species):
        check_decks(file, sound)


def check_name(file: DataFile, value: object, place: str, names: set[str]) -> str:
    """A name that no species before has; the place is then told with it."""
    name = file.name(value, inside(place, "name"))
    if name is None:
        return place
    if name in names:
        file.fault("fault-twice", place=inside(place, "name"), value=shown(name))
    names.add(name)
    return f"{place} ({name})"


def check_animal(file: DataFile, value: object, place: str) -> list[int] | None:
    """All of one species but its name; its copies, if they are sound."""
    table = file.table(value, place, (), ("name", "group", "kind", "minimum", "value", "copies"))
    group = file.choice(table.get("group"), inside(place, "group"), GROUPS)
    if group not in {None, "aquatic"} and table.get("name") == CROCODILE:
        file.fault("fault-crocodile", place=inside(place, "group"), value=shown(group))
    if "kind" in table:
        kind = file.name(table["kind"], inside(place, "kind"))
        if kind is not None and group not in {None, "pachyderm"}:
            file.fault("fault-pachyderm-kind", place=inside(place, "kind"), value=shown(kind))
    file.number(table.get("minimum"), inside(place, "minimum"), 1, LARGEST_MINIMUM)
    file.number(table.get("value"), inside(place, "value"), 0, MAX_POINTS)
    return check_copies(file, table.get("copies"), inside(place, "copies"))


def check_copies(file: DataFile, value: object, place: str) -> list[int] | None:
    """The numbers of two-, three- and four-star cards; None if they are not sound."""
    entries = file.entries(value, place, 3, 3)
    numbers = [file.number(one, place, 0, MAX_CARDS) for one in entries]
    sound = [one for one in numbers if one is not None]
    return sound if len(sound) == len(numbers) == len(PLAYERS) else None


def check_decks(file: DataFile, copies: Sequence[list[int]]) -> None:
    """The deck of each number of players, which they must be able to divide evenly."""
    for players in PLAYERS:
        cards = sum(sum(one[: players - 1]) for one in copies)
        if cards == 0 or cards % players:
            file.fault("fault-deck-uneven", place="species.copies", players=players, cards=cards)
        if cards > MAX_CARDS:
            file.fault(
                "fault-deck-large",
                place="species.copies",
                players=players,
                cards=cards,
                high=MAX_CARDS,
            )


def check_territory(file: DataFile, value: object) -> None:
    """The cards of the three territory decks."""
    table = file.table(value, "territory", (), TERRITORY_DECKS)
    if isinstance(value, dict):
        for name, columns in zip(TERRITORY_DECKS, DECK_COLUMNS, strict=True):
            place = inside("territory", f'"{name}"')
            check_territory_deck(file, table.get(name), place, columns)


def check_territory_deck(file: DataFile, value: object, place: str, columns: Sequence[int]) -> None:
    """The cards of one deck: two sides each, two columns a side."""
    cards = file.entries(value, place, FEWEST_TERRITORY_CARDS, MAX_TERRITORY_CARDS)
    for number, card in enumerate(cards, start=1):
        sides = file.entries(card, f"{place} card {number}", 2, 2)
        for letter, side in zip("ab", sides, strict=False):
            check_side(file, side, f"{place} card {number} side {letter}", columns)


def check_side(file: DataFile, value: object, place: str, columns: Sequence[int]) -> None:
    """The two columns of a side, each of its own height."""
    letters = file.entries(value, place, len(columns), len(columns))
    for number, (column, text) in enumerate(zip(columns, letters, strict=False), start=1):
        check_column(file, text, f"{place} column {number}", COLUMN_HEIGHTS[column])


def check_column(file: DataFile, value: object, place: str, height: int) -> None:
    """A column: one letter for each space."""
    if not isinstance(value, str):
        file.fault("fault-kind", place=place, value=shown(value), wanted="text")
        return
    if set(value) - set("RL"):
        file.fault("fault-column-letter", place=place, value=shown(value))
    if len(value) != height:
        file.fault("fault-column-height", place=place, value=shown(value), height=height)
