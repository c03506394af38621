"""Tables over HTTP: opening, links, leaving and coming back, rematch, lists."""

from collections.abc import Callable

import msgspec
import pytest

from tests.server.people import TWO_HERE, Person, card, play_out, refusal, with_picture
from wildpark.bots.makers import levels_of
from wildpark.rules.catalogue import NAMES, rules_of
from wildpark.rules.record import Record
from wildpark.server.messages.messages import Done, GameInfo, Refused, Seat, TableCard
from wildpark.server.tables.seating import KEEPER

ME_AND_LINK = ({"kind": "me"}, {"kind": "link"})
SIDES = 3


def mine(person: Person) -> list[TableCard]:
    answer = person.get("/api/tables")
    return [with_picture(one) for one in msgspec.json.decode(answer.content, type=list[TableCard])]


def of(person: Person, table: str) -> TableCard:
    return card(person.get(f"/api/tables/{table}"))


def own_link(person: Person, table: str) -> str:
    with person.live(table) as live:
        link = live.hello().link
    assert link is not None
    return link


def kinds(table: TableCard) -> list[tuple[str, bool, bool]]:
    return [(seat.kind, seat.mine, seat.away) for seat in table.seats]


def test_the_games_that_can_be_opened(ana: Person) -> None:
    games = msgspec.json.decode(ana.get("/api/games").content, type=list[GameInfo])
    assert [game.name for game in games] == list(NAMES)
    for game in games:
        rules = rules_of(game.name)
        assert (tuple(game.players), game.minutes) == (rules.players, rules.minutes)
        assert [option.name for option in game.options] == [one.name for one in rules.options]
        assert {level.level: level.bot for level in game.levels} == levels_of(game.name)
        assert KEEPER in levels_of(game.name)
        assert game.provenance == rules.read_components(None).provenance


def test_health(ana: Person) -> None:
    assert ana.get("/api/health").json()["status"] == "ok"


def test_all_kinds_of_seats(ana: Person) -> None:
    ana.post("/api/me", {"name": "Ana"})
    table = ana.open(
        {"kind": "me"},
        {"kind": "here", "name": " Opa  Franz "},
        {"kind": "link"},
        {"kind": "bot", "level": "cub"},
    )
    assert table.status == "waiting"
    assert table.seats == [
        Seat(0, "person", "Ana", None, mine=True, online=False, away=False),
        Seat(1, "person", "Opa Franz", None, mine=True, online=False, away=False),
        Seat(2, "open", "", None, mine=False, online=False, away=False),
        Seat(3, "bot", "", "cub", mine=False, online=False, away=False),
    ]


def test_seats_are_dealt_at_random_if_wished(ana: Person) -> None:
    wish = ({"kind": "me"}, {"kind": "link"}, {"kind": "link"}, {"kind": "link"})
    tables = [kinds(ana.open(*wish, shuffle_seats=True)) for _ in range(40)]
    assert len({table.index(("person", True, False)) for table in tables}) > 1
    assert kinds(ana.open(*wish))[0] == ("person", True, False)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": TWO_HERE}, "unknown-game"),
        ({"game": "african_park", "seats": TWO_HERE[:1]}, "players"),
        ({"game": "african_park", "seats": []}, "no-person"),
        ({"game": "african_park", "seats": TWO_HERE * 9}, "no-person"),
        ({"game": "african_park", "seats": [{"kind": "here"}] * 5}, "players"),
        ({"game": "african_park", "seats": [{"kind": "bot", "level": "cub"}] * 2}, "no-person"),
        ({"game": "african_park", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "unknown-level"),
        (
            {"game": "african_park", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
            "unknown-level",
        ),
        ({"game": "african_park", "seats": TWO_HERE, "options": {"x": 1}}, "unknown-option"),
        ({"game": "african_park", "seats": TWO_HERE, "options": {"first": 2}}, "option-value"),
        ({"game": "african_park", "seats": [{"kind": "me"}, {"kind": "dog"}]}, "bad-json"),
        ({"game": "african_park", "seats": TWO_HERE, "seed": 1}, "bad-json"),
        ({"game": "african_park"}, "bad-json"),
        ([], "bad-json"),
    ],
)
def test_a_wish_that_cannot_be_met(ana: Person, wish: object, code: str) -> None:
    status, told = ana.refused("POST", "/api/tables", wish)
    assert told == code
    assert 400 <= status < 500
    assert mine(ana) == []


