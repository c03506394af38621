"""Games that are over: their record to keep, and all their steps to look at."""

from wildpark.rules.catalogue import rules_of
from wildpark.rules.components import Components
from wildpark.rules.record import Record
from wildpark.rules.steps import steps
from wildpark.server.messages.errors import Refusal
from wildpark.server.messages.messages import Replay, Step
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
        bots=tuple(one.level for one in table.seats),
    )


def replay_of(record: Record, components: Components | None = None) -> Replay:
    """All steps of a record, as a spectator saw them; GameError if the record does not fit.

    ``components``: those of the record (None: the built-in ones).
    """
    rules = rules_of(record.game)
    return Replay(
        game=record.game,
        names=record.names,
        bots=record.bots or (None,) * record.players,
        steps=[
            Step(
                seat=step.seat,
                notation=None if step.action is None else step.seen.notation(step.action),
                lines=step.lines,
                view=rules.view(step.seen, None),
            )
            for step in steps(record, None, components)
        ],
    )
