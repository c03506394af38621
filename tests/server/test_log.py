"""The log of a table: what is stale, what a key means, and what can be taken back."""

from collections.abc import Sequence
from typing import Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.playing import CASES, Case, numbers, opened, play_on
from wildpark.rules.catalogue import open_game
from wildpark.rules.game import Game
from wildpark.rules.notation import Notations
from wildpark.rules.random import Random
from wildpark.rules.terms import IllegalAction
from wildpark.server.domain import Event
from wildpark.server.messages.errors import Refusal
from wildpark.server.tables.log import MAX_UNDONE, Command, Log

SIDES = 5


class Together(Game):
    """All seats choose 0 or 1 at the same time; when all have, it shows (if it ``shows``)."""

    def __init__(self, players: int, rounds: int = 3, *, shows: bool = True) -> None:
        super().__init__(players, Notations(["0", "1"], "0 and 1"))
        self.rounds = rounds
        self.shows = shows
        self.past: list[tuple[int, ...]] = []
        self.chosen: dict[int, int] = {}

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [s for s in range(self.players) if s not in self.chosen]

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.to_act() else []

    def play(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise IllegalAction("together", "not now")
        self.chosen[seat] = action
        if len(self.chosen) == self.players:
            self.past.append(tuple(self.chosen[s] for s in range(self.players)))
            self.chosen = {}

    def is_over(self) -> bool:
        return len(self.past) == self.rounds

    def copy(self) -> Self:
        twin = type(self)(self.players, self.rounds, shows=self.shows)
        twin.past = [*self.past]
        twin.chosen = dict(self.chosen)
        return twin

    def revealed(self) -> int:
        return len(self.past) if self.shows else 0

    def state(self) -> Sequence[object]:
        return (*self.past, tuple(sorted(self.chosen.items())))


def do(
    log: Log, seat: int, action: int | None, asked: int | None = None, key: str | None = None
) -> Event:
    command = Command(seat, action, key, log.version if asked is None else asked)
    event, after = log.prepare(command, "now")
    log.add(event, after)
    return event


def refused(log: Log, seat: int, action: int | None, asked: int | None = None) -> str:
    before = (log.version, log.position)
    with pytest.raises(Refusal) as caught:
        do(log, seat, action, asked)
    assert (log.version, log.position) == before
    return caught.value.error.code


def african_park(players: int = 2, seed: int = 1) -> Log:
    return Log(open_game("african_park", players=players, seed=seed))


def choose_sides(log: Log) -> None:
    while not log.position.revealed():
        do(log, log.position.to_act()[0], SIDES)


def first_legal(log: Log) -> tuple[int, int]:
    seat = log.position.to_act()[0]
    return seat, log.position.legal(seat)[0]


def test_a_side_can_be_taken_back_until_the_next_player_has_chosen() -> None:
    log = african_park(3)
    opening = log.position
    first = opening.to_act()[0]
    do(log, first, SIDES)
    assert [log.takes_back(seat) == 1 for seat in range(3)] == [seat == first for seat in range(3)]
    undo = do(log, first, None)
    assert (undo.kind, undo.target, undo.version) == ("undo", 1, 2)
    assert log.position == opening
    do(log, first, SIDES + 1)
    second = log.position.to_act()[0]
    do(log, second, SIDES)
    assert refused(log, first, None) == "undo-too-late"
    assert log.takes_back(second) == 4


def test_a_choice_that_turned_up_cards_stays() -> None:
    log = african_park()
    choose_sides(log)
    assert [log.takes_back(seat) for seat in (0, 1)] == [None, None]
    do(log, *first_legal(log))
    mover = log.events[-1].seat
    assert log.takes_back(mover) == log.version
    do(log, *first_legal(log))  # the last of the round: new cards are turned up
    last = log.events[-1].seat
    assert last != mover
    assert refused(log, last, None) == "undo-too-late"
    assert refused(log, mover, None) == "undo-too-late"


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    log = african_park()
    while not log.position.is_over():
        do(log, *first_legal(log))
    assert [log.takes_back(seat) for seat in (0, 1)] == [None, None]
    assert refused(log, 0, None) == "game-over"
    assert refused(log, 0, 8) == "game-over"


def test_what_was_asked_for_an_older_decision_is_stale() -> None:
    log = african_park()
    first = log.position.to_act()[0]
    do(log, first, SIDES)
    assert refused(log, first, SIDES + 1, asked=0) == "stale"
    do(log, 1 - first, SIDES)
    seat, action = first_legal(log)
    assert refused(log, seat, action, asked=1) == "stale"
    assert refused(log, seat, action, asked=3) == "stale"
    assert refused(log, seat, action, asked=-1) == "stale"
    do(log, seat, action, asked=2)


def test_a_choice_made_for_the_position_before_an_undo_is_stale() -> None:
    log = african_park()
    first = log.position.to_act()[0]
    do(log, first, SIDES)
    do(log, first, None)
    assert refused(log, first, SIDES, asked=0) == "stale"
    assert refused(log, first, None, asked=1) == "stale"


def test_who_is_not_to_act_is_refused_by_the_rules() -> None:
    log = african_park()
    idle = 1 - log.position.to_act()[0]
    with pytest.raises(IllegalAction):
        do(log, idle, SIDES)
    assert log.version == 0


def test_a_key_answers_for_its_own_command_only() -> None:
    log = african_park()
    first = log.position.to_act()[0]
    event = do(log, first, SIDES, key="k")
    assert log.answered(Command(first, SIDES, "k", 0)) == event
    assert log.answered(Command(first, SIDES, "other", 0)) is None
    assert log.answered(Command(first, SIDES, None, 0)) is None
    for other in (Command(1 - first, SIDES, "k", 0), Command(first, None, "k", 0)):
        with pytest.raises(Refusal, match="another command"):
            log.answered(other)


# --- several choose at the same time ---------------------------------------------------------


def test_who_chose_at_the_same_time_can_take_it_back_though_others_have_chosen() -> None:
    log = Log(Together(3))
    do(log, 0, 1)
    do(log, 1, 1)
    assert do(log, 0, None).target == 1
    assert log.position.to_act() == [0, 2]
    assert do(log, 1, None).target == 2
    assert log.position.to_act() == [0, 1, 2]
    assert do(log, 0, 0).version == 5
    assert log.takes_back(1) is None


def test_an_undo_holds_when_an_earlier_choice_was_taken_back_meanwhile() -> None:
    log = Log(Together(3))
    do(log, 0, 1)
    do(log, 1, 1)
    do(log, 0, None)
    do(log, 0, 0)
    assert do(log, 1, None).target == 2
    assert log.position.state() == (((0, 0),),)


def test_no_undo_once_the_choices_are_shown() -> None:
    log = Log(Together(2))
    do(log, 0, 1)
    do(log, 1, 0)
    assert [refused(log, seat, None) for seat in (0, 1)] == ["undo-too-late"] * 2


def test_no_undo_that_would_make_others_choose_again() -> None:
    log = Log(Together(2, shows=False))
    do(log, 0, 1)
    do(log, 1, 0)
    assert log.takes_back(0) == 1
    do(log, 1, 0)
    assert refused(log, 0, None) == "undo-too-late"
    assert log.takes_back(1) == 3


def test_others_choices_in_the_same_phase_make_nothing_stale() -> None:
    log = Log(Together(3))
    do(log, 0, 1, asked=0)
    do(log, 2, 1, asked=0)
    do(log, 1, 0, asked=0)
    assert refused(log, 0, 1, asked=2) == "stale"
    do(log, 0, 1, asked=3)


# --- whatever is played ---------------------------------------------------------------------


@given(st.sampled_from(CASES), numbers, st.integers(0, 40))
@settings(deadline=None)
def test_a_log_replays_to_the_same_position(case: Case, seed: int, steps: int) -> None:
    game, players, options = case
    log = opened(game, players, options, seed)
    play_on(log, steps, Random(seed))
    again = Log(open_game(game, players=players, seed=seed, options=options), log.events)
    assert again.positions == log.positions
    assert again.choices == log.choices
    assert [again.takes_back(s) for s in range(players)] == [
        log.takes_back(s) for s in range(players)
    ]


@given(st.data())
def test_an_undo_leaves_all_others_where_they_were(data: st.DataObject) -> None:
    shows: bool = data.draw(st.booleans())
    log = Log(Together(3, rounds=4, shows=shows))
    for _ in range(data.draw(st.integers(0, 14))):
        undoable = [seat for seat in range(3) if log.takes_back(seat)]
        takes_back: bool = data.draw(st.booleans())
        if undoable and takes_back:
            seat = data.draw(st.sampled_from(undoable))
            chosen = [one for one in log.choices if one.seat != seat]
            known = log.position.revealed()
            do(log, seat, None)
            assert [one for one in log.choices if one.seat != seat] == chosen
            assert log.position.revealed() == known
        elif not log.position.is_over():
            do(log, data.draw(st.sampled_from(log.position.to_act())), data.draw(st.integers(0, 1)))


def test_a_log_does_not_grow_for_ever() -> None:
    log = african_park()
    seat = log.position.to_act()[0]
    for _ in range(MAX_UNDONE):
        do(log, seat, SIDES)
        do(log, seat, None)
    do(log, seat, SIDES)
    assert refused(log, seat, None) == "undo-too-late"
    assert len(log.events) == 2 * MAX_UNDONE + 1


def test_small_steps_are_taken_back_as_often_as_one_likes() -> None:
    log = Log(open_game("zuuli", players=1, seed=1))
    while not log.position.in_steps():
        do(log, *first_legal(log))
    opening = log.position
    for _ in range(MAX_UNDONE + 1):
        do(log, 0, log.position.legal(0)[-1])
        do(log, 0, None)
    assert log.position == opening
