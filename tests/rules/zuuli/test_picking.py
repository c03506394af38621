"""Pick and pass: all at once, shown when all have picked, to the left and to the right."""

from collections import Counter
from pathlib import Path

import pytest

from tests.rules.zuuli.components import dealing, read
from tests.rules.zuuli.opening import do, kept_by, open_zuuli, refused, texts, view_of
from wildpark.rules import Random
from wildpark.rules.zuuli import RULES, Position


def hands_of(game: Position) -> list[Counter[int]]:
    """All hands, by the seat that holds them."""
    return [Counter(game.hand(seat)) for seat in range(game.players)]


def all_pick(game: Position, rng: Random) -> list[int]:
    """Everybody picks at random; the kinds that were picked."""
    picked = []
    for seat in range(game.players):
        legal = game.legal(seat)
        picked.append(legal[rng.below(len(legal))])
        game.play(seat, picked[-1])
    return picked


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hands_go_left_in_years_1_and_3_and_right_in_year_2(players: int) -> None:
    game, rng = open_zuuli(players, 2), Random(9)
    for year, steps in enumerate((1, -1, 1)):
        while not game.has_park_open():
            before = hands_of(game)
            assert game.year == year
            picked = all_pick(game, rng)
            if game.has_park_open():
                break
            after = hands_of(game)
            for seat in range(players):
                assert after[(seat + steps) % players] == before[seat] - Counter([picked[seat]])
        for seat in range(players):
            do(game, "confirm", seat=seat)


def test_the_report_says_where_hands_go() -> None:
    game, rng, told = open_zuuli(3, 2), Random(9), []
    while not game.is_over():
        before = game.copy()
        if game.has_park_open():
            for seat in range(3):
                do(game, "confirm", seat=seat)
        else:
            all_pick(game, rng)
            told += [line.code for line in RULES.report(before, game, 2, None)]
    left, right = "hands-pass-left", "hands-pass-right"
    passed = [code for code in told if code in {left, right}]
    assert passed == [left] * 7 + [right] * 6 + [left] * 5  # the last card of a hand is kept


def test_what_was_picked_is_kept_and_shown_when_all_have_picked() -> None:
    game = open_zuuli(3, 4)
    picks = [texts(game, seat)[0] for seat in range(3)]
    for seat in (2, 0):
        do(game, picks[seat], seat=seat)
        assert all(not kept_by(game, one) for one in range(3))
    do(game, picks[1], seat=1)
    for seat in range(3):
        assert kept_by(game, seat) == Counter([picks[seat].removeprefix("keep-")])


def test_a_pick_is_unseen_until_all_have_picked() -> None:
    game = open_zuuli(3, 4)
    pick = texts(game, 1)[0]
    do(game, pick, seat=1)
    assert game.seen_by(1).pick_of(1) == game.action(pick)
    for reader in (0, 2, None):
        assert game.seen_by(reader).pick_of(1) == -2
        assert view_of(game, reader)["parks"][1]["chosen"]
        assert view_of(game, reader)["picked"] is None
    assert view_of(game, 1)["picked"] == pick.removeprefix("keep-")
    assert game.secret(0, game.legal(0)[0])


def test_the_last_pick_of_a_turn_is_no_secret() -> None:
    game = open_zuuli(2, 4)
    do(game, texts(game, 0)[0])
    assert not game.secret(1, game.legal(1)[0])


def test_only_cards_of_the_hand_can_be_picked() -> None:
    game = open_zuuli(2, 4)
    hand = {text.removeprefix("keep-") for text in texts(game, 0)}
    missing = next(kind for kind in game.components.kinds if kind not in hand)
    assert refused(game, f"keep-{missing}") == ("not-in-hand", {"card": missing})
    assert refused(game, "confirm")[0] == "picking-now"
    assert refused(game, "place-lion-new_plot")[0] == "picking-now"
    do(game, texts(game, 0)[0])
    assert refused(game, f"keep-{missing}") == ("already-picked", {"seat": 0})


