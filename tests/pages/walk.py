"""The way of a visitor past pages: one page of a browser that goes from stop to stop."""

from collections.abc import Callable
from typing import Generic, TypeVar

from playwright.sync_api import Locator, Page

from tests.pages.laid import Laid
from tests.pages.table import Table
from tests.pages.visitor import Visitor

T = TypeVar("T", bound=Table)

Stop = tuple[str, Page]
"""The name of a stop, and the page to look at there."""


class Walk(Generic[T]):
    """A visitor's way, on one page. ``table`` is the page as a table of the game that is met."""

    def __init__(self, visitor: Visitor, make: Callable[..., T]) -> None:
        self.visitor = visitor
        self.page = visitor.context.new_page()
        self.table = make(self.page, touch=visitor.look.phone)
        self.press = self.table.press

    def to(self, path: str, sign: str) -> Page:
        """Goes to a path and waits for what tells that the page is there."""
        self.page.goto(self.visitor.origin + path)
        self.page.locator(sign).first.wait_for()
        return self.page

    def sit_down(self, table: Laid) -> Page:
        """Takes the first person's seat of a table."""
        self.to(table.links[0], ".join-form")
        self.press(self.page.locator(".join-form button"))
        self.page.locator(".table-page").wait_for()
        return self.page

    def look_at(self, space: Locator, sign: str = ".bubble") -> None:
        """Rests the pointer on a space; a finger cannot, so there it is focused."""
        if self.visitor.look.phone:
            space.focus()
        else:
            space.hover()
        self.page.locator(sign).wait_for()

    def open_dialog(self, door: Locator) -> None:
        """Presses what opens a dialog."""
        self.press(door)
        self.table.dialog.wait_for()

    def close_dialog(self) -> None:
        """Leaves a dialog by its key."""
        self.page.keyboard.press("Escape")
        self.table.dialog.wait_for(state="detached")
