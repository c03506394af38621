"""Tables with a known position: played out of sight, laid into a server's database, then visited.

Whoever opens a seat's own link sits down there, as on any other device of theirs.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import count

from tests.pages.serving import Server
from wildpark.rules.african_park.view import AfricanParkView
from wildpark.rules.catalogue import open_game, rules_of
from wildpark.rules.game import Game
from wildpark.server.log import Event
from wildpark.server.store import Member, Seating, Store, StoredTable
from wildpark.server.tables import new_deal, result_of

GAME = "african_park"
NAMES = ("Amara", "Ben", "Chidi", "Dalia")

Wanted = Callable[[Game], bool]


@dataclass(frozen=True)
class Played:
    """A game as far as it has been played: (seat, action) by (seat, action)."""

    seed: int
    moves: Sequence[tuple[int, int]]
    position: Game


@dataclass(frozen=True)
class Laid:
    """A table that lies in the database: its id, and each seat's own link."""

    id: str
    links: Sequence[str]


def play_until(wanted: Wanted, *, players: int = 2, first_seed: int = 0) -> Played:
    """The first position that is wanted, in games of people who take the best card in sight."""
    for seed in count(first_seed):
        game = open_game(GAME, players=players, seed=seed)
        moves: list[tuple[int, int]] = []
        while not game.is_over():
            if wanted(game):
                return Played(seed, moves, game)
            seat = game.to_act()[0]
            action = best_in_sight(game, seat)
            game.play(seat, action)
            moves.append((seat, action))
        if wanted(game):
            return Played(seed, moves, game)
    raise AssertionError  # there are more seeds than anybody can count


def best_in_sight(game: Game, seat: int) -> int:
    """The action after which the seat has most points; of equal ones the first."""

    def points(action: int) -> int:
        after = game.copy()
        after.play(seat, action)
        return after.scores()[seat].total

    return max(game.legal(seat), key=points)


def view_of(game: Game) -> AfricanParkView:
    """What the seat that is to act is shown."""
    seat = game.to_act()[0]
    view = rules_of(GAME).view(game.seen_by(seat), seat)
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


def lay(server: Server, played: Played, seats: Sequence[Seating] | None = None) -> Laid:
    """Lays a table into a server's database; by default people sit at all its seats."""
    people = [f"person {seat}" for seat in range(played.position.players)]
    taken = seats or [Seating("person", NAMES[seat], owner=who) for seat, who in enumerate(people)]
    members = [
        Member(one.owner, one.owner, f"own-link-of-seat-{seat}")
        for seat, one in enumerate(taken)
        if one.owner is not None
    ]
    deal = replace(new_deal(GAME, {"first": None}, "instant"), seed=played.seed)
    stored = StoredTable(deal, taken, members)
    with ThreadPoolExecutor(1) as elsewhere:  # playwright's own loop runs in this thread
        elsewhere.submit(asyncio.run, _write(server, stored, played)).result()
    return Laid(deal.id, [f"/join/{deal.id}/{member.secret}" for member in members])


async def _write(server: Server, stored: StoredTable, played: Played) -> None:
    store = Store(f"sqlite:///{server.database}")
    try:
        await store.create(stored)
        for version, (seat, action) in enumerate(played.moves, start=1):
            event = Event(
                version, "play", seat, action, None, None, version - 1, stored.deal.created
            )
            last = version == len(played.moves)
            await store.append(
                stored.deal.id, event, result_of(played.position, version) if last else None
            )
    finally:
        store.close()
