"""Zuuli in a browser: how it is played, positions to visit, and what there is to see."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.pages import laid
from tests.pages.laid import against, at_end, at_start, greedily, lay
from tests.pages.serving import Server
from tests.pages.table import Table
from tests.pages.visitor import Visitor
from tests.pages.walk import Stop, Walk
from wildpark.rules.game import Game
from wildpark.rules.zuuli import Position
from wildpark.rules.zuuli.view import ZuuliView

MAX_CHANGES = 3
"""So many changes of a park a person makes at random before confirming."""


class GameTable(Table):
    """A table of Zuuli."""

    CHOICES = ".zuuli-card.free, .zuuli-waiting [aria-disabled=false], .zuuli-confirm"
    HINT = ".zuuli-hint"
    UNDO = ".undo-chip, [data-testid=undo][aria-disabled=false]"

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.cards = page.locator(".zuuli-hand .zuuli-card")
        self.waiting = page.locator(".zuuli-waiting .zuuli-token")
        self.lawful = page.locator(".zuuli-room > .zuuli-target.lawful")
        self.unlawful = page.locator(".zuuli-room > .zuuli-target.unlawful")
        self.confirm = page.get_by_test_id("confirm")
        self._changed = 0

    @property
    def picks(self) -> bool:
        """Whether cards are picked now, and no parks developed."""
        return self.page.locator(".zuuli.picking").count() > 0

    def lift(self, place: int) -> None:
        """Lifts a card of the hand."""
        self.press(self.cards.nth(place))
        self.page.locator(".zuuli-card.lifted").wait_for()

    def keep(self, place: int) -> None:
        """Keeps a card of the hand."""
        self.lift(place)
        self.keep_lifted()

    def keep_lifted(self) -> None:
        """Keeps the card that is lifted."""
        self.press(self.page.get_by_test_id("keep"))
        self.until_done()

    def hold(self, token: Locator) -> None:
        """Picks an animal or an upgrade up."""
        self.press(token)
        self.page.locator(".zuuli-developing.holding").wait_for()

    def put(self, target: Locator) -> None:
        """Puts down what is held."""
        self.press(target)
        self.until_done()

    def put_back(self) -> None:
        """Holds nothing any more."""
        self.page.keyboard.press("Escape")
        self.page.locator(".zuuli-developing:not(.holding)").wait_for()

    def send_choice(self, rng: Random) -> None:
        """Keeps some card, or puts something into some room, or confirms the park."""
        if self.picks:
            self.lift(rng.randrange(self.cards.count()))
            self.press(self.page.get_by_test_id("keep"))
        elif self._changed >= MAX_CHANGES or not self._change(rng):
            self._send_confirmation()

    def _change(self, rng: Random) -> bool:
        """Puts something that waits into some room, if anything may go anywhere."""
        self._changed += 1
        for token in self.waiting.all():
            self.hold(token)
            rooms = self.lawful.count()
            if rooms:
                self.press(self.lawful.nth(rng.randrange(rooms)))
                return True
            self.put_back()
        return False

    def choose_with_keys(self, rng: Random) -> None:
        """Keeps some card, or puts the first thing that waits into a room, or confirms the park."""
        if self.picks:
            expect(self.page.locator(".zuuli-card:focus")).to_have_count(1)
            self.keys(*["ArrowRight"] * rng.randrange(self.cards.count()), "Enter", "Enter")
        elif self._changed < MAX_CHANGES and self._hold_with_keys():
            self.keys("Enter")
        else:
            self._changed = 0
            self.tab_to(self.confirm)
            self.keys("Enter")
            if self.asking.is_visible():
                self.keys("Enter")
        self.until_done()

    def _hold_with_keys(self) -> bool:
        """Picks the first thing that waits up; the focus is then at a room where it may go."""
        self._changed += 1
        thing = self.page.locator(".zuuli-waiting .zuuli-token:focus")
        if thing.count() == 0:
            return False
        self.keys("Enter")
        self.page.locator(".zuuli-developing.holding").wait_for()
        if self.lawful.count():
            expect(self.page.locator(".zuuli-target.lawful:focus")).to_have_count(1)
            return True
        self.put_back()
        return False

    def carriage(self) -> tuple[Locator, Locator]:
        """Something that waits, and the first room where it may go."""
        hold_what_goes_somewhere(self)
        held = self.page.locator(".zuuli-token.held").get_attribute("data-testid")
        target = self.lawful.first.get_attribute("data-testid")
        self.put_back()
        assert held is not None
        assert target is not None
        room = self.page.get_by_test_id(target.replace("target", "room"))
        return self.page.get_by_test_id(held), room

    def confirm_park(self) -> None:
        """Confirms the park, whatever it costs."""
        self._send_confirmation()
        self.until_done()

    def _send_confirmation(self) -> None:
        self._changed = 0
        self.press(self.confirm)
        self.say_yes()

    def year_points(self) -> int:
        """The points of this year as they stand."""
        return int(self.page.get_by_test_id("year").locator("b").inner_text())


def view_of(game: Game, seat: int | None = None) -> ZuuliView:
    """What a seat is shown, by default the one that is to act."""
    view = laid.view_of("zuuli", game, seat)
    assert isinstance(view, ZuuliView)
    return view


def picking(year: int, turn: int) -> Callable[[Game], bool]:
    """Positions in which seat 0 picks, so many turns into a year."""

    def wanted(game: Game) -> bool:
        if game.is_over() or game.to_act()[0] != 0:
            return False
        view = view_of(game)
        return view.phase == "picking" and (view.year, view.turn) == (year, turn)

    return wanted


def developing(year: int) -> Callable[[Game], bool]:
    """Positions in which seat 0 develops: something may go to one room and not to another."""

    def wanted(game: Game) -> bool:
        if game.is_over() or game.to_act()[0] != 0:
            return False
        view = view_of(game)
        if view.phase != "developing" or view.year != year:
            return False
        free = {choice.thing for choice in view.choices if choice.kind == "place"}
        barred = {one.thing for one in view.refusals if one.kind == "place"}
        return bool(free & barred)

    return wanted


def play_until(wanted: Callable[[Game], bool], *, players: int = 2) -> laid.Played:
    """The first position that is wanted, in games of those who take what brings most."""
    return laid.play_until(wanted, game="zuuli", players=players, choose=greedily("zuuli"))


def shown() -> laid.Played:
    """The last park of a game of two, as it is developed."""
    return play_until(developing(3))


def pose(_: Table) -> None:
    """Nothing is held: the park is to be seen."""


def check_hidden(view: Mapping[str, Any], seat: int | None, position: Game) -> int:
    """The hands: only those are told that the seat holds or has held this year."""
    if view["phase"] != "picking":
        return 0
    assert isinstance(position, Position)
    known = {one["seat"]: one["cards"] for one in view["hands"]}
    had: set[int] = set()
    if seat is not None:
        step = 1 if view["passes"] == "left" else -1
        had = {(seat + step * turns) % position.players for turns in range(view["turn"] + 1)}
    assert set(known) == had
    if seat is None:
        assert view["hand"] == {}
    for holder, cards in known.items():
        hand = Counter(position.components.kinds[kind] for kind in position.hand(holder) or ())
        assert cards == hand
    return position.players - len(had)


def tour(walk: Walk[GameTable], friend: Visitor, server: Server) -> Iterator[Stop]:
    """A table in all its phases and with all that opens over it."""
    table, page = walk.table, walk.page
    yield "alone", walk.sit_down(lay(server, play_until(picking(2, 3), players=1)))
    yield "alone-end", walk.sit_down(lay(server, play_until(at_end, players=1)))
    walk.sit_down(lay(server, play_until(at_start)))
    yield "picking", page
    table.lift(2)
    yield "lifted", page
    table.keep_lifted()
    yield "picked", page
    yield "year-end", walk.sit_down(lay(server, play_until(picking(2, 0), players=6)))
    walk.open_dialog(page.locator(".zuuli-year-end .points-door").nth(1))
    yield "dialog-year", page
    walk.close_dialog()
    seen = lay(server, play_until(picking(1, 3), players=3), against("keeper", "keeper"))
    walk.sit_down(seen)
    table.keep(0)
    table.until_turn()
    page.get_by_test_id("reveal").wait_for()
    yield "reveal", page
    yield from _developing(walk, friend, server)


def _developing(walk: Walk[GameTable], friend: Visitor, server: Server) -> Iterator[Stop]:
    table, page = walk.table, walk.page
    shared = lay(server, play_until(developing(2), players=3))
    yield "developing", walk.sit_down(shared)
    hold_what_goes_somewhere(table)
    yield "held", page
    table.put(table.lawful.first)
    walk.open_dialog(page.get_by_test_id("year"))
    yield "dialog-own", page
    walk.close_dialog()
    walk.open_dialog(page.get_by_test_id("seat-2"))
    yield "dialog-another", page
    walk.close_dialog()
    table.press(page.get_by_test_id("arrange"))
    page.locator("[data-testid=arrange][aria-disabled=true]").wait_for()
    yield "arranged", page
    table.confirm_park()
    yield "confirmed", page
    other = friend.open(f"/table/{shared.id}")
    other.locator(".zuuli").wait_for()
    yield "watching", other
    other.close()


def hold_what_goes_somewhere(table: GameTable) -> None:
    """Picks up the first thing that may go to one room and not to another."""
    for token in table.waiting.all():
        table.hold(token)
        if table.lawful.count() and table.unlawful.count():
            return
        table.put_back()
    raise AssertionError  # `developing` looks for such positions
