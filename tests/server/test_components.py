"""A server that is upgraded to other cards goes on with the tables and records of before."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

from tests.server.people import Person, choose, play_out
from wildpark.rules.catalogue import NAMES, open_game, rules_of
from wildpark.rules.record import Record
from wildpark.rules.terms import GameError
from wildpark.server.messages.messages import Replay
from wildpark.server.store.store import DatabaseStore
from wildpark.server.web.app import create_app
from wildpark.server.web.settings import Settings


def changed(game: str, folder: Path) -> Path:
    """A file of components with one other number."""
    rules = rules_of(game)
    text = rules.components.file().read_text(encoding="utf-8")
    path = folder / f"{game}.toml"
    for number in re.finditer(r"(?m)^(?!#)[^#\n]*?(\d+)", text):
        value = int(number[1])
        path.write_text(text[: number.start(1)] + str(value + 1) + text[number.end(1) :])
        try:
            components = rules.read_components(path)
            open_game(game, players=max(rules.players), seed=1, components=components)
        except GameError:
            continue
        if components.digest != rules.read_components(None).digest:
            return path
    raise AssertionError(f"no number of {game} can be another")


@contextmanager
def older(game: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The version of before, which had these components built in."""
    kind = rules_of(game).components
    with monkeypatch.context() as patched:
        patched.setattr(kind, "file", lambda: path)
        kind.built_in.cache_clear()
        yield
    kind.built_in.cache_clear()


@pytest.mark.parametrize("game", NAMES)
def test_old_tables_go_on_and_old_records_replay(
    settings: Settings, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        older(game, changed(game, tmp_path), monkeypatch),
        TestClient(create_app(settings, DatabaseStore(settings.database))) as client,
    ):
        ana = Person(client)
        table = ana.open(game=game)
        with ana.live(table.id) as live:
            before = choose(live, live.hello())
        digest = rules_of(game).read_components(None).digest
    assert digest != rules_of(game).read_components(None).digest
    with TestClient(create_app(settings, DatabaseStore(settings.database))) as client:
        ana = Person(client, ana.cookie)
        with ana.live(table.id) as live:
            assert live.hello(version=1).view == before.view
            play_out(live, live.hello())
        text = ana.get(f"/api/tables/{table.id}/record").text
        assert Record.read(text).components == digest
        own = ana.get(f"/api/tables/{table.id}/replay")
        brought = ana.ask("POST", "/api/replay", content=text.encode())
        assert msgspec.json.decode(own.content, type=Replay).steps
        assert brought.content == own.content
        assert ana.open(game=game).id != table.id  # new tables are opened with the new cards
