"""Several people at one table: by link, on one device, watching."""

from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.pages.african_park import GameTable
from tests.pages.conftest import Visit
from tests.pages.games import GAMES, pages_of
from tests.pages.laid import lay, nearly_over
from tests.pages.serving import Server
from tests.pages.table import Table
from tests.pages.visitor import PHONE, Look, Visitor

each_game = pytest.mark.parametrize("game", GAMES)


def seat(page: Page, number: int, kind: str) -> None:
    """Says on the page of a new table who shall sit at a seat."""
    page.get_by_role("group", name=f"Seat {number}").get_by_text(kind, exact=True).click()


def play_together(tables: Sequence[Table], rng: Random, choices: int | None = None) -> bool:
    """Everybody plays in turn, each on their own page; returns whether the game is over."""
    made = 0
    while made != choices:
        newest = max(table.version for table in tables)
        for table in tables:
            table.until_version(newest)
        chooser = next((table for table in tables if table.acts()), None)
        if chooser is None:
            return True
        chooser.play(rng)
        made += 1
    return False


@each_game
def test_a_friend_comes_by_link(visit: Visit, game: str) -> None:
    rng, table_of = Random(5), pages_of(game).GameTable
    amara, ben, stranger = visit(), visit(Look(size=PHONE)), visit()
    page = amara.open(f"/new/{game}")
    page.get_by_label("Your name").fill("Amara")
    seat(page, 2, "By link")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_test_id("join-link").input_value()
    assert link.startswith(amara.origin)
    hers = table_of(page)

    page = ben.context.new_page()
    page.goto(link)
    expect(page.locator("main")).to_contain_text("Amara")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").tap()
    his = table_of(page, touch=True)
    watching = table_of(stranger.open(watch_link(hers).removeprefix(stranger.origin)))
    tables = [hers, his]

    assert not play_together(tables, rng, 9)
    his.page.reload()
    assert not play_together(tables, rng, 4)
    take_back(tables, rng)
    assert not play_together(tables, rng, 3)
    watching.until_version(hers.version)
    expect(watching.choices.or_(watching.undo_chip)).to_have_count(0)
    assert any(table.choices.count() for table in tables)
    assert watching.totals() == hers.totals()


@each_game
def test_friends_play_again(visit: Visit, server: Server, game: str) -> None:
    rng, table_of = Random(5), pages_of(game).GameTable
    laid = lay(server, nearly_over(game, 4))
    hers, his = sit_down(game, visit(), laid.links[0]), sit_down(game, visit(), laid.links[1])
    watching = table_of(visit().open(f"/table/{laid.id}"))

    assert play_together([hers, his], rng)
    for table in (hers, his, watching):
        table.end.wait_for()
        assert table.totals() == hers.totals()
    expect(watching.page.get_by_role("button", name="Play again")).to_have_count(0)

    his.press(his.page.get_by_role("button", name="Play again"))
    hers.press(hers.page.get_by_role("link", name="To the next game"))
    hers.page.wait_for_url(his.page.url)
    assert not play_together([hers, his], rng, 4)


def sit_down(game: str, visitor: Visitor, link: str) -> Table:
    """Takes the seat of a person's own link."""
    page = visitor.open(link)
    page.get_by_role("button", name="Sit down").click()
    table = pages_of(game).GameTable(page, touch=visitor.look.phone)
    table.page.locator(".table-page").wait_for()
    return table


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


def until_level(tables: Sequence[Table]) -> None:
    """Waits until all show the same version."""
    for table in tables:
        table.until_version(max(one.version for one in tables))


def test_two_pass_one_device_on(visit: Visit) -> None:
    rng = Random(3)
    page = visit().open("/new/african_park")
    page.get_by_label("Your name").fill("Amara")
    seat(page, 2, "Beside me")
    page.get_by_label("Their name").fill("Ben")
    page.get_by_role("button", name="Begin").click()
    table = GameTable(page)
    seen = set()
    for _ in range(8):
        table.until_turn()
        own = page.get_by_test_id("own-reserve").locator(".board-name").inner_text()
        expect(page.locator(".seat-chip.acts")).to_contain_text(own)
        expect(page.locator(".hint")).to_contain_text(f"{own}: choose")
        seen.add(own)
        table.play(rng)
    assert seen == {"Amara", "Ben"}
