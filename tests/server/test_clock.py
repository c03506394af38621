"""Time to think: when it is out, and what the server then does."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from litestar.testing import TestClient

from tests.server.clock import START, ManualClock
from tests.server.people import TWO_HERE, Live, Person, card
from tests.server.playing import opened, table_of
from wildpark.rules.catalogue import NAMES
from wildpark.server.domain import Event, Seating
from wildpark.server.messages.errors import Refusal
from wildpark.server.messages.messages import Done, GameInfo, State
from wildpark.server.store.store import DatabaseStore
from wildpark.server.tables import table as tables
from wildpark.server.tables.clock import STEPS, written
from wildpark.server.tables.log import Command
from wildpark.server.tables.seating import THINK
from wildpark.server.tables.table import DESERTED, Table
from wildpark.server.tables.thinking import Requester
from wildpark.server.web.app import create_app
from wildpark.server.web.settings import Settings

SIDES = 3
ME_AND_LINK = ({"kind": "me"}, {"kind": "link"})
ME_AND_BOT = ({"kind": "me"}, {"kind": "bot", "level": "cub"})
BRIEF = min(THINK)


@pytest.fixture
def clock() -> ManualClock:
    """The clock of all tables."""
    return ManualClock()


def do(table: Table, seat: int, action: int | None) -> Event:
    command = Command(seat, action, None, table.log.version, table.is_late(seat))
    event, after = table.log.prepare(command, written(table.clock.now()))
    table.log.add(event, after)
    return event


def timed(clock: ManualClock, game: str, players: int, think: int = 60) -> Table:
    """A table for people with time to think, opened at START."""
    table = table_of(game, opened(game, players, {}).position, 1, clock)
    table.deal = replace(table.deal, think=think)
    table.started = written(START)
    return table


def seconds(table: Table, seat: int) -> float | None:
    """When the time of a seat is out, in seconds since START."""
    deadline = table.deadline(seat)
    return None if deadline is None else (deadline - START).total_seconds()


def until(live: Live, holds: Callable[[State], bool]) -> State:
    while not holds(state := live.state()):
        pass
    return state


# --- by the clock -----------------------------------------------------------------------------


def test_the_time_counts_from_when_a_seat_has_to_choose(clock: ManualClock) -> None:
    table = timed(clock, "african_park", 3)
    first, *others = (
        *table.log.position.to_act(),
        *(set(range(3)) - {*table.log.position.to_act()}),
    )
    assert [seconds(table, seat) for seat in (first, *others)] == [60, None, None]
    clock.advance(20 - clock.seconds)
    do(table, first, SIDES)
    second = table.log.position.to_act()[0]
    assert (seconds(table, first), seconds(table, second)) == (None, 80)


def test_taking_back_wins_no_time(clock: ManualClock) -> None:
    table = timed(clock, "african_park", 2)
    first = table.log.position.to_act()[0]
    clock.advance(20 - clock.seconds)
    do(table, first, SIDES)
    clock.advance(50 - clock.seconds)
    assert table.may_undo(first)
    do(table, first, None)
    assert seconds(table, first) == 60
    do(table, first, SIDES)
    assert seconds(table, 1 - first) == 110
    clock.advance(60 - clock.seconds)
    assert not table.may_undo(first)
    assert table.is_too_late_to_undo(first)


def test_who_is_late_cannot_choose_any_more(clock: ManualClock) -> None:
    table = timed(clock, "african_park", 2)
    first = table.log.position.to_act()[0]
    clock.advance(59.9 - clock.seconds)
    table.check_playing(first)
    assert table.bot_turns() == []
    clock.advance(60 - clock.seconds)
    with pytest.raises(Refusal, match="time for this choice is up"):
        table.check_playing(first)
    assert table.bot_turns() == [first]
    event = do(table, first, SIDES)
    assert (event.kind, table.log.is_first_late(event)) == ("late", True)


class Onlooker:
    """A live connection that only is there."""

    person, address = "ana", "here"

    def changed(self) -> None:
        """Is not asked for."""

    def gone(self) -> None:
        """Likewise."""


def test_bots_rest_while_a_table_is_deserted(clock: ManualClock) -> None:
    table = timed(clock, "african_park", 2, 3600)
    table.seat([table.seats[0], Seating("bot", "cub", level="cub")], table.members)
    while table.log.position.to_act() == [0]:
        do(table, 0, table.log.position.legal(0)[0])
    assert (table.bot_turns(), table.requester()) == ([1], None)
    clock.advance(DESERTED.total_seconds())
    assert table.bot_turns() == []
    onlooker = Onlooker()
    table.watchers.add(onlooker)
    assert (table.bot_turns(), table.requester()) == ([1], Requester("here", "ana"))
    clock.advance(DESERTED.total_seconds())
    table.watchers.remove(onlooker)
    table.left = clock.now()
    assert table.bot_turns() == [1]
    clock.advance(DESERTED.total_seconds())
    assert table.bot_turns() == []


def test_at_a_deserted_table_who_is_late_is_still_chosen_for(clock: ManualClock) -> None:
    table = timed(clock, "african_park", 2, 3600)
    seat = table.log.position.to_act()[0]
    clock.advance(3600)
    assert table.is_deserted()
    assert table.bot_turns() == [seat]


def test_a_park_is_developed_in_one_time_however_many_steps_it_takes(clock: ManualClock) -> None:
    table = timed(clock, "zuuli", 2)
    while not table.log.position.in_steps():
        clock.advance(1)
        for seat in (0, 1):
            if seat in table.log.position.to_act():
                do(table, seat, table.log.position.legal(seat)[0])
    end = clock.seconds + STEPS * 60
    for _ in range(5):
        clock.advance(7)
        do(table, 0, table.log.position.legal(0)[-1])
        assert [seconds(table, seat) for seat in (0, 1)] == [end, end]
    do(table, 0, None)
    confirm = table.log.position.action("confirm")
    do(table, 0, confirm)
    assert [seconds(table, seat) for seat in (0, 1)] == [None, end]
    do(table, 0, None)
    assert seconds(table, 0) == end
    do(table, 0, confirm)
    do(table, 1, confirm)
    assert [seconds(table, seat) for seat in (0, 1)] == [clock.seconds + 60] * 2


def test_nobody_tries_things_out_endlessly(
    clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MAX_STEPS", 10)
    table = timed(clock, "zuuli", 1)
    table.deal = replace(table.deal, think=None)
    while not table.log.position.in_steps():
        do(table, 0, table.log.position.legal(0)[0])
    for _ in range(5):
        do(table, 0, table.log.position.legal(0)[-1])
        assert not table.is_late(0)
        do(table, 0, None)
    assert table.is_late(0)
    assert table.bot_turns() == [0]


# --- at a server --------------------------------------------------------------------------------


def test_the_times_that_there_are(ana: Person) -> None:
    wish = {"game": "african_park", "seats": TWO_HERE, "think": 17}
    assert ana.refused("POST", "/api/tables", wish) == (422, "think-time")
    (allowed,) = {tuple(GameInfo(**game).think) for game in ana.get("/api/games").json()}
    assert min(allowed) >= 10
    assert ana.open(think=60).think == 60
    assert ana.open().think is None


@pytest.mark.parametrize("game", NAMES)
def test_when_the_time_is_out_the_server_chooses_and_says_so(
    ana: Person, game: str, clock: ManualClock
) -> None:
    table = ana.open(game=game, think=BRIEF)
    with ana.live(table.id) as live:
        opening = live.hello()
        late = list(opening.to_act)
        end = written(START + timedelta(seconds=BRIEF))
        assert opening.deadlines == [end if seat in late else None for seat in range(2)]
        clock.advance(BRIEF - 0.1)
        clock.wait_for(lambda sleepers: len(sleepers) == 1)  # nothing happens yet
        assert live.hello().version == 0
        clock.advance(0.1)
        state = live.state_of(len(late))
        entries = live.hello().entries
        assert sorted(entry.seat for entry in entries) == late
        assert {(one.kind, one.lines[0].code) for one in entries} == {("play", "time-was-out")}
        assert state.undo == []
        end = written(START + timedelta(seconds=2 * BRIEF))
        assert state.deadlines == [end if seat in state.to_act else None for seat in range(2)]


def test_a_park_that_is_not_confirmed_in_time_is_developed_by_the_server(
    ana: Person, clock: ManualClock
) -> None:
    table = ana.open(*ME_AND_BOT, game="zuuli", think=BRIEF, pace="instant")
    with ana.live(table.id) as live:
        state = live.hello()
        while state.view.phase == "picking":
            if 0 in state.to_act:
                live.play(0, state.view.choices[0].action, state.version)
            state = live.state_of(state.version + 1)
        first = state.version
        clock.advance(STEPS * BRIEF)
        until(live, lambda one: one.view.year == 2)
        late = [one for one in live.hello().entries if one.version > first and one.seat == 0]
        assert [line.code for one in late for line in one.lines].count("time-was-out") == 1
        assert late[0].lines[0].code == "time-was-out"
        assert late[-1].notation == "confirm"


def test_the_clock_runs_on_while_the_server_is_down(settings: Settings, clock: ManualClock) -> None:
    with TestClient(create_app(settings, DatabaseStore(settings.database), clock)) as client:
        ana = Person(client)
        long, brief = ana.open(think=60), ana.open(think=BRIEF)
        with ana.live(long.id) as live:
            before = live.hello().deadlines
    clock.advance(BRIEF)
    with TestClient(create_app(settings, DatabaseStore(settings.database), clock)) as client:
        again = Person(client, ana.cookie)
        with again.live(long.id) as live:
            assert live.hello().deadlines == before
        with again.live(brief.id) as live:
            state = live.hello()
            if state.version == 0:
                state = live.state_of(1)
            assert live.hello().entries[0].lines[0].code == "time-was-out"


def test_no_clock_runs_before_all_seats_are_taken(
    ana: Person, ben: Person, clock: ManualClock
) -> None:
    table = ana.open(*ME_AND_LINK, think=60)
    assert table.join is not None
    with ana.live(table.id) as live:
        assert live.hello().deadlines == [None, None]
        clock.advance(1000)
        card(ben.join(table.join))
        state = until(live, lambda one: one.status == "running")
        (end,) = [one for one in state.deadlines if one is not None]
        assert end == written(START + timedelta(seconds=1060))


def test_bots_and_those_who_have_left_have_no_clock(ana: Person, ben: Person) -> None:
    table = ana.open({"kind": "me"}, {"kind": "link"}, ME_AND_BOT[1], game="zuuli", think=60)
    assert table.join is not None
    ben.join(table.join)
    with ana.live(table.id) as live:
        assert [one is None for one in live.hello().deadlines] == [False, False, True]
        assert ben.post(f"/api/tables/{table.id}/leave").status_code == 200
        state = until(live, lambda one: one.seats[1].away)
        assert [one is None for one in state.deadlines] == [False, True, True]


def test_a_rematch_has_the_same_time_to_think(ana: Person) -> None:
    table = ana.open({"kind": "me"}, game="savannah_park", think=60)
    with ana.live(table.id) as live:
        state = live.hello()
        while state.status == "running":
            done = live.play(0, state.view.choices[0].action, state.version)
            assert isinstance(done, Done)
            state = live.state_of(done.version)
    assert card(ana.post(f"/api/tables/{table.id}/rematch")).think == 60
