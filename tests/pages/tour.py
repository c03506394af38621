"""A walk past every page of Wildpark: the house's own, and those of each game."""

from collections.abc import Iterator

from tests.pages.african_park import GameTable
from tests.pages.games import pages_of
from tests.pages.laid import against, at_end, greedily, lay, play_until
from tests.pages.serving import Server
from tests.pages.table import Table
from tests.pages.visitor import Visitor
from tests.pages.walk import Stop, Walk
from wildpark.rules.catalogue import rules_of


def house_tour(visitor: Visitor, server: Server) -> Iterator[Stop]:
    """Leads a new visitor past the pages that belong to no game."""
    walk = Walk(visitor, GameTable)
    yield "home-new", walk.to("/", ".game-card")
    walk.sit_down(lay(server, play_until(lambda game: 0 in game.to_act()), against("keeper")))
    walk.sit_down(lay(server, play_until(at_end), against("keeper")))
    yield "home", walk.to("/", ".running-table")
    yield "past-games", walk.to("/games", ".past-games")
    yield "open-record", walk.to("/replay", ".state-panel")
    yield "not-found", walk.to("/no/such/page", ".state-panel")
    yield "no-table", walk.to("/table/none", ".state-panel .button")


def game_tour(game: str, visitor: Visitor, friend: Visitor, server: Server) -> Iterator[Stop]:
    """Leads a new visitor past all pages of a game."""
    pages = pages_of(game)
    walk = Walk(visitor, pages.GameTable)
    yield "how", walk.to(f"/how/{game}", ".how")
    yield from _new_table(game, walk, friend)
    yield from pages.tour(walk, friend, server)
    yield from _bar(walk)
    yield from _end(game, walk, server)


def _new_table(game: str, walk: Walk[Table], friend: Visitor) -> Iterator[Stop]:
    page = walk.to(f"/new/{game}", ".new-form")
    players = page.locator(".segments").first.locator(".segment")
    walk.press(players.filter(has_text="3"))
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


def _bar(walk: Walk[Table]) -> Iterator[Stop]:
    """What opens from the bar of a running table, and leaving it."""
    page = walk.page
    for number, name in enumerate(("reference", "help")):
        walk.open_dialog(page.locator(".bar-tools button").nth(number))
        yield f"dialog-{name}", page
        walk.close_dialog()
    walk.open_dialog(page.locator(".bar-tools button").nth(1))
    walk.press(page.locator(".table-links > .button"))
    page.locator(".notice .go").wait_for()
    yield "left", page
    walk.press(page.locator(".notice .go"))
    page.locator(".notice .go").wait_for(state="detached")
    fold = page.locator(".log-fold")
    if fold.is_visible():
        walk.press(fold)
        yield "log", page


def _end(game: str, walk: Walk[Table], server: Server) -> Iterator[Stop]:
    table = walk.table
    players = max(3, *rules_of(game).players[:1])
    over = play_until(at_end, game=game, players=players, choose=greedily(game))
    laid = lay(server, over, against(*["keeper"] * (players - 1)))
    page = walk.sit_down(laid)
    table.end.wait_for()
    yield "end", page
    walk.open_dialog(table.end.locator(".points-door").first)
    yield "end-points", page
    walk.to(f"/replay/{laid.id}", ".step-controls")
    page.get_by_role("slider").fill(str(len(over.moves) * 2 // 3))
    yield "replay", page
