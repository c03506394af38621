"""Savannah Park in a browser: how it is played, positions to visit, and what there is to see."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.pages import laid
from tests.pages.laid import Played, against, at_start, greedily, lay
from tests.pages.serving import Server
from tests.pages.table import Table
from tests.pages.visitor import Visitor
from tests.pages.walk import Stop, Walk
from wildpark.rules.game import Game
from wildpark.rules.savannah_park.view import Phase, SavannahParkView

GAME = "savannah_park"
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


class GameTable(Table):
    """A table of Savannah Park."""

    CHOICES = "[data-testid=own-park] .space.open, .sp-piece, [data-testid=confirm]"
    HINT = ".sp-hint"

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.own = page.get_by_test_id("own-park")
        self.open = self.own.locator(".space.open")
        self.confirm = page.get_by_test_id("confirm")
        self.begun = page.locator(".sp-buttons .button:not(.undo-chip)")
        self.bubble = page.locator(".space-bubble")
        self.skip = page.get_by_test_id("skip")

    def space(self, name: str) -> Locator:
        """A space of the own park."""
        return self.own.get_by_test_id(f"space-{name}")

    def put_on_grass(self, *names: str) -> None:
        """Puts the spare tokens on these spaces, and leaves them there."""
        for name in names:
            self.press(self.space(name))
        self.press(self.confirm)
        self.until_done()

    def send_choice(self, rng: Random) -> None:
        """Presses open spaces, and says yes where that is asked, until a choice is made."""
        first = self.open.nth(rng.randrange(self.open.count())).get_attribute("data-testid")
        self.press(self.own.get_by_test_id(str(first)))
        if self.begun.count() > 0 and not self.confirm.is_visible():
            others = self._open_beside(first)
            self.press(others.nth(rng.randrange(others.count())))
        if self.confirm.is_visible():
            self.press(self.confirm)

    def carriage(self) -> tuple[Locator, Locator]:
        """The token in hand, and the first space where it may stand."""
        return self.page.get_by_test_id("hand-token"), self.open.first

    def choose_with_keys(self, rng: Random) -> None:
        """Goes to open spaces by arrows, and confirms by a button."""
        self._wander(rng, self.open)
        first = self.own.locator(".space:focus").get_attribute("data-testid")
        self.keys("Enter")
        if self.begun.count() > 0 and not self.confirm.is_visible():
            self._wander(rng, self._open_beside(first))
            self.keys("Enter")
        if self.confirm.is_visible():
            self.tab_to(self.confirm)
            self.keys("Enter")
        self.until_done()

    def _open_beside(self, first: str | None) -> Locator:
        """Where the second token, or the lion, may go; on the first space it would be undone."""
        return self.own.locator(f".space.open:not([data-testid={first}])")

    def _wander(self, rng: Random, spaces: Locator) -> None:
        """Goes from the space that has the focus to some of these."""
        here = self.own.locator(".space:focus")
        expect(here).to_have_count(1)
        self.keys(*(rng.choice(ARROWS) for _ in range(rng.randrange(2))))
        while here.and_(spaces).count() == 0:
            self.keys(rng.choice(ARROWS))


def view_of(game: Game) -> SavannahParkView:
    """What the seat that is to act is shown."""
    view = laid.view_of(GAME, game)
    assert isinstance(view, SavannahParkView)
    return view


def middle(phase: Phase, rounds: int) -> Callable[[Game], bool]:
    """Positions in which seat 0 must choose in this phase, some rounds into the game."""

    def wanted(game: Game) -> bool:
        if game.is_over() or 0 not in game.to_act():
            return False
        view = view_of(game)
        return view.phase == phase and view.round >= rounds

    return wanted


def play_until(
    wanted: Callable[[Game], bool],
    *,
    players: int = 2,
    options: Mapping[str, object] | None = None,
) -> Played:
    """The first position that is wanted, in a game of greedy bots."""
    choose = greedily(GAME)
    return laid.play_until(wanted, game=GAME, players=players, options=options, choose=choose)


def shown() -> Played:
    """Late in a game of three."""
    return play_until(middle("placing", 24), players=3)


def pose(_: Table) -> None:
    """Nothing is held: the park is to be seen."""


def check_hidden(view: Mapping[str, Any], seat: int | None, _: Game) -> int:
    """Where others have put the token that all move now, as long as not all have."""
    waiting = [one for one in view["parks"] if one["has_chosen"] and one["seat"] != seat]
    for park in waiting:
        assert park["tokens"][park["vacated"]] == view["token"]
    return len(waiting)


def tour(walk: Walk[GameTable], friend: Visitor, server: Server) -> Iterator[Stop]:
    """A table in all its phases and with all that opens over it."""
    yield from _beginning(walk, server)
    yield from _variants(walk, server)
    yield from _alone(walk, server)
    shared = lay(server, play_until(middle("placing", 9)))
    page = walk.sit_down(shared)
    walk.table.until_turn()
    walk.look_at(walk.table.open.first, ".space-bubble")
    yield "placing", page
    other = friend.open(f"/table/{shared.id}")
    other.get_by_test_id("own-park").wait_for()
    yield "watching", other
    other.close()
    walk.press(page.get_by_test_id("category-9"))
    page.locator(".herd-sign").first.wait_for()
    yield "herds", page
    walk.open_dialog(walk.table.own.locator(".points-door"))
    walk.press(walk.table.dialog.get_by_test_id("category-4"))
    yield "dialog-points", page
    walk.close_dialog()
    walk.table.choose(Random(3))
    yield "chosen", page


def _beginning(walk: Walk[GameTable], server: Server) -> Iterator[Stop]:
    table = walk.table
    page = walk.sit_down(lay(server, play_until(at_start), against("keeper")))
    table.until_turn()
    yield "grass", page
    for name in ("a1", "d9"):
        walk.press(table.space(name))
    table.confirm.wait_for()
    yield "grass-done", page
    page = walk.sit_down(lay(server, play_until(middle("naming", 1))))
    table.until_turn()
    walk.press(table.open.nth(5))
    table.confirm.wait_for()
    yield "naming", page


def _variants(walk: Walk[GameTable], server: Server) -> Iterator[Stop]:
    table = walk.table
    loose = play_until(middle("lions", 0), players=4, options={"lions": True})
    page = walk.sit_down(lay(server, loose))
    table.until_turn()
    yield "lions", page
    met = play_until(middle("placing", 5), players=4, options={"lions": True, "layout": "ridge"})
    page = walk.sit_down(lay(server, met))
    table.until_turn()
    lion = view_of(met.position).parks[0].lion
    assert lion is not None
    walk.press(table.space(view_of(met.position).spaces[lion].name))
    page.get_by_test_id("hand-lion").wait_for()
    yield "lion-met", page
    with_children = play_until(middle("placing", 7), options={"children": True})
    page = walk.sit_down(lay(server, with_children))
    table.until_turn()
    yield "children", page


def _alone(walk: Walk[GameTable], server: Server) -> Iterator[Stop]:
    page = walk.sit_down(lay(server, play_until(lambda game: game.is_over(), players=1)))
    walk.table.skip.wait_for()
    yield "counting", page
    walk.press(walk.table.skip)
    page.get_by_test_id("rating").wait_for()
    yield "rating", page
    page = walk.to("/new/savannah_park", ".new-form")
    summary = page.locator("summary")
    if summary.count() and not page.locator(".layout-field").is_visible():
        walk.press(summary)
    for way in (1, 3):
        walk.press(page.locator(".layout-field .segment").nth(way))
        yield f"layout-{way}", page
