"""Every message between the server and its pages, declared once.

The page's TypeScript types are generated from this module (``make types``). Codes with
parameters are put into words by the reader's catalogue. All ids and keys are opaque text.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from wildpark.rules.terms import Line

View = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/View"})]
"""What a game's ``view`` has made; its ``game`` tells which it is.

msgspec has no unions of dataclasses. Views are only ever sent, and the schema has the union.
"""


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """Base of all messages."""


# --- from the page, over the live connection (/api/tables/{id}/live) ------------------------------


class Hello(Message, tag="hello"):
    """First message of a connection: the last version this page has shown, if any."""

    version: int | None = None


class Play(Message, tag="play"):
    """A command: ``seat`` chooses ``action`` in the position of ``version``."""

    key: str
    version: int
    seat: int
    action: int


class Undo(Message, tag="undo"):
    """A command: ``seat`` takes its last choice back."""

    key: str
    version: int
    seat: int


class Ping(Message, tag="ping"):
    """Asks for a Pong: is the connection alive?"""


# --- to the page, over the live connection --------------------------------------------------------


class Error(Message):
    """Why something was refused: a code of the catalogues, its parameters, an English sentence.

    ``lines``: what lies behind it, where that is more than one thing or has a reason of its own.
    """

    code: str
    sentence: str
    params: Mapping[str, str | int]
    lines: Sequence[Line] = ()


class Seat(Message):
    """A seat of a table: who sits there and whether they are connected.

    ``level``: of a bot. ``away``: the person has left, and a bot keeps the seat until they return.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    mine: bool
    online: bool
    away: bool


class LogEntry(Message):
    """What happened at one version: the seat, its choice (None: not known to this reader), lines.

    ``target``: for an undo, the version of the choice that was taken back.
    """

    version: int
    kind: Literal["play", "undo"]
    seat: int
    target: int | None
    action: int | None
    notation: str | None
    lines: Sequence[Line]


class State(Message, tag="state"):
    """The table as this reader sees it, and what happened since the version it named.

    ``number`` tells the states of one connection apart: there may be several of a version.
    ``entries`` are all entries after ``since``; with ``since`` 0 it is the whole log.
    ``seat``: whose eyes ``view`` is seen with (None: a spectator). With several own seats on one
    device it is the own seat that is to act, else the first. ``undo``: which own seat may take its
    last choice back now. ``deadlines``: by seat, when its time to think runs out, in UTC and in
    ISO's form (None: no limit, or nothing to choose); the server then chooses for it.
    ``join``: the path of the join link, for members while seats are open.
    ``link``: the path of the reader's own link, which gives their seats to whatever device opens it
    (also after they have left). ``rematch``: the next table, once somebody asked for it.
    """

    table: str
    number: int
    version: int
    since: int
    status: Literal["waiting", "running", "over"]
    seat: int | None
    seats: Sequence[Seat]
    to_act: Sequence[int]
    undo: Sequence[int]
    deadlines: Sequence[str | None]
    view: View
    entries: Sequence[LogEntry]
    join: str | None
    link: str | None
    rematch: str | None


class Replace(Message, tag="replace", tag_field="op"):
    """One operation of a JSON Patch (RFC 6902): what ``path`` points to becomes ``value``."""

    path: str
    value: Any


class Update(Message, tag="update"):
    """What makes the state ``number`` of the state ``base``, which this reader was sent before.

    ``patch`` leaves out ``number``, ``since`` and ``entries``: the new state is since the version
    of ``base``, and ``entries`` are those after it. A page that does not have ``base`` says hello
    again, and is sent the whole state.
    """

    base: int
    number: int
    patch: Sequence[Replace]
    entries: Sequence[LogEntry]


class Done(Message, tag="done"):
    """The command with this key is committed; the table then had ``version``."""

    key: str
    version: int


class Refused(Message, tag="refused"):
    """The command with this key (None: no key could be read) changed nothing, for this reason."""

    key: str | None
    version: int
    error: Error


class Pong(Message, tag="pong"):
    """The answer to Ping."""

    version: int


FromPage = Hello | Play | Undo | Ping
ToPage = State | Update | Done | Refused | Pong
"""What is sent to a page: a frame holds one of these, or a list of several."""


# --- over HTTP ------------------------------------------------------------------------------------


