"""Lost connections: whoever returns sees the table as it is, and nothing they did is lost."""

import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.pages.african_park import GameTable
from tests.pages.conftest import Visit
from tests.pages.games import GAMES
from tests.pages.laid import greedily, lay, play_until
from tests.pages.serving import Server
from tests.pages.table import Table
from tests.pages.test_friends import play_together, sit_down
from tests.pages.visitor import BROKEN_LINE, PHONE, Look, Visitor
from tests.pages.wire import Wire, wire
from wildpark.rules.game import Game

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def line(server: Server) -> Iterator[Wire]:
    """The line over which Ben reaches the server."""
    with wire(server.port) as laid:
        yield laid


@dataclass(frozen=True)
class Pair:
    """Amara's table, Ben's on a phone behind the line, and Ben: he may choose, then she."""

    hers: Table
    his: Table
    ben: Visitor


@pytest.fixture
def seated(visit: Visit, server: Server, line: Wire) -> Callable[[str], Pair]:
    """Seats both at a table of a game."""

    def sit(game: str) -> Pair:
        laid = lay(server, play_until(ben_may_begin, game=game, choose=greedily(game)))
        ben = visit(Look(size=PHONE), origin=line.origin)
        ben.tolerate(BROKEN_LINE)
        hers, his = sit_down(game, visit(), laid.links[0]), sit_down(game, ben, laid.links[1])
        return Pair(hers, his, ben)

    return sit


def ben_may_begin(game: Game) -> bool:
    """Ben may choose, and Amara may after him or at the same time, some time into the game."""
    if game.is_over() or game.revealed() < 3 or 1 not in game.to_act() or game.in_steps():
        return False
    after = game.copy()
    after.play(1, after.legal(1)[0])
    return after.to_act() == [0]


def lost(table: Table) -> Locator:
    """What says that the connection is lost."""
    return table.page.locator(".notice.lost")


@each_game
def test_whoever_comes_back_sees_what_has_happened(
    seated: Callable[[str], Pair], line: Wire, game: str
) -> None:
    pair = seated(game)
    hers, his = pair.hers, pair.his
    his.play(Random(1))
    hers.until_version(his.version)
    line.cut()
    pair.ben.context.set_offline(offline=True)
    lost(his).wait_for()
    hers.play(Random(1))
    line.mend()
    pair.ben.context.set_offline(offline=False)
    his.until_version(hers.version)
    expect(lost(his)).to_have_count(0)
    assert his.totals() == hers.totals()
    assert not play_together([hers, his], Random(2), 2)


@each_game
def test_a_line_that_died_in_silence_is_found_out(
    seated: Callable[[str], Pair], line: Wire, game: str
) -> None:
    """A laptop that slept: its connection looks open, but nothing comes over it any more."""
    pair = seated(game)
    hers, his = pair.hers, pair.his
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
    seated: Callable[[str], Pair], line: Wire
) -> None:
    pair = seated("african_park")
    hers, his, ben = pair.hers, pair.his, pair.ben
    assert isinstance(his, GameTable)
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
@each_game
def test_a_server_that_starts_again_goes_on_where_it_was(
    visit: Visit, server: Server, game: str, how: signal.Signals
) -> None:
    laid = lay(server, play_until(ben_may_begin, game=game, choose=greedily(game)))
    tables = []
    for link in laid.links:
        visitor = visit()
        visitor.tolerate(BROKEN_LINE)
        tables.append(sit_down(game, visitor, link))
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
