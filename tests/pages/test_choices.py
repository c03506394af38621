"""A choice in three beats: pick up, see what it would do, put down; losses are asked for twice."""

import pytest
from playwright.sync_api import expect

from tests.pages.african_park import GameTable, may_lose_both_ways, middle, view_of
from tests.pages.conftest import Visit
from tests.pages.laid import Played, lay, play_until
from tests.pages.serving import Server
from tests.pages.table import number, sit_down
from tests.pages.visitor import PHONE, Look, Visitor

MOVING = "document.getAnimations().length"


def take_seat(visitor: Visitor, server: Server, played: Played) -> GameTable:
    """Takes seat 0 of a table in a position in which it must choose."""
    table = sit_down(visitor, lay(server, played).links[0], GameTable)
    assert table.turn() == "card"
    return table


def test_every_space_says_what_it_would_do_or_why_not(visit: Visit, server: Server) -> None:
    played = play_until(middle(0, 9))
    view = view_of(played.position)
    assert view.refusals
    for size in (Look().size, PHONE):
        table = take_seat(visit(Look(size=size)), server, played)
        for card, species in enumerate(view.cards):
            table.hold(card)
            refused = [one for one in view.refusals if one.species == species]
            places = [one for one in view.choices if one.species == species]
            expect(table.illegal).to_have_count(
                sum(one.reason.code != "column-full" for one in refused)
            )
            for space in table.illegal.all():
                reason = table.ask_why(space)
                assert reason in (space.get_attribute("aria-label") or "")
                assert reason.startswith("A")
                assert "cannot" in reason or "can only" in reason
            shown = [number(text) for text in table.legal.locator(".effect b").all_inner_texts()]
            assert shown == [one.effect.points for one in places if one.effect]
            table.press(table.cards.nth(card))


def test_a_loss_is_asked_for_once_more(visit: Visit, server: Server) -> None:
    played = play_until(may_lose_both_ways)
    table = take_seat(visit(Look(size=PHONE)), server, played)
    version, totals = table.version, table.totals()
    deadly = table.page.locator(".animal-card:has(.card-dies)")
    hunter = table.page.locator(".animal-card:not(:has(.card-dies))")

    table.press(deadly)
    expect(table.page.locator(".hint")).to_contain_text("has no place with you")
    table.press(table.page.get_by_test_id("target-dies"))
    expect(table.asking).to_contain_text("dies: it has no place")
    table.press(table.asking.get_by_role("button", name="Put back"))
    expect(table.asking).to_have_count(0)

    table.press(hunter)
    table.press(table.page.locator(".target.legal:has(.effect-why)").first)
    expect(table.asking).to_contain_text("eats")
    assert (table.version, table.totals()) == (version, totals)
    loss = number(table.asking.locator("p").inner_text())
    table.press(table.asking.get_by_role("button", name="Do it"))
    table.until_version(version + 1)
    assert table.totals()[0] == totals[0] + loss
    expect(table.undo_chip).to_be_visible()
    table.press(table.undo_chip)
    table.until_version(version + 2)
    assert table.totals() == totals


def test_who_wants_no_motion_sees_none(visit: Visit, server: Server) -> None:
    played = play_until(middle(0, 9))
    for still in (False, True):
        table = take_seat(visit(Look(still=still)), server, played)
        page = table.page
        page.evaluate(
            """() => {
              const animate = Element.prototype.animate;
              window.glides = 0;
              Element.prototype.animate = function (...how) {
                window.glides += 1;
                return animate.apply(this, how);
              };
            }"""
        )
        table.hold(0)
        assert (page.evaluate(MOVING) == 0) == still
        table.put(table.legal.first)
        assert (page.evaluate("window.glides") == 0) == still


@pytest.mark.parametrize("size", [(640, 360), (844, 390)], ids=["small", "large"])
def test_on_a_phone_on_its_side_the_cards_lie_beside_the_board(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    table = take_seat(visit(Look(size=size)), server, play_until(middle(0, 9)))
    board = table.page.locator(".board-frame").first.bounding_box()
    cards = table.page.locator(".park-tray").bounding_box()
    assert board
    assert cards
    assert board["x"] + board["width"] <= cards["x"]
    width: int = table.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= size[0]
