"""Pictures of every page: ``python -m tests.pages.screenshots`` (or ``make screenshots``).

They go to the folder that WILDPARK_SCREENSHOTS names, by default build/screenshots; the two that
the README shows go to docs. A word after the command limits the pictures to looks with that name.
"""

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.pages.chromium import chromium
from tests.pages.laid import lay, play_until
from tests.pages.serving import Server, serving
from tests.pages.table import Table
from tests.pages.tour import lay_tables, middle, tour
from tests.pages.visitor import DESKTOP, PHONE, Look, visitor
from wildpark.server.store import Seating

ROOT = Path(__file__).parents[2]
FOLDER = Path(os.environ.get("WILDPARK_SCREENSHOTS", ROOT / "build/screenshots"))
LOOKS = (
    Look(size=DESKTOP, theme="light", still=True),
    Look(size=DESKTOP, theme="dark", language="de", still=True),
    Look(size=PHONE, theme="light", language="de", still=True),
    Look(size=PHONE, theme="dark", still=True),
)


def picture_tour(browser: Browser, server: Server, look: Look) -> None:
    """A picture of every stop of the tour: of the window, or of all of a page that scrolls."""
    folder = FOLDER / str(look)
    folder.mkdir(parents=True, exist_ok=True)
    one, friend = visitor(browser, server.url, look), visitor(browser, server.url, look)
    for number, (name, page) in enumerate(tour(one, friend, lay_tables(server))):
        over_the_page = page.locator("dialog[open], .park-tray").count() > 0
        page.screenshot(path=folder / f"{number:02}-{name}.png", full_page=not over_the_page)
    for each in (one, friend):
        each.context.close()


def picture_readme(browser: Browser, server: Server) -> None:
    """The two pictures of the README: a table in the middle of a game, a card in hand."""
    others = [Seating("bot", level=level) for level in ("ranger", "keeper")]
    seats = [Seating("person", "Amara", owner="amara"), *others]
    laid = lay(server, play_until(middle(0, 9), players=3, first_seed=7), seats)
    for size, name in ((DESKTOP, "screenshot.png"), (PHONE, "screenshot-phone.png")):
        look = Look(size=size, still=True)
        one = visitor(browser, server.url, look)
        page = one.open(laid.links[0])
        page.locator(".join-form button").click()
        table = Table(page, touch=look.phone)
        table.until_turn()
        hold_the_best(page, table)
        page.screenshot(path=ROOT / "docs" / name)
        one.context.close()


def hold_the_best(page: Page, table: Table) -> None:
    """Picks the card up that can go to most places, and looks at none of them."""
    legal = []
    for card in range(table.cards.count()):
        table.hold(card)
        legal.append(table.legal.count())
        table.press(table.cards.nth(card))
    table.hold(legal.index(max(legal)))
    page.mouse.move(0, 0)


def main() -> None:
    """Takes all pictures, or those of the looks that are named."""
    wanted = sys.argv[1:]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium() as browser,
    ):
        for look in LOOKS:
            if not wanted or any(word in str(look) for word in wanted):
                picture_tour(browser, server, look)
        if not wanted or "readme" in wanted:
            picture_readme(browser, server)


if __name__ == "__main__":
    main()
