"""Games played through a log, as a table plays them: shared by the tests of the server."""

import json
from collections.abc import Mapping
from weakref import WeakKeyDictionary

from hypothesis import strategies as st

from tests.rules.playing import allowed
from tests.rules.trials import trials_of
from wildpark.rules.catalogue import NAMES, open_game, rules_of
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.server.domain import Deal, Event, Member, Seating, StoredTable
from wildpark.server.messages.messages import State
from wildpark.server.tables.clock import Clock, SystemClock
from wildpark.server.tables.log import Command, Log
from wildpark.server.tables.sight import card, state, update, whole
from wildpark.server.tables.table import Table

PEOPLE = ("ana", "ben", "cleo", "dora", "emil", "fadi")

Case = tuple[str, int, Mapping[str, object]]
"""A game by name, with so many players and these options."""


def cases_of(name: str) -> list[Case]:
    """A game with its fewest and most players, in the first and the last of its variants."""
    players, variants = rules_of(name).players, list(trials_of(name).variants.values())
    return [
        (name, number, options)
        for number in {min(players): 0, max(players): 0}
        for options in (variants[0], variants[-1])
        if allowed(name, number, options)
    ]


def companies(name: str) -> list[int]:
    """How many may play a game with each other."""
    return [players for players in rules_of(name).players if players > 1]


def at_once(case: Case) -> bool:
    """Whether several choose at the same time when the game begins."""
    game, players, options = case
    return len(opened(game, players, options).position.to_act()) > 1


def opened(game: str, players: int, options: Mapping[str, object], seed: int = 1) -> Log:
    """The log of a new game."""
    return Log(open_game(game, players=players, seed=seed, options=options))


def table_of(game: str, position: Game, seed: int, clock: Clock | None = None) -> Table:
    """A table with a person at each seat whose game begins with this position."""
    deal = Deal("t", game, {}, "", seed, "natural", "join", "2026-01-01")
    people = PEOPLE[: position.players]
    stored = StoredTable(
        deal,
        [Seating("person", name, owner=name) for name in people],
        [Member(name, name, f"link of {name}") for name in people],
    )
    return Table(stored, rules_of(game), Log(position), clock or SystemClock())


_seen: WeakKeyDictionary[Table, dict[str | None, list[State]]] = WeakKeyDictionary()
"""By table and reader, the states that ``sent`` has made."""


def sent(table: Table, person: str | None) -> list[str]:
    """All that a reader may be sent of a table, also to one who has any state of before."""
    table.changed()
    listed = json.dumps(repr(card(table, person)))
    before = _seen.setdefault(table, {}).setdefault(person, [])
    updates = [update(table, person, base) for base in before]
    before.append(state(table, person))
    return [
        *(whole(table, person, since) for since in range(table.log.version + 1)),
        *updates,
        listed,
    ]


def do(log: Log, seat: int, action: int | None) -> Event:
    """A choice, or an undo, of a seat that has seen the newest version."""
    event, after = log.prepare(Command(seat, action, None, log.version), "now")
    log.add(event, after)
    return event


def chosen_for(position: Game, seat: int, number: int) -> int:
    """A legal action of the seat; equal numbers choose equal actions."""
    actions = position.legal(seat)
    return actions[Random(number).below(len(actions))]


def play_on(log: Log, steps: int, rng: Random) -> None:
    """Some choices of whoever may choose; rarely one is taken back."""
    for _ in range(steps):
        seats = log.position.to_act()
        if not seats:
            return
        undoable = [seat for seat in range(log.position.players) if log.takes_back(seat)]
        if undoable and rng.below(8) == 0:
            do(log, undoable[rng.below(len(undoable))], None)
        else:
            seat = seats[rng.below(len(seats))]
            do(log, seat, chosen_for(log.position, seat, rng.below(2**32)))


numbers = st.integers(0, 2**32 - 1)

CASES = [case for name in NAMES for case in cases_of(name)]
"""Every game of the house."""

TOGETHER = [case for case in CASES if at_once(case)]
"""Those in which all choose at the same time."""
