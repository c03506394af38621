"""Matches: the same deals and seats for all, counted right, the same for any number of jobs."""

from collections import Counter
from pathlib import Path

import pytest

from wildpark.bots.makers import make_bot
from wildpark.bots.matches.arena import Match, Outcome, Result, line_ups, win_share
from wildpark.bots.matches.match import GameSetting, bot_seed, play_out
from wildpark.rules import NAMES, GameError, open_game

TWO = GameSetting("african_park", 2)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("deal", [0, 1, 7])
def test_in_every_deal_each_bot_takes_each_seat_once(bots: int, seats: int, deal: int) -> None:
    games = line_ups(bots, seats, deal)
    taken = Counter((seat, bot) for game in games for seat, bot in enumerate(game))
    assert taken == {(seat, bot): 1 for seat in range(seats) for bot in range(bots)}


def test_with_more_seats_than_bots_they_sit_in_turn() -> None:
    assert line_ups(2, 4, 0) == [[0, 1, 0, 1], [1, 0, 1, 0]]
    assert line_ups(2, 3, 5) == [[0, 1, 0], [1, 0, 1]]


def test_the_order_of_three_bots_round_the_table_changes() -> None:
    assert line_ups(3, 3, 0)[0] == [0, 1, 2]
    assert line_ups(3, 3, 1)[0] == [0, 2, 1]


def test_all_games_of_a_deal_have_its_seed() -> None:
    match = Match(TWO, ("greedy", "random"), games=6, seed=40)
    deals = list(match.play(1))
    assert [[game.seed for game in deal] for deal in deals] == [[40, 40], [41, 41], [42, 42]]
    assert [[list(game.line_up) for game in deal] for deal in deals] == [[[0, 1], [1, 0]]] * 3


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert Match(TWO, ("greedy", "random"), games=5, seed=1).deals == 3


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_the_same_with_any_number_of_jobs(name: str) -> None:
    match = Match(GameSetting(name, 3), ("greedy", "random"), games=4, seed=2)
    assert list(match.play(1)) == list(match.play(2))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_the_arena_is_what_its_bots_play(name: str) -> None:
    game = open_game(name, players=2, seed=9)
    bots = [
        make_bot(name, spec, bot_seed(9, seat)) for seat, spec in enumerate(("random", "greedy"))
    ]
    play_out(game, bots)
    played = GameSetting(name, 2).play(9, ("random", "greedy"))
    assert played == game
    assert played.is_over()


def test_bots_do_not_share_the_chance_of_the_deal_or_of_each_other() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(50) for seat in range(4)}
    assert len(seeds) == 200
    assert not seeds & set(range(50))


def test_a_shared_victory_is_a_share_for_each() -> None:
    assert [win_share([1, 3, 1], seat, 5, None) for seat in range(3)] == [0.5, 0, 0.5]
    assert [win_share([2, 1], seat, 5, None) for seat in range(2)] == [0, 1]


def test_alone_only_more_points_than_the_rival_win() -> None:
    assert [win_share([1], 0, score, 20) for score in (19, 20, 21)] == [0, 0, 1]


def test_results_are_counted_bot_by_bot() -> None:
    result = Result(Match(GameSetting("african_park", 3), ("greedy", "random"), games=2, seed=1))
    result.add(
        [
            Outcome(1, [0, 1, 0], [30, 20, 40], [2, 3, 1]),
            Outcome(1, [1, 0, 1], [30, 30, 10], [1, 1, 3]),
        ]
    )
    greedy, random = result.tallies
    assert (result.games, result.even) == (2, 0.5)
    assert (greedy.games, greedy.wins, random.wins) == (2, 1.5, 0.5)
    assert greedy.win_rate.value == 0.75
    assert (greedy.place.estimate().value, random.place.estimate().value) == (1.25, 2.5)
    assert greedy.score.estimate().value == 32.5
    assert random.score.estimate().value == 20


def test_with_more_bots_than_seats_only_games_at_the_table_count() -> None:
    result = Result(Match(TWO, ("greedy", "random", "random"), games=9, seed=1))
    for deal in result.match.play(1):
        result.add(deal)
    assert [tally.games for tally in result.tallies] == [6, 6, 6]
    assert sum(tally.wins for tally in result.tallies) == 9


def test_a_setting_is_checked_before_anything_is_played() -> None:
    for setting, spec in (
        (TWO, "grandmaster"),
        (GameSetting("african_park", 7), "greedy"),
        (GameSetting("chess", 2), "greedy"),
    ):
        with pytest.raises(GameError):
            setting.check((spec,), 1)
    with pytest.raises(GameError):
        GameSetting("african_park", 2, Path("no such file")).check(("greedy",), 1)