def test_options_are_kept(ana: Person) -> None:
    for first in (0, 1):
        table = ana.open(options={"first": first})
        assert table.to_act == [first]


def test_join_by_link(ana: Person, ben: Person) -> None:
    table = ana.open(*ME_AND_LINK)
    seen = of(ben, table.id)
    assert (seen.join, kinds(seen)[1]) == (None, ("open", False, False))
    joined = card(ben.join(str(table.join), " Ben "))
    assert joined.status == "running"
    assert (joined.seats[1].name, joined.seats[1].mine, joined.seats[0].mine) == (
        "Ben",
        True,
        False,
    )
    assert joined.join is None
    assert ben.get("/api/me").json() == {"name": "Ben"}
    assert [one.id for one in mine(ben)] == [table.id]


def test_the_join_link_gives_one_seat_to_each_person(
    ana: Person, person: Callable[[], Person]
) -> None:
    table = ana.open({"kind": "me"}, {"kind": "link"}, {"kind": "link"})
    link = str(table.join)
    ben, cleo, dora = person(), person(), person()
    assert kinds(card(ben.join(link)))[1:] == [("person", True, False), ("open", False, False)]
    assert card(ben.join(link)).status == "waiting"
    assert card(ana.join(link)).status == "waiting"
    assert card(cleo.join(link)).status == "running"
    assert refusal(dora.join(link)) == (409, "table-full")
    assert card(ben.join(link)).seats[1].mine


def test_a_wrong_secret_opens_nothing(ana: Person, ben: Person) -> None:
    table = ana.open(*ME_AND_LINK)
    other = ana.open(*ME_AND_LINK)
    for secret in ("x", "ä", "", str(other.join).split("/")[3]):
        assert refusal(ben.join(f"/join/{table.id}/{secret}")) == (403, "join-link")
    assert refusal(ben.join("/join/nothing/x")) == (404, "no-such-table")
    assert of(ana, table.id).status == "waiting"


def test_the_own_link_gives_the_seats_to_another_device(
    ana: Person, ben: Person, person: Callable[[], Person]
) -> None:
    table = ana.open({"kind": "me"}, {"kind": "here"}, {"kind": "link"}, options={"first": 1})
    ben.join(str(table.join))
    phone = person()
    assert [seat.mine for seat in card(phone.join(own_link(ana, table.id))).seats] == [
        True,
        True,
        False,
    ]
    with phone.live(table.id) as live, ana.live(table.id) as other:
        state = live.hello()
        assert state.link == other.hello().link
        assert isinstance(live.play(1, SIDES, 0), Done)
    assert table.id in [one.id for one in mine(phone)]
    assert refusal(ben.join(own_link(ana, table.id))) == (409, "already-seated")


def test_links_are_for_members_only(ana: Person, ben: Person, person: Callable[[], Person]) -> None:
    table = ana.open({"kind": "me"}, {"kind": "link"}, {"kind": "link"})
    ben.join(str(table.join))
    cleo = person()
    with cleo.live(table.id) as live:
        state = live.hello()
    assert (state.link, state.join) == (None, None)
    assert own_link(ana, table.id) != own_link(ben, table.id)
    text = cleo.get(f"/api/tables/{table.id}").text
    for link in (str(table.join), own_link(ana, table.id), own_link(ben, table.id)):
        assert link.rsplit("/", 1)[1] not in text


def test_leave_and_come_back(ana: Person, ben: Person, person: Callable[[], Person]) -> None:
    table = ana.open(*ME_AND_LINK, pace="instant", options={"first": 0})
    ben.join(str(table.join))
    link = own_link(ben, table.id)
    assert kinds(card(ben.post(f"/api/tables/{table.id}/leave")))[1] == ("person", True, True)
    with ana.live(table.id) as live:
        live.hello()
        live.play(0, SIDES, 0)
        live.state_of(2)  # a bot keeps the seat
        entry = live.hello().entries[1]
        assert (entry.version, entry.seat) == (2, 1)
    with ben.live(table.id) as live:
        state = live.hello()
        answer = live.play(1, SIDES, state.version)
        assert isinstance(answer, Refused)
        assert answer.error.code == "away"
    phone = person()
    assert kinds(card(phone.join(link)))[1] == ("person", True, False)
    assert kinds(of(ben, table.id))[1] == ("person", True, False)


