"""What a reader chooses for their browser is kept: language, theme, name."""

from playwright.sync_api import expect

from tests.pages.african_park import GameTable
from tests.pages.conftest import Visit


def test_language_and_theme_stay(visit: Visit) -> None:
    page = visit().open()
    background = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(background)
    page.get_by_label("Language").select_option("de")
    expect(page.locator("h1")).to_have_text("Welcher Park heute?")
    theme = page.get_by_role("button", name="Farben")
    while page.locator("html").get_attribute("data-theme") != "dark":
        theme.click()
    for _ in range(2):
        assert page.evaluate(background) != light
        assert page.evaluate("document.documentElement.lang") == "de"
        page.reload()
        expect(page.locator("h1")).to_have_text("Welcher Park heute?")


def test_play_now_begins_at_once_and_goes_on_in_another_tab(visit: Visit) -> None:
    visitor = visit()
    first = visitor.open()
    first.get_by_test_id("game-african_park").get_by_role("button", name="Play now").click()
    one = GameTable(first)
    assert one.turn() == "sides"
    expect(first.get_by_test_id("own-reserve").locator(".board-name")).to_have_text("You")

    second = visitor.open()
    second.locator(".running-table").click()
    two = GameTable(second)
    assert two.turn() == "sides"
    two.choose_sides(0, 1, 0)
    one.until_version(two.version)
    assert one.turn() == "card"
    one.hold(0)
    one.put(one.legal.first)
    two.until_version(one.version)
    expect(second).to_have_title("● Your turn – Wildpark")