def test_the_last_card_of_a_hand_is_kept_without_asking() -> None:
    game, rng = open_zuuli(2, 6), Random(1)
    for _ in range(8):
        all_pick(game, rng)
    assert not game.has_park_open()
    last, picked = hands_of(game), all_pick(game, rng)
    assert game.has_park_open()
    assert all(sum(kept_by(game, seat).values()) == 10 for seat in (0, 1))
    assert [game.hand(seat) for seat in (0, 1)] == [[], []]
    left = last[1] - Counter([picked[1]])
    (kind,) = left
    assert kept_by(game, 0)[game.components.kinds[kind]] > 0


def test_no_cards_are_picked_while_parks_are_developed() -> None:
    game, rng = open_zuuli(2, 6), Random(1)
    while not game.has_park_open():
        all_pick(game, rng)
    assert refused(game, "keep-lion")[0] == "developing-now"


# --- alone ----------------------------------------------------------------------------------------


def test_alone_two_cards_are_turned_up_and_the_collector_takes_the_other() -> None:
    game = open_zuuli(1, 3)
    for left in range(10, 0, -1):
        assert game.left == left
        hand = Counter(game.hand(0))
        assert sum(hand.values()) == 2
        before = Counter(dict(enumerate(game.collected_cards())))
        pick = game.legal(0)[-1]
        kept = kept_by(game, 0)
        game.play(0, pick)
        assert kept_by(game, 0) - kept == Counter([game.components.kinds[pick]])
        taken = Counter(dict(enumerate(game.collected_cards()))) - before
        assert taken == hand - Counter([pick])
    assert game.has_park_open()


def test_alone_there_are_ten_nine_and_eight_turns() -> None:
    game, rng = open_zuuli(1, 8), Random(8)
    for turns in (10, 9, 8):
        for _ in range(turns):
            assert not game.has_park_open()
            all_pick(game, rng)
        do(game, "confirm")
    assert game.is_over()
    assert game.cards_in_deck() == 90 - 54


@pytest.mark.parametrize(
    ("difficulty", "share"),
    [("apprentice", 0.5), ("keeper", 0.75), ("ranger", 1), ("warden", 2), ("legend", 3)],
)
def test_the_collector_scores_its_share_of_all_animals_each_year(
    difficulty: str, share: float
) -> None:
    components = RULES.read_components(None)
    values = [animal.value for animal in components.animals]  # type: ignore[attr-defined]  # Zuuli's
    for seed in range(20):
        game, rng, expected = open_zuuli(1, seed, difficulty=difficulty), Random(seed), []
        while not game.is_over():
            while not game.has_park_open():
                all_pick(game, rng)
            printed = sum(
                value * count for value, count in zip(values, game.collected_cards(), strict=False)
            )
            expected.append(int(printed * share))
            do(game, "confirm")
        assert game.collector_points() == expected
        shown = view_of(game)["collector"]
        assert shown["difficulty"] == difficulty
        assert (shown["years"], shown["total"]) == (expected, sum(expected))
        assert shown["beaten"] == (game.total(0) > sum(expected))


def test_the_collector_is_beaten_by_more_points_than_its_own(tmp_path: Path) -> None:
    """One giraffe among cards that are worth nothing: mostly both have 0 points in the end."""
    components, ends = read(dealing({"giraffe": 1}), tmp_path), set()
    for seed in range(30):
        game = open_zuuli(1, seed, components)
        while not game.is_over():
            good = {"keep-giraffe", "place-giraffe-new_plot", "confirm"}.intersection(texts(game))
            do(game, max(good, default=texts(game)[0]))
        shown = view_of(game)["collector"]
        assert shown["beaten"] == (game.total(0) > shown["total"])
        ends.add((game.total(0), shown["total"]))
    assert (0, 0) in ends
    assert max(mine for mine, _ in ends) > 0


def test_only_alone_is_there_a_collector() -> None:
    assert view_of(open_zuuli(2, 1))["collector"] is None


def test_the_cards_turned_up_are_open_to_all() -> None:
    game = open_zuuli(1, 3)
    assert view_of(game, None)["hand"] == view_of(game, 0)["hand"]
    assert sum(view_of(game, None)["hand"].values()) == 2
