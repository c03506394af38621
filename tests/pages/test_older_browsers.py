"""Older browsers: those that the pages still serve, and those that are told what is needed."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.pages.conftest import Visit
from tests.pages.laid import lay
from tests.pages.savannah_park import GameTable, middle, play_until
from tests.pages.serving import Server
from tests.pages.visitor import PHONE, Look

ROOT = Path(__file__).parents[2]
OLD_CLICKS = """addEventListener("click", event => {
    if (!(event instanceof PointerEvent)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const { bubbles, cancelable, detail, clientX, clientY } = event;
    const said = { bubbles, cancelable, detail, clientX, clientY };
    event.target.dispatchEvent(new MouseEvent("click", said));
}, true)"""
"""As in Safari before 18.2 and Firefox before 129: a click does not say what pressed."""


def test_a_finger_is_asked_once_more_where_a_click_does_not_tell_of_it(
    visit: Visit, server: Server
) -> None:
    visitor = visit(Look(size=PHONE))
    visitor.context.add_init_script(OLD_CLICKS)
    page = visitor.open(lay(server, play_until(middle("placing", 3))).links[0])
    table = GameTable(page, touch=True)
    table.press(page.locator(".join-form button"))
    table.until_turn()
    version = table.version
    table.press(table.open.first)
    expect(table.confirm).to_be_visible()
    assert table.version == version
    table.press(table.confirm)
    table.until_version(version + 1)


NEEDED = [
    one.replace(" >=", "").capitalize()
    for one in json.loads((ROOT / "web/package.json").read_text())["browserslist"]
]


def forget_colours(route: Route) -> None:
    """Styles as a browser reads them that has never heard of ``light-dark``."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("light-dark(", "unheard-of("))


@pytest.mark.parametrize("modules", [True, False], ids=["modules", "no modules"])
def test_an_older_browser_shows_a_sentence(visit: Visit, *, modules: bool) -> None:
    page = visit().context.new_page()
    page.route("**/*.css", forget_colours)
    if not modules:
        page.route("**/*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(visit().origin)
    for language in ("de", "en"):
        sentence = page.locator(f"#too-old p[lang={language}]")
        for browser in NEEDED:
            expect(sentence).to_contain_text(browser)
        expect(sentence).to_be_in_viewport()
    expect(page.locator("#root")).to_be_empty()


def test_so_does_one_without_scripts(browser: Browser, server: Server) -> None:
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(server.url)
    expect(page.locator("noscript p").first).to_be_in_viewport()
    page.context.close()


def test_a_newer_one_shows_none(visit: Visit) -> None:
    page = visit().open()
    page.locator(".game-card").first.wait_for()
    expect(page.locator("#too-old")).to_be_hidden()


def test_the_readme_names_them() -> None:
    said = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(one in said for one in NEEDED)
