"""Every page, large and small, light and dark, in both languages: nothing stands in the way."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

import wildpark
from tests.pages.conftest import Visit
from tests.pages.games import GAMES
from tests.pages.serving import Server
from tests.pages.tour import game_tour, house_tour
from tests.pages.visitor import DESKTOP, PHONE, Look
from tests.pages.walk import Stop

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
CATALOGUES = Path(wildpark.__file__).parent / "locales"
LOOKS = (
    Look(size=DESKTOP, theme="dark", language="en"),
    Look(size=PHONE, theme="light", language="de"),
)
"""Both sizes, themes and languages; the longer words stand on the smaller page."""

FADED = """() => Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect?.getTiming().iterations !== Infinity)
    .map((one) => one.finished))"""
"""Waits until nothing fades in any more: half way, letters have half their contrast."""

PATHS = ["/", "/games", "/replay"]
PATHS += [f"/{page}/{game}" for game in GAMES for page in ("new", "how")]


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_every_page_of_the_house(look: Look, visit: Visit, server: Server) -> None:
    visitor = visit(look)
    visitor.tolerate("status of 404")  # the tour comes past an address that is none
    check_all(house_tour(visitor, server), look)


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_a_game(game: str, look: Look, visit: Visit, server: Server) -> None:
    check_all(game_tour(game, visit(look), visit(look), server), look)


def check_all(stops: Iterable[Stop], look: Look) -> None:
    """Nothing is wrong at any stop of a tour."""
    faults = []
    for name, page in stops:
        page.evaluate(FADED)
        found = [*barriers(page), *too_wide(page, look), *wordless(page, look)]
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("path", PATHS)
def test_text_of_twice_the_size(path: str, visit: Visit) -> None:
    look = Look(size=PHONE, language="de")
    page = visit(look).open(path)
    page.locator("main h1").wait_for()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not too_wide(page, look)


def barriers(page: Page) -> list[str]:
    """The serious and critical faults that axe finds."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    assert found["passes"], "axe has found nothing to look at"
    return [
        f"{fault['id']} ({fault['impact']}): {fault['help']}: {node['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in {"serious", "critical"}
        for node in fault["nodes"]
    ]


def too_wide(page: Page, look: Look) -> list[str]:
    """Whether the page can be scrolled sideways."""
    width: int = page.evaluate("document.scrollingElement.scrollWidth")
    return [f"is {width} wide"] if width > look.size[0] else []


def wordless(page: Page, look: Look) -> list[str]:
    """Codes that have found no words, and English words for a German reader."""
    language = page.evaluate("document.documentElement.lang")
    texts: list[str] = page.evaluate(
        """() => {
          const named = [...document.querySelectorAll("[aria-label], [title]")];
          const labels = named.flatMap(one => [one.ariaLabel ?? "", one.title ?? ""]);
          return [...document.body.innerText.split("\\n"), ...labels].map(text => text.trim());
        }"""
    )
    raw = [
        text for text in texts if re.search(r"\b(page|animal|option)-[a-z]|[{}$]|undefined", text)
    ]
    foreign = set(texts) & only_in_english() if look.language == "de" else set()
    wrong = [] if language == look.language else [f"is in {language}"]
    return [*wrong, *raw, *(f"English: {text}" for text in foreign)]


@cache
def only_in_english() -> frozenset[str]:
    """The sentences and words of the English catalogues that no German one has."""
    return frozenset(texts_of("en") - texts_of("de"))


def texts_of(language: str) -> set[str]:
    """All messages of a language that need no parameters."""
    texts = set()
    for path in (CATALOGUES / language).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            elements = entry.value.elements
            plain = [one.value for one in elements if isinstance(one, ast.TextElement)]
            if len(plain) == len(elements):
                texts.add("".join(plain).strip())
    return texts
