"""Whole games of Savannah Park: alone, against a bot, and of two people who choose at once."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.pages.conftest import Visit
from tests.pages.laid import against, at_start, lay
from tests.pages.savannah_park import GameTable, middle, play_until
from tests.pages.serving import Server
from tests.pages.table import number, sit_down
from tests.pages.visitor import PHONE, Look, Visitor
from tests.server.people import Page


def take_seat(visitor: Visitor, link: str) -> GameTable:
    """Takes the seat that a link leads to."""
    return sit_down(visitor, link, GameTable)


def test_alone(visit: Visit, server: Server) -> None:
    """Every token is named and placed; the count ends at the total, which gets its rating."""
    visitor = visit(Look(size=PHONE))
    table = take_seat(visitor, lay(server, play_until(at_start, players=1)).links[0])
    table.play_out(Random(360))
    (total,) = table.totals()
    counting = table.page.get_by_test_id("counting")
    table.press(table.skip)
    expect(counting.locator("tfoot b")).to_have_text(str(total))
    points = counting.locator("tbody td b").all_inner_texts()
    assert sum(map(int, points)) == total
    expect(table.page.get_by_test_id("rating")).to_be_visible()
    for door in counting.locator(".pad-door").all():
        table.press(door)
        expect(door).to_have_attribute("aria-pressed", "true")
    expect(counting.locator(".herd-sign.counted")).to_have_count(1)
    best = table.page.get_by_test_id("best").locator("tfoot b")
    best.nth(1).wait_for(timeout=60_000)  # the planner thinks
    own, planned = map(number, best.all_inner_texts())
    assert own == total < planned


def test_against_a_bot(visit: Visit, server: Server) -> None:
    """With lions loose on a suggested layout; the score pad adds up for both."""
    options = {"lions": True, "layout": "islands"}
    begun = play_until(at_start, options=options)
    table = take_seat(visit(), lay(server, begun, against("keeper")).links[0])
    table.play_out(Random(800))
    table.press(table.skip)
    totals = [number(text) for text in table.page.locator(".score-pad tfoot b").all_inner_texts()]
    assert totals == table.totals()
    rows = table.page.locator(".score-pad tbody tr").all()
    assert len(rows) == 12
    for seat in range(2):
        cells = [row.locator("td").nth(seat).inner_text() for row in rows[3:]]
        assert sum(map(number, cells)) == totals[seat]


def test_two_people_at_the_same_time(visit: Visit, server: Server) -> None:
    """The end of a game with children's rules; either may choose first, and is waited for."""
    laid = lay(server, play_until(middle("placing", 22), options={"children": True}))
    looks = (Look(), Look(size=PHONE))
    tables = [take_seat(visit(look), link) for look, link in zip(looks, laid.links, strict=True)]
    rng = Random(5)
    while not tables[0].end.is_visible():
        newest = max(table.version for table in tables)
        for table in tables:
            table.until_version(newest)
        acting = [table for table in tables if table.acts()]
        if not acting:
            continue
        rng.shuffle(acting)
        acting[0].play(rng)
        if len(acting) == 2:
            expect(acting[0].own.locator(".sp-chosen")).to_be_visible()
            expect(acting[0].undo_chip).to_be_visible()
    tables[1].end.wait_for()
    assert tables[0].totals() == tables[1].totals()


def received_while_other_chooses(
    visit: Visit, server: Server, choice: int, phase: str
) -> tuple[list[str], list[str]]:
    """All that seat 1 is sent up to its own choice, and after it, when seat 0 makes this choice."""
    wanted = at_start if phase == "grass" else middle("placing", 3)
    laid = lay(server, play_until(wanted))
    first, second = visit(), visit()
    chooser, other = (
        take_seat(visitor, link) for visitor, link in zip((first, second), laid.links, strict=True)
    )
    chooser.until_turn()
    version = other.version
    if phase == "grass":
        chooser.put_on_grass(*(("a1", "a4"), ("g1", "d9"))[choice])
    else:
        chooser.open.nth(choice).click()
        chooser.until_version(version + 1)
    other.until_version(version + 1)
    before = len(second.received)
    if phase == "grass":
        other.put_on_grass("a1", "g4")
    else:
        other.open.first.click()
    other.until_version(version + 2)
    secret = [re.sub(laid.id, "TABLE", text) for text in second.received[:before]]
    return secret, second.received[before:]


