"""A seat knows exactly: its hand, what was kept, and every hand it has held, less what left it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations
from pathlib import Path

import pytest

from tests.rules.chance import fits
from tests.rules.playing import steps
from tests.rules.zuuli.components import built_in, read
from tests.rules.zuuli.opening import do, open_zuuli, texts
from wildpark.rules import Random
from wildpark.rules.zuuli import Position, ZuuliComponents


def picking_games(games: int) -> Iterator[tuple[int, Position]]:
    """Positions of whole games in which cards are picked, with how often nobody else came in."""
    for players in (2, 3, 4, 5, 6):
        for seed in range(games):
            for step in steps(open_zuuli(players, seed), seed):
                if step.before.phase == 0:
                    yield players, step.before


class Watcher:
    """Who has held which hand, followed from turn to turn, apart from the game."""

    def __init__(self, game: Position) -> None:
        self.players = game.players
        self.begin(game)

    def begin(self, game: Position) -> None:
        """A new year: everybody knows the hand that was dealt to them."""
        self.year, self.turn = game.year, game.turn
        self.at = list(range(self.players))  # which hand each seat holds
        self.seen = [{hand} for hand in range(self.players)]

    def follow(self, game: Position) -> None:
        """Notes that a year may have begun, or hands may have been passed on."""
        if game.year != self.year:
            self.begin(game)
        elif game.turn != self.turn:
            self.turn = game.turn
            step = -1 if self.year == 1 else 1
            self.at = [self.at[(seat - step) % self.players] for seat in range(self.players)]
            for seat in range(self.players):
                self.seen[seat].add(self.at[seat])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_seat_sees_the_hands_it_has_held_and_no_others(players: int) -> None:
    for seed in range(4):
        game = open_zuuli(players, seed)
        watcher = Watcher(game)
        for step in steps(game, seed):
            now = step.after
            watcher.follow(now)
            if now.phase != 0:
                continue
            for reader in range(players):
                seen = now.seen_by(reader)
                for seat in range(players):
                    known = watcher.at[seat] in watcher.seen[reader]
                    assert seen.hand(seat) == (now.hand(seat) if known else None)
            assert all(now.seen_by(None).hand(seat) is None for seat in range(players))


def test_the_unseen_cards_are_all_that_are_not_known() -> None:
    for number, (players, game) in enumerate(picking_games(2)):
        if number % 7:
            continue
        for reader in [None, *range(players)]:
            seen = game.seen_by(reader)
            known: Counter[int] = Counter(dict(enumerate(game.discarded_cards())))
            for seat in range(players):
                known += Counter(dict(enumerate(game.cards_kept(seat))))
                known += Counter(seen.hand(seat) or [])
            cards = Counter(
                {kind: card.copies for kind, card in enumerate(game.components.card_kinds)}
            )
            assert +Counter(dict(enumerate(seen.unseen_cards()))) == cards - known
            assert sum(game.unseen_cards()) == 0


def test_a_report_of_a_hidden_pick_says_only_that_it_was_made() -> None:
    from wildpark.rules.zuuli import RULES  # noqa: PLC0415  only this test asks for a report

    game = open_zuuli(3, 1)
    pick = game.legal(1)[0]
    after = game.copy()
    after.play(1, pick)
    (line,) = RULES.report(game.seen_by(0), after.seen_by(0), 1, None)
    assert (line.code, dict(line.params)) == ("has-picked", {"seat": 1})


# --- every deal that fits is as likely ------------------------------------------------------------


def tiny(folder: Path) -> ZuuliComponents:
    """Eleven cards of four kinds."""
    table = built_in()
    table["animal"] = [{**table["animal"][number], "copies": 2} for number in (0, 1)]
    table["enclosure"] = [{**table["enclosure"][0], "copies": 2}]
    table["upgrade"] = [{**table["upgrade"][0], "copies": 9}]
    table["upgrade"][0]["copies"] = 9
    table["deal"] = {"2": [3, 1, 1], "3": [2, 1, 1], **{str(n): [1, 1, 1] for n in (4, 5)},
                     "6": [1, 1, 1]}  # fmt: skip
    table["upgrade"][0]["copies"] = 9
    table["enclosure"][0]["copies"] = 5
    return read(table, folder)


def deals_by_hand(seen: Position) -> dict[tuple[object, ...], float]:
    """Every deal of the unseen cards to unknown hands, with its share among all orders."""
    pool = [kind for kind, count in enumerate(seen.unseen_cards()) for _ in range(count)]
    hidden = [seat for seat in range(seen.players) if seen.hand(seat) is None]
    counts: Counter[tuple[object, ...]] = Counter()
    wanted = seen.left * len(hidden)
    for order in permutations(range(len(pool)), wanted):
        hands = [
            tuple(sorted(pool[card] for card in order[first : first + seen.left]))
            for first in range(0, wanted, seen.left)
        ]
        counts[tuple(hands)] += 1
    total = sum(counts.values())
    return {deal: count / total for deal, count in counts.items()}


@pytest.mark.parametrize("turns", [0, 1])
@pytest.mark.parametrize("players", [2, 3])
def test_every_deal_that_fits_is_drawn_as_often(players: int, turns: int, tmp_path: Path) -> None:
    game = open_zuuli(players, 5, tiny(tmp_path))
    for _ in range(turns):
        for seat in range(players):
            if not game.has_park_open():
                do(game, texts(game, seat)[0], seat=seat)
    seen = game.seen_by(0)
    hidden = [seat for seat in range(players) if seen.hand(seat) is None]
    assert hidden or turns
    expected: Mapping[tuple[object, ...], float] = deals_by_hand(seen) if hidden else {(): 1.0}
    found: Counter[tuple[object, ...]] = Counter()
    draws, rng = 6_000, Random(7)
    for _ in range(draws):
        world = seen.copy()
        world.fill_in(rng)
        found[tuple(tuple(world.hand(seat) or ()) for seat in hidden)] += 1
    assert fits(found, expected)
    if hidden:
        assert len(found) > 2


def test_the_order_of_the_deck_is_drawn_as_well() -> None:
    """Alone only the deck is unseen: the next two cards are any two of it."""
    game = open_zuuli(1, 5)
    seen = game.seen_by(0)
    firsts: Counter[int] = Counter()
    rng = Random(2)
    draws = 6_000
    for _ in range(draws):
        world = seen.copy()
        world.fill_in(rng)
        world.play(0, world.legal(0)[0])
        for kind in world.hand(0) or ():
            firsts[kind] += 1
    pool = seen.unseen_cards()
    for kind, count in enumerate(pool):
        expected = 2 * draws * count / sum(pool)
        assert abs(firsts[kind] - expected) < 5 * max(expected, 1) ** 0.5


def test_a_hidden_pick_is_any_of_the_hand() -> None:
    game = open_zuuli(2, 3)
    do(game, texts(game, 1)[0], seat=1)
    seen = game.seen_by(0)
    picks: set[int] = set()
    for seed in range(200):
        world = seen.copy()
        world.fill_in(Random(seed))
        assert world.pick_of(1) in (world.hand(1) or ())
        picks.add(world.pick_of(1))
    assert len(picks) > 20


def test_every_card_of_a_known_hand_is_guessed_as_often() -> None:
    """Of two players each knows the other's hand after the first pass; cards of a kind are one."""
    game = open_zuuli(2, 3)
    for seat in (0, 1, 1):
        do(game, texts(game, seat)[0], seat=seat)
    seen, rng = game.seen_by(0), Random(5)
    kinds = set(game.hand(1) or ())
    found: Counter[int] = Counter()
    for _ in range(400 * len(kinds)):
        world = seen.copy()
        world.fill_in(rng)
        found[world.pick_of(1)] += 1
    assert fits(found, dict.fromkeys(kinds, 1 / len(kinds)))


def test_a_hand_that_was_held_is_remembered_card_by_card() -> None:
    """After the first pass of two players everything that is still in hands is known."""
    game = open_zuuli(2, 3)
    for seat in (0, 1):
        do(game, texts(game, seat)[0], seat=seat)
    for reader in (0, 1):
        assert game.seen_by(reader).hand(1 - reader) == game.hand(1 - reader)
        guess = game.seen_by(reader)
        guess.fill_in(Random(1))
        assert guess.hand(1 - reader) == game.hand(1 - reader)
