"""Lost connections: whoever returns sees the table as it is, and nothing they did is lost."""

import signal
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.pages.african_park import GameTable, view_of
from tests.pages.conftest import Visit
from tests.pages.laid import lay, play_until
from tests.pages.serving import Server
from tests.pages.test_friends import play_together
from tests.pages.visitor import BROKEN_LINE, PHONE, Look, Visitor
from tests.pages.wire import Wire, wire
from wildpark.rules.game import Game


@pytest.fixture
def line(server: Server) -> Iterator[Wire]:
    """The line over which Ben reaches the server."""
    with wire(server.port) as laid:
        yield laid


@pytest.fixture
def pair(visit: Visit, server: Server, line: Wire) -> tuple[GameTable, GameTable, Visitor]:
    """Amara's page, Ben's on a phone behind the line, and Ben; it is Ben's turn, then Amara's."""
    played = play_until(ben_begins_a_round)
    laid = lay(server, played)
    amara, ben = visit(), visit(Look(size=PHONE), origin=line.origin)
    ben.tolerate(BROKEN_LINE)
    tables = []
    for visitor, link in zip((amara, ben), laid.links, strict=True):
        page = visitor.open(link)
        page.get_by_role("button", name="Sit down").click()
        tables.append(GameTable(page, touch=visitor is ben))
        tables[-1].page.locator(".park").wait_for()
    return tables[0], tables[1], ben


def ben_begins_a_round(game: Game) -> bool:
    """Ben may choose one of two cards, and Amara takes the other."""
    if game.is_over() or game.to_act() != [1]:
        return False
    view = view_of(game)
    return len(view.cards) == 2 and view.round > 3


def lost(table: GameTable) -> Locator:
    """What says that the connection is lost."""
    return table.page.locator(".notice.lost")


def test_whoever_comes_back_sees_what_has_happened(
    pair: tuple[GameTable, GameTable, Visitor], line: Wire
) -> None:
    hers, his, ben = pair
    his.play(Random(1))
    hers.until_version(his.version)
    line.cut()
    ben.context.set_offline(offline=True)
    lost(his).wait_for()
    hers.play(Random(1))
    line.mend()
    ben.context.set_offline(offline=False)
    his.until_version(hers.version)
    expect(lost(his)).to_have_count(0)
    assert his.totals() == hers.totals()
    assert not play_together([hers, his], Random(2), 2)


def test_a_line_that_died_in_silence_is_found_out(
    pair: tuple[GameTable, GameTable, Visitor], line: Wire
) -> None:
    """A laptop that slept: its connection looks open, but nothing comes over it any more."""
    hers, his, _ = pair
    his.play(Random(1))
    line.silence()
    hers.until_version(his.version)
    hers.play(Random(1))
    line.mend()
    assert his.version < hers.version
    his.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    his.until_version(hers.version)
    assert his.totals() == hers.totals()


def test_a_choice_made_without_a_line_is_made_once(
    pair: tuple[GameTable, GameTable, Visitor], line: Wire
) -> None:
    hers, his, ben = pair
    version = his.version
    line.silence()
    his.until_turn()
    his.hold(0)
    his.press(his.legal.first)
    if his.asking.is_visible():
        his.press(his.asking.locator(".go"))
    line.cut()
    lost(his).wait_for()
    his.press(his.legal.last)
    line.mend()
    his.until_version(version + 1)
    hers.until_version(version + 1)
    made = [one["key"] for one in ben.sent if one["type"] == "play"]
    assert len(made) == 2
    assert len(set(made)) == 1
    expect(hers.page.locator(".log-fold")).to_have_text(f"All {version + 1} entries")
    assert hers.acts()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_server_that_starts_again_goes_on_where_it_was(
    visit: Visit, server: Server, how: signal.Signals
) -> None:
    laid = lay(server, play_until(ben_begins_a_round))
    visitors = [visit(), visit()]
    tables = []
    for visitor, link in zip(visitors, laid.links, strict=True):
        visitor.tolerate(BROKEN_LINE)
        page = visitor.open(link)
        page.get_by_role("button", name="Sit down").click()
        tables.append(GameTable(page))
        tables[-1].page.locator(".park").wait_for()
    assert not play_together(tables, Random(4), 3)
    version, totals = tables[0].version, tables[0].totals()
    server.stop(how)
    for table in tables:
        lost(table).wait_for()
    server.start()
    for table in tables:
        expect(lost(table)).to_have_count(0, timeout=30_000)
        assert table.version == version
        assert table.totals() == totals
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
