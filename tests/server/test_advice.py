"""What bots tell people: advice, and how a solo game could have ended."""

from threading import Lock
from typing import ClassVar, cast

import msgspec
import pytest

from tests.server.people import Live, Person, view_of
from wildpark.bots.player.budget import Budget
from wildpark.bots.savannah_park.planner import play_alone
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.savannah_park import Position
from wildpark.server.messages.messages import Advice, BestEnd, Done, State, TableCard
from wildpark.server.tables import adviser

TWO_HERE = ({"kind": "me"}, {"kind": "here"})


def advice(person: Person, table: str, seat: int) -> Advice:
    answer = person.get(f"/api/tables/{table}/advice?seat={seat}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Advice)


def play_to_development(live: Live) -> State:
    state = live.hello()
    while state.view.phase == "picking":
        done = live.play(state.seat or 0, state.view.choices[0].action, state.version)
        assert isinstance(done, Done)
        state = live.state_of(done.version)
    return state


def solo(person: Person, game: str) -> TableCard:
    """A game for one that has been played to its end."""
    table = person.open({"kind": "me"}, game=game)
    with person.live(table.id) as live:
        state = live.hello()
        while state.status == "running":
            done = live.play(0, state.view.choices[0].action, state.version)
            assert isinstance(done, Done)
            state = live.state_of(done.version)
    return table


# --- advice -------------------------------------------------------------------------------------


def test_advice_is_the_steps_to_what_it_promises(ana: Person) -> None:
    table = with_something_to_advise(ana)
    with ana.live(table.id) as live:
        state = live.hello()
        told = advice(ana, table.id, 0)
        assert told.version == state.version
        for action in told.actions:
            done = live.play(0, action, state.version)
            assert isinstance(done, Done), done
            state = live.state_of(done.version)
        played = [one.notation for one in live.hello().entries][-len(told.actions) :]
        assert played == list(told.notations)
        assert state.view.parks[0].years[0].points == told.points
        again = advice(ana, table.id, 0)
        assert (again.actions, again.points) == ([], told.points)


def with_something_to_advise(person: Person) -> TableCard:
    """A table at which seat 0 can do better: not every deal has cards that are worth anything."""
    for _ in range(30):
        table = person.open(*TWO_HERE, game="zuuli")
        with person.live(table.id) as live:
            play_to_development(live)
        if advice(person, table.id, 0).actions:
            return table
    raise AssertionError("no advice for any deal")


def test_advice_is_for_who_plays_the_seat(ana: Person, ben: Person) -> None:
    table = ana.open({"kind": "me"}, {"kind": "link"}, game="zuuli")
    path = f"/api/tables/{table.id}/advice"
    assert ana.refused("GET", f"{path}?seat=0") == (409, "not-started")
    assert table.join is not None
    ben.join(table.join)
    assert ben.refused("GET", f"{path}?seat=0") == (403, "not-your-seat")
    assert Person(ana.client).refused("GET", f"{path}?seat=0") == (403, "not-your-seat")
    assert ana.refused("GET", f"{path}?seat=-1") == (403, "not-your-seat")
    assert ana.refused("GET", f"{path}?seat=x") == (400, "bad-json")
    assert ana.refused("GET", path) == (400, "bad-json")
    assert ana.refused("GET", "/api/tables/none/advice?seat=0") == (404, "no-such-table")


def test_for_picks_it_is_said_what_the_park_could_score_with_each(ana: Person) -> None:
    table = ana.open(*TWO_HERE, game="zuuli")
    with ana.live(table.id) as live:
        state = live.hello()
        told = advice(ana, table.id, 0)
        assert told.worths.keys() == {choice.notation for choice in state.view.choices}
        assert (told.points, told.notations) == (0, [])
        live.play(0, state.view.choices[0].action, state.version)
        path = f"/api/tables/{table.id}/advice?seat=0"
        assert ana.refused("GET", path) == (409, "no-advice")


def test_there_is_no_advice_in_games_without(ana: Person) -> None:
    table = ana.open(*TWO_HERE, game="african_park")
    path = f"/api/tables/{table.id}/advice?seat=0"
    assert ana.refused("GET", path) == (409, "no-advice")


def test_advice_is_made_from_what_the_seat_has_seen(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[bool, int]] = []

    class Nothing:
        points = 3
        actions = ()
        worths: ClassVar[dict[int, int]] = {}

    def ask(seen: Game, seat: int) -> Nothing:
        shown.append((seen.whole, seat))
        return Nothing()

    monkeypatch.setattr(adviser, "advise", lambda _: ask)
    table = ana.open(*TWO_HERE, game="zuuli")
    assert advice(ana, table.id, 1) == Advice(0, 3, [], [], {})
    assert shown == [(False, 1)]


# --- how it could have been -----------------------------------------------------------------------


class Planner:
    """Plays a solo game to its end somehow; counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.lock = Lock()

    def __call__(self, opening: Game, seed: int, seconds: float) -> Game:
        with self.lock:
            self.asked += 1
        assert 0 < seconds <= 3
        end, rng = opening.copy(), Random(seed)
        while not end.is_over():
            actions = end.legal(0)
            end.play(0, actions[rng.below(len(actions))])
        return end


@pytest.fixture
def planner(monkeypatch: pytest.MonkeyPatch) -> Planner:
    """What plays again in every game."""
    plans = Planner()
    monkeypatch.setattr(adviser, "could_have_been", lambda _: plans)
    return plans


def test_how_a_solo_game_could_have_ended(ana: Person, ben: Person, planner: Planner) -> None:
    table = solo(ana, "savannah_park")
    answers = [one.get(f"/api/tables/{table.id}/best") for one in (ana, ben, ana)]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert planner.asked == 1
    end = msgspec.json.decode(answers[0].content, type=BestEnd)
    view = view_of(end.view)
    assert (view.phase, view.parks[0].total) == ("over", end.total)


def test_the_planner_does_better_than_chance(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def by_steps(opening: Game, seed: int, _: float) -> Game:
        """The planner that the server asks, with so many steps however fast the machine is."""
        game = cast("Position", opening.copy())
        play_alone(game, seed, Budget(work=20_000), Budget(work=20_000))
        return game

    monkeypatch.setattr(adviser, "could_have_been", lambda _: by_steps)
    table = solo(ana, "savannah_park")
    (own,) = ana.get(f"/api/tables/{table.id}").json()["totals"]
    answer = ana.get(f"/api/tables/{table.id}/best")
    end = msgspec.json.decode(answer.content, type=BestEnd)
    assert end.total > own + 50
    assert view_of(end.view).phase == "over"


def test_only_the_newest_ends_are_kept(
    ana: Person, planner: Planner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adviser, "MAX_KEPT", 2)
    first, *others = [solo(ana, "savannah_park").id for _ in range(3)]
    for table in (first, *others, first):
        assert ana.get(f"/api/tables/{table}/best").status_code == 200
    assert planner.asked == 4


def test_it_is_not_told_before_the_end_nor_for_other_games(
    ana: Person, planner: Planner, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = ana.open({"kind": "me"}, game="savannah_park").id
    assert ana.refused("GET", f"/api/tables/{running}/best") == (409, "not-over")
    two = ana.open(*TWO_HERE, game="savannah_park").id
    assert ana.refused("GET", f"/api/tables/{two}/best") == (409, "no-best")
    monkeypatch.setattr(adviser, "could_have_been", lambda _: None)
    assert ana.refused("GET", f"/api/tables/{running}/best") == (409, "no-best")
    assert planner.asked == 0
