"""Pictures of every page: ``python -m tests.pages.screenshots`` (or ``make screenshots``).

They go to the folder that WILDPARK_SCREENSHOTS names, by default build/screenshots; those that
the README shows go to docs. Words after the command limit the pictures: to looks with such a name
(``phone``, ``dark``), to games, or to the ``house``.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.pages.chromium import chromium
from tests.pages.games import GAMES, pages_of
from tests.pages.laid import Played, lay
from tests.pages.serving import Server, serving
from tests.pages.tour import game_tour, house_tour
from tests.pages.visitor import DESKTOP, PHONE, Look, visitor
from wildpark.server.domain import Seating

ROOT = Path(__file__).parents[2]
FOLDER = Path(os.environ.get("WILDPARK_SCREENSHOTS", ROOT / "build/screenshots"))
HOUSE, README = "house", "readme"
LOOKS = (
    Look(size=DESKTOP, theme="light", still=True),
    Look(size=DESKTOP, theme="dark", language="de", still=True),
    Look(size=PHONE, theme="light", language="de", still=True),
    Look(size=PHONE, theme="dark", still=True),
)


def picture_tour(browser: Browser, server: Server, look: Look, which: str) -> None:
    """A picture of every stop of a tour: of the window, or of all of a page that scrolls."""
    folder = FOLDER / str(look) / which
    folder.mkdir(parents=True, exist_ok=True)
    one, friend = visitor(browser, server.url, look), visitor(browser, server.url, look)
    stops = house_tour(one, server) if which == HOUSE else game_tour(which, one, friend, server)
    for number, (name, page) in enumerate(stops):
        page.wait_for_load_state("networkidle")
        over_the_page = page.locator("dialog[open], .park-tray").count() > 0
        page.screenshot(path=folder / f"{number:02}-{name}.png", full_page=not over_the_page)
    for each in (one, friend):
        each.context.close()


def picture_readme(browser: Browser, server: Server) -> None:
    """The pictures of the README: a table of each game, and of the first one on a phone."""
    for game in GAMES:
        picture_game(browser, server, game, DESKTOP, f"{game.replace('_', '-')}.png")
    picture_game(browser, server, GAMES[0], PHONE, "phone.png")


def picture_game(
    browser: Browser, server: Server, game: str, size: tuple[int, int], name: str
) -> None:
    """A table of a game as its tests pose it, for the README."""
    pages = pages_of(game)
    with at_table(browser, server, pages.shown(), size) as page:
        pages.pose(pages.GameTable(page, touch=size == PHONE))
        page.mouse.move(0, 0)
        page.screenshot(path=ROOT / "docs" / name)


@contextmanager
def at_table(
    browser: Browser, server: Server, played: Played, size: tuple[int, int]
) -> Iterator[Page]:
    """Sits down at a table where the others are bots, when it is one's turn."""
    others = [Seating("bot", level=level) for level in ("ranger", "keeper")]
    players = played.position.players
    seats = [Seating("person", "Amara", owner="amara"), *others[: players - 1]]
    look = Look(size=size, still=True)
    one = visitor(browser, server.url, look)
    page = one.open(lay(server, played, seats).links[0])
    page.locator(".join-form button").click()
    pages_of(played.game).GameTable(page, touch=look.phone).until_turn()
    page.wait_for_load_state("networkidle")
    yield page
    one.context.close()


def main() -> None:
    """Takes all pictures, or those that are named."""
    words = sys.argv[1:]
    tours = [one for one in (HOUSE, *GAMES) if one in words] or [HOUSE, *GAMES]
    named = [word for word in words if word not in (HOUSE, README, *GAMES)]
    looks = [look for look in LOOKS if all(word in str(look) for word in named)]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium() as browser,
    ):
        if words != [README]:
            for look in looks:
                for which in tours:
                    picture_tour(browser, server, look, which)
        if not words or README in words:
            picture_readme(browser, server)


if __name__ == "__main__":
    main()
