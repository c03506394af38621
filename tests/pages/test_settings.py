"""What a reader chooses for their browser is kept: language, theme, name."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.pages.conftest import Visit
from tests.pages.games import GAMES, pages_of
from tests.pages.laid import at_start, greedily, lay, play_until
from tests.pages.serving import Server
from tests.pages.test_friends import play_together, sit_down

each_game = pytest.mark.parametrize("game", GAMES)


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


@each_game
def test_play_now_begins_at_once_and_goes_on_in_another_tab(visit: Visit, game: str) -> None:
    visitor, table_of = visit(), pages_of(game).GameTable
    first = visitor.open()
    first.get_by_test_id(f"game-{game}").get_by_role("button", name="Play now").click()
    one = table_of(first)
    one.until_turn()
    expect(first.locator(".seat-chip").filter(has_text="You")).to_have_count(1)

    second = visitor.open()
    second.locator(".running-table").click()
    two = table_of(second)
    two.play(Random(1))
    one.until_version(two.version)
    one.play(Random(1))
    two.until_version(one.version)
    two.until_turn()
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


@each_game
def test_two_notes_say_whose_turn_it_is(visit: Visit, server: Server, game: str) -> None:
    """From one source of sound, which a press has woken: Safari lets no other sound."""
    laid = lay(server, play_until(at_start, game=game, choose=greedily(game)))
    page = visit().open(laid.links[0])
    page.evaluate(COUNT_NOTES)
    page.get_by_role("button", name="Sound").click()
    page.get_by_role("button", name="Sit down").click()
    hers, his = pages_of(game).GameTable(page), sit_down(game, visit(), laid.links[1])
    hers.until_turn()
    assert not play_together([hers, his], Random(1), 8)
    assert page.evaluate("window.sound.contexts") == 1
    notes = page.evaluate("window.sound.notes")
    assert notes >= 4
    assert notes % 2 == 0