@pytest.mark.parametrize("phase", ["grass", "placing"])
def test_what_others_choose_stays_unseen(visit: Visit, server: Server, phase: str) -> None:
    """Whatever seat 0 chooses: to the byte the same reaches seat 1 until it has chosen, too."""
    told = [received_while_other_chooses(visit, server, choice, phase) for choice in (0, 1)]
    states = [
        [text for text in secret if json.loads(text)["type"] in {"state", "update"}]
        for secret, _ in told
    ]
    assert states[0] == states[1]
    pages = [Page(), Page()]
    for page, texts in zip(pages, states, strict=True):
        for text in texts:
            page.take(text)
    shown = pages[0].state
    assert shown["view"]["parks"][0]["has_chosen"]
    assert shown["entries"][-1]["action"] is None
    for page, (_, later) in zip(pages, told, strict=True):
        for text in later:
            page.take(text)
    after = [page.state for page in pages]
    parks = [state["view"]["parks"][0]["tokens"] for state in after]
    assert parks[0] != parks[1]


def test_a_choice_is_taken_back_until_all_have_chosen(visit: Visit, server: Server) -> None:
    laid = lay(server, play_until(middle("placing", 3)))
    tables = [take_seat(visit(), link) for link in laid.links]
    tables[0].until_turn()
    version = tables[0].version
    tables[0].open.first.click()
    expect(tables[0].own.locator(".ghost")).to_have_count(1)
    expect(tables[1].page.locator(".sp-park.other .sp-chosen")).to_be_visible()
    tables[0].undo_chip.click()
    tables[0].until_version(version + 2)
    expect(tables[0].own.locator(".ghost")).to_have_count(0)
    tables[0].open.nth(1).click()
    tables[0].until_version(version + 3)
    tables[1].until_version(version + 3)
    tables[1].open.first.click()
    tables[1].until_version(version + 4)
    expect(tables[0].undo_chip).to_have_count(0)


def test_who_thinks_is_not_disturbed_when_another_chooses(visit: Visit, server: Server) -> None:
    """What is half done stays: one of two tokens lies on grass, face up."""
    laid = lay(server, play_until(at_start))
    first, other = (take_seat(visit(Look(size=PHONE)), link) for link in laid.links)
    first.until_turn()
    first.press(first.space("a1"))
    expect(first.own.locator(".ghost .face-up")).to_have_count(1)
    other.put_on_grass("a1", "d9")
    first.until_version(1)
    expect(first.own.locator(".ghost .face-up")).to_have_count(1)
    first.press(first.space("d9"))
    first.press(first.confirm)
    first.until_version(2)
    expect(first.own.locator(".ghost")).to_have_count(0)


def test_a_token_is_played_with_keys_alone(visit: Visit, server: Server) -> None:
    """Arrows go from space to space, Enter chooses, Escape takes a beat back."""
    played = play_until(middle("naming", 2), players=1)
    table = take_seat(visit(), lay(server, played).links[0])
    table.until_turn()
    version = table.version
    table.own.locator(".space[tabindex='0']").focus()
    keyboard = table.page.keyboard
    keyboard.press("Enter")
    table.until_version(version + 1)
    focused = table.page.locator(".space:focus")
    expect(focused).to_have_attribute("aria-disabled", "false")
    here = focused.get_attribute("data-testid")
    keyboard.press("ArrowRight")
    expect(focused).not_to_have_attribute("data-testid", str(here))
    keyboard.press("ArrowLeft")
    expect(focused).to_have_attribute("data-testid", str(here))
    expect(table.bubble).to_be_visible()
    keyboard.press("Enter")
    table.until_version(version + 2)


