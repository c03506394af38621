"""Lost connections: whoever returns sees the table as it is, and nothing they did is lost."""

import signal
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.pages.conftest import Visit
from tests.pages.games import GAMES, pages_of
from tests.pages.laid import Played, greedily, lay, play_until
from tests.pages.serving import Server
from tests.pages.table import Table, play_together, sit_down, until_level
from tests.pages.visitor import BROKEN_LINE, PHONE, Look, Visitor
from tests.pages.wire import Wire, wire
from wildpark.rules.game import Game

SOME = 8
"""So many choices have been made at least: the log is longer than what a page shows of it."""


class Pair(NamedTuple):
    """Amara's page, Ben's on a phone behind a line; it is Ben's turn, then Amara's."""

    hers: Table
    his: Table
    ben: Visitor
    line: Wire


@pytest.fixture(params=GAMES)
def pair(request: pytest.FixtureRequest, visit: Visit, server: Server) -> Iterator[Pair]:
    """Two people at a table of each game."""
    make = pages_of(request.param).GameTable
    with wire(server.port) as line:
        laid = lay(server, ben_is_first(request.param))
        amara, ben = visit(), visit(Look(size=PHONE), origin=line.origin)
        ben.tolerate(BROKEN_LINE)
        hers, his = (
            sit_down(visitor, link, make)
            for visitor, link in zip((amara, ben), laid.links, strict=True)
        )
        his.until_turn()
        yield Pair(hers, his, ben, line)


def ben_is_first(game: str) -> Played:
    """Some choices into a game; Ben may choose, and then, whatever he does, Amara must."""
    made = count()

    def wanted(position: Game) -> bool:
        return next(made) >= SOME and 1 in position.to_act() and amara_follows(position)

    return play_until(wanted, game=game, choose=greedily(game))


def amara_follows(position: Game) -> bool:
    """Whether Amara must choose after each choice that Ben may make."""
    for action in position.legal(1):
        after = position.copy()
        after.play(1, action)
        if 0 not in after.to_act():
            return False
    return True


def lost(table: Table) -> Locator:
    """What says that the connection is lost."""
    return table.page.locator(".notice.lost")


def test_whoever_comes_back_sees_what_has_happened(pair: Pair) -> None:
    hers, his, ben, line = pair
    his.play(Random(1))
    hers.until_version(his.version)
    line.cut()
    ben.context.set_offline(offline=True)
    lost(his).wait_for()
    hers.play(Random(1))
    assert his.version < hers.version
    line.mend()
    ben.context.set_offline(offline=False)
    his.until_version(hers.version)
    expect(lost(his)).to_have_count(0)
    assert his.totals() == hers.totals()
    assert not play_together([hers, his], Random(2), 2)


def test_a_line_that_died_in_silence_is_found_out(pair: Pair) -> None:
    """A laptop that slept: its connection looks open, but nothing comes over it any more."""
    hers, his, _, line = pair
    his.play(Random(1))
    line.silence()
    hers.until_version(his.version)
    hers.play(Random(1))
    line.mend()
    assert his.version < hers.version
    his.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    his.until_version(hers.version)
    assert his.totals() == hers.totals()


def test_a_choice_made_without_a_line_is_made_once(pair: Pair) -> None:
    hers, his, ben, line = pair
    version = his.version
    line.silence()
    his.send_choice(Random(1))
    line.cut()
    lost(his).wait_for()
    if his.choices.count():  # a page may show them meanwhile; a press does nothing
        his.press(his.choices.last)
    line.mend()
    his.until_version(version + 1)
    hers.until_version(version + 1)
    made = [one["key"] for one in ben.sent if one["type"] == "play"]
    assert len(made) == 2
    assert len(set(made)) == 1
    expect(hers.page.locator(".log-fold")).to_have_text(f"All {version + 1} entries")
    assert hers.acts()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
@pytest.mark.parametrize("game", GAMES)
def test_a_server_that_starts_again_goes_on_where_it_was(
    game: str, visit: Visit, server: Server, how: signal.Signals
) -> None:
    tables = []
    for link in lay(server, ben_is_first(game)).links:
        visitor = visit()
        visitor.tolerate(BROKEN_LINE)
        tables.append(sit_down(visitor, link, pages_of(game).GameTable))
    assert not play_together(tables, Random(4), 3)
    until_level(tables)
    version, totals = tables[0].version, tables[0].totals()
    server.stop(how)
    for table in tables:
        lost(table).wait_for()
    server.start()
    for table in tables:
        expect(lost(table)).to_have_count(0)
        assert (table.version, table.totals()) == (version, totals)
    assert not play_together(tables, Random(4), 3)


def test_a_page_that_does_not_arrive(visit: Visit) -> None:
    visitor = visit()
    visitor.tolerate(BROKEN_LINE + r"|dynamically imported module")
    page = visitor.open()
    page.route("**/assets/Replay*.js", lambda route: route.abort())
    page.get_by_role("link", name="Open a record").click()
    expect(page.get_by_role("heading")).to_have_text("A part of this page could not be loaded.")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
