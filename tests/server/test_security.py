"""What keeps strangers and other sites out, and what never gets out."""

import logging
from collections.abc import Callable
from dataclasses import replace
from time import sleep

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.people import Person, play_out, refusal
from wildpark.server.messages.errors import SENTENCES
from wildpark.server.messages.messages import Refused, State
from wildpark.server.store.store import DatabaseStore
from wildpark.server.web.app import create_app
from wildpark.server.web.limits import BOUNDLESS, Limits, Rate
from wildpark.server.web.settings import Settings

TWO = {"game": "african_park", "seats": [{"kind": "me"}, {"kind": "here"}]}


# --- cookies --------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(
    client: TestClient[Litestar],
) -> None:
    plain = client.get("/api/me").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(plain.split("; "))
    assert "Secure" not in plain
    client.cookies.clear()
    secure = client.get("https://testserver.local/api/me").headers["set-cookie"]
    assert "Secure" in secure.split("; ")


def test_a_cookie_cannot_be_made_up(ana: Person) -> None:
    table = ana.open()
    assert ana.cookie is not None
    name, value = ana.cookie.split("=", 1)
    person, signature = value.split(".")
    swapped = signature[:-1] + ("A" if signature[-1] != "A" else "B")
    forgeries = ("", "x", f"{person}.", f".{signature}", f"{person}.{swapped}", f"x.{signature}")
    for forged in forgeries:
        stranger = Person(ana.client, f"{name}={forged}")
        assert stranger.refused("POST", f"/api/tables/{table.id}/leave")[1] == "not-a-member"
    assert ana.post(f"/api/tables/{table.id}/leave").status_code == 200


def test_reading_a_table_makes_nobody_a_person(ana: Person, ben: Person) -> None:
    table = ana.open()
    answer = ben.get(f"/api/tables/{table.id}")
    assert "set-cookie" not in answer.headers


# --- other sites ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://testserver.local.evil.example", "https://[", ""],
)
def test_other_sites_change_nothing(ana: Person, origin: str) -> None:
    for path in ("tables", "me", "tables/x/join", "tables/x/rematch", "replay"):
        answer = ana.ask("POST", f"/api/{path}", TWO, headers={"Origin": origin})
        assert refusal(answer) == (403, "foreign-origin")


def test_other_sites_open_no_live_connection(ana: Person) -> None:
    table = ana.open()
    headers = {"Origin": "http://evil.example", "Cookie": str(ana.cookie)}
    path = f"/api/tables/{table.id}/live"
    with (
        pytest.raises(WebSocketDisconnect),
        ana.client.websocket_connect(path, headers=headers) as session,
    ):
        session.receive_text(timeout=5)


def test_our_own_pages_and_programs_are_let_in(settings: Settings) -> None:
    behind = replace(settings, origins=("https://games.example",))
    with TestClient(create_app(behind, DatabaseStore(behind.database))) as client:
        ana = Person(client)
        for origin in ("http://testserver.local", "https://games.example"):
            answer = ana.ask("POST", "/api/tables", TWO, headers={"Origin": origin})
            assert answer.status_code == 201
        assert ana.ask("POST", "/api/tables", TWO).status_code == 201


# --- headers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/nothing", "/table/x"])
def test_every_answer_has_the_headers(ana: Person, path: str) -> None:
    headers = ana.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cache-control"] == ("no-store" if path.startswith("/api") else "no-cache")


# --- limits ---------------------------------------------------------------------------------------


def test_opening_tables_has_a_limit(settings: Settings) -> None:
    few = replace(settings, limits=Limits(tables=Rate(3, 5)))
    with TestClient(create_app(few, DatabaseStore(few.database))) as client:
        ana, ben = Person(client), Person(client)
        ana.get("/api/me")
        ben.get("/api/me")
        codes = [ana.post("/api/tables", TWO).status_code for _ in range(4)]
        assert codes == [201, 201, 201, 429]
        assert refusal(ana.post("/api/tables", TWO)) == (429, "too-many-requests")
        answer = ben.post("/api/tables", TWO)  # the address has a limit of its own
        assert refusal(answer) == (429, "too-many-requests")
        assert answer.headers["retry-after"]
        assert ana.get("/api/tables").status_code == 200


def test_commands_have_a_limit(settings: Settings) -> None:
    few = replace(settings, limits=Limits(commands_per_second=0.001, commands_burst=3))
    with TestClient(create_app(few, DatabaseStore(few.database))) as client:
        ana = Person(client)
        table = ana.open()
        with ana.live(table.id) as live:
            seat = live.hello().to_act[0]
            for _ in range(2):
                live.send(type="ping")
                live.answer()
            answer = live.play(seat, 3, 0)
            assert isinstance(answer, Refused)
            assert (answer.error.code, answer.version) == ("too-fast", 0)
        with ana.live(table.id) as live:  # the limit is that of the connection
            assert live.hello().version == 0


