"""Zuuli in a browser: whole games, picks that are changed, parks by pointer and by keyboard."""

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.pages.conftest import Visit
from tests.pages.laid import Laid, against, at_start, lay
from tests.pages.serving import Server
from tests.pages.table import number, sit_down
from tests.pages.visitor import DESKTOP, PHONE, Look
from tests.pages.zuuli import (
    GameTable,
    developing,
    hold_what_goes_somewhere,
    picking,
    play_until,
)
from wildpark.server.domain import Seating


def take_seat(
    visit: Visit, laid: Laid, seat: int = 0, size: tuple[int, int] = DESKTOP
) -> GameTable:
    """Somebody who takes a seat of a table by its link."""
    return sit_down(visit(Look(size=size)), laid.links[seat], GameTable)


def years_at_the_end(table: GameTable) -> list[list[int]]:
    """The table of the three years: a row for each seat, from the first place down."""
    table.page.locator(".zuuli-end-table").wait_for()
    rows = table.page.locator(".zuuli-end-table tbody tr").all()
    return [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]


def test_a_game_alone(visit: Visit, server: Server) -> None:
    table = take_seat(visit, lay(server, play_until(at_start, players=1)), size=PHONE)
    table.play_out(Random(360))
    own, collector = years_at_the_end(table)
    assert own[3] == sum(own[:3]) == table.totals()[0]
    assert collector[3] == sum(collector[:3])
    verdict = "You beat" if own[3] > collector[3] else "stays ahead"
    expect(table.end.locator("h2")).to_contain_text(verdict)


def test_six_seats(visit: Visit, server: Server) -> None:
    """A person and five bots; in the end every year of everybody can be explained."""
    bots = against("keeper", "cub", "keeper", "cub", "cub")
    table = take_seat(visit, lay(server, play_until(at_start, players=6), bots))
    table.play_out(Random(1280))
    rows = years_at_the_end(table)
    assert sorted((row[3] for row in rows), reverse=True) == [row[3] for row in rows]
    assert sorted(row[3] for row in rows) == sorted(table.totals())
    for door, points in ((0, rows[0][0]), (7, rows[2][1])):
        table.press(table.page.locator(".zuuli-end-table .zuuli-points").nth(door))
        check_ledger(table.dialog.locator(".zuuli-ledger"), points)
        table.page.keyboard.press("Escape")


def check_ledger(ledger: Locator, points: int) -> None:
    """The points of a year are the sum of its lines."""
    lines = ledger.locator(":scope > ul > li > .ledger-line b, :scope > ul > li.ledger-line > b")
    assert sum(number(text) for text in lines.all_inner_texts()) == points
    assert number(ledger.locator(".ledger-total b").inner_text()) == points


def name_of(card: Locator) -> str:
    """The name on a card as it is written, whatever letter it is shown with."""
    return card.locator(".face-name").text_content() or ""


def test_a_pick_can_be_changed(visit: Visit, server: Server) -> None:
    """Until all have picked; then what was kept last is shown, and the hands have passed."""
    laid = lay(server, play_until(at_start))
    amara, ben = take_seat(visit, laid), take_seat(visit, laid, seat=1, size=PHONE)
    names = [name_of(amara.cards.nth(place)) for place in (0, 4)]
    amara.keep(0)
    expect(amara.page.locator(".zuuli-card.kept")).to_contain_text(names[0])
    expect(ben.page.locator(".zuuli-card.kept")).to_have_count(0)
    amara.lift(4)
    amara.press(amara.page.get_by_test_id("keep"))
    amara.until_version(3)
    expect(amara.page.locator(".zuuli-card.kept")).to_contain_text(names[1])
    ben.until_version(3)
    ben.keep(1)
    amara.until_version(4)
    reveal = amara.page.get_by_test_id("reveal")
    expect(reveal.locator(".kept-card").first).to_contain_text(names[1])
    expect(amara.cards).to_have_count(9)
    expect(amara.page.locator(".zuuli-memory")).to_contain_text("Ben holds")


def test_the_aids_can_be_switched_off(visit: Visit, server: Server) -> None:
    laid = lay(server, play_until(developing(1)))
    table = take_seat(visit, laid)
    page = table.page
    expect(page.get_by_test_id("arrange")).to_be_visible()
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Show the best this park could score").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("arrange")).to_have_count(0)


