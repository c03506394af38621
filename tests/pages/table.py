"""A table in a browser, played as a person plays: by pressing what is on the page."""

import re
from random import Random
from typing import Literal

from playwright.sync_api import Locator, Page

Turn = Literal["sides", "card", "over"]


class Table:
    """A table's page. ``touch``: it is tapped, not clicked."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self._touch = touch
        self.cards = page.locator(".tray .animal-card")
        self.legal = page.locator(".target.legal, [data-testid=target-dies]")
        self.illegal = page.locator(".target.illegal")
        self.asking = page.locator(".hint.asking")
        self.undo_chip = page.locator(".undo-chip")
        self.end = page.get_by_test_id("end")
        self.dialog = page.locator("dialog[open]")

    def press(self, what: Locator) -> None:
        """A click, or a tap."""
        if self._touch:
            what.tap()
        else:
            what.click()

    def ask_why(self, space: Locator) -> str:
        """Presses an illegal space, which playwright would not press; returns the reason."""
        if self._touch:
            space.tap(force=True)
        else:
            space.click(force=True)
        return self.page.locator(".bubble").inner_text()

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

    def until_turn(self) -> Turn:
        """Waits until the reader must choose, or the game is over; says which."""
        signs: dict[Turn, str] = {
            "over": "[data-testid=end]",
            "sides": ".territory-chooser",
            "card": ".tray .free",
        }
        self.page.locator(", ".join(signs.values())).first.wait_for()
        return next(
            turn for turn, sign in signs.items() if self.page.locator(sign).first.is_visible()
        )

    def acts(self) -> bool:
        """Whether the reader must choose now."""
        return self.page.locator(".reserve.own.acts").count() > 0

    def choose_sides(self, *sides: int) -> None:
        """Takes a side of each territory card."""
        version = self.version
        for card, side in enumerate(sides):
            self.press(self.page.locator(".territory-card").nth(card).locator(".side").nth(side))
        self.press(self.page.locator(".territory-chooser button[type=submit]"))
        self.until_version(version + 1)

    def hold(self, card: int) -> None:
        """Picks a face-up card up."""
        self.press(self.cards.nth(card))
        self.page.locator(".animal-card.picked").wait_for()

    def put(self, where: Locator) -> None:
        """Puts the held card down, and says yes if it costs animals."""
        version = self.version
        self.press(where)
        seen = self.page.locator(f".table-page:not([data-version='{version}'])")
        self.asking.or_(seen).first.wait_for()
        if self.asking.is_visible():
            self.press(self.asking.locator(".go"))
        self.until_version(version + 1)

    def play(self, rng: Random) -> Turn:
        """Waits for the reader's turn and makes some choice; says what kind of turn it was."""
        turn = self.until_turn()
        if turn == "sides":
            self.choose_sides(*(rng.randrange(2) for _ in range(3)))
        elif turn == "card":
            self.hold(rng.randrange(self.cards.count()))
            self.put(self.legal.nth(rng.randrange(self.legal.count())))
        return turn

    def play_out(self, rng: Random) -> None:
        """Plays until the game is over."""
        while self.play(rng) != "over":
            pass

    def totals(self) -> list[int]:
        """The points of each seat, as the bar on top shows them."""
        return [number(text) for text in self.page.locator(".seat-chip b").all_inner_texts()]


def number(text: str) -> int:
    """A number as the pages write it: with a true minus sign, perhaps with a plus."""
    found = re.search(r"[−+]?\d+", text)
    assert found, f"no number in {text!r}"
    return int(found[0].replace("−", "-"))
