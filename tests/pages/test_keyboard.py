"""Everything can be done with the keyboard alone; the focus is always where one goes on."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pages.african_park import GameTable, may_lose_both_ways
from tests.pages.conftest import Visit
from tests.pages.laid import lay, play_until
from tests.pages.serving import Server

MOST_STOPS = 60


class Keys:
    """Somebody at a table who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = GameTable(page)
        self.focused_card = page.locator(".animal-card:focus")
        self.focused_space = page.locator(".target:focus, [data-testid=target-dies]:focus")

    def press(self, *keys: str) -> None:
        """Presses keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def go_to(self, wanted: Locator) -> None:
        """Presses Tab until the focus is there; wherever it stops, it shows."""
        for _ in range(MOST_STOPS):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
            assert self.shows_focus(), self.page.evaluate("document.activeElement.outerHTML")
        pytest.fail(f"{wanted} cannot be reached")

    def shows_focus(self) -> bool:
        """Whether the focused element, or the label around it, has an outline."""
        shows: bool = self.page.evaluate(
            """() => {
              const drawn = element => element && getComputedStyle(element).outlineStyle !== "none";
              const one = document.activeElement;
              if (one === document.body) return true;  // between the last and the first
              return [one, one.closest("label"), one.nextElementSibling].some(drawn);
            }"""
        )
        return shows

    def choose_sides(self) -> None:
        """Takes the second side of each territory card."""
        version = self.table.version
        for card in self.page.locator(".territory-chooser .territory-card").all():
            self.go_to(card.locator("input:checked"))
            self.press("ArrowRight")
            expect(card.locator("input").nth(1)).to_be_checked()
        self.go_to(self.page.locator(".territory-chooser button"))
        self.press("Enter")
        self.table.until_version(version + 1)

    def take_up(self, card: int) -> None:
        """Picks a card up: the focus is at the cards and goes on to a space."""
        expect(self.focused_card).to_have_count(1)
        for _ in range(card):
            self.press("ArrowRight")
        self.press("Enter")
        expect(self.focused_space).to_have_count(1)

    def put_down(self) -> None:
        """Puts the held card down on the last legal space, and says yes to a loss."""
        version = self.table.version
        spaces = self.table.legal
        if spaces.count() > 1:
            while not spaces.last.evaluate("element => element === document.activeElement"):
                self.press("ArrowRight")
        self.press("Enter")
        seen = self.page.locator(f".table-page:not([data-version='{version}'])")
        self.table.asking.or_(seen).first.wait_for()
        if self.table.asking.is_visible():
            self.press("Enter")
        self.table.until_version(version + 1)


def test_a_whole_game(visit: Visit) -> None:
    page = visit().open()
    keys = Keys(page)
    keys.press("Tab")
    expect(page.locator(".skip-link")).to_be_focused()
    keys.press("Enter")
    keys.go_to(page.get_by_test_id("game-african_park").get_by_role("link"))
    keys.press("Enter")
    keys.go_to(page.locator("summary"))
    keys.press("Enter", "Tab", "Tab", "ArrowRight")
    expect(page.get_by_role("radio", name="at once")).to_be_checked()
    keys.go_to(page.get_by_role("button", name="Begin"))
    keys.press("Enter")
    page.wait_for_url("**/table/*")

    table = keys.table
    round_ = 0
    while (turn := table.turn()) != "over":
        if turn == "sides":
            keys.choose_sides()
            continue
        keys.take_up(round_ % table.cards.count())
        keys.put_down()
        round_ += 1

    door = table.end.locator(".points-door").first
    keys.go_to(door)
    keys.press("Enter")
    expect(table.dialog).to_be_visible()
    keys.go_to(table.dialog.locator(".score-part").last)
    keys.press("Enter")
    expect(table.dialog.locator(".score-part").last).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(table.dialog).to_have_count(0)
    expect(door).to_be_focused()
    keys.go_to(page.get_by_role("link", name="Step through the game"))
    keys.press("Enter")
    expect(page.locator(".step-count")).to_contain_text("Step 0")
    keys.press("ArrowRight", "ArrowRight")
    expect(page.locator(".step-count")).to_contain_text("Step 2")


def test_losses_are_asked_for_once_more_and_choices_taken_back(
    visit: Visit, server: Server
) -> None:
    laid = lay(server, play_until(may_lose_both_ways))
    page = visit().open(laid.links[0])
    keys, table = Keys(page), GameTable(page)
    keys.go_to(page.get_by_role("button", name="Sit down"))
    keys.press("Enter")
    table.until_turn()
    version = table.version
    deadly = page.locator(".animal-card:has(.card-dies)")
    keys.go_to(page.locator(".animal-card").first)
    if not deadly.evaluate("element => element === document.activeElement"):
        keys.press("ArrowRight")

    keys.press("Enter")
    expect(page.get_by_test_id("target-dies")).to_be_focused()
    keys.press("Enter")
    expect(table.asking.get_by_role("button", name="Do it")).to_be_focused()
    keys.press("Escape")
    expect(table.asking).to_have_count(0)
    expect(deadly).to_be_focused()
    assert table.version == version

    keys.press("Enter", "Enter")
    expect(table.asking).to_be_visible()
    keys.press("Enter")
    table.until_version(version + 1)
    expect(table.undo_chip).to_be_visible()
    keys.press("Control+z")
    table.until_version(version + 2)
    expect(table.cards).to_have_count(2)
    expect(keys.focused_card).to_have_count(1)
