"""What a person at a Zuuli table is shown: plain data in codes, made from a seen position.

Cards go by their names in notation (``red_panda``, ``standard_pen``), rooms likewise; the second
enclosure of a name in a park is the room ``standard_pen_2``. Years are numbered from 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from wildpark.rules.terms import Action, Line, Seat
from wildpark.rules.zuuli.scoring import Worth, YearScore

Phase = Literal["picking", "developing", "over"]
ChoiceKind = Literal["keep", "confirm", "place", "take", "install", "remove", "move"]


@dataclass(slots=True)
class AnimalCard:
    """What is printed on an animal."""

    name: str
    copies: int
    fierce: bool
    habitats: Sequence[str]
    space: int
    value: int
    rule: str | None


@dataclass(slots=True)
class EnclosureCard:
    """What is printed on an enclosure; ``copies`` of the New Plot is 0."""

    name: str
    copies: int
    habitats: Sequence[str]
    space: int
    satisfaction: int
    condition: str | None


@dataclass(slots=True)
class UpgradeCard:
    """What is printed on an upgrade."""

    name: str
    copies: int
    habitat: str | None
    space: int
    satisfaction: int
    mixing: bool


@dataclass(slots=True)
class Installed:
    """Upgrades of one name in a room: how many, and how many of them can be taken back."""

    upgrade: str
    count: int
    fresh: int


@dataclass(slots=True)
class Room:
    """An enclosure of a park as it is now; ``sum`` × ``times`` are its ``points``."""

    room: str
    enclosure: str
    habitats: Sequence[str]
    space: int
    taken: int
    fence: bool
    condition: str | None
    animals: Sequence[Worth]
    upgrades: Sequence[Installed]
    sum: int
    times: int
    points: int


@dataclass(slots=True)
class ZuuliPark:
    """The park of one seat.

    ``outside`` are animals without an enclosure, ``spare`` upgrades that are not installed, by
    name. ``must_house`` are those of the animals outside that were housed when the phase began.
    ``total`` counts ``years``: the finished ones, and this one while parks are developed. ``names``
    is how many different animals are housed. ``chosen``: has picked, or confirmed.
    """

    seat: Seat
    rooms: Sequence[Room]
    outside: Mapping[str, int]
    spare: Mapping[str, int]
    must_house: Mapping[str, int]
    years: Sequence[YearScore]
    total: int
    names: int
    place: int
    chosen: bool


@dataclass(slots=True)
class KnownHand:
    """A hand that the reader holds or has held this year: who has it now, and what is in it."""

    seat: Seat
    cards: Mapping[str, int]


@dataclass(slots=True)
class Collector:
    """Solo: the opponent. ``beaten``: the player has more points now."""

    difficulty: str
    cards: Mapping[str, int]
    years: Sequence[int]
    total: int
    beaten: bool


@dataclass(slots=True)
class ZuuliChoice:
    """A choice of the reader. ``points`` is what it changes in the score of this year.

    ``thing`` is the card; ``source`` and ``target`` are rooms, None for outside the enclosures.
    """

    action: Action
    notation: str
    kind: ChoiceKind
    thing: str | None
    source: str | None
    target: str | None
    points: int


@dataclass(slots=True)
class ZuuliRefusal:
    """Why something in the reader's park cannot go somewhere, or why it cannot be confirmed."""

    action: Action
    kind: ChoiceKind
    thing: str | None
    source: str | None
    target: str | None
    reason: Line


@dataclass(slots=True)
class ZuuliView:
    """The table as one reader sees it. ``hand``, ``choices``, ``refusals`` are the reader's own.

    ``left`` is how many picks each player has to make this year, ``turn`` how many were made;
    ``passes`` is where hands go this year. ``picked`` is the reader's pick as long as others have
    yet to pick. Solo, ``hand`` are the two cards turned up.
    """

    game: Literal["zuuli"]
    players: int
    phase: Phase
    year: int
    turn: int
    left: int
    passes: Literal["left", "right"]
    to_act: Sequence[Seat]
    deck: int
    animals: Sequence[AnimalCard]
    enclosures: Sequence[EnclosureCard]
    upgrades: Sequence[UpgradeCard]
    hand: Mapping[str, int]
    hands: Sequence[KnownHand]
    picked: str | None
    parks: Sequence[ZuuliPark]
    discarded: Mapping[str, int]
    collector: Collector | None
    choices: Sequence[ZuuliChoice]
    refusals: Sequence[ZuuliRefusal]
    provenance: str
