"""A database is taken away under a running server: nothing is acknowledged that is not kept."""

import sqlite3
from pathlib import Path

import pytest

from tests.server.people import Person, choose
from wildpark.rules.terms import GameError
from wildpark.server.messages.messages import Done, Refused
from wildpark.server.store.store import DatabaseStore
from wildpark.server.web.settings import Settings


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_without_the_database(
    ana: Person, settings: Settings, caplog: pytest.LogCaptureFixture, *, replaced: bool
) -> None:
    path = Path(settings.database.removeprefix("sqlite:///"))
    table = ana.open()
    with ana.live(table.id) as live:
        state = choose(live, live.hello())
        moved = path.rename(path.with_suffix(".moved"))
        if replaced:
            path.write_bytes(moved.read_bytes())
        seat, action = state.to_act[0], state.view.choices[0].action
        for _ in range(2):
            refused = live.play(seat, action, 1)
            assert isinstance(refused, Refused)
            assert (refused.error.code, refused.version) == ("database-gone", 1)
        wish = {"game": table.game, "seats": [{"kind": "me"}, {"kind": "here"}]}
        assert ana.refused("POST", "/api/tables", wish) == (503, "database-gone")
        assert ana.refused("GET", "/api/health") == (503, "database-gone")
        assert caplog.text.count("deleted or replaced") == 1
        assert str(path) in caplog.text
        moved.rename(path)
        assert ana.get("/api/health").status_code == 200
        assert live.play(seat, action, 1, key="again") == Done("again", 2)


def test_a_locked_database_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "locked.db"
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("CREATE TABLE busy (x)")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(GameError, match="locked") as refused:
            DatabaseStore(str(path))
    assert refused.value.code == "database-failed"
