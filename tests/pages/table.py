"""A table of any game in a browser, played as a person plays: by pressing what is on the page."""

import re
from abc import ABC, abstractmethod
from random import Random

from playwright.sync_api import Locator, Page


class Table(ABC):
    """A table's page. ``touch``: it is tapped, not clicked. Each game says how it is played."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.asking = page.locator(".hint.asking")
        self.undo_chip = page.locator(".undo-chip")
        self.end = page.get_by_test_id("end")
        self.dialog = page.locator("dialog[open]")

    @abstractmethod
    def choose(self, rng: Random) -> None:
        """Makes some choice, it being the reader's turn, and waits until the table shows it."""

    def press(self, what: Locator) -> None:
        """A click, or a tap."""
        if self.touch:
            what.tap()
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

    def until_new(self, version: int) -> None:
        """Waits until the page shows another version, or asks whether a loss is meant."""
        seen = self.page.locator(f".table-page:not([data-version='{version}'])")
        self.asking.or_(seen).first.wait_for()

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
