"""African Park in a browser: how it is played, positions to visit, and what there is to see."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from tests.pages import laid
from tests.pages.laid import Played, against, at_start, lay, play_until
from tests.pages.serving import Server
from tests.pages.table import Table
from tests.pages.visitor import Visitor
from tests.pages.walk import Stop, Walk
from wildpark.rules.african_park import Position
from wildpark.rules.african_park.view import AfricanParkView
from wildpark.rules.game import Game

Turn = Literal["sides", "card", "over"]


class GameTable(Table):
    """A table of African Park."""

    CHOICES = (
        ".animal-card.free, .target.legal, [data-testid=target-dies], .territory-chooser button"
    )
    HINT = ".hint"

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.cards = page.locator(".tray .animal-card")
        self.legal = page.locator(".target.legal, [data-testid=target-dies]")
        self.illegal = page.locator(".target.illegal")

    def ask_why(self, space: Locator) -> str:
        """Presses an illegal space, which playwright would not press; returns the reason."""
        if self.touch:
            space.tap(force=True)
        else:
            space.click(force=True)
        return self.page.locator(".bubble").inner_text()

    def turn(self) -> Turn:
        """Waits until the reader must choose, or the game is over; says which."""
        if not self.until_turn():
            return "over"
        return "sides" if self.page.locator(".territory-chooser").is_visible() else "card"

    def send_sides(self, *sides: int) -> None:
        """Takes a side of each territory card."""
        for card, side in enumerate(sides):
            self.press(self.page.locator(".territory-card").nth(card).locator(".side").nth(side))
        self.press(self.page.locator(".territory-chooser button[type=submit]"))

    def hold(self, card: int) -> None:
        """Picks a face-up card up."""
        self.press(self.cards.nth(card))
        self.page.locator(".animal-card.picked").wait_for()

    def put(self, where: Locator) -> None:
        """Puts the held card down, and says yes if it costs animals."""
        self.press(where)
        self.say_yes()
        self.until_done()

    def send_choice(self, rng: Random) -> None:
        """Takes some sides, or puts some card on some space."""
        if self.turn() == "sides":
            self.send_sides(*(rng.randrange(2) for _ in range(3)))
        else:
            self.hold(rng.randrange(self.cards.count()))
            self.press(self.legal.nth(rng.randrange(self.legal.count())))
            self.say_yes()

    def carriage(self) -> tuple[Locator, Locator]:
        """The first card, and the first space where it may go."""
        return self.cards.first, self.page.locator(".target.legal .target-space").first

    def choose_with_keys(self, rng: Random) -> None:
        """Takes the second sides, or some card to the last legal space, and says yes to a loss."""
        if self.turn() == "sides":
            return self._choose_sides_with_keys()
        expect(self.page.locator(".animal-card:focus")).to_have_count(1)
        self.keys(*["ArrowRight"] * rng.randrange(self.cards.count()), "Enter")
        space = self.page.locator(".target:focus, [data-testid=target-dies]:focus")
        expect(space).to_have_count(1)
        while self.legal.count() > 1 and not self.has_focus(self.legal.last):
            self.keys("ArrowRight")
        self.keys("Enter")
        if self.asking.is_visible():
            self.keys("Enter")
        return self.until_done()

    def _choose_sides_with_keys(self) -> None:
        for card in self.page.locator(".territory-chooser .territory-card").all():
            self.tab_to(card.locator("input:checked"))
            self.keys("ArrowRight")
            expect(card.locator("input").nth(1)).to_be_checked()
        self.tab_to(self.page.locator(".territory-chooser button"))
        self.keys("Enter")
        self.until_done()


def view_of(game: Game) -> AfricanParkView:
    """What the seat that is to act is shown."""
    view = laid.view_of("african_park", game)
    assert isinstance(view, AfricanParkView)
    return view


def may_lose_both_ways(game: Game) -> bool:
    """Seat 0 may take one of two cards: with one it eats its own, the other has no place."""
    if game.is_over() or game.to_act() != [0]:
        return False
    view = view_of(game)
    kinds = {choice.kind for choice in view.choices}
    eats = any(choice.effect and choice.effect.eaten for choice in view.choices)
    return view.phase == "animals" and len(set(view.cards)) == 2 and "dies" in kinds and eats


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


def shown() -> Played:
    """The middle of a game of three."""
    return play_until(middle(0, 9), players=3, first_seed=7)


def pose(table: GameTable) -> None:
    """Picks the card up that can go to most places, and looks at none of them."""
    legal = []
    for card in range(table.cards.count()):
        table.hold(card)
        legal.append(table.legal.count())
    if max(legal) > legal[-1]:  # the last one is held already
        table.hold(legal.index(max(legal)))


def check_hidden(view: Mapping[str, Any], _: int | None, position: Game) -> int:
    """Of the deck: how many cards are left, and of which species, in no order."""
    assert isinstance(position, Position)
    names = position.components.names
    left = Counter(names[card] for card in position.cards_in_deck())
    unseen = {one["name"]: one["unseen"] for one in view["species"]}
    assert [*unseen] == [*names]
    assert Counter(unseen) == left
    assert len(view["cards"]) <= view["players"]
    return len(left)


def tour(walk: Walk[GameTable], friend: Visitor, server: Server) -> Iterator[Stop]:
    """A table in all its phases and with all that opens over it."""
    yield "territory", walk.sit_down(lay(server, play_until(at_start), against("keeper")))
    yield from _choices(walk, server)
    yield from _dialogs(walk)
    shared = lay(server, play_until(middle(1, 9), first_seed=20))
    yield "other", walk.sit_down(shared)
    other = friend.open(f"/table/{shared.id}")
    other.locator(".park").wait_for()
    yield "watching", other
    other.close()


def _choices(walk: Walk[GameTable], server: Server) -> Iterator[Stop]:
    table = walk.table
    page = walk.sit_down(lay(server, play_until(middle(0, 11))))
    table.until_turn()
    yield "table", page
    table.hold(0)
    if table.illegal.count() == 0:
        walk.press(page.locator(".animal-card.picked"))
        table.hold(1)
    walk.look_at(table.legal.first)
    yield "held", page
    table.ask_why(table.illegal.first)
    yield "illegal", page
    page = walk.sit_down(lay(server, play_until(may_lose_both_ways), against("keeper")))
    table.until_turn()
    walk.press(page.locator(".animal-card:has(.card-dies)"))
    yield "dies", page
    walk.press(page.get_by_test_id("target-dies"))
    table.asking.wait_for()
    yield "asking", page
    page = walk.sit_down(lay(server, play_until(middle(0, 7), players=4)))
    table.until_turn()
    table.hold(0)
    yield "four", page


def _dialogs(walk: Walk[GameTable]) -> Iterator[Stop]:
    page, table = walk.page, walk.table
    walk.open_dialog(page.get_by_test_id("own-reserve").locator(".points-door"))
    walk.press(table.dialog.locator(".score-part").first)
    yield "dialog-points", page
    walk.close_dialog()
    walk.open_dialog(page.get_by_test_id("seat-2"))
    yield "dialog-another", page
    walk.close_dialog()