def test_a_spare_token_is_dragged_onto_grass_and_taken_up_again(
    visit: Visit, server: Server
) -> None:
    table = take_seat(visit(), lay(server, play_until(at_start), against("keeper")).links[0])
    table.until_turn()
    second = table.page.get_by_test_id("hand-spare-1")
    second.drag_to(table.space("d9"))
    expect(table.own.locator(".ghost")).to_have_count(1)
    expect(second).to_have_attribute("aria-pressed", "false")
    table.space("d9").click()
    expect(table.own.locator(".ghost")).to_have_count(0)
    table.space("a1").click()
    table.space("g4").click()
    expect(table.confirm).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.own.locator(".ghost")).to_have_count(1)


def test_a_small_park_opens_as_a_whole(visit: Visit, server: Server) -> None:
    table = take_seat(visit(), lay(server, play_until(middle("placing", 3))).links[0])
    table.page.locator(".sp-park.other").click()
    expect(table.dialog.locator(".park-board")).to_have_count(1)


def test_what_a_finger_asks_of_is_told_beside_the_park(visit: Visit, server: Server) -> None:
    """Not over it: the neighbours of the space stay in view."""
    laid = lay(server, play_until(middle("placing", 3)))
    table = take_seat(visit(Look(size=PHONE)), laid.links[0])
    table.until_turn()
    table.press(table.open.first)
    expect(table.confirm).to_be_visible()
    expect(table.hint).to_contain_text(re.compile(r"^[−+]?\d+: "))
    expect(table.bubble).to_have_count(0)


def test_helps_can_be_switched_off(visit: Visit, server: Server) -> None:
    """And stay so: they are kept in the browser."""
    table = take_seat(visit(), lay(server, play_until(middle("placing", 20))).links[0])
    page = table.page
    table.until_turn()
    table.open.first.hover()
    expect(table.bubble.locator("b")).to_be_visible()
    assert page.locator(".own .token-letters").count() > 20
    page.locator(".bar-tools button").nth(1).click()
    for switch in table.dialog.get_by_role("checkbox").all():
        switch.uncheck()
    page.keyboard.press("Escape")
    page.reload()
    table.until_turn()
    table.open.first.hover()
    expect(table.bubble).to_be_visible()
    expect(table.bubble.locator("b")).to_have_count(0)
    expect(page.locator(".token-letters, .driven-sign, .sp-ledger")).to_have_count(0)


def test_a_layout_is_laid_piece_by_piece(visit: Visit) -> None:
    """What is missing is said; the table that is opened has the pieces where they were laid."""
    page = visit().open("/new/savannah_park")
    field = page.locator(".layout-field")
    field.get_by_text("My own").click()
    state = field.locator(".layout-state")
    expect(state.locator("li")).to_have_count(4)
    for name in ("b2", "b4", "b6", "d2", "d8", "f2", "f4"):  # a seventh tree is one too many
        field.get_by_test_id(f"space-{name}").click()
    expect(state.locator("li")).to_have_count(3)
    expect(field.locator(".layout-board .sp-ground.tree")).to_have_count(6)
    for piece, name in (("1", "d4"), ("1", "c4"), ("2", "d6"), ("3", "e3")):
        field.get_by_test_id(f"piece-{piece}").click()
        field.get_by_test_id(f"space-{name}").click()
    field.get_by_test_id("space-a1").click(force=True)
    expect(field.locator(".space-bubble")).to_contain_text("not on grass")
    expect(state).to_contain_text("complete")
    page.get_by_text("Alone", exact=True).click()
    page.get_by_role("button", name="Begin", exact=True).click()
    table = GameTable(page)
    table.until_turn()
    for name, kind in (("c4", "small bush fire"), ("b2", "tree"), ("e3", "big bush fire")):
        expect(table.space(name)).to_have_attribute("aria-label", re.compile(f"^{name}, {kind}"))
    expect(table.own.locator(".sp-ground.tree")).to_have_count(6)
    expect(table.open).to_have_count(6)
