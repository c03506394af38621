"""What a reader is sent of a table: the one place where positions turn into messages.

Everything here is made from ``seen_by`` and nothing else. A reader is a person (None: somebody
unknown); who plays no seat sees what a spectator sees. What the same eyes see is made once.
"""

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from wildpark.bots.assistance import Advice as Advised
from wildpark.rules.game import Game
from wildpark.rules.terms import Line
from wildpark.server.domain import Event, Result, StoredTable
from wildpark.server.messages.messages import (
    Advice,
    BestEnd,
    LogEntry,
    Message,
    Seat,
    State,
    TableCard,
    Update,
    View,
)
from wildpark.server.tables.changes import difference
from wildpark.server.tables.clock import written
from wildpark.server.tables.table import Table

_encode = msgspec.json.Encoder().encode

STATE_FIELDS = [
    name for name in State.__struct_fields__ if name not in {"number", "since", "entries"}
]
"""The fields of a State that an Update tells of: the others follow from it."""


def seen_position(table: Table, seat: int | None, version: int | None = None) -> Game:
    """The position of ``version`` (None: now) as ``seat`` sees it; it is never played on.

    The newest two are made once for all who see the same; older ones are hardly asked for.
    """
    number = table.log.version if version is None else version
    key, seen = (number, eyes_at(table, seat, number)), table.shown.seen
    if key in seen:
        return seen[key]
    made = table.log.positions[number].seen_by(key[1])
    if number >= table.log.version - 1:
        seen[key] = made
    return made


def eyes_at(table: Table, seat: int | None, version: int) -> int | None:
    """The seat, if it saw more than a spectator then; else None."""
    sees_more = seat is not None and table.log.positions[version].sees_more(seat)
    return seat if sees_more else None


def view(table: Table, seat: int | None) -> View:
    """What ``seat`` is shown now. Before the game begins nobody is shown choices."""
    eyes = None if table.status == "waiting" else seat
    return table.rules.view(seen_position(table, eyes), eyes)


def eyes_of(table: Table, own: Sequence[int]) -> int | None:
    """The seat whose eyes a reader sees with: the own one that is to act, else the first own."""
    to_act = table.log.position.to_act()
    return next((seat for seat in own if seat in to_act), own[0] if own else None)


def seats(table: Table, own: Sequence[int]) -> Sequence[Seat]:
    """The seats, for a reader who plays those that are ``own``; from move to move the same."""
    online, shown = table.online(), table.shown_seats
    key = (tuple(own), online)
    if key not in shown:
        shown[key] = [
            Seat(
                seat=seat,
                kind=one.kind,
                name=one.name,
                level=one.level,
                mine=seat in own,
                online=seat in online,
                away=one.away,
            )
            for seat, one in enumerate(table.seats)
        ]
    return shown[key]


def reader_of(table: Table, person: str | None) -> str | None:
    """All whose seats have the same owner are one reader, and all spectators are one (None)."""
    member = table.member(person)
    return member.owner if member else None


def state(table: Table, person: str | None) -> State:
    """The table as it is now for a reader, without entries of the log; made once."""
    reader = reader_of(table, person)
    states = table.shown.states
    if reader not in states:
        states[reader] = _make_state(table, person)
    return states[reader]


def whole(table: Table, person: str | None, since: int) -> str:
    """The State, in JSON, for a reader who knows the log up to version ``since``."""

    def make() -> State:
        now = state(table, person)
        return replace(now, since=since, entries=entries(table, since, now.seat))

    return _ready(table, person, "whole", since, make)


def update(table: Table, person: str | None, base: State) -> str:
    """The Update, in JSON, for one who, as the same reader, was sent ``base``."""

    def make() -> Update:
        now = state(table, person)
        return Update(
            base=base.number,
            number=now.number,
            patch=difference(base, now, STATE_FIELDS),
            entries=entries(table, base.version, now.seat),
        )

    return _ready(table, person, "update", base.number, make)


def _ready(
    table: Table, person: str | None, what: str, base: int, make: Callable[[], Message]
) -> str:
    """A message as JSON; made once for all connections of a reader that have the same state."""
    key = (reader_of(table, person), what, base)
    messages = table.shown.messages
    if key not in messages:
        messages[key] = _encode(make()).decode()
    return messages[key]


def _make_state(table: Table, person: str | None) -> State:
    member, own = table.member(person), table.seats_of(person)
    eyes, status = eyes_of(table, own), table.status
    return State(
        table=table.id,
        number=table.number,
        version=table.log.version,
        since=table.log.version,
        status=status,
        seat=eyes,
        seats=seats(table, own),
        to_act=seen_position(table, eyes).to_act() if status == "running" else [],
        undo=[seat for seat in own if table.may_undo(seat)],
        deadlines=deadlines(table),
        view=_view_once(table, eyes),
        entries=[],
        join=join_path(table, person),
        link=f"/join/{table.id}/{member.secret}" if member else None,
        rematch=table.rematch,
    )


