"""Games that are over: their record to keep, and all their steps to look at."""

from collections.abc import Iterator

from wildpark.rules.catalogue import open_game, rules_of
from wildpark.rules.game import Game
from wildpark.rules.record import Record
from wildpark.rules.rules import Rules
from wildpark.server.messages.errors import Refusal
from wildpark.server.messages.messages import Replay, Step, View
from wildpark.server.tables.table import Table


def record_of(table: Table) -> Record:
    """The record of a finished table; while it runs its seed is a secret: Refusal."""
    if table.status != "over":
        raise Refusal("not-over")
    deal, log = table.deal, table.log
    return Record(
        game=deal.game,
        players=len(table.seats),
        options=deal.options,
        seed=deal.seed,
        components=deal.components,
        actions=tuple(
            (event.seat, log.position.notation(event.action))
            for event in log.choices
            if event.action is not None
        ),
        names=tuple(
            one.name or one.level or f"player {seat + 1}" for seat, one in enumerate(table.seats)
        ),
    )


def replay_of(record: Record) -> Replay:
    """All steps of a record, as a spectator saw them; GameError if the record does not fit."""
    return Replay(game=record.game, names=record.names, steps=list(_steps(record)))


def _steps(record: Record) -> Iterator[Step]:
    rules = rules_of(record.game)
    replayed = record.positions()  # checks the record's components before the game is opened
    seen = open_game(
        record.game, players=record.players, seed=record.seed, options=record.options
    ).seen_by(None)
    yield Step(seat=None, notation=None, lines=[], view=_view(rules, seen))
    for seat, action, game in replayed:
        before, seen = seen, game.seen_by(None)
        yield Step(
            seat=seat,
            notation=game.notation(action),
            lines=rules.report(before, seen, seat, action),
            view=_view(rules, seen),
        )


def _view(rules: Rules, seen: Game) -> View:
    return rules.view(seen, None)