def test_a_body_that_is_nested_too_deeply_is_refused(ana: Person) -> None:
    for path in ("/api/me", "/api/tables"):
        assert refusal(ana.ask("POST", path, content=b"[" * 100_000)) == (400, "bad-json")


def test_a_body_that_is_too_large_is_refused(ana: Person) -> None:
    body = b'{"name": "' + b"x" * 300_000 + b'"}'
    assert refusal(ana.ask("POST", "/api/me", content=body)) == (413, "too-large")


def test_wrong_methods_and_addresses(ana: Person) -> None:
    assert ana.refused("DELETE", "/api/tables") == (405, "method")
    assert ana.refused("GET", "/api/nothing") == (404, "no-such-page")
    assert ana.refused("GET", "/api/tables/nothing") == (404, "no-such-table")
    assert ana.refused("POST", "/api/tables/x/y/z") == (404, "no-such-page")


# --- what never gets out --------------------------------------------------------------------------


def test_a_failure_is_told_by_its_place_in_the_log_and_not_by_its_traceback(
    ana: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = ana.open()

    async def broken(*_: object) -> None:
        raise RuntimeError("the inner workings")

    for write in ("create", "append"):
        monkeypatch.setattr(DatabaseStore, write, broken)
    answer = ana.post("/api/tables", TWO)
    assert refusal(answer) == (500, "internal")
    assert "inner workings" not in answer.text
    assert answer.json()["params"]["id"] in caplog.text
    with ana.live(table.id) as live:
        seat = live.hello().to_act[0]
        refused = live.play(seat, 3, 0, key="again")
        assert isinstance(refused, Refused)
        assert refused.error.code == "internal"
        assert "inner workings" not in refused.error.sentence
    monkeypatch.undo()
    with ana.live(table.id) as live:  # the table was loaded anew, and goes on
        assert live.hello().version == 0
        assert not isinstance(live.play(seat, 3, 0, key="again"), Refused)


def test_no_secret_is_logged(
    caplog: pytest.LogCaptureFixture, person: Callable[[], Person]
) -> None:
    caplog.set_level(logging.DEBUG, "wildpark")
    ana, ben = person(), person()
    table = ana.open({"kind": "me"}, {"kind": "link"})
    ben.join(str(table.join))
    with ana.live(table.id) as live:
        link = str(live.hello().link)
    done = ana.open()
    with ana.live(done.id) as live:
        play_out(live, live.hello())
    seed = str(ana.get(f"/api/tables/{done.id}/record").json()["seed"])
    for secret in (link.split("/")[3], str(table.join).split("/")[3], str(ana.cookie), seed):
        assert secret not in caplog.text


def test_every_sentence_can_be_said() -> None:
    for code, (status, sentence) in SENTENCES.items():
        assert 400 <= status < 600, code
        assert sentence[0].islower()
        assert not sentence.endswith(".")


@pytest.mark.parametrize(
    ("limits", "says_hello"),
    [
        (replace(BOUNDLESS, hello_seconds=0.05), False),
        (replace(BOUNDLESS, quiet_seconds=0.05), True),
    ],
    ids=["no hello", "quiet after it"],
)
def test_a_live_connection_that_says_nothing_is_closed(
    settings: Settings,
    limits: Limits,
    says_hello: bool,  # noqa: FBT001  pytest's way
) -> None:
    hasty = replace(settings, limits=limits)
    with TestClient(create_app(hasty, DatabaseStore(hasty.database))) as client:
        ana = Person(client)
        table = ana.open()
        with ana.live(table.id) as live:
            if says_hello:
                live.hello()
            with pytest.raises(WebSocketDisconnect) as closed:
                live.next()
        assert closed.value.code == 4408


def test_a_person_has_so_many_live_connections(settings: Settings) -> None:
    few = replace(settings, limits=replace(BOUNDLESS, live_per_person=2))
    with TestClient(create_app(few, DatabaseStore(few.database))) as client:
        ana, ben = Person(client), Person(client)
        table = ana.open()
        ben.get("/api/me")
        with ana.live(table.id) as first, ana.live(table.id) as second:
            assert first.hello().version == second.hello().version == 0
            with ana.live(table.id) as third:
                refused = third.next()
                assert isinstance(refused, Refused)
                assert refused.error.code == "too-many-connections"
            with ben.live(table.id) as other:
                assert other.hello().version == 0
        while not is_let_in(ana, table.id):  # the server hears a little later that they are gone
            sleep(0.01)


def is_let_in(person: Person, table: str) -> bool:
    """Whether one more live connection is answered with a state."""
    with person.live(table) as live:
        live.send(type="hello", version=None)
        return isinstance(live.next(), State)
