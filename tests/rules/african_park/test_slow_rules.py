"""The real rules against the slow ones written apart, over thousands of random positions."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from tests.rules.african_park.components import built_in, read
from tests.rules.african_park.park import view_of
from tests.rules.african_park.slow_count import count, places
from tests.rules.african_park.slow_rules import Book, SlowPark
from tests.rules.playing import openings, positions, steps
from tests.rules.toml import Table
from tests.rules.trials import Opening
from wildpark.rules import Game, open_game

games = settings(max_examples=100)
TABLE = built_in()


def slow_park(game: Game, table: dict[str, Any]) -> SlowPark:
    """The slow rules for what lies on the table of a new game."""
    view = view_of(game)
    territory = [[card["sides"] for card in one["cards"]] for one in view["reserves"]]
    return SlowPark(Book.of(table), territory, view["head_ranger"])


def compare(game: Game, slow: SlowPark) -> None:
    """Both say the same of whose turn it is, what may be done, and what it is worth."""
    view = view_of(game)
    if slow.cards_wanted:
        slow.turn_up(view["cards"])
    assert game.is_over() == slow.over
    assert game.to_act() == ([] if slow.over else [slow.seat])
    for seat in range(game.players):
        legal = {game.notation(action) for action in game.legal(seat)}
        assert legal == (slow.moves() if seat == slow.seat else set())
    assert sorted(view["cards"]) == sorted(slow.cards)
    assert view["deck_left"] == slow.deck
    assert view["round"] == slow.rounds
    assert [score.total for score in game.scores()] == slow.points()
    assert game.standing() == slow.standing()
    for shown, reserve in zip(view["reserves"], slow.reserves, strict=True):
        if reserve is not None:
            assert shown_animals(shown) == list(reserve.animals.values())
            assert shown_graves(shown) == (Counter(reserve.died), Counter(reserve.eaten))


def shown_animals(reserve: dict[str, Any]) -> list[list[str]]:
    """Who lives in each column, from the bottom upward, by the view."""
    columns = [column["spaces"] for area in reserve["areas"] for column in area["columns"]]
    return [[space["animal"] for space in spaces if space["animal"]] for spaces in columns]


def shown_graves(reserve: dict[str, Any]) -> tuple[Counter[str], Counter[str]]:
    """Who died and who was eaten, by the view."""
    died, eaten = Counter[str](), Counter[str]()
    for grave in reserve["cemetery"]:
        died[grave["species"]] += grave["died"]
        eaten[grave["species"]] += grave["eaten"]
    return +died, +eaten


def follow(game: Game, slow: SlowPark, chooser: int) -> None:
    """Plays the same random game with both rules."""
    compare(game, slow)
    for step in steps(game, chooser):
        slow.play(step.before.notation(step.action))
        compare(step.after, slow)


@games
@given(openings(("african_park",)))
def test_both_rules_agree_at_every_step(opening: Opening) -> None:
    game = opening.open()
    follow(game, slow_park(game, TABLE), opening.chooser)


def other_numbers() -> Table:
    """The built-in file with other minimums, values, limits and bonuses."""
    table = built_in()
    for number, species in enumerate(table["species"]):
        species["minimum"] = 2 + (number * 5 + 1) % 6
        species["value"] = 1 + (number * 7) % 11
    table["pachyderm_limit"] = {"2": 1, "3": 0, "4": 3, "6": 4}
    table["herd_bonus"] = {"2": 3, "3": 4, "4": 8, "5": 9, "6": 20}
    return table


def largest_numbers() -> Table:
    """As many species, cards and points as a file may have: nothing overflows."""
    table = built_in()
    copies = [[5, 4, 1], *[[4, 4, 0]] * 22, [7, 6, 1]]
    groups = ("herbivore", "carnivore", "pachyderm", "aquatic")
    table["species"] = [
        {
            "name": f"animal_{number}",
            "group": groups[number % 4],
            "minimum": 1 + number % 4,
            "value": 99,
            "copies": numbers,
        }
        for number, numbers in enumerate(copies)
    ]
    table["herd_bonus"] = dict.fromkeys("23456", 99)
    return table


@pytest.mark.parametrize("table", [other_numbers(), largest_numbers()], ids=["other", "largest"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_rules_agree_with_other_cards(players: int, table: Table, tmp_path: Path) -> None:
    components = read(table, tmp_path)
    for seed in range(20):
        game = open_game("african_park", players=players, seed=seed, components=components)
        follow(game, slow_park(game, table), seed)


@games
@given(openings(("african_park",)))
def test_scores_and_places_equal_a_count_by_hand(opening: Opening) -> None:
    for game in positions(opening):
        reserves = view_of(game)["reserves"]
        by_hand = [count(reserve, TABLE) for reserve in reserves]
        assert [score.total for score in game.scores()] == by_hand
        assert [reserve["total"] for reserve in reserves] == by_hand
        assert game.standing() == places(reserves, TABLE)
        assert [reserve["place"] for reserve in reserves] == places(reserves, TABLE)


@games
@given(openings(("african_park",)))
def test_no_card_is_lost_or_doubled(opening: Opening) -> None:
    whole = Counter({one["name"]: sum(one["copies"][: opening.players - 1])
                     for one in TABLE["species"]})  # fmt: skip
    for game in positions(opening):
        view = view_of(game)
        cards = Counter({one["name"]: one["unseen"] for one in view["species"]})
        assert cards.total() == view["deck_left"]
        cards.update(view["cards"])
        for reserve in view["reserves"]:
            for animals in shown_animals(reserve):
                cards.update(animals)
            for graves in shown_graves(reserve):
                cards.update(graves)
            assert reserve["cemetery_cards"] == sum(map(Counter.total, shown_graves(reserve)))
        assert cards == whole
