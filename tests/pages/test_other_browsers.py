"""Other browsers than Chromium: a whole game of each kind, and every word of the styles."""

import re
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Browser, Page

from tests.pages.firefox import firefox
from tests.pages.games import GAMES, pages_of
from tests.pages.laid import against, at_start, greedily, lay, play_until
from tests.pages.serving import Server
from tests.pages.visitor import Look, visitor
from tests.pages.webkit import WebKitPage, webkit
from wildpark.server.web.settings import STATIC


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A running Firefox."""
    with firefox(tmp_path_factory.mktemp("firefox")) as running:
        yield running


@pytest.fixture(scope="module")
def kit() -> Iterator[WebKitPage]:
    """A window of a running WebKit."""
    with webkit() as running:
        yield running


def play(page: Page, game: str) -> None:
    """A whole game against a bot, from the link on."""
    table = pages_of(game).GameTable(page)
    table.press(page.locator(".join-form button"))
    table.play_out(Random(3))
    assert len(table.totals()) == 2


def link(server: Server, game: str) -> str:
    """The way to a new table."""
    played = play_until(at_start, game=game, choose=greedily(game))
    return lay(server, played, against("keeper")).links[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_firefox(game: str, fox: Browser, server: Server) -> None:
    one = visitor(fox, server.url, Look())
    play(one.open(link(server, game)), game)
    one.check()
    one.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_webkit(game: str, kit: WebKitPage, server: Server) -> None:
    kit.goto(server.url + link(server, game))
    play(cast("Page", kit), game)


UNKNOWN = """declarations => {
  const root = getComputedStyle(document.documentElement);
  const told = value =>
    value.replace(/var\\((--[\\w-]+)\\)/g, (all, name) => root.getPropertyValue(name) || all);
  return declarations.filter(([name, value]) => !CSS.supports(name, told(told(value))));
}"""
"""The declarations of our styles that a browser would drop."""


def declarations() -> list[tuple[str, str]]:
    """Every property that the built styles set, with its value."""
    styles = "".join(path.read_text() for path in (STATIC / "assets").glob("*.css"))
    found = set(re.findall(r"[{;]([a-z][a-z-]*):([^;{}]+)(?=[;}])", styles))
    assert len(found) > 500
    return sorted(found)


def test_firefox_knows_all_that_the_styles_say(fox: Browser, server: Server) -> None:
    page = fox.new_page()
    page.goto(server.url)
    assert page.evaluate(UNKNOWN, declarations()) == []
    page.context.close()


def test_webkit_knows_all_that_the_styles_say(kit: WebKitPage, server: Server) -> None:
    kit.goto(server.url)
    assert kit.evaluate(f"return ({UNKNOWN})(arguments[0])", declarations()) == []
