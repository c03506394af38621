"""Several people at one table: by link, on one device, watching."""

from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import Visit
from tests.pages.games import GAMES, pages_of
from tests.pages.laid import but_for, lay, whole_game
from tests.pages.serving import Server
from tests.pages.table import Table, play_together, sit_down, until_level
from tests.pages.visitor import PHONE, Look


def open_for_two(page: Page, second: str) -> None:
    """Fills the page of a new table in for Amara and somebody who sits down as ``second`` says."""
    page.get_by_label("Your name").fill("Amara")
    page.get_by_role("group", name="How many play?").get_by_text("2", exact=True).click()
    page.get_by_role("group", name="Seat 2").get_by_text(second, exact=True).click()


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_comes_by_link(game: str, visit: Visit) -> None:
    rng, make = Random(5), pages_of(game).GameTable
    amara, ben, stranger = visit(), visit(Look(size=PHONE)), visit()
    page = amara.open(f"/new/{game}")
    open_for_two(page, "By link")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_test_id("join-link").input_value()
    assert link.startswith(amara.origin)
    hers = make(page)

    page = ben.context.new_page()
    page.goto(link)
    expect(page.locator("main")).to_contain_text("Amara")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").tap()
    his = make(page, touch=True)
    watching = make(stranger.open(watch_link(hers).removeprefix(stranger.origin)))
    tables = [hers, his]

    assert not play_together(tables, rng, 5)
    his.page.reload()
    assert not play_together(tables, rng, 4)
    take_back(tables, rng)
    assert not play_together(tables, rng, 3)
    check_watcher(watching, tables)


def check_watcher(watching: Table, tables: Sequence[Table]) -> None:
    """Who watches sees the same, and nothing to choose with."""
    until_level([*tables, watching])
    chooser = next(table for table in tables if table.acts())
    expect(chooser.choices).not_to_have_count(0)
    expect(watching.choices.or_(watching.undo_chip)).to_have_count(0)
    assert watching.totals() == chooser.totals()


def watch_link(table: Table) -> str:
    """The link for those who watch, from the table's help."""
    table.press(table.page.get_by_role("button", name="Help"))
    link = table.dialog.get_by_label("Link for those who watch").input_value()
    table.page.keyboard.press("Escape")
    return link


def take_back(tables: Sequence[Table], rng: Random) -> None:
    """Plays until somebody may take a choice back; they do, and everybody sees it."""
    can: list[Table] = []
    before = tables[0].totals()
    while not can:
        until_level(tables)
        before = tables[0].totals()
        assert not play_together(tables, rng, 1)
        until_level(tables)
        can = [table for table in tables if table.undo_chip.is_visible()]
    version = can[0].version
    can[0].press(can[0].undo_chip)
    for table in tables:
        table.until_version(version + 1)
        expect(table.page.locator(".log-entries li").first).to_contain_text("took the last choice")
        assert table.totals() == before
    assert can[0].acts()


@pytest.mark.parametrize("game", GAMES)
def test_all_see_the_end_and_another_game_follows(game: str, visit: Visit, server: Server) -> None:
    make = pages_of(game).GameTable
    laid = lay(server, but_for(whole_game(game), 6))
    hers, his = tables = [
        sit_down(visit(look), link, make)
        for look, link in zip((Look(), Look(size=PHONE)), laid.links, strict=True)
    ]
    watching = make(visit().open(f"/table/{laid.id}"))
    assert not his.end.is_visible()
    assert play_together(tables, Random(5))
    for table in (hers, his, watching):
        table.end.wait_for()
        assert table.totals() == hers.totals()
    expect(watching.page.get_by_role("button", name="Play again")).to_have_count(0)

    his.page.get_by_role("button", name="Play again").tap()
    hers.page.get_by_role("link", name="To the next game").click()
    hers.page.wait_for_url(his.page.url)
    assert not play_together(tables, Random(6), 4)


@pytest.mark.parametrize("game", GAMES)
def test_two_pass_one_device_on(game: str, visit: Visit) -> None:
    page = visit().open(f"/new/{game}")
    open_for_two(page, "Beside me")
    page.get_by_label("Their name").fill("Ben")
    page.get_by_role("button", name="Begin").click()
    table, rng, seen = pages_of(game).GameTable(page), Random(3), set()
    for _ in range(8):
        table.until_turn()
        take = page.get_by_test_id("curtain").get_by_role("button", name="I am")
        table.hint.or_(take).first.wait_for()
        if take.is_visible():
            take.click()
        who = table.hint.inner_text().partition(":")[0]
        expect(page.locator(".seat-chip.acts").filter(has_text=who)).to_have_count(1)
        seen.add(who)
        table.choose(rng)
    assert seen == {"Amara", "Ben"}
