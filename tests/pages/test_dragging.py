"""Dragging: a card goes to a space under the pointer, or back to where it lay."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pages.african_park import GameTable, middle
from tests.pages.conftest import Visit
from tests.pages.laid import lay, play_until
from tests.pages.serving import Server

COPY_PX = 8
"""So far from the pointer, at most, is the middle of what is taken by its middle and moved."""


def middle_of(what: Locator) -> tuple[float, float]:
    """Where the middle of something is in the window."""
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, to: tuple[float, float]) -> None:
    """Takes something with the mouse and moves it, without letting go: a copy comes along."""
    page.mouse.move(*middle_of(what))
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    assert middle_of(page.locator(".drag-copy")) == pytest.approx(to, abs=COPY_PX)


def test_a_card_is_dragged_to_a_space_or_back(visit: Visit, server: Server) -> None:
    laid = lay(server, play_until(middle(0, 11)))
    page = visit().open(laid.links[0])
    page.get_by_role("button", name="Sit down").click()
    table = GameTable(page)
    table.until_turn()
    version = table.version

    drag(page, table.cards.first, (5, 5))
    expect(page.locator(".animal-card.picked")).to_have_count(1)
    expect(page.locator(".drag-copy")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".animal-card.picked, .drag-copy")).to_have_count(0)
    assert table.version == version

    drag(page, table.cards.first, (5, 5))
    page.mouse.move(*middle_of(table.legal.first.locator(".target-space")), steps=4)
    expect(table.legal.first).to_have_attribute("data-over", "")
    expect(page.locator(".bubble")).to_be_visible()
    page.mouse.up()
    seen = page.locator(f".table-page:not([data-version='{version}'])")
    table.asking.or_(seen).first.wait_for()
    if table.asking.is_visible():
        table.asking.locator(".go").click()
    table.until_version(version + 1)
    expect(page.locator(".drag-copy")).to_have_count(0)