def deadlines(table: Table) -> list[str | None]:
    """By seat, when its time to think will be out."""
    if table.deal.think is None:
        return [None] * len(table.seats)
    found = [table.deadline(seat) for seat in range(len(table.seats))]
    return [None if one is None else written(one) for one in found]


def _view_once(table: Table, seat: int | None) -> View:
    """The view, made once for all readers with the same eyes."""
    views = table.shown.views
    if seat not in views:
        views[seat] = view(table, seat)
    return views[seat]


def entries(table: Table, since: int, seat: int | None) -> list[LogEntry]:
    """The events of the log after version ``since`` as ``seat`` may know them."""
    return [entry(table, event, seat) for event in table.log.events[since:]]


def entry(table: Table, event: Event, seat: int | None) -> LogEntry:
    """An event of the log as ``seat`` may know it; the newest is made once for all who know it."""
    version, known = event.version, known_action(table, event, seat)
    if version < table.log.version:
        return _make_entry(table, event, seat, known)
    key = (eyes_at(table, seat, version - 1), eyes_at(table, seat, version), known)
    entries = table.shown.entries
    if key not in entries:
        entries[key] = _make_entry(table, event, seat, known)
    return entries[key]


def _make_entry(table: Table, event: Event, seat: int | None, known: int | None) -> LogEntry:
    return LogEntry(
        version=event.version,
        kind="undo" if event.kind == "undo" else "play",
        seat=event.seat,
        target=event.target,
        action=known,
        notation=None if known is None else table.log.position.notation(known),
        lines=lines(table, event, seat, known),
    )


def known_action(table: Table, event: Event, seat: int | None) -> int | None:
    """The action of an event, if there is one that ``seat`` may know."""
    if event.action is None or event.seat == seat:
        return event.action
    before = seen_position(table, seat, event.version - 1)
    return None if before.secret(event.seat, event.action) else event.action


def lines(table: Table, event: Event, seat: int | None, known: int | None) -> list[Line]:
    """What an event did, for ``seat``; of an undo there is nothing to tell."""
    if event.action is None:
        return []
    before = seen_position(table, seat, event.version - 1)
    after = seen_position(table, seat, event.version)
    late = [Line("time-was-out", {"seat": event.seat})] if table.log.is_first_late(event) else []
    return [*late, *table.rules.report(before, after, event.seat, known)]


def advice(table: Table, version: int, given: Advised) -> Advice:
    """What the bots of a game advise a seat that has seen the position of ``version``."""
    position = table.log.position
    return Advice(
        version=version,
        points=given.points,
        actions=given.actions,
        notations=[position.notation(action) for action in given.actions],
        worths={position.notation(action): points for action, points in given.worths.items()},
    )


def best_end(table: Table, end: Game) -> BestEnd:
    """The end of a solo game as it could have been, as its player would have seen it."""
    seen = end.seen_by(0)
    return BestEnd(view=table.rules.view(seen, 0), total=seen.scores()[0].total)


def join_path(table: Table, person: str | None) -> str | None:
    """The path of the join link, for members while seats are open."""
    if table.status != "waiting" or table.member(person) is None:
        return None
    return f"/join/{table.id}/{table.deal.join_secret}"


def card(table: Table, person: str | None) -> TableCard:
    """A table that is in memory, as an item of a list."""
    own = table.seats_of(person)
    eyes = eyes_of(table, own)
    seen = seen_position(table, eyes)
    last = table.log.events[-1].at if table.log.events else table.deal.created
    return TableCard(
        id=table.id,
        game=table.deal.game,
        players=len(table.seats),
        status=table.status,
        version=table.log.version,
        seats=seats(table, own),
        to_act=seen.to_act() if table.status == "running" else [],
        totals=[score.total for score in seen.scores()],
        places=seen.standing(),
        join=join_path(table, person),
        watch=f"/table/{table.id}",
        rematch=table.rematch,
        created=table.deal.created,
        changed=last,
        think=table.deal.think,
        picture=None if table.status == "over" else view(table, eyes),
    )


def past_card(stored: StoredTable, result: Result, person: str) -> TableCard:
    """A table whose game is over, as an item of a list, from what is kept of its end."""
    owner = next((one.owner for one in stored.members if one.person == person), None)
    return TableCard(
        id=stored.deal.id,
        game=stored.deal.game,
        players=len(stored.seats),
        status="over",
        version=result.version,
        seats=[
            Seat(
                seat=seat,
                kind=one.kind,
                name=one.name,
                level=one.level,
                mine=owner is not None and one.owner == owner,
                online=False,
                away=one.away,
            )
            for seat, one in enumerate(stored.seats)
        ],
        to_act=[],
        totals=result.totals,
        places=result.places,
        join=None,
        watch=f"/table/{stored.deal.id}",
        rematch=stored.rematch,
        created=stored.deal.created,
        changed=stored.ended or stored.deal.created,
        think=stored.deal.think,
        picture=None,
    )
