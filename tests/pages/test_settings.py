"""What a reader chooses for their browser is kept: language, theme, name."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.pages.conftest import Visit
from tests.pages.games import GAMES, pages_of
from tests.pages.laid import at_start, lay, play_until
from tests.pages.serving import Server
from tests.pages.table import play_together, sit_down, until_level


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


@pytest.mark.parametrize("game", GAMES)
def test_play_now_begins_at_once_and_goes_on_in_another_tab(game: str, visit: Visit) -> None:
    visitor, make = visit(), pages_of(game).GameTable
    first = visitor.open()
    first.get_by_test_id(f"game-{game}").get_by_role("button", name="Play now").click()
    one = make(first)
    assert one.until_turn()
    expect(first.locator(".seat-chip").filter(has_text="You")).to_have_count(1)

    second = visitor.open()
    second.locator(".running-table").click()
    two = make(second)
    two.play(Random(1))
    one.until_version(two.version)
    one.play(Random(2))
    two.until_version(one.version)
    assert two.until_turn()
    expect(second).to_have_title("● Your turn – Wildpark")


COUNT_NOTES = """() => {
  window.sound = { contexts: 0, notes: 0 };
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    window.sound.notes += 1;
    start.call(this, when);
  };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.sound.contexts += 1;
      window.source = this;
    }
  };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_two_notes_say_whose_turn_it_is(game: str, visit: Visit, server: Server) -> None:
    """From one source of sound, which a press has woken: Safari lets no other sound."""
    make = pages_of(game).GameTable
    laid = lay(server, play_until(at_start, game=game))
    page = visit().open(laid.links[0])
    page.evaluate(COUNT_NOTES)
    page.get_by_role("button", name="Sound").click()
    page.get_by_role("button", name="Sit down").click()
    tables = [make(page), sit_down(visit(), laid.links[1], make)]
    tables[0].play(Random(1))  # the first press on the page
    page.wait_for_function("window.source?.state === 'running'")
    turns = 0
    for _ in range(6):
        acted = tables[0].acts()
        assert not play_together(tables, Random(2), 1)
        until_level(tables)
        if tables[0].acts() and not acted:
            turns += 1
            expect(page).to_have_title(re.compile("Your turn"))
    assert turns > 1
    assert page.evaluate("window.sound") == {"contexts": 1, "notes": 2 * turns}
