"""The record and the replay of a finished table, and of records that people bring."""

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tests.rules.test_record import OLD
from tests.server.people import Person, card, choose, play_out, view_of
from wildpark.rules.catalogue import NAMES
from wildpark.rules.record import Record
from wildpark.server.messages.messages import Done, Error, LogEntry, Replay, State, TableCard

each_game = pytest.mark.parametrize("game", NAMES)


def finished(ana: Person, game: str = NAMES[0]) -> tuple[TableCard, State]:
    """A game that has been played to its end, after one choice was taken back."""
    table = ana.open({"kind": "me", "name": "Ana"}, {"kind": "here"}, game=game)
    with ana.live(table.id) as live:
        opening = live.hello()
        choose(live, opening)
        assert isinstance(live.undo(opening.to_act[0], 1), Done)
        play_out(live, live.state_of(2))
        end = live.hello()
    return card(ana.get(f"/api/tables/{table.id}")), end


def test_while_a_game_runs_its_seed_is_nowhere(ana: Person) -> None:
    table = ana.open()
    for what in ("record", "replay"):
        assert ana.refused("GET", f"/api/tables/{table.id}/{what}") == (409, "not-over")
    with ana.live(table.id) as live:
        live.send(type="hello", version=None)
        assert "seed" not in live.session.receive_text()
    assert "seed" not in ana.get("/api/tables").text


def standing(entries: Sequence[LogEntry]) -> int:
    """How many choices of a log stand: those that were not taken back."""
    return sum(1 if entry.kind == "play" else -1 for entry in entries)


@each_game
def test_the_record_replays_to_the_end(ana: Person, game: str) -> None:
    table, end = finished(ana, game)
    answer = ana.get(f"/api/tables/{table.id}/record")
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{game}-')
    record = Record.read(answer.text)
    assert record.names == ("Ana", "player 2")
    assert len(record.actions) == standing(end.entries) == end.version - 2
    position = record.replay()
    assert position.is_over()
    assert [score.total for score in position.scores()] == table.totals


@each_game
def test_the_replay_has_every_step(ana: Person, game: str) -> None:
    table, end = finished(ana, game)
    replay = msgspec.json.decode(ana.get(f"/api/tables/{table.id}/replay").content, type=Replay)
    assert len(replay.steps) == end.version - 2 + 1
    assert (replay.steps[0].seat, replay.steps[0].notation) == (None, None)
    assert all(step.notation and step.lines for step in replay.steps[1:])
    views = [view_of(step.view) for step in replay.steps]
    assert views[-1].phase == "over"
    assert all(view.choices == [] for view in views)
    assert replay.names == ["Ana", "player 2"]
    assert replay.bots == [None, None]


def test_a_person_who_is_called_as_a_level_is_no_bot(ana: Person) -> None:
    table = ana.open({"kind": "me", "name": "ranger"}, {"kind": "bot", "level": "cub"})
    with ana.live(table.id) as live:
        play_out(live, live.hello())
    record = Record.read(ana.get(f"/api/tables/{table.id}/record").text)
    assert (record.names, record.bots) == (("ranger", "cub"), (None, "cub"))
    answer = ana.get(f"/api/tables/{table.id}/replay")
    assert msgspec.json.decode(answer.content, type=Replay).bots == [None, "cub"]


@pytest.mark.parametrize("path", sorted(OLD.glob("*-1.json")), ids=lambda path: path.stem)
def test_an_old_record_says_nothing_of_bots(ana: Person, path: Path) -> None:
    answer = ana.ask("POST", "/api/replay", content=path.read_bytes())
    replay = msgspec.json.decode(answer.content, type=Replay)
    assert replay.names[0] == "Ana"
    assert set(replay.bots) == {None}


def test_anybody_may_look_at_a_finished_table(ana: Person, ben: Person) -> None:
    table, _ = finished(ana)
    for what in ("record", "replay"):
        assert ben.get(f"/api/tables/{table.id}/{what}").status_code == 200


@each_game
def test_a_record_that_is_brought(ana: Person, game: str) -> None:
    table, _ = finished(ana, game)
    text = ana.get(f"/api/tables/{table.id}/record").text
    answer = ana.ask("POST", "/api/replay", content=text.encode())
    assert answer.status_code == 200
    brought = msgspec.json.decode(answer.content, type=Replay)
    assert brought == msgspec.json.decode(
        ana.get(f"/api/tables/{table.id}/replay").content, type=Replay
    )
    for encoding in ("utf-8-sig", "utf-16"):  # as Windows tools save it
        assert ana.ask("POST", "/api/replay", content=text.encode(encoding)).content == (
            answer.content
        )


def test_a_damaged_record_is_refused_with_the_place(ana: Person) -> None:
    table, _ = finished(ana)
    document = json.loads(ana.get(f"/api/tables/{table.id}/record").text)
    document["actions"][4][1] = "sides-aaa"  # never again once they are chosen
    answer = ana.ask("POST", "/api/replay", content=json.dumps(document).encode())
    error = msgspec.json.decode(answer.content, type=Error)
    assert (answer.status_code, error.code) == (422, "record-action")
    assert error.params["number"] == 5
    assert error.lines
    for text in (b"", b"{", b"\xff", b"[" * 100_000, b'{"format": "wildpark record"}'):
        answer = ana.ask("POST", "/api/replay", content=text)
        assert answer.status_code == 422
        assert msgspec.json.decode(answer.content, type=Error).code.startswith("record-")


def test_a_record_that_is_too_large_is_refused(ana: Person) -> None:
    answer = ana.ask("POST", "/api/replay", content=b" " * (256 * 1024 + 1))
    assert answer.status_code == 413
    assert msgspec.json.decode(answer.content, type=Error).code == "too-large"
