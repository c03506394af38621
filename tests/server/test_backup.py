"""A backup that is made under running play is whole, and play goes on from it when restored."""

import asyncio
import random
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.server.serving import server
from tests.server.test_kill import Account, open_table
from wildpark.rules import GameError
from wildpark.server.messages.messages import State
from wildpark.server.store.backup import back_up

COPIES = 5


async def entries(port: int, account: Account) -> State:
    """The whole log of a table."""
    async with account.connected(port) as socket:
        await socket.send('{"type":"hello","version":0}')
        return await account.next_state(socket)


def enough(accounts: list[Account], wanted: int) -> bool:
    """Whether so much has been played, or all games are over."""
    played = sum(len(account.acknowledged) for account in accounts)
    return played >= wanted or all(account.over for account in accounts)


async def back_up_under_play(
    port: int, database: Path, copies: list[Path]
) -> tuple[list[Account], list[list[int]]]:
    """Backs up while two tables are played; how much each was told before each copy began."""
    accounts = [await open_table(port, random.Random(seed)) for seed in (1, 2)]
    playing = [asyncio.create_task(account.play(port)) for account in accounts]
    known: list[list[int]] = []
    for copy in copies:
        wanted = sum(len(account.acknowledged) for account in accounts) + 4
        while not enough(accounts, wanted):  # noqa: ASYNC110  the players tell nobody
            await asyncio.sleep(0.01)
        known.append([len(account.acknowledged) for account in accounts])
        await asyncio.to_thread(back_up, str(database), copy)
    for task in playing:
        task.cancel()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    assert all(end is None or isinstance(end, asyncio.CancelledError) for end in ends)
    return accounts, known


def test_a_backup_under_play_is_restored_and_played_on(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    copies = [tmp_path / f"copy-{number}.db" for number in range(COPIES)]
    with server(str(database)) as (_, port):
        accounts, known = asyncio.run(back_up_under_play(port, database, copies))
    assert {path.name for path in tmp_path.glob("copy-*")} == {path.name for path in copies}
    played_on = 0
    for told, copy in zip(known, copies, strict=True):
        restored = tmp_path / "restored" / "games.db"
        restored.parent.mkdir(exist_ok=True)
        shutil.copy(copy, restored)
        with server(str(restored)) as (_, port):
            for least, account in zip(told, accounts, strict=True):
                state = asyncio.run(entries(port, account))
                assert least <= state.version == len(state.entries)
                kept = sorted(account.acknowledged.items(), key=lambda one: one[1][0])
                known_then = dict(kept[: state.version])
                fresh = replace(account, acknowledged=known_then, sent=None, over=False)
                # the last may have been written and not been acknowledged when play was ended
                if len(fresh.acknowledged) == state.version:
                    asyncio.run(fresh.play(port))
                    assert fresh.over
                    played_on += 1
        shutil.rmtree(restored.parent)
    assert played_on >= COPIES


def test_the_command_says_what_it_did(tmp_path: Path) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"
    with sqlite3.connect(database) as made:
        made.execute("CREATE TABLE kept (what TEXT)")
    made.close()
    told = run("backup", str(copy), "--database", str(database))
    assert told.exit_code == 0, told.output
    assert str(copy) in told.stdout
    with sqlite3.connect(copy) as found:
        assert [*found.execute("SELECT name FROM sqlite_schema")] == [("kept",)]
    found.close()


@pytest.mark.parametrize(
    ("database", "code"),
    [
        ("{folder}/none.db", "backup-none"),
        ("{folder}/copy.db", "backup-itself"),
        ("{folder}/text.db", "database-failed"),
        ("postgresql://anna@host/games", "backup-postgresql"),
        ("mysql://host/games", "database-address"),
    ],
)
def test_what_cannot_be_copied_is_refused_and_the_old_copy_stays(
    tmp_path: Path, database: str, code: str
) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("the old copy")
    (tmp_path / "text.db").write_text("this is no database, but it is long enough for one " * 20)
    with pytest.raises(GameError) as caught:
        back_up(database.format(folder=tmp_path), copy)
    assert caught.value.code == code
    assert copy.read_text() == "the old copy"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "text.db"]