class SeatWish(Message):
    """Who shall sit at a seat of a new table.

    ``me``: the creator; ``here``: another person on the creator's device (pass-and-play);
    ``link``: whoever opens the join link first; ``bot``: a bot of ``level``.
    """

    kind: Literal["me", "here", "link", "bot"]
    name: str = ""
    level: str | None = None


class NewTable(Message):
    """POST /api/tables. ``pace``: ``natural`` spaces bots' moves for people, ``instant`` does not.

    ``shuffle_seats``: seats are dealt at random. ``think``: the seconds that a person has for a
    choice, one of ``GameInfo.think`` (None: no limit); a decision that is made in many small steps,
    as a park is developed, has three times as long for all of them.
    """

    game: str
    seats: Sequence[SeatWish]
    options: Mapping[str, str | int | bool | None] = {}
    pace: Literal["natural", "instant"] = "natural"
    shuffle_seats: bool = False
    think: int | None = None


class TableCard(Message):
    """A table in a list, as its reader sees it; times are in UTC.

    ``join``: the path of the join link, for members while seats are open. ``watch``: the path that
    shows the table to spectators. ``picture``: the reader's view of a game that is not over, for a
    small picture of the position. ``think``: the seconds for a choice (None: no limit).
    """

    id: str
    game: str
    players: int
    status: Literal["waiting", "running", "over"]
    version: int
    seats: Sequence[Seat]
    to_act: Sequence[int]
    totals: Sequence[int]
    places: Sequence[int]
    join: str | None
    watch: str
    rematch: str | None
    created: str
    changed: str
    think: int | None
    picture: View | None


class Join(Message):
    """POST /api/tables/{id}/join: sits down with the secret of a link (``/join/{id}/{secret}``).

    The join link takes an open seat; a person's own link gives their seats to this browser too.
    """

    secret: str
    name: str


class Me(Message):
    """GET and POST /api/me: the name this browser's person goes by ("" if none yet)."""

    name: str


class Health(Message):
    """GET /api/health: the server runs, and its database answers."""

    status: Literal["ok"]
    version: str


class BotLevel(Message):
    """A level that a bot can be asked for, weakest first."""

    level: str
    bot: str


class OptionInfo(Message):
    """An option of a game and the values it may take.

    ``values`` empty: the game itself checks the value; ``suggestions`` are some that it takes.
    ``players``: the numbers of players with which it means something; empty: any.
    """

    name: str
    values: Sequence[str | int | bool | None]
    default: str | int | bool | None
    suggestions: Sequence[str | int | bool | None]
    players: Sequence[int]


class GameInfo(Message):
    """GET /api/games: what can be opened.

    ``think``: the seconds for a choice that a table may be given; it may also have no limit.
    """

    name: str
    players: Sequence[int]
    minutes: int
    options: Sequence[OptionInfo]
    levels: Sequence[BotLevel]
    think: Sequence[int]
    provenance: str


class Step(Message):
    """One step of a replay: the choice made (None before the first) and the position after it."""

    seat: int | None
    notation: str | None
    lines: Sequence[Line]
    view: View


class Replay(Message):
    """GET /api/tables/{id}/replay (finished tables) and POST /api/replay (a record): all steps.

    ``bots``: by seat the level (or the bot, as ``wildpark play`` names it) that played there; None:
    a person, or nobody knows.
    """

    game: str
    names: Sequence[str]
    bots: Sequence[str | None]
    steps: Sequence[Step]


class Advice(Message):
    """GET /api/tables/{id}/advice?seat=N: what the seat's player may best do now, and its worth.

    ``actions`` and their ``notations``: the steps from the position of ``version``, in their order
    (none: nothing is better than what is there). ``points``: what the current part of the game
    would then bring the seat (in Zuuli, this year). ``worths``, while cards are picked in Zuuli:
    by the notation of each pick, what the year could bring with it; ``points`` is without any.
    """

    version: int
    points: int
    actions: Sequence[int]
    notations: Sequence[str]
    worths: Mapping[str, int]


class BestEnd(Message):
    """GET /api/tables/{id}/best: how a finished solo game could have ended from the same start.

    ``view``: the end that the strongest planner reaches, ``total``: its points.
    """

    view: View
    total: int
