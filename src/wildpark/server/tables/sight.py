"""What a reader is sent of a table: the one place where positions turn into messages.

Everything here is made from ``seen_by`` and nothing else. A reader is a person (None: somebody
unknown); who plays no seat sees what a spectator sees. What the same eyes see is made once.
"""

import msgspec

from wildpark.bots.assistance import Advice as Advised
from wildpark.rules.game import Game
from wildpark.rules.terms import Line
from wildpark.server.domain import Event, Result, StoredTable
from wildpark.server.messages.messages import (
    Advice,
    BestEnd,
    LogEntry,
    Seat,
    State,
    TableCard,
    View,
)
from wildpark.server.tables.clock import written
from wildpark.server.tables.table import Table

_encode = msgspec.json.Encoder().encode


def seen_position(table: Table, seat: int | None, version: int | None = None) -> Game:
    """The position of ``version`` (None: now) as ``seat`` sees it."""
    positions = table.log.positions
    return positions[-1 if version is None else version].seen_by(seat)


def view(table: Table, seat: int | None) -> View:
    """What ``seat`` is shown now. Before the game begins nobody is shown choices."""
    eyes = None if table.status == "waiting" else seat
    return table.rules.view(seen_position(table, eyes), eyes)


def eyes_of(table: Table, person: str | None) -> int | None:
    """The seat whose eyes a reader sees with: the own one that is to act, else the first own."""
    own = table.seats_of(person)
    to_act = table.log.position.to_act()
    return next((seat for seat in own if seat in to_act), own[0] if own else None)


def seats(table: Table, person: str | None) -> list[Seat]:
    """The seats, for a reader."""
    own = table.seats_of(person)
    return [
        Seat(
            seat=seat,
            kind=one.kind,
            name=one.name,
            level=one.level,
            mine=seat in own,
            online=table.online(seat),
            away=one.away,
        )
        for seat, one in enumerate(table.seats)
    ]


def state(table: Table, person: str | None, since: int) -> str:
    """The State, in JSON, for a reader who has seen all up to version ``since``."""
    member = table.member(person)
    key = (member.owner if member else None, since)
    if key not in table.states:
        table.states[key] = _encode(_make_state(table, person, since)).decode()
    return table.states[key]


def _make_state(table: Table, person: str | None, since: int) -> State:
    member = table.member(person)
    eyes = eyes_of(table, person)
    running = table.status == "running"
    return State(
        table=table.id,
        version=table.log.version,
        since=since,
        status=table.status,
        seat=eyes,
        seats=seats(table, person),
        to_act=seen_position(table, eyes).to_act() if running else [],
        undo=[seat for seat in table.seats_of(person) if table.may_undo(seat)],
        deadlines=deadlines(table),
        view=_ready_view(table, eyes),
        entries=[entry(table, event, eyes) for event in table.log.events[since:]],
        join=join_path(table, person),
        link=f"/join/{table.id}/{member.secret}" if member else None,
        rematch=table.rematch,
    )


def deadlines(table: Table) -> list[str | None]:
    """By seat, when its time to think will be out."""
    found = [table.deadline(seat) for seat in range(len(table.seats))]
    return [None if one is None else written(one) for one in found]


def _ready_view(table: Table, seat: int | None) -> View:
    """The view as JSON that goes into a message as it is."""
    if seat not in table.views:
        table.views[seat] = msgspec.Raw(_encode(view(table, seat)))
    return table.views[seat]


def entry(table: Table, event: Event, seat: int | None) -> LogEntry:
    """An event of the log as ``seat`` may know it."""
    known = event.action
    lines: list[Line] = []
    if event.action is not None:
        before = seen_position(table, seat, event.version - 1)
        if event.seat != seat and before.secret(event.seat, event.action):
            known = None
        after = seen_position(table, seat, event.version)
        late = (
            [Line("time-was-out", {"seat": event.seat})] if table.log.is_first_late(event) else []
        )
        lines = [*late, *table.rules.report(before, after, event.seat, known)]
    return LogEntry(
        version=event.version,
        kind="undo" if event.kind == "undo" else "play",
        seat=event.seat,
        target=event.target,
        action=known,
        notation=None if known is None else table.log.position.notation(known),
        lines=lines,
    )


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
    eyes = eyes_of(table, person)
    seen = seen_position(table, eyes)
    last = table.log.events[-1].at if table.log.events else table.deal.created
    return TableCard(
        id=table.id,
        game=table.deal.game,
        players=len(table.seats),
        status=table.status,
        version=table.log.version,
        seats=seats(table, person),
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
