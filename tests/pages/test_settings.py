"""What a reader chooses for their browser is kept: language, theme, name."""

from random import Random

from playwright.sync_api import expect

from tests.pages.african_park import GameTable, middle
from tests.pages.conftest import Visit
from tests.pages.laid import against, lay, play_until
from tests.pages.serving import Server


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
    }
  };
}"""


def test_two_notes_say_whose_turn_it_is(visit: Visit, server: Server) -> None:
    """From one source of sound, which a press has woken: Safari lets no other sound."""
    page = visit().open(lay(server, play_until(middle(0, 9)), against("keeper")).links[0])
    page.evaluate(COUNT_NOTES)
    page.get_by_role("button", name="Sound").click()
    page.get_by_role("button", name="Sit down").click()
    table = GameTable(page)
    for turn in (1, 2, 3):
        table.play(Random(turn))
    table.until_turn()
    assert page.evaluate("window.sound.contexts") == 1
    assert page.evaluate("window.sound.notes") >= 4
