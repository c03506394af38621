"""What Zuuli promises beside what all games do: cards are kept, parks are always lawful."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.rules.chance import fits
from tests.rules.counts import ways
from tests.rules.playing import openings, positions
from tests.rules.trials import Opening
from tests.rules.zuuli.components import other, read
from tests.rules.zuuli.opening import do, keeping, open_zuuli
from tests.rules.zuuli.trials import LEVELS
from wildpark.rules import GameError, Random
from wildpark.rules.zuuli import RULES, Position

ours = openings(("zuuli",))


def test_the_first_choices_are_as_many_as_the_hands_hold_kinds() -> None:
    """Two players: every pair of different cards of their two hands of ten."""
    game = open_zuuli(2, 20)
    kinds = [len(set(game.hand(seat) or ())) for seat in (0, 1)]
    assert ways(game, 1) == kinds[0]
    assert ways(game, 2) == kinds[0] * kinds[1]


@settings(max_examples=12)
@given(ours)
def test_cards_are_never_lost_or_doubled(opening: Opening) -> None:
    for game in zuuli_positions(opening):
        cards = Counter({kind: card.copies for kind, card in enumerate(game.components.card_kinds)})
        seen = game.seen_by(None)
        found: Counter[int] = Counter(dict(enumerate(seen.unseen_cards())))
        found += Counter(dict(enumerate(game.discarded_cards())))
        found += Counter(dict(enumerate(game.collected_cards())))
        for seat in range(game.players):
            found += Counter(dict(enumerate(game.cards_kept(seat))))
            found += Counter(seen.hand(seat) or [])
        assert +found == cards


@settings(max_examples=12)
@given(ours)
def test_parks_are_lawful_at_every_moment(opening: Opening) -> None:
    """No room is too small, and what is changed in one park changes no other."""
    for before, now in pairwise(zuuli_positions(opening)):
        for seat in range(now.players):
            for room in now.rooms_of(seat):
                assert now.space_taken_in(seat, room) <= now.space_in(seat, room)
        if before.has_park_open() and now.has_park_open():
            parks = zip(before.parks_state(), now.parks_state(), strict=True)
            assert sum(one != other for one, other in parks) <= 1


@settings(max_examples=6)
@given(ours)
def test_the_old_places_stay_possible(opening: Opening) -> None:
    """Everybody can always take all changes back and then confirm."""
    for number, game in enumerate(zuuli_positions(opening)):
        if game.has_park_open() and number % 5 == 0:
            for seat in game.to_act():
                trial = game.copy()
                assert take_back(trial, seat, Random(number))


def zuuli_positions(opening: Opening) -> list[Position]:
    """Every position of one random game, as what it is."""
    found = []
    for game in positions(opening):
        assert isinstance(game, Position)
        found.append(game)
    return found


def take_back(game: Position, seat: int, rng: Random) -> bool:
    """Whether changes at random, and better ones where there are, lead to a confirmable park."""
    for _ in range(3_000):
        legal = game.legal(seat)
        if game.components.cards.confirm in legal:
            return True
        game.play(seat, legal[rng.below(len(legal))])
    return False


@pytest.mark.parametrize("players", range(1, 7))
def test_play_out_plays_to_the_end(players: int) -> None:
    game, rng = open_zuuli(players, 1), Random(5)
    totals = set()
    for seed in range(20):
        game.deal_again(seed)
        assert game == open_zuuli(players, seed)
        game.play_out(rng)
        assert game.is_over()
        totals.add(game.total(0))
    assert len(totals) > 5
    with pytest.raises(GameError):
        open_zuuli(players, 1).seen_by(0).play_out(rng)


def test_the_difficulties_are_the_option() -> None:
    (option,) = RULES.options
    assert option.values == LEVELS


def test_a_game_plays_itself_out_by_any_pick_as_often() -> None:
    """The last pick of a solo game: the Collector takes the other card."""
    game, rng = open_zuuli(1, 2), Random(4)
    while (game.year, game.left) != (2, 1):
        game.play(0, game.legal(0)[0])
    kinds = game.legal(0)
    assert len(kinds) == 2
    before, found = game.collected_cards(), Counter[int]()
    for _ in range(1_000):
        end = game.copy()
        end.play_out(rng)
        found[next(kind for kind in kinds if end.collected_cards()[kind] > before[kind])] += 1
    assert fits(found, dict.fromkeys(kinds, 0.5))


def test_positions_that_differ_in_what_cannot_be_seen_in_the_parks_differ(tmp_path: Path) -> None:
    """Another difficulty or box, and what earlier years scored."""
    games = [open_zuuli(1, 4, difficulty=level) for level in LEVELS]
    games.append(open_zuuli(1, 4, read(other(), tmp_path)))
    assert len(set(games)) == len({game.state() for game in games}) == len(games)
    rich = keeping(tmp_path, "giraffe paddock")
    poor = rich.copy()
    do(rich, "place-giraffe-paddock")
    do(poor, "place-giraffe-new_plot")
    for seat in (0, 1):
        do(rich, "confirm", seat=seat)
        do(poor, "confirm", seat=seat)
    do(poor, "move-giraffe-new_plot-paddock")
    assert rich.parks_state() == poor.parks_state()
    assert rich != poor
