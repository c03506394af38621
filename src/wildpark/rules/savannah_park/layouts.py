"""The variable set-up: where the 6 tree tokens and the 3 bush-fire tokens lie on the back.

A layout is named (one of ``layouts.toml``), drawn from the seed (``drawn``), or said piece by
piece: ``Tb2,Tb6,Tc4,Te5,Tf2,Tf6,1c2,2d7,3e3`` puts trees on b2, b6 and so on, and the small,
medium and big fire on c2, d7 and e3.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from wildpark.rules.random import Random
from wildpark.rules.savannah_park.board import FIRES, GRASS, KINDS, ROCK, SAND, TREE, Board
from wildpark.rules.terms import GameError, Line

DRAWN = "drawn"
NAMES = ("triangle", "slope", "ridge", "clearing", "hedge", "islands", "two-woods", "crescent")
"""The layouts of ``layouts.toml``: one may be added, none may change once it was published."""

SUGGESTIONS = Path(__file__).with_name("layouts.toml")
COUNTS = {TREE: 6, **dict.fromkeys(FIRES, 1)}
"""How many of each piece a layout has."""

STREAM = 0x6C61796F7574
"""The stream of the game's seed that layouts are drawn from."""

TRIES = 10_000

MAX_FAULTS = 20
"""The most faults of a layout that are named; what has more is something else."""

Pieces = Mapping[int, str]
"""Trees and fires (letters) by the space that they lie on."""


@cache
def suggested() -> Mapping[str, str]:
    """The layouts of ``layouts.toml``, said piece by piece, by name."""
    said = tomllib.loads(SUGGESTIONS.read_text(encoding="utf-8"))
    boards = {
        name: Board(tuple("".join(row.split()) for row in layout["rows"]))
        for name, layout in said.items()
    }
    return {name: text_of(board) for name, board in boards.items()}


def pieces_of(board: Board) -> Pieces:
    """The trees and fires that lie on a board."""
    return {space: board.letters[space] for space in board.spaces(TREE + FIRES)}


def text_of(board: Board) -> str:
    """The layout of a board, said piece by piece: trees first, then the fires."""
    pieces = pieces_of(board)
    order = sorted(pieces, key=lambda space: ((TREE + FIRES).index(pieces[space]), space))
    return ",".join(pieces[space] + board.names[space] for space in order)


def lay_out(layout: str, back: Board, seed: int) -> Board:
    """The back of the park with the pieces of ``layout`` on it.

    Raises:
        GameError: there is no such layout, or it does not fit this board.
    """
    if layout == DRAWN:
        return draw(back, seed)
    return back.with_pieces(read(suggested().get(layout, layout), back))


# --- a layout of one's own ------------------------------------------------------------------------


def read(text: str, back: Board) -> Pieces:
    """The pieces (letters) that ``text`` puts on spaces of the back.

    GameError names everything that is wrong: with single pieces, else with how many there are.
    """
    pieces: dict[int, str] = {}
    faults: list[GameError] = []
    # a file in which somebody kept it may begin with a byte order mark
    for item in text.removeprefix("\ufeff").replace(",", " ").split():
        try:
            place(item, back, pieces)
        except GameError as fault:
            faults.append(fault)
            if len(faults) == MAX_FAULTS:
                break
    faults = faults or list(wrong_counts(pieces))
    if len(faults) == 1:
        raise faults[0]
    if faults:
        sentences = [f"the layout has {len(faults)} faults:", *map(str, faults)]
        error = GameError("layout-faults", "\n".join(sentences), count=len(faults))
        error.lines = tuple(Line(fault.code, fault.params) for fault in faults)
        raise error
    return pieces


def place(item: str, back: Board, pieces: dict[int, str]) -> None:
    """Puts one piece, as ``Tb2``, on its space, or GameError."""
    space = space_of(item, back)
    if space in pieces:
        raise GameError(
            "layout-two-pieces", f"two pieces of the layout lie on {item[1:]}", space=item[1:]
        )
    pieces[space] = item[0]


def space_of(item: str, back: Board) -> int:
    """The space of one piece, as ``Tb2``, which must be sand."""
    if item[0] not in COUNTS:
        allowed = ", ".join([*suggested(), DRAWN])
        raise GameError(
            "layout-unknown",
            f"{item!r} is neither a layout ({allowed}) nor one of the pieces T, 1, 2, 3"
            " with a space, as Tb2",
            item=item,
            allowed=allowed,
        )
    name = item[1:]
    if name not in back.numbers:
        raise GameError(
            "layout-no-space",
            f"{item!r} in the layout: the park has no space {name!r}; it has"
            f" {back.names[0]} to {back.names[-1]}",
            item=item,
            space=name,
            first=back.names[0],
            last=back.names[-1],
        )
    kind = KINDS[back.letters[back.numbers[name]]]
    if kind != "sand":
        raise GameError(
            "layout-off-sand",
            f"the {KINDS[item[0]]} on {name} is off sand: {name} is {kind}",
            piece=KINDS[item[0]],
            space=name,
            kind=kind,
        )
    return back.numbers[name]


def wrong_counts(pieces: Pieces) -> Iterator[GameError]:
    """An error for each piece of which a layout has too many or too few."""
    found = Counter(pieces.values())
    for letter, count in COUNTS.items():
        if found[letter] != count:
            yield GameError(
                "layout-count",
                f"a layout has {count} of the piece {KINDS[letter]}, not {found[letter]}",
                piece=KINDS[letter],
                count=count,
                found=found[letter],
            )


# --- a layout drawn from the seed -----------------------------------------------------------------


def draw(back: Board, seed: int) -> Board:
    """The first fair layout among random ones; GameError if this outline seems to have none."""
    rng = Random(0)
    rng.reseed(seed, STREAM)
    for _ in range(TRIES):
        sand = list(back.spaces(SAND))
        pieces = {sand.pop(rng.below(len(sand))): fire for fire in FIRES}
        if not fires_are_fair(back, pieces):
            continue
        while sand and len(pieces) < sum(COUNTS.values()):
            tree = sand.pop(rng.below(len(sand)))
            pieces[tree] = TREE
            sand = [space for space in sand if space not in back.neighbours[tree]]
        if is_fair(back, pieces):
            return back.with_pieces(pieces)
    raise GameError("layout-none", "no fair layout was found for the back of this park")


def fires_are_fair(board: Board, pieces: Pieces) -> bool:
    """Whether every fire borders six spaces for tokens, and no space borders two fires."""
    fires = {space for space, letter in pieces.items() if letter in FIRES}
    around = [near for fire in fires for near in board.neighbours[fire]]
    return len(around) == len(set(around)) == 6 * len(FIRES) and not any(
        near in fires or board.letters[near] == ROCK for near in around
    )


def is_fair(board: Board, pieces: Pieces) -> bool:
    """What layouts that are drawn or suggested hold to; one's own need not.

    Every fire can clear six spaces and none is between two fires, trees do not touch, and the
    spaces for tokens hang together, so that herds can grow from anywhere to anywhere.
    """
    trees = [space for space, letter in pieces.items() if letter == TREE]
    closed = [space for space, letter in pieces.items() if letter in FIRES]
    return (
        fires_are_fair(board, pieces)
        and len(trees) == COUNTS[TREE]
        and not any(near in trees for tree in trees for near in board.neighbours[tree])
        and board.has_one_piece(set(board.spaces(SAND + TREE + GRASS)).difference(closed))
    )
