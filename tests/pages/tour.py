"""A walk past every page of Wildpark, a table in all its phases and with all that opens over it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from tests.pages.laid import Laid, lay, may_lose_both_ways, play_until, view_of
from tests.pages.serving import Server
from tests.pages.table import Table
from tests.pages.visitor import Visitor
from wildpark.rules.game import Game
from wildpark.server.store import Seating

Stop = tuple[str, Page]


def middle(seat: int, rounds: int) -> Callable[[Game], bool]:
    """Positions in which a seat may place either of two animals, some rounds into the game."""

    def wanted(game: Game) -> bool:
        if game.is_over() or game.to_act() != [seat]:
            return False
        view = view_of(game)
        if view.phase != "animals" or view.round < rounds or len(set(view.cards)) < 2:
            return False
        free = {choice.species for choice in view.choices if choice.kind == "place"}
        barred = {refusal.species for refusal in view.refusals}
        return set(view.cards) <= free and barred <= free

    return wanted


@dataclass(frozen=True)
class Tables:
    """The tables that are visited; the visitor sits at seat 0."""

    begun: Laid
    two: Laid
    four: Laid
    losing: Laid
    over: Laid
    shared: Laid


def lay_tables(server: Server) -> Tables:
    """Lays all tables that are visited."""
    against_bots = [Seating("person", "Amara", owner="amara"), Seating("bot", level="keeper")]
    with_two_bots = [*against_bots, Seating("bot", level="keeper")]
    four = play_until(middle(0, 7), players=4)
    return Tables(
        begun=lay(server, play_until(lambda game: game.to_act() == [0]), against_bots),
        two=lay(server, play_until(middle(0, 11))),
        four=lay(server, four),
        losing=lay(server, play_until(may_lose_both_ways), against_bots),
        over=lay(server, play_until(lambda game: game.is_over(), players=3), with_two_bots),
        shared=lay(server, play_until(middle(1, 9), first_seed=20)),
    )


def tour(visitor: Visitor, friend: Visitor, tables: Tables) -> Iterator[Stop]:
    """Leads a new visitor past every page: the name of the stop and the page to look at."""
    page = visitor.context.new_page()
    walk = _Walk(visitor, page)
    yield "home-new", walk.to("/", ".game-card")
    yield from _new_table(walk, friend)
    yield "territory", walk.sit_down(tables.begun)
    yield from _choices(walk, tables)
    yield from _dialogs(walk)
    yield from _others(walk, friend, tables)
    yield from _end(walk, tables)
    yield "home", walk.to("/", ".running-table")
    yield "how", walk.to("/how/african_park", ".how")
    yield "not-found", walk.to("/no/such/page", ".state-panel")
    yield "no-table", walk.to("/table/none", ".state-panel .button")


class _Walk:
    """The visitor's way, on one page."""

    def __init__(self, visitor: Visitor, page: Page) -> None:
        self.visitor = visitor
        self.page = page
        self.table = Table(page, touch=visitor.look.phone)
        self.press = self.table.press

    def to(self, path: str, sign: str) -> Page:
        """Goes to a path and waits for what tells that the page is there."""
        self.page.goto(self.visitor.origin + path)
        self.page.locator(sign).first.wait_for()
        return self.page

    def sit_down(self, table: Laid) -> Page:
        """Takes seat 0 of a table."""
        self.to(table.links[0], ".join-form")
        self.press(self.page.locator(".join-form button"))
        self.page.locator(".park").wait_for()
        return self.page

    def look_at(self, space: Locator) -> None:
        """Rests the pointer on a space; a finger cannot, so there it is focused."""
        if self.visitor.look.phone:
            space.focus()
        else:
            space.hover()
        self.page.locator(".bubble").wait_for()


def _new_table(walk: _Walk, friend: Visitor) -> Iterator[Stop]:
    page = walk.to("/new/african_park", ".new-form")
    walk.press(page.locator("summary"))
    walk.press(page.locator(".segments").first.locator(".segment").nth(1))
    walk.press(page.locator(".seat-field").nth(1).locator(".segment").nth(1))
    walk.press(page.locator(".seat-field").nth(2).locator(".segment").nth(2))
    page.locator(".new-form input").first.fill("Amara")
    yield "new-table", page
    walk.press(page.locator("button[type=submit]"))
    link = page.get_by_test_id("join-link")
    link.wait_for()
    yield "waiting", page
    other = friend.context.new_page()
    other.goto(link.input_value())
    other.locator(".join-form").wait_for()
    yield "join", other
    other.close()


def _choices(walk: _Walk, tables: Tables) -> Iterator[Stop]:
    table = walk.table
    page = walk.sit_down(tables.two)
    table.until_turn()
    yield "table", page
    table.hold(0)
    if table.illegal.count() == 0:
        walk.press(page.locator(".animal-card.picked"))
        table.hold(1)
    walk.look_at(table.legal.first)
    yield "table-held", page
    table.ask_why(table.illegal.first)
    yield "table-illegal", page
    page = walk.sit_down(tables.losing)
    table.until_turn()
    walk.press(page.locator(".animal-card:has(.card-dies)"))
    yield "table-dies", page
    walk.press(page.get_by_test_id("target-dies"))
    table.asking.wait_for()
    yield "table-asking", page
    page = walk.sit_down(tables.four)
    table.until_turn()
    table.hold(0)
    yield "table-four", page


def _dialogs(walk: _Walk) -> Iterator[Stop]:
    page, table = walk.page, walk.table
    doors = {
        "points": page.get_by_test_id("own-reserve").locator(".points-door"),
        "another": page.get_by_test_id("seat-2"),
        "animals": page.locator(".bar-tools button").nth(0),
        "help": page.locator(".bar-tools button").nth(1),
    }
    for name, door in doors.items():
        walk.press(door)
        table.dialog.wait_for()
        if name == "points":
            walk.press(table.dialog.locator(".score-part").first)
        yield f"dialog-{name}", page
        page.keyboard.press("Escape")
        table.dialog.wait_for(state="detached")
    walk.press(page.locator(".log-fold"))
    yield "log", page


def _others(walk: _Walk, friend: Visitor, tables: Tables) -> Iterator[Stop]:
    yield "table-other", walk.sit_down(tables.shared)
    other = friend.open(f"/table/{tables.shared.id}")
    other.locator(".park").wait_for()
    yield "watching", other
    other.close()
    page = walk.page
    walk.press(page.locator(".bar-tools button").nth(1))
    walk.press(page.locator(".table-links > .button"))
    page.locator(".notice .go").wait_for()
    yield "left", page
    walk.press(page.locator(".notice .go"))
    page.locator(".notice .go").wait_for(state="detached")


def _end(walk: _Walk, tables: Tables) -> Iterator[Stop]:
    table = walk.table
    page = walk.sit_down(tables.over)
    table.end.wait_for()
    yield "end", page
    walk.press(table.end.locator(".points-door").first)
    walk.press(table.dialog.locator(".score-part").nth(2))
    yield "end-points", page
    walk.to(f"/replay/{tables.over.id}", ".step-controls")
    page.get_by_role("slider").fill("30")
    yield "replay", page
    yield "open-record", walk.to("/replay", ".state-panel")
    yield "past-games", walk.to("/games", ".past-games")
