"""The pages' document and files, built or not."""

import gzip
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.people import Person, refusal
from wildpark.server.store.store import DatabaseStore
from wildpark.server.web.app import create_app
from wildpark.server.web.pages import ADDRESSES
from wildpark.server.web.settings import Settings

PAGES = (
    "/",
    "/games",
    "/new/african_park",
    "/table/x",
    "/join/x/y",
    "/replay",
    "/replay/x",
    "/how/x",
)

SCRIPT = "let x = 1;" * 1000


@pytest.fixture
def built(settings: Settings) -> Settings:
    """Settings with pages that are built."""
    folder = Path(settings.static)
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the pages</title>")
    (folder / "icon.svg").write_text("<svg/>")
    script = folder / "assets" / "main-1a2b.js"
    script.write_text(SCRIPT)
    script.with_name("main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name("main-1a2b.js.br").write_bytes(b"as brotli")
    return settings


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_one_document(built: Settings, path: str) -> None:
    with TestClient(create_app(built, DatabaseStore(built.database))) as client:
        answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "the pages" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert len(PAGES) == len(ADDRESSES)


@pytest.mark.parametrize("path", [*PAGES, "/icon.svg", "/assets/main-1a2b.js"])
def test_only_the_head_of_a_page_or_file(built: Settings, path: str) -> None:
    with TestClient(create_app(built, DatabaseStore(built.database))) as client:
        answer, whole = client.head(path), client.get(path)
        nothing = client.head("/nothing")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["cache-control"] == whole.headers["cache-control"]
    assert nothing.status_code == 404


def test_only_the_head_of_what_the_api_says(ana: Person) -> None:
    table = ana.open()
    for path in ("/api/health", "/api/games", "/api/me", "/api/tables", f"/api/tables/{table.id}"):
        answer, whole = ana.ask("HEAD", path), ana.get(path)
        assert (answer.status_code, answer.content) == (200, b"")
        assert answer.headers["content-type"] == whole.headers["content-type"]
        assert answer.headers["content-length"] == whole.headers["content-length"]
    assert ana.ask("HEAD", "/api/tables/nothing").status_code == 404
    assert ana.ask("HEAD", "/api/replay").status_code == 405


def test_files_are_kept_by_the_browser_as_long_as_their_name_says(built: Settings) -> None:
    with TestClient(create_app(built, DatabaseStore(built.database))) as client:
        script = client.get("/assets/main-1a2b.js")
        icon = client.get("/icon.svg")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert (icon.status_code, icon.headers["content-type"]) == (200, "image/svg+xml")
    assert "immutable" not in icon.headers["cache-control"]


def test_files_come_in_the_smallest_form_that_is_understood(built: Settings) -> None:
    with TestClient(create_app(built, DatabaseStore(built.database))) as client:
        got = {
            understood: client.get("/assets/main-1a2b.js", headers={"accept-encoding": understood})
            for understood in ("gzip", "identity")
        }
        with client.stream(
            "GET", "/assets/main-1a2b.js", headers={"accept-encoding": "gzip, br"}
        ) as smallest:
            assert smallest.headers["content-encoding"] == "br"
            assert b"".join(smallest.iter_raw()) == b"as brotli"
    assert got["gzip"].headers["content-encoding"] == "gzip"
    assert "content-encoding" not in got["identity"].headers
    for answer in (*got.values(), smallest):
        assert "Accept-Encoding" in answer.headers["vary"]
        assert answer.headers["content-type"].startswith("text/javascript")
    assert [answer.text for answer in got.values()] == [SCRIPT, SCRIPT]


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/main-1a2b.js.br",
        "/assets/nothing.js",
        "/table",
        "/../settings.py",
        "/assets/..%2f..%2fapp.py",
        "/%00",
        "/assets/%00.js",
        "/" + "long" * 1500,
    ],
)
def test_what_is_not_there_is_said_by_the_pages(built: Settings, path: str) -> None:
    with TestClient(create_app(built, DatabaseStore(built.database))) as client:
        answer = client.get(path)
        assert answer.status_code == 404
        assert "the pages" in answer.text
        assert refusal(Person(client).get("/api/nothing")) == (404, "no-such-page")


def test_without_pages_it_is_said_how_to_build_them(ana: Person) -> None:
    answer = ana.get("/")
    assert answer.status_code == 200
    assert "make pages" in answer.text
