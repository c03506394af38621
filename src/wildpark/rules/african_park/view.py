"""What a person at an African Park table is shown: plain data in codes, made from a seen position.

Spaces of a reserve are numbered 0 to 14: column by column, from the bottom space upward, in the
order 2-area, 3-area, both columns of the 4-area, both columns of the 6-area. Columns are numbered
0 to 5 and areas 0 to 3 in that order; their names in notation are 2, 3, 4a, 4b, 6a, 6b.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from wildpark.rules.terms import Action, Line, Part, Seat


@dataclass(slots=True)
class Space:
    """One space: river or land, and who lives there."""

    river: bool
    animal: str | None
    depressed: bool


@dataclass(slots=True)
class Column:
    """A column of an area, its spaces from the bottom upward; ``free`` indexes the free one."""

    index: int
    name: str
    area: int
    spaces: Sequence[Space]
    free: int | None


@dataclass(slots=True)
class Area:
    """A fenced area: its number of spaces, its columns and the points it makes now."""

    index: int
    size: int
    columns: Sequence[Column]
    points: int


@dataclass(slots=True)
class TerritoryCard:
    """One of the three territory cards of a seat: both sides, each column as R and L from below."""

    deck: str
    sides: Sequence[Sequence[str]]
    chosen: int | None


@dataclass(slots=True)
class Grave:
    """Cards of one species in a cemetery: how many died (could not be placed) or were eaten."""

    species: str
    died: int
    eaten: int
    points: int


@dataclass(slots=True)
class Reserve:
    """All that lies before one seat. ``areas`` is empty until the territory sides are chosen.

    ``parts`` say where ``total`` comes from: code ``animal`` (species, area, space), ``depressed``
    (0 points; species, area, space), ``herd`` (species, area, count), ``died`` and ``eaten``
    (species, count).
    """

    seat: Seat
    cards: Sequence[TerritoryCard]
    areas: Sequence[Area]
    cemetery: Sequence[Grave]
    cemetery_cards: int
    total: int
    place: int
    parts: Sequence[Part]


@dataclass(slots=True)
class Effect:
    """What a choice would do at once: the change of the own score and the reasons for it.

    ``herd``: how many identical animals, this one too, then make a herd that earns a bonus (0:
    none). ``eaten``: the species of each animal eaten. ``space``: where the animal ends up, which
    is below the free space it was placed on where those under it were eaten (None: it dies).
    """

    points: int
    depressed: bool
    herd: int
    eaten: Sequence[str]
    space: int | None


@dataclass(slots=True)
class Choice:
    """A legal action. ``sides``: one side (0 or 1) for each territory card, else empty."""

    action: Action
    notation: str
    kind: Literal["territory", "place", "dies"]
    species: str | None
    column: int | None
    sides: Sequence[int]
    effect: Effect | None


@dataclass(slots=True)
class Refusal:
    """Why a face-up card may not go to a column."""

    species: str
    column: int
    reason: Line


@dataclass(slots=True)
class Species:
    """A kind of animal of this copy of the game; ``unseen`` counts its cards left in the deck."""

    name: str
    group: Literal["herbivore", "carnivore", "pachyderm", "aquatic"]
    minimum: int
    value: int
    unseen: int


@dataclass(slots=True)
class AfricanParkView:
    """The table as one reader sees it. ``choices`` and ``refusals`` are the reader's own."""

    game: Literal["african_park"]
    players: int
    phase: Literal["territory", "animals", "over"]
    round: int
    rounds: int
    head_ranger: int
    to_act: Sequence[Seat]
    cards: Sequence[str]
    deck_left: int
    reserves: Sequence[Reserve]
    choices: Sequence[Choice]
    refusals: Sequence[Refusal]
    species: Sequence[Species]
    herd_bonus: Mapping[str, int]
    provenance: str
