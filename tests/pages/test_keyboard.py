"""Everything can be done with the keyboard alone; the focus is always where one goes on."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.pages.african_park import GameTable, may_lose_both_ways
from tests.pages.conftest import Visit
from tests.pages.games import GAMES, pages_of
from tests.pages.laid import lay, play_until
from tests.pages.serving import Server
from tests.pages.table import Table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, visit: Visit) -> None:
    """From home to the replay; and never, whatever goes away, is the focus nowhere."""
    page = visit().open()
    table = pages_of(game).GameTable(page)
    with table.keeping_focus():
        set_up(table, game)
        rng = Random(7)
        while table.until_turn():
            table.choose_with_keys(rng)
        expect(page.locator("#end-title")).to_be_focused()
        look_back(table)


def set_up(table: Table, game: str) -> None:
    """From home to a table against a bot that does not wait between its moves."""
    page = table.page
    page.get_by_test_id(f"game-{game}").wait_for()  # before that a key would go nowhere
    table.keys("Tab")
    expect(page.locator(".skip-link")).to_be_focused()
    table.keys("Enter")
    table.tab_to(page.get_by_test_id(f"game-{game}").get_by_role("link"))
    table.keys("Enter")
    table.tab_to(page.locator("summary"))
    table.keys("Enter", "Tab", "Tab", "ArrowRight")
    expect(page.get_by_role("radio", name="at once")).to_be_checked()
    table.tab_to(page.get_by_role("button", name="Begin"))
    table.keys("Enter")
    page.locator(".table-page").wait_for()
    table.until_turn()
    chosen_with = page.locator(".table-page").get_attribute("data-go-on")
    table.tab_to(
        page.locator(f":is({chosen_with}):is(input, [tabindex='0'], :not([tabindex]))").first
    )


def look_back(table: Table) -> None:
    """From the end into the reasons for the points and back, then into the replay."""
    page = table.page
    door = table.end.locator(".points-door").first
    table.tab_to(door)
    table.keys("Enter")
    expect(table.dialog).to_be_visible()
    table.keys("Escape")
    expect(table.dialog).to_have_count(0)
    expect(door).to_be_focused()
    table.tab_to(page.get_by_role("link", name="Step through the game"))
    table.keys("Enter")
    expect(page.locator(".step-count")).to_contain_text("Step 0")
    table.keys("ArrowRight", "ArrowRight")
    expect(page.locator(".step-count")).to_contain_text("Step 2")


def test_losses_are_asked_for_once_more_and_choices_taken_back(
    visit: Visit, server: Server
) -> None:
    laid = lay(server, play_until(may_lose_both_ways))
    page = visit().open(laid.links[0])
    table = GameTable(page)
    table.tab_to(page.get_by_role("button", name="Sit down"))
    table.keys("Enter")
    table.until_turn()
    version = table.version
    deadly = page.locator(".animal-card:has(.card-dies)")
    table.tab_to(page.locator(".animal-card").first)
    if not table.has_focus(deadly):
        table.keys("ArrowRight")

    table.keys("Enter")
    expect(page.get_by_test_id("target-dies")).to_be_focused()
    table.keys("Enter")
    expect(table.asking.get_by_role("button", name="Do it")).to_be_focused()
    table.keys("Escape")
    expect(table.asking).to_have_count(0)
    expect(deadly).to_be_focused()
    assert table.version == version

    table.keys("Enter", "Enter")
    expect(table.asking).to_be_visible()
    table.keys("Enter")
    table.until_version(version + 1)
    expect(table.undo_chip).to_be_visible()
    table.keys("Control+z")
    table.until_version(version + 2)
    expect(table.cards).to_have_count(2)
    expect(page.locator(".animal-card:focus")).to_have_count(1)
