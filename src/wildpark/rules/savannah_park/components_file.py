"""Checks a components file of Savannah Park whole, so that all its faults are told at once."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from wildpark.rules.data_file import DataFile, inside, shown
from wildpark.rules.savannah_park.board import (
    FIRES,
    GRASS,
    LETTERS,
    MAX_ROWS,
    MAX_SPACES,
    SAND,
    TREE,
    interlocks,
)

SPECIES = 6
PAIRS = 6
TRIOS = 2
RESERVED = re.compile(r"all|water|[a-z][0-9]+")
"""Names that tokens and spaces have in notation, and so no species can have."""

POINTS = re.compile(r"0|[1-9][0-9]{0,2}")

COUNTS = {
    "front": {SAND: 31, TREE: 6, GRASS: 6, **dict.fromkeys(FIRES, 1)},
    "back": {SAND: 40, TREE: 0, GRASS: 6, **dict.fromkeys(FIRES, 0)},
}
"""How many spaces of each kind the rulebook gives the two sides of a park; rocks are free."""

SENTENCES = {
    "fault-reserved": "{file}: {place} is {value}; allowed: a name other than all, water and those"
    " of spaces, such as a1",
    "fault-species": "{file}: {place} is {value}; allowed: {count} different species",
    "fault-share": "{file}: {place} show {species} on {found} tokens; allowed: {count}",
    "fault-same-token": "{file}: {place} is {value}; allowed: a combination that occurs only once",
    "fault-letters": "{file}: {place} is {value}; allowed: the letters . T G 1 2 3 #,"
    " with blanks between them",
    "fault-rows": "{file}: {place} has rows that do not interlock; allowed: rows whose numbers of"
    " spaces are odd and even by turns",
    "fault-large-board": "{file}: {place} has {count} spaces; allowed: at most {high}",
    "fault-space-count": "{file}: {place} has {found} of the space {letter}; allowed: {count}",
    "fault-rating": "{file}: {place} is missing; allowed: ratings from 0 points upward",
    "fault-points": "{file}: {place}: {value} is not a number of points; allowed: a whole"
    " number from 0 to 999",
}


def read_file(path: Path) -> dict[str, Any]:
    """What the file says, known to be sound; GameError with one line for each fault."""
    file = DataFile(path, SENTENCES)
    document = file.read()
    said = file.table(
        document,
        "",
        ("provenance", "species", "pairs", "trios_with_watering_hole", "board", "solo_ratings"),
    )
    if "provenance" in said:
        file.text(said["provenance"], "provenance")
    names = check_species(file, said["species"]) if "species" in said else ()
    if "pairs" in said:
        check_tokens(file, said["pairs"], "pairs", names, (PAIRS, 2))
    if "trios_with_watering_hole" in said:
        place = "trios_with_watering_hole"
        check_tokens(file, said[place], place, names, (TRIOS, 3))
    if "board" in said:
        check_board(file, said["board"])
    if "solo_ratings" in said:
        check_ratings(file, said["solo_ratings"])
    file.raise_faults()
    return document


def check_species(file: DataFile, value: object) -> Sequence[str]:
    """Six names; those that are sound."""
    names: list[str] = []
    for number, one in enumerate(file.entries(value, "species", SPECIES, SPECIES), start=1):
        place = f"species {number}"
        name = file.name(one, place)
        if name is None:
            continue
        if RESERVED.fullmatch(name):
            file.fault("fault-reserved", place=place, value=shown(name))
        if name in names:
            file.fault("fault-twice", place=place, value=shown(name))
        names.append(name)
    return names


def check_tokens(
    file: DataFile, value: object, place: str, names: Sequence[str], size: tuple[int, int]
) -> None:
    """Checks tokens of several species: how many, how many species each, all equally often."""
    if len(set(names)) != SPECIES:
        return  # that is the fault to mend first
    tokens, animals = size
    known = len(file.faults)
    found: list[frozenset[str]] = []
    for number, one in enumerate(file.entries(value, place, tokens, tokens), start=1):
        shows = check_token(file, one, f"{place} {number}", names, animals)
        if shows in found:
            file.fault("fault-same-token", place=f"{place} {number}", value=shown(one))
        found.append(shows)
    if len(file.faults) == known:
        check_shares(file, found, place, names, tokens * animals // SPECIES)


def check_token(
    file: DataFile, value: object, place: str, names: Sequence[str], animals: int
) -> frozenset[str]:
    """The species on a token, all different."""
    known = len(file.faults)
    species = [
        file.choice(name, place, names) for name in file.entries(value, place, animals, animals)
    ]
    if len(file.faults) == known and len(set(species)) < animals:
        file.fault("fault-species", place=place, value=shown(value), count=animals)
    return frozenset(name for name in species if name is not None)


def check_shares(
    file: DataFile, found: Sequence[frozenset[str]], place: str, names: Sequence[str], count: int
) -> None:
    """Over all tokens every species has the same number of animals and watering holes."""
    shares = Counter(name for token in found for name in token)
    for name in names:
        if shares[name] != count:
            file.fault("fault-share", place=place, species=name, found=shares[name], count=count)


def check_board(file: DataFile, value: object) -> None:
    """Both sides of the park."""
    board = file.table(value, "board", tuple(COUNTS), ("centre",))
    if "centre" in board:
        file.text(board["centre"], "board.centre")
    for side, counts in COUNTS.items():
        if side in board:
            check_side(file, board[side], inside("board", side), counts)


def check_side(file: DataFile, value: object, place: str, counts: Mapping[str, int]) -> None:
    """The rows of one side: letters, an outline that interlocks, the kinds of spaces."""
    known = len(file.faults)
    rows = [
        check_row(file, row, f"{place} row {number}")
        for number, row in enumerate(file.entries(value, place, 1, MAX_ROWS), start=1)
    ]
    if len(file.faults) > known:
        return
    if not interlocks(rows):
        file.fault("fault-rows", place=place)
    letters = "".join(rows)
    if len(letters) > MAX_SPACES:
        file.fault("fault-large-board", place=place, count=len(letters), high=MAX_SPACES)
    for letter, count in counts.items():
        found = letters.count(letter)
        if found != count:
            file.fault("fault-space-count", place=place, letter=letter, found=found, count=count)


def check_row(file: DataFile, value: object, place: str) -> str:
    """The letters of a row, without the blanks between them."""
    letters = "".join(value.split()) if isinstance(value, str) else ""
    if not letters or set(letters) - set(LETTERS):
        file.fault("fault-letters", place=place, value=shown(value))
    return letters


def check_ratings(file: DataFile, value: object) -> None:
    """Ratings by the lowest number of points that earns them; every score has one."""
    if not isinstance(value, dict):
        file.fault("fault-kind", place="solo_ratings", value=shown(value), wanted="table")
        return
    for lowest, name in value.items():
        place = inside("solo_ratings", lowest)
        file.text(name, place)
        if not POINTS.fullmatch(lowest):
            file.fault("fault-points", place="solo_ratings", value=shown(lowest))
    if "0" not in value:
        file.fault("fault-rating", place="solo_ratings.0")
