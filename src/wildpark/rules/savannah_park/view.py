"""What a person at a Savannah Park table is shown: plain data in codes, made from a seen position.

Spaces are numbered from 0 in reading order and named a1 and so on; tokens go by their names. No
class has the name of one in another game's view: the pages' types of all games lie side by side.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from wildpark.rules.savannah_park.board import SpaceKind
from wildpark.rules.savannah_park.scoring import Category
from wildpark.rules.terms import Action, Line, Seat

Phase = Literal["grass", "lions", "naming", "placing", "over"]
ChoiceKind = Literal["grass", "lion", "name", "place", "place-on-lion"]


@dataclass(slots=True)
class ParkSpace:
    """A space of the board, the same in every park.

    ``x`` is how many half widths of a space it lies to the right of the middle line, ``row`` its
    row from the top.
    """

    index: int
    name: str
    kind: SpaceKind
    x: int
    row: int


@dataclass(slots=True)
class TokenKind:
    """An animal token that every player has: what it shows; ``face_up`` until it was moved."""

    name: str
    animals: Mapping[str, int]
    total: int
    water: bool
    face_up: bool


@dataclass(slots=True)
class Park:
    """The park of one seat. ``tokens`` are the names of the tokens by space (None: empty).

    ``spare`` are the tokens that have yet to go on grass, in their order. ``vacated`` is the space
    that the token in hand was taken from; until all have placed it, it is shown and counted there.
    ``has_chosen``: this seat waits for the others. ``lion`` is the space of the lion.
    """

    seat: Seat
    tokens: Sequence[str | None]
    spare: Sequence[str]
    vacated: int | None
    lion: int | None
    has_chosen: bool
    total: int
    place: int
    categories: Sequence[Category]


@dataclass(slots=True)
class Change:
    """By how many points a category (by number) would change."""

    number: int
    points: int


@dataclass(slots=True)
class ParkEffect:
    """What a choice would do to the own score as if the game ended then.

    ``driven_away``: a fire will drive the placed token away, unless it could move once more.
    """

    points: int
    changes: Sequence[Change]
    driven_away: bool


@dataclass(slots=True)
class ParkChoice:
    """A choice of the reader: one that is legal, or the one that was made and is not shown yet.

    ``name``: ``tokens`` is the one token. ``grass``: ``tokens`` go on ``spaces``. ``place``: the
    token goes on ``spaces``. ``place-on-lion``: likewise, and the lion then goes to ``lion``.
    ``lion``: the lion's first space is ``lion``.
    """

    action: Action
    notation: str
    kind: ChoiceKind
    tokens: Sequence[str]
    spaces: Sequence[int]
    lion: int | None
    effect: ParkEffect | None


@dataclass(slots=True)
class ParkRefusal:
    """Why the token in hand, or the lion, may not go to ``space``."""

    space: int
    what: Literal["token", "lion"]
    reason: Line


@dataclass(slots=True)
class Rated:
    """What a finished solo game is called: in words, and as the components file says it."""

    lowest: int
    name: str
    line: Line


@dataclass(slots=True)
class SavannahParkView:
    """The table as one reader sees it. ``choices``, ``chosen``, ``refusals`` are the reader's own.

    ``layout`` says the pieces of a variable set-up one by one, fit to be asked for again.
    ``token`` is the token of this round, while it is placed.
    """

    game: Literal["savannah_park"]
    players: int
    children: bool
    lions: bool
    layout: str | None
    phase: Phase
    round: int
    rounds: int
    starter: int
    to_act: Sequence[Seat]
    token: str | None
    spaces: Sequence[ParkSpace]
    species: Sequence[str]
    tokens: Sequence[TokenKind]
    parks: Sequence[Park]
    choices: Sequence[ParkChoice]
    chosen: ParkChoice | None
    refusals: Sequence[ParkRefusal]
    rating: Rated | None
    provenance: str