def test_a_game_that_all_had_left_goes_on_when_one_comes_back(ana: Person) -> None:
    table = ana.open({"kind": "me"}, {"kind": "bot", "level": "cub"}, pace="instant")
    link = own_link(ana, table.id)
    ana.post(f"/api/tables/{table.id}/leave")
    ana.join(link)
    with ana.live(table.id) as live:
        assert play_out(live, live.hello()).status == "over"


def test_who_leaves_before_the_game_begins_frees_the_seat(ana: Person, ben: Person) -> None:
    table = ana.open({"kind": "me"}, {"kind": "link"}, {"kind": "link"})
    link = str(table.join)
    ben.join(link)
    assert kinds(card(ben.post(f"/api/tables/{table.id}/leave")))[1] == ("open", False, False)
    assert kinds(card(ben.join(link)))[1] == ("person", True, False)


def test_only_members_leave_and_ask_for_a_rematch(ana: Person, ben: Person) -> None:
    table = ana.open()
    for what in ("leave", "rematch"):
        path = f"/api/tables/{table.id}/{what}"
        assert ben.refused("POST", path) == (403, "not-a-member")
        assert ben.refused("POST", f"/api/tables/nothing/{what}") == (404, "no-such-table")
    assert ana.refused("POST", f"/api/tables/{table.id}/rematch") == (409, "not-over")


def test_rematch(ana: Person, ben: Person) -> None:
    table = ana.open(*ME_AND_LINK, {"kind": "bot", "level": "cub"}, pace="instant")
    ben.join(str(table.join), "Ben")
    ben.post(f"/api/tables/{table.id}/leave")
    with ana.live(table.id) as live:
        play_out(live, live.hello())
        following = card(ben.post(f"/api/tables/{table.id}/rematch"))
        state = live.state()
        while state.rematch is None:
            state = live.state()
    assert state.rematch == following.id
    assert card(ana.post(f"/api/tables/{table.id}/rematch")).id == following.id
    assert following.status == "running"
    assert kinds(following) == [
        ("person", False, False),
        ("person", True, False),
        ("bot", False, False),
    ]
    assert following.seats[1].name == "Ben"
    assert following.seats[2].level == "cub"
    assert of(ana, table.id).rematch == following.id
    assert own_link(ben, following.id).split("/")[3] != own_link(ben, table.id).split("/")[3]


@pytest.mark.parametrize("game", NAMES)
def test_lists_show_pictures_of_what_runs_and_results_of_what_has_ended(
    ana: Person, ben: Person, game: str
) -> None:
    done = ana.open(game=game)
    with ana.live(done.id) as live:
        end = play_out(live, live.hello())
    running = ana.open(game=game)
    first, second = mine(ana)
    assert (first.id, second.id) == (running.id, done.id)
    assert first.picture is not None
    assert first.picture.choices
    assert (second.status, second.picture, second.version) == ("over", None, end.version)
    position = Record.read(ana.get(f"/api/tables/{done.id}/record").text).replay()
    assert second.totals == [score.total for score in position.scores()]
    assert second.places == position.standing()
    assert [seat.mine for seat in second.seats] == [True, True]
    assert second == of(ana, done.id)
    assert mine(ben) == []


def test_a_picture_shows_a_spectator_no_choices(ana: Person, ben: Person) -> None:
    table = ana.open()
    picture = of(ben, table.id).picture
    assert picture is not None
    assert picture.choices == []


def test_a_name_is_tidied_and_checked(ana: Person) -> None:
    assert ana.post("/api/me", {"name": "  A  <b>na</b> "}).json() == {"name": "A <b>na</b>"}
    assert ana.post("/api/me", {"name": "\u3000A\u3000\u00a0b"}).json() == {"name": "A b"}
    for nothing in ("", " ", "\u2800\u3164", "\u200d"):
        assert ana.post("/api/me", {"name": nothing}).json() == {"name": ""}
    for name in ("a\nb", "\u202egpj", "x\x00"):
        assert ana.refused("POST", "/api/me", {"name": name}) == (422, "name-characters")
    half_a_character = ana.ask("POST", "/api/me", content=b'{"name": "\\ud800x"}')
    assert refusal(half_a_character) == (400, "bad-json")
    assert ana.refused("POST", "/api/me", {"name": "x" * 25}) == (422, "name-length")
    assert ana.post("/api/me", {"name": "👩‍🚀"}).json() == {"name": "👩‍🚀"}
    assert ana.get("/api/me").json() == {"name": "👩‍🚀"}