def test_a_park_by_pointer(visit: Visit, server: Server) -> None:
    """What is said before is what comes; reasons, undo, redo, the best park, what it would cost."""
    table = take_seat(visit, lay(server, play_until(developing(2))))
    page, before = table.page, table.year_points()
    hold_what_goes_somewhere(table)
    refused = table.unlawful.first
    reason = refused.inner_text()
    refused.click(force=True)
    expect(page.locator(".zuuli-desk .zuuli-hint")).to_have_text(reason)
    change = number(table.lawful.first.inner_text())
    table.put(table.lawful.first)
    expect(page.get_by_test_id("year").locator("b")).to_have_text(str(before + change))

    for button, points in (("undo", before), ("redo", before + change)):
        version = table.version
        page.get_by_test_id(button).click()
        table.until_version(version + 1)
        assert table.year_points() == points

    arrange = page.get_by_test_id("arrange")
    best = number(arrange.locator(".wordy").inner_text())
    assert best >= before + change
    arrange.click()
    page.locator("[data-testid=arrange][aria-disabled=true]").wait_for()
    assert table.year_points() == best
    check_ledger(page.locator(".zuuli-live .zuuli-ledger"), best)


def test_confirming_says_what_it_costs(visit: Visit, server: Server) -> None:
    table = take_seat(visit, lay(server, play_until(developing(1))))
    page = table.page
    outside = page.locator(".zuuli-live .loss b").all_inner_texts()
    cost = -sum(number(text) for text in outside)
    assert cost > 0
    table.confirm.click()
    expect(table.asking).to_contain_text(str(cost))
    page.get_by_role("button", name="Not yet").click()
    expect(table.asking).to_have_count(0)
    table.confirm_park()
    expect(page.locator(".zuuli-hint")).to_contain_text("You have confirmed")
    expect(table.confirm).to_have_count(0)
    page.get_by_test_id("undo").click()
    expect(table.confirm).to_be_visible()


def test_the_desk_never_hides_the_rooms(visit: Visit, server: Server) -> None:
    """A phone on its side, or a window enlarged to twice its size: what waits is beside them."""
    table = take_seat(visit, lay(server, play_until(developing(2))), size=(640, 400))
    hold_what_goes_somewhere(table)
    rooms = table.page.locator(".zuuli-rooms").bounding_box()
    desk = table.page.locator(".zuuli-desk").bounding_box()
    assert rooms is not None
    assert desk is not None
    assert rooms["x"] + rooms["width"] <= desk["x"]
    assert desk["y"] + desk["height"] <= 400


def test_all_by_keyboard(visit: Visit, server: Server) -> None:
    """A pick and a change of the park without a pointer; the focus goes along."""
    laid = lay(server, play_until(at_start))
    page = take_seat(visit, laid).page
    focused = page.locator(":focus")
    page.locator(".zuuli-card").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(focused).to_contain_text(name_of(page.locator(".zuuli-card").nth(6)))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".zuuli-card.kept")).to_have_count(1)

    table = take_seat(visit, lay(server, play_until(developing(2))))
    page = table.page
    focused = page.locator(":focus")
    token, _ = table.carriage()
    thing = token.get_attribute("data-testid") or ""
    token.focus()
    page.keyboard.press("Enter")
    expect(focused).to_have_class("zuuli-target lawful")
    page.keyboard.press("Escape")
    expect(focused).to_have_attribute("data-testid", thing)
    page.keyboard.press("Space")
    expect(focused).to_have_class("zuuli-target lawful")
    version = table.version
    page.keyboard.press("Enter")
    table.until_version(version + 1)
    expect(focused).to_have_class(re.compile("zuuli-token|zuuli-confirm"))
    page.keyboard.press("Control+z")
    table.until_version(version + 2)


def test_the_focus_goes_on_from_the_last_pick(visit: Visit, server: Server) -> None:
    table = take_seat(visit, lay(server, play_until(picking(1, 9), players=1)))
    table.cards.first.focus()
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    table.page.locator(".zuuli-developing").wait_for()
    expect(table.page.locator(":focus")).to_have_class(re.compile("zuuli-token|zuuli-confirm"))


def test_two_on_one_device(visit: Visit, server: Server) -> None:
    """A curtain stands between their hands; behind it comes what both have kept."""
    seats = [Seating("person", name, owner="amara") for name in ("Amara", "Ben")]
    page = visit().open(lay(server, play_until(at_start), seats).links[0])
    page.locator(".join-form button").click()
    table, kept = GameTable(page), []
    for name in ("Amara", "Ben"):
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".zuuli-hint")).to_contain_text(f"{name}: keep one card")
        kept.append(name_of(table.cards.first))
        table.keep(0)
    page.get_by_role("button", name="I am Amara").click()
    cards = page.get_by_test_id("reveal").locator(".kept-card")
    for place, name in enumerate(kept):
        expect(cards.nth(place)).to_contain_text(name)
    for name in ("Amara", "Ben"):
        while table.picks:
            table.keep(0)
            taken = page.get_by_role("button", name="I am ")
            if taken.count():
                taken.click()
        expect(page.locator(".zuuli-hint")).to_contain_text(name)
        table.confirm_park()
