"""Dragging: a thing goes to a place under the pointer, or back to where it lay."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pages.conftest import Visit
from tests.pages.games import GAMES, pages_of
from tests.pages.laid import lay
from tests.pages.serving import Server
from tests.pages.table import Table, sit_down

COPY_PX = 8
"""So far from the pointer, at most, is the middle of what is taken by its middle and moved."""


def middle_of(what: Locator) -> tuple[float, float]:
    """Where the middle of something is in the window."""
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page: Page, what: Locator) -> None:
    """Takes something with the mouse into a corner, without letting go: a copy comes along."""
    page.mouse.move(*middle_of(what))
    page.mouse.down()
    page.mouse.move(5, 5, steps=4)
    assert middle_of(page.locator(".drag-copy")) == pytest.approx((5, 5), abs=COPY_PX)


def until_seen(table: Table, version: int) -> None:
    """Waits until the table has this version; says yes if the page asks once more before."""
    seen = table.page.locator(f".table-page[data-version='{version}']")
    table.asking.or_(seen).first.wait_for()
    table.say_yes()
    table.until_version(version)


@pytest.mark.parametrize("game", GAMES)
def test_a_drag_does_what_presses_do(game: str, visit: Visit, server: Server) -> None:
    pages, sent = pages_of(game), []
    played = pages.shown()
    for drags in (True, False):
        visitor = visit()
        table = sit_down(visitor, lay(server, played).links[0], pages.GameTable)
        table.until_turn()
        version = table.version
        thing, place = table.carriage()
        if drags:
            lift(table.page, thing)
            table.page.mouse.move(*middle_of(place), steps=4)
            expect(table.page.locator("[data-over]")).to_have_count(1)
            table.page.mouse.up()
        else:
            table.press(thing)
            table.page.mouse.click(*middle_of(place))
        until_seen(table, version + 1)
        expect(table.page.locator(".drag-copy")).to_have_count(0)
        sent += [one["action"] for one in visitor.sent if one["type"] == "play"]
    assert len(sent) == 2
    assert sent[0] == sent[1]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_let_go_elsewhere_goes_back(game: str, visit: Visit, server: Server) -> None:
    pages = pages_of(game)
    visitor = visit()
    table = sit_down(visitor, lay(server, pages.shown()).links[0], pages.GameTable)
    table.until_turn()
    page = table.page
    held = page.locator("[data-drag][aria-pressed=true]")
    before = held.count()
    thing, _ = table.carriage()
    lift(page, thing)
    expect(held.and_(page.locator(":not(.drag-copy)"))).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".drag-copy")).to_have_count(0)
    expect(held).to_have_count(before)
    assert not [one for one in visitor.sent if one["type"] == "play"]
