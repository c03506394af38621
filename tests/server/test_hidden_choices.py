"""A choice that others may not know yet changes no byte of anything they are sent or shown."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.server.people import Person
from tests.server.playing import (
    PEOPLE,
    TOGETHER,
    Case,
    chosen_for,
    do,
    numbers,
    opened,
    play_on,
    sent,
    table_of,
)
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.server.messages.messages import Done
from wildpark.server.tables.sight import seen_position
from wildpark.server.tables.table import Table

TWO = ({"kind": "me"}, {"kind": "link"})


def all_alike(one: Table, two: Table, chooser: int) -> None:
    """Whoever is not the chooser is sent the same of both tables; a bot is handed the same."""
    for seat, person in enumerate((*PEOPLE[: one.log.position.players], None)):
        if seat != chooser:
            assert sent(one, person) == sent(two, person)
            eyes = seat if person else None
            assert seen_position(one, eyes) == seen_position(two, eyes)


def hides(position: Game) -> list[int]:
    """The seats whose choice now would be hidden from the others."""
    return [seat for seat in position.to_act() if position.secret(seat, position.legal(seat)[0])]


@given(st.sampled_from(TOGETHER), numbers, st.integers(0, 40))
@settings(max_examples=40, deadline=None)
def test_tables_that_differ_in_a_hidden_choice_look_alike(
    case: Case, seed: int, steps: int
) -> None:
    game, players, options = case
    rng = Random(seed)
    log = opened(game, players, options, seed)
    play_on(log, steps, rng)
    now = log.position
    seats = hides(now)
    assume(seats)
    chooser = seats[rng.below(len(seats))]
    actions = now.legal(chooser)
    pair = table_of(game, now, seed), table_of(game, now, seed)
    for table, action in zip(pair, (actions[0], actions[-1]), strict=True):
        do(table.log, chooser, action)
    all_alike(*pair, chooser)
    for table in pair:  # changes its mind; only who takes it back, and when, may be known
        do(table.log, chooser, None)
        do(table.log, chooser, actions[0 if table is pair[1] else -1])
    all_alike(*pair, chooser)
    for other in now.to_act():
        if other == chooser or len(pair[0].log.position.to_act()) == 1:
            continue
        action = chosen_for(now, other, seed)
        for table in pair:
            do(table.log, other, action)
        all_alike(*pair, chooser)


@pytest.mark.parametrize("game", sorted({game for game, *_ in TOGETHER}))
def test_nothing_of_a_hidden_choice_reaches_others_before_all_have_chosen(
    ana: Person, ben: Person, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", logger="wildpark")
    table = ana.open(*TWO, game=game)
    assert table.join is not None
    ben.join(table.join)
    with ana.live(table.id) as hers, ben.live(table.id) as his:
        mine, before = hers.hello(), his.hello()
        action = mine.view.choices[-1].action
        notation = mine.view.choices[-1].notation
        assert isinstance(hers.play(0, action, mine.version), Done)
        own = hers.state_of(mine.version + 1).entries[-1]
        assert (own.action, own.notation) == (action, notation)
        seen = his.state_of(before.version + 1)
        (entry,) = seen.entries[-1:]
        assert (entry.seat, entry.action, entry.notation) == (0, None, None)
        assert entry.lines
        assert seen.view.choices == before.view.choices
        assert ben.refused("GET", f"/api/tables/{table.id}/record") == (409, "not-over")
        assert ben.refused("GET", f"/api/tables/{table.id}/replay") == (409, "not-over")
        assert notation not in Person(ana.client).get(f"/api/tables/{table.id}").text
        assert notation not in caplog.text
