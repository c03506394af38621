"""Set-up and the deal: 90 cards in one deck, the deal table, and who can play."""

from collections import Counter

import pytest

from tests.rules.chance import fits
from tests.rules.zuuli.opening import kept_by, open_zuuli, texts, view_of
from wildpark.rules import GameError, Random, open_game
from wildpark.rules.zuuli import RULES, Position, ZuuliComponents

DEAL = {2: (10, 9, 8), 3: (9, 8, 7), 4: (8, 7, 6), 5: (7, 6, 5), 6: (6, 5, 4)}
"""The deal table of the rules, written down once more."""


def test_there_are_90_cards_of_three_sorts() -> None:
    components = RULES.read_components(None)
    assert isinstance(components, ZuuliComponents)
    assert sum(card.copies for card in components.enclosures) == 21
    assert sum(card.copies for card in components.animals) == 54
    assert sum(card.copies for card in components.upgrades) == 15
    assert components.cards.deck_size == 90


def test_everybody_starts_with_an_empty_new_plot() -> None:
    view = view_of(open_zuuli(6, 1))
    for park in view["parks"]:
        (room,) = park["rooms"]
        assert room["room"] == "new_plot"
        assert room["animals"] == []
        assert (room["space"], room["times"]) == (4, 1)
        assert room["habitats"] == ["plains", "jungle", "water"]


@pytest.mark.parametrize(("players", "hands"), DEAL.items())
def test_the_deal_table(players: int, hands: tuple[int, ...]) -> None:
    game, rng = open_zuuli(players, players), Random(1)
    dealt = 0
    for year, size in enumerate(hands):
        assert game.year == year
        dealt += players * size
        assert game.cards_in_deck() == 90 - dealt
        for seat in range(players):
            hand = game.hand(seat)
            assert hand is not None
            assert len(hand) == size
        pass_the_year(game, rng)
    assert game.is_over()


def pass_the_year(game: Position, rng: Random) -> None:
    """All pick at random, house nobody and confirm."""
    year = game.year
    while not game.is_over() and game.year == year:
        for seat in game.to_act():
            legal = game.legal(seat)
            confirm = game.action("confirm")
            game.play(seat, confirm if confirm in legal else legal[rng.below(len(legal))])


@pytest.mark.parametrize("players", [5, 6])
def test_with_five_and_six_players_all_cards_are_dealt(players: int) -> None:
    assert players * sum(DEAL[players]) == 90
    game, rng = open_zuuli(players, 3), Random(2)
    for _ in range(3):
        pass_the_year(game, rng)
    assert game.cards_in_deck() == 0


def test_cards_are_never_reshuffled() -> None:
    """What is discarded in year 1 never comes back: each card is kept once in a game."""
    game, rng = open_zuuli(6, 5), Random(3)
    seen: Counter[str] = Counter()
    for _ in range(3):
        before = [kept_by(game, seat) for seat in range(6)]
        while not game.has_park_open():
            for seat in game.to_act():
                legal = game.legal(seat)
                game.play(seat, legal[rng.below(len(legal))])
        for seat in range(6):
            seen += kept_by(game, seat) - before[seat]
        pass_the_year(game, rng)
    cards = RULES.read_components(None)
    assert isinstance(cards, ZuuliComponents)
    assert seen == Counter({one.slug: one.copies for one in cards.card_kinds})


@pytest.mark.parametrize("players", [0, 7, -1, "2"])
def test_one_to_six_can_play(players: int) -> None:
    with pytest.raises(GameError, match="zuuli is for 1, 2, 3, 4, 5, 6 players"):
        open_game("zuuli", players=players, seed=0)


def test_an_unknown_difficulty_is_refused() -> None:
    with pytest.raises(GameError, match="allowed: apprentice, keeper, ranger, warden, legend"):
        open_zuuli(1, 0, difficulty="director")


def test_the_deck_is_shuffled() -> None:
    first = {tuple(texts(open_zuuli(2, seed))) for seed in range(50)}
    assert len(first) == 50


def test_every_card_is_dealt_as_often_to_every_seat() -> None:
    found: Counter[tuple[int, int]] = Counter()
    games = [open_zuuli(6, seed) for seed in range(1_500)]
    for game in games:
        found.update((seat, kind) for seat in range(6) for kind in game.hand(seat) or ())
    copies = [card.copies for card in games[0].components.card_kinds]
    assert fits(found, {(seat, kind): count / 90 / 6
                        for seat in range(6) for kind, count in enumerate(copies)})  # fmt: skip
