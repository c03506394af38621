"""Tables with a known position: played out of sight, laid into a server's database, then visited.

Whoever opens a seat's own link sits down there, as on any other device of theirs.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import count
from typing import cast

from tests.pages.serving import Server
from wildpark.bots.makers import make_bot
from wildpark.rules.catalogue import complete_options, open_game, rules_of
from wildpark.rules.game import Game
from wildpark.server.domain import Event, Member, Options, Seating, StoredTable
from wildpark.server.store.store import DatabaseStore
from wildpark.server.tables.deals import new_deal
from wildpark.server.tables.moves import result_of

NAMES = ("Amara", "Ben", "Chidi", "Dalia", "Emil", "Farah")

Wanted = Callable[[Game], bool]
Choose = Callable[[Game, int], int]


@dataclass(frozen=True)
class Played:
    """A game as far as it has been played: (seat, action) by (seat, action)."""

    game: str
    seed: int
    moves: Sequence[tuple[int, int]]
    position: Game
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Laid:
    """A table that lies in the database: its id, and each person's own link."""

    id: str
    links: Sequence[str]


def best_in_sight(game: Game, seat: int) -> int:
    """The action after which the seat has most points; of equal ones the first."""

    def points(action: int) -> int:
        after = game.copy()
        after.play(seat, action)
        return after.scores()[seat].total

    return max(game.legal(seat), key=points)


def greedily(game: str) -> Choose:
    """Chooses as the greedy bot does, which also knows what leads nowhere."""
    bot = make_bot(game, "greedy", seed=1)
    return lambda position, seat: bot.choose(position.seen_by(seat), seat)


def play_until(  # noqa: PLR0913  all but the first are named and have a default
    wanted: Wanted,
    *,
    game: str = "african_park",
    players: int = 2,
    options: Mapping[str, object] | None = None,
    first_seed: int = 0,
    choose: Choose = best_in_sight,
) -> Played:
    """The first position that is wanted, in games of people who choose by ``choose``.

    In a simultaneous phase the seats choose one after the other, the lowest first.
    """
    given = options or {}
    for seed in count(first_seed):
        position = open_game(game, players=players, seed=seed, options=given)
        moves: list[tuple[int, int]] = []
        while not wanted(position):
            if position.is_over():
                break
            seat = position.to_act()[0]
            action = choose(position, seat)
            position.play(seat, action)
            moves.append((seat, action))
        else:
            return Played(game, seed, moves, position, given)
    raise AssertionError  # there are more seeds than anybody can count


def whole_game(game: str, first_seed: int = 0) -> Played:
    """A game of two greedy bots from its beginning to its end."""
    return play_until(at_end, game=game, first_seed=first_seed, choose=greedily(game))


def but_for(played: Played, last: int) -> Played:
    """A game as it was before so many of its last choices."""
    moves = played.moves[:-last]
    position = open_game(
        played.game, players=played.position.players, seed=played.seed, options=played.options
    )
    for seat, action in moves:
        position.play(seat, action)
    return replace(played, moves=moves, position=position)


def at_start(game: Game) -> bool:
    """Positions in which seat 0 must choose; the first is the beginning."""
    return 0 in game.to_act()


def at_end(game: Game) -> bool:
    """Positions after the last choice."""
    return game.is_over()


def view_of(game: str, position: Game, seat: int | None = None) -> object:
    """What a seat is shown, by default the one that is to act."""
    eyes = position.to_act()[0] if seat is None else seat
    return rules_of(game).view(position.seen_by(eyes), eyes)


def against(*levels: str) -> list[Seating]:
    """A person at seat 0, and bots of these levels."""
    bots = [Seating("bot", level=level) for level in levels]
    return [Seating("person", NAMES[0], owner="amara"), *bots]


def lay(
    server: Server,
    played: Played,
    seats: Sequence[Seating] | None = None,
    think: int | None = None,
) -> Laid:
    """Lays a table into a server's database; by default people sit at all its seats.

    ``think``: the seconds that a person has for a choice.
    """
    players = played.position.players
    people = [f"person {seat}" for seat in range(players)]
    taken = seats or [Seating("person", NAMES[seat], owner=who) for seat, who in enumerate(people)]
    owners = dict.fromkeys(one.owner for one in taken if one.owner is not None)
    members = [Member(one, one, f"own-link-{number}") for number, one in enumerate(owners)]
    complete = complete_options(rules_of(played.game), players, played.options)
    options = cast("Options", complete)
    deal = new_deal(played.game, options, "instant", think, datetime.now(UTC))
    deal = replace(deal, seed=played.seed)
    stored = StoredTable(deal, taken, members)
    with ThreadPoolExecutor(1) as elsewhere:  # playwright's own loop runs in this thread
        elsewhere.submit(asyncio.run, _write(server, stored, played)).result()
    return Laid(deal.id, [f"/join/{deal.id}/{member.secret}" for member in members])


async def _write(server: Server, stored: StoredTable, played: Played) -> None:
    store = DatabaseStore(f"sqlite:///{server.database}")
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
