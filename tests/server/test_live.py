"""Live connections: states, commands, and everything that can be wrong with them."""

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from msgspec.structs import replace

from tests.server.people import Person, choose, play_out
from wildpark.rules.catalogue import NAMES
from wildpark.server.messages.messages import Done, Pong, Refused
from wildpark.server.store.store import DatabaseStore
from wildpark.server.web.app import create_app
from wildpark.server.web.settings import Settings

SIDES = 3
"""An action with which any seat may begin: the choice of territory sides."""


each_game = pytest.mark.parametrize("game", NAMES)


def code(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.error.code


@each_game
def test_a_whole_game_on_one_device(ana: Person, game: str) -> None:
    table = ana.open(game=game)
    with ana.live(table.id) as live:
        state = live.hello()
        assert (state.version, state.status, state.since) == (0, "running", 0)
        end = play_out(live, state)
        assert [entry.version for entry in live.hello().entries] == [*range(1, end.version + 1)]
    assert (end.status, end.to_act, end.undo) == ("over", [], [])


def test_a_whole_game_on_each_kind_of_database(settings: Settings, url: str) -> None:
    with TestClient(create_app(settings, DatabaseStore(url))) as client:
        ana = Person(client)
        table = ana.open({"kind": "me"}, {"kind": "bot", "level": "keeper"}, pace="instant")
        with ana.live(table.id) as live:
            end = play_out(live, live.hello())
        before = ana.get(f"/api/tables/{table.id}").json()
    with TestClient(create_app(settings, DatabaseStore(url))) as client:
        (card,) = Person(client, ana.cookie).get("/api/tables").json()
    assert card == before
    assert (card["status"], card["version"]) == ("over", end.version)


@each_game
def test_both_players_see_every_move(ana: Person, ben: Person, game: str) -> None:
    table = ana.open({"kind": "me"}, {"kind": "link"}, game=game)
    ben.join(str(table.join))
    with ana.live(table.id) as one, ben.live(table.id) as other:
        states = [one.hello(), other.hello()]
        first = states[0].to_act[0]
        mover, watcher = (one, other) if first == 0 else (other, one)
        own = choose(mover, states[first])
        seen = watcher.state_of(1)
        assert [(entry.seat, entry.version) for entry in seen.entries] == [(first, 1)]
        assert own.entries[0].action == states[first].view.choices[0].action
        assert seen.seat == 1 - first
        assert seen.to_act == own.to_act == [1 - first]


@each_game
def test_whoever_connects_again_gets_what_they_missed(ana: Person, game: str) -> None:
    table = ana.open(game=game)
    with ana.live(table.id) as live:
        choose(live, choose(live, live.hello()))
    with ana.live(table.id) as live:
        state = live.hello(version=1)
        assert (state.since, state.version) == (1, 2)
        assert [entry.version for entry in state.entries] == [2]
    for unknown in (None, -1, 99):
        with ana.live(table.id) as live:
            state = live.hello(version=unknown, since=0)
            assert (state.since, len(state.entries)) == (0, 2)


@each_game
def test_a_spectator_sees_and_cannot_act(ana: Person, ben: Person, game: str) -> None:
    table = ana.open(game=game)
    with ben.live(table.id) as live:
        state = live.hello()
        assert state.seat is None
        assert state.view.choices == []
        assert (state.link, state.join, state.undo) == (None, None, [])
        assert code(live.play(state.to_act[0], SIDES, 0)) == "not-your-seat"
    with Person(ana.client).live(table.id) as live:
        assert live.hello().version == 0


@each_game
def test_a_seat_of_somebody_else_cannot_be_played(ana: Person, ben: Person, game: str) -> None:
    table = ana.open({"kind": "me"}, {"kind": "link"}, game=game)
    ben.join(str(table.join))
    with ana.live(table.id) as live:
        live.hello()
        assert code(live.play(1, SIDES, 0)) == "not-your-seat"
        assert code(live.undo(1, 0)) == "not-your-seat"
        assert code(live.play(7, SIDES, 0)) == "not-your-seat"
        assert code(live.play(-1, SIDES, 0)) == "not-your-seat"


@each_game
def test_nobody_plays_before_all_seats_are_taken(ana: Person, game: str) -> None:
    table = ana.open({"kind": "me"}, {"kind": "link"}, game=game)
    with ana.live(table.id) as live:
        state = live.hello()
        assert (state.status, state.to_act, state.view.choices) == ("waiting", [], [])
        assert code(live.play(0, SIDES, 0)) == "not-started"


def test_a_stale_command_changes_nothing_and_is_told_the_newer_version(ana: Person) -> None:
    table = ana.open()
    with ana.live(table.id) as live:
        first = live.hello().to_act[0]
        live.play(first, SIDES, 0)
        live.play(1 - first, SIDES, 1)
        before = live.state_of(2)
        mover = before.to_act[0]
        answer = live.play(mover, before.view.choices[0].action, 1)
        assert code(answer) == "stale"
        assert answer.version == 2
        after = live.state()
        assert (after.version, after.view) == (2, before.view)
        assert code(live.play(mover, before.view.choices[0].action, 3)) == "stale"


def test_an_illegal_choice_is_refused_with_the_rules_reason(ana: Person) -> None:
    table = ana.open()
    with ana.live(table.id) as live:
        first = live.hello().to_act[0]
        assert code(live.play(first, 8, 0)) == "sides-first"
        for action in (-1, 10**6):
            assert code(live.play(first, action, 0)) == "unknown-action"
        assert code(live.play(1 - first, SIDES, 0)) == "not-your-turn"


@each_game
def test_a_repeated_command_gets_its_first_answer(ana: Person, game: str) -> None:
    table = ana.open(game=game)
    with ana.live(table.id) as live:
        opening = live.hello()
        seat, action = opening.to_act[0], opening.view.choices[0].action
        choose(live, choose(live, opening, key="once"))
        assert live.play(seat, action, 0, key="once") == Done("once", 1)
    with ana.live(table.id) as live:
        assert live.hello().version == 2
        assert live.play(seat, action, 0, key="once") == Done("once", 1)


def test_a_key_is_not_used_for_another_command(ana: Person) -> None:
    table = ana.open()
    with ana.live(table.id) as live:
        first = live.hello().to_act[0]
        live.play(first, SIDES, 0, key="once")
        assert code(live.play(first, SIDES + 1, 0, key="once")) == "key-reused"
        assert code(live.play(first, SIDES, 1, key="once")) == "key-reused"
        assert code(live.undo(first, 1, key="once")) == "key-reused"
        assert code(live.play(1 - first, SIDES, 1, key="once")) == "key-reused"
        assert live.hello().version == 1


@each_game
def test_after_a_restart_all_is_as_it_was(settings: Settings, game: str) -> None:
    with TestClient(create_app(settings, DatabaseStore(settings.database))) as client:
        ana = Person(client)
        table = ana.open(game=game)
        with ana.live(table.id) as live:
            opening = live.hello()
            seat, action = opening.to_act[0], opening.view.choices[0].action
            choose(live, choose(live, opening, key="once"))
            live.hello(version=2)
            before = live.hello()
    with (
        TestClient(create_app(settings, DatabaseStore(settings.database))) as client,
        Person(client, ana.cookie).live(table.id) as live,
    ):
        assert replace(live.hello(), number=before.number) == before
        assert live.play(seat, action, 0, key="once") == Done("once", 1)


def test_malformed_messages_get_a_typed_error(ana: Person) -> None:
    table = ana.open()
    with ana.live(table.id) as live:
        live.hello()
        for text in (
            "",
            "{",
            "[]",
            "null",
            '{"type":"dance"}',
            '{"type":"play"}',
            "\x00",
            "[" * 9999,
        ):
            live.session.send_text(text)
            assert code(live.answer()) == "bad-json", text
        live.session.send_bytes(b"\xff\xfe")
        assert code(live.answer()) == "bad-json"
        for key in ("", "x" * 65, "\x00", "a\nb"):
            live.send(type="undo", key=key, version=0, seat=0)
            assert code(live.answer()) == "key-format"
        live.send(type="ping")
        assert live.answer() == Pong(0)


def test_a_command_before_hello_is_refused(ana: Person) -> None:
    table = ana.open()
    with ana.live(table.id) as live:
        assert code(live.play(0, SIDES, 0)) == "hello-first"


def test_an_oversized_message_gets_a_typed_error_and_ends_the_connection(ana: Person) -> None:
    table = ana.open()
    with ana.live(table.id) as live:
        live.hello()
        live.session.send_text('{"type":"ping"}' + " " * 16 * 1024)
        assert code(live.answer()) == "too-large"
        with pytest.raises(WebSocketDisconnect) as ended:
            live.next()
        assert ended.value.code == 1009


def test_an_unknown_table_is_told_and_closed(ana: Person) -> None:
    for name in ("%00", "x" * 33, "x.y"):
        assert ana.refused("GET", f"/api/tables/{name}") == (404, "no-such-table")
    with ana.live("nothing") as live:
        assert code(live.next()) == "no-such-table"
        with pytest.raises(WebSocketDisconnect) as ended:
            live.next()
        assert ended.value.code == 4404


def test_who_says_hello_to_a_table_that_was_let_go_is_told_to_come_again(
    client: TestClient[Litestar], ana: Person
) -> None:
    table = ana.open()
    with ana.live(table.id) as live:
        live.send(type="ping")
        live.answer()
        with client.portal() as portal:
            portal.call(client.app.state.tables.drop_idle, -1)
        live.send(type="hello")
        with pytest.raises(WebSocketDisconnect) as ended:
            live.next()
        assert ended.value.code == 1012
    with ana.live(table.id) as live:
        assert live.hello().version == 0


def test_who_is_connected_is_seen(ana: Person, ben: Person) -> None:
    table = ana.open({"kind": "me"}, {"kind": "link"})
    ben.join(str(table.join))
    with ana.live(table.id) as live:
        assert [seat.online for seat in live.hello().seats] == [True, False]
        with ben.live(table.id) as other:
            other.hello()
            assert [seat.online for seat in live.state().seats] == [True, True]
        assert [seat.online for seat in live.state().seats] == [True, False]


@each_game
def test_two_tabs_see_the_same(ana: Person, game: str) -> None:
    table = ana.open(game=game)
    with ana.live(table.id) as one, ana.live(table.id) as other:
        other.hello()
        assert choose(one, one.hello()).view == other.state_of(1).view


def test_undo(ana: Person) -> None:
    table = ana.open()
    with ana.live(table.id) as live:
        first = live.hello().to_act[0]
        live.play(first, SIDES, 0)
        state = live.hello()
        assert state.undo == [first]
        assert code(live.undo(1 - first, 1)) == "undo-too-late"
        assert live.undo(first, 1) == Done(f"key-{id(live)}-3", 2)
        state = live.hello()
        assert (state.version, state.to_act, state.undo) == (2, [first], [])
        taken_back = state.entries[1]
        assert (taken_back.kind, taken_back.seat, taken_back.target) == ("undo", first, 1)
        assert code(live.undo(first, 1)) == "stale"
        assert code(live.undo(first, 2)) == "undo-too-late"
        live.play(first, SIDES, 2)
        live.play(1 - first, SIDES, 3)
        assert code(live.undo(first, 4)) == "undo-too-late"
        assert live.hello().undo == []  # the second choice of sides turned up cards
