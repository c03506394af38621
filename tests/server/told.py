"""Whole games as their readers are told of them: ``python -m tests.server.told`` prints them.

Each line is a message to one reader and the whole state that it has to make, both as JSON: the
tests of the pages put the pages' own code to it.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace

from tests.server.playing import PEOPLE, play_on, table_of
from wildpark.rules.catalogue import NAMES, complete_options, open_game, rules_of
from wildpark.rules.random import Random
from wildpark.rules.rules import Rules
from wildpark.rules.terms import GameError
from wildpark.server.messages.messages import State
from wildpark.server.tables.sight import reader_of, state, update, whole
from wildpark.server.tables.table import Table

STEPS = 400
"""A game is left after so many choices; most have fewer."""


class Reader:
    """A reader whose connection takes what there is now and then, and sometimes breaks."""

    def __init__(self, table: Table, person: str | None) -> None:
        self.table = table
        self.person = person
        self.has: State | None = None
        self.known = 0

    def told(self, *, anew: bool) -> tuple[str, str]:
        """The next message, and the whole state that the reader then has."""
        base, known = None if anew else self.has, self.known
        now = self.has = state(self.table, self.person)
        self.known = now.version
        if base is None:
            text = whole(self.table, self.person, known)
            return text, text
        return update(self.table, self.person, base), whole(self.table, self.person, base.version)


def told(table: Table, seed: int) -> Iterator[tuple[str, str, str]]:
    """A whole game at a table: who is told, the message, and the whole state that it makes.

    Most skip states; some lose the line and begin with a whole state; two may play on one device;
    somebody leaves and comes back; choices are taken back.
    """
    rng = Random(seed)
    if seed % 2:  # the first two seats are on one device: its reader sees with either's eyes
        owners = (PEOPLE[0], *PEOPLE)
        taken = [replace(one, owner=owners[seat]) for seat, one in enumerate(table.seats)]
        table.seat(taken, table.members)
    readers = [Reader(table, person) for person in (*PEOPLE[: len(table.seats)], None)]
    for step in range(STEPS):
        over = table.status != "running"
        for reader in readers if over or step == 0 else [readers[rng.below(len(readers))]]:
            if reader.has is not state(table, reader.person):
                message, after = reader.told(anew=rng.below(20) == 0)
                yield reader_of(table, reader.person) or "", message, after
        if over:
            return
        if rng.below(10) == 0:
            seat = rng.below(len(table.seats))
            taken = [*table.seats]
            taken[seat] = replace(taken[seat], away=not taken[seat].away)
            table.seat(taken, table.members)
        else:
            play_on(table.log, 1, rng)
        table.changed()


Kind = tuple[str, int, Mapping[str, object]]
"""A game, its number of players and its options."""


def plain() -> list[Kind]:
    """Every game with every number of players."""
    return [(name, players, {}) for name in NAMES for players in rules_of(name).players]


def variants() -> list[Kind]:
    """Every game with every value of each option, and the first players whom it is for."""
    return [
        (name, players, options)
        for name in NAMES
        for option in rules_of(name).options
        for value in (*option.values, *option.suggestions)
        for players, options in first_allowed(rules_of(name), {option.name: value})
    ]


def first_allowed(
    rules: Rules, options: Mapping[str, object]
) -> list[tuple[int, Mapping[str, object]]]:
    """The options with the first number of players that they are for."""
    for players in rules.players:
        try:
            complete_options(rules, players, options)
        except GameError:
            continue
        return [(players, options)]
    return []


def table_for(kind: Kind, seed: int) -> Table:
    """A table of a kind."""
    name, players, options = kind
    return table_of(name, open_game(name, players=players, seed=seed, options=options), seed)


def main() -> None:
    """Prints a game of each, with every number of players."""
    for seed, kind in enumerate(plain()):
        for reader, message, after in told(table_for(kind, seed), seed):
            sys.stdout.write(f'["{kind[0]}-{kind[1]}","{reader}",{message},{after}]\n')


if __name__ == "__main__":
    main()
