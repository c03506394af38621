"""A table of any game in a browser, played as a person plays: by pressing what is on the page."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import ClassVar, TypeVar

import pytest
from playwright.sync_api import Locator, Page

from tests.pages.visitor import Visitor

MAX_STOPS = 80
AWAIT_CLICK = """() => {
  const wait = done => addEventListener("click", () => setTimeout(done), { once: true });
  window.clicked = new Promise(wait);
}"""
WATCH_FOCUS = """() => {
  window.lost = [];
  let [last, tabbed] = ["", false];
  addEventListener("keydown", event => { tabbed = event.key === "Tab"; }, true);
  addEventListener("focusin", event => { last = event.target.outerHTML; }, true);
  const look = () => {
    // Tab leads out of the page, between the last and the first
    const nowhere = document.activeElement === document.body;
    if (nowhere && last && !tabbed) window.lost.push(last);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Notes in every frame whether the focus is nowhere, and what had it before."""


class Table(ABC):
    """A table's page. ``touch``: it is tapped, not clicked. Each game says how it is played."""

    CHOICES: ClassVar[str]
    """Selects all by which the reader can choose now; for who may not choose there is none."""

    HINT: ClassVar[str]
    """Selects the sentence that says what the reader may do."""

    UNDO: ClassVar[str] = ".undo-chip"
    """Selects what takes the last choice back, while the rules let it."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.asking = page.locator(".hint.asking")
        self.choices = page.locator(self.CHOICES)
        self.hint = page.locator(self.HINT)
        self.undo_chip = page.locator(self.UNDO)
        self.end = page.get_by_test_id("end")
        self.dialog = page.locator("dialog[open]")

    @abstractmethod
    def send_choice(self, rng: Random) -> None:
        """Makes some choice, it being the reader's turn; what comes of it is not waited for."""

    @abstractmethod
    def choose_with_keys(self, rng: Random) -> None:
        """As ``choose``, with the keyboard alone; the focus is where the choices are."""

    @abstractmethod
    def carriage(self) -> tuple[Locator, Locator]:
        """Something that can be picked up now, and a place where it may then be put down."""

    def choose(self, rng: Random) -> None:
        """Makes some choice, it being the reader's turn, and waits until the table shows it."""
        self.send_choice(rng)
        self.until_done()

    def press(self, what: Locator) -> None:
        """A click, or a tap; returns when the page has heard of it."""
        if self.touch:
            # unlike a click's, the end of a tap comes before what the page makes of it
            self.page.evaluate(AWAIT_CLICK)
            what.tap()
            self.page.evaluate("window.clicked")
        else:
            what.click()

    @property
    def version(self) -> int:
        """The version of the table that the page shows."""
        shown = self.page.locator(".table-page").get_attribute("data-version")
        assert shown is not None
        return int(shown)

    def until_version(self, version: int) -> None:
        """Waits until the page shows this version or a later one."""
        self.page.wait_for_function(
            "wanted => Number(document.querySelector('.table-page')?.dataset.version) >= wanted",
            arg=version,
        )

    def until_done(self) -> None:
        """Waits until the page shows what the last command did, whatever others have done."""
        self.page.locator(".table-page[data-busy=false]").wait_for()

    def acts(self) -> bool:
        """Whether the reader must choose now."""
        return self.page.locator(".table-page[data-acts=true]").count() > 0

    def until_turn(self) -> bool:
        """Waits until the reader must choose (True), or the game is over (False)."""
        free = self.page.locator(".table-page[data-acts=true][data-busy=false]")
        free.or_(self.end).first.wait_for()
        return not self.end.is_visible()

    def play(self, rng: Random) -> bool:
        """Waits for the reader's turn and makes some choice; False once the game is over."""
        goes_on = self.until_turn()
        if goes_on:
            self.choose(rng)
        return goes_on

    def play_out(self, rng: Random) -> None:
        """Plays until the game is over."""
        while self.play(rng):
            pass

    def keys(self, *keys: str) -> None:
        """Presses keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def has_focus(self, what: Locator) -> bool:
        """Whether the keyboard's focus is on it."""
        found: bool = what.evaluate("element => element === document.activeElement")
        return found

    def tab_to(self, wanted: Locator) -> None:
        """Presses Tab until the focus is there; wherever it stops, it shows."""
        for _ in range(MAX_STOPS):
            if self.has_focus(wanted):
                return
            self.keys("Tab")
            assert self.shows_focus(), self.page.evaluate("document.activeElement.outerHTML")
        pytest.fail(f"{wanted} cannot be reached")

    def shows_focus(self) -> bool:
        """Whether the focused element, or the label around it, has an outline or a ring."""
        shows: bool = self.page.evaluate(
            """() => {
              const drawn = element => element && getComputedStyle(element).outlineStyle !== "none";
              const one = document.activeElement;
              if (one === document.body) return true;  // between the last and the first
              const ring = one.querySelector("polygon");
              const was = ring && getComputedStyle(ring).stroke;
              if (was) {
                one.style.color = "var(--focus)";
                const colour = getComputedStyle(one).color;
                one.style.color = "";
                if (colour === was) return true;
              }
              return [one, one.closest("label"), one.nextElementSibling].some(drawn);
            }"""
        )
        return shows

    @contextmanager
    def keeping_focus(self) -> Iterator[None]:
        """Whatever goes away meanwhile, the focus goes on at something."""
        self.page.evaluate(WATCH_FOCUS)
        yield
        lost: list[str] = self.page.evaluate("[...new Set(window.lost)]")
        assert not lost, "\n".join(one[:300] for one in lost)

    def say_yes(self) -> None:
        """Says yes if the page asks once more."""
        if self.asking.is_visible():
            self.press(self.asking.locator(".go"))

    def totals(self) -> list[int]:
        """The points of each seat, as the bar on top shows them."""
        return [number(text) for text in self.page.locator(".seat-chip b").all_inner_texts()]


def number(text: str) -> int:
    """A number as the pages write it: with a true minus sign, perhaps with a plus."""
    found = re.search(r"[−+]?\d+", text)
    assert found, f"no number in {text!r}"
    return int(found[0].replace("−", "-"))


T = TypeVar("T", bound=Table)


def sit_down(visitor: Visitor, link: str, make: Callable[..., T]) -> T:
    """Takes the seat that a link leads to; ``make`` is the game's ``GameTable``."""
    page = visitor.open(link)
    table = make(page, touch=visitor.look.phone)
    table.press(page.locator(".join-form button"))
    page.locator(".table-page").wait_for()
    return table


def until_level(tables: Sequence[Table]) -> None:
    """Waits until all show the newest version that any of them shows."""
    newest = max(table.version for table in tables)
    for table in tables:
        table.until_version(newest)


def play_together(tables: Sequence[Table], rng: Random, choices: int | None = None) -> bool:
    """All play, each on their own page, the first who must choose; whether the game is over."""
    made = 0
    while made != choices:
        until_level(tables)
        chooser = next((table for table in tables if table.acts()), None)
        if chooser is None:
            return True
        chooser.play(rng)
        made += 1
    return False
