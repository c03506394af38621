"""What every bot of every game does: chooses what is legal, from what its seat may see alone."""

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.positions import BOTS, choices
from tests.rules.playing import SEEDS
from wildpark.bots.assistance import advise, could_have_been, out_of_time
from wildpark.bots.makers import kinds_of, levels_of, make_bot, read_spec
from wildpark.rules import NAMES, Game, GameError, Random, open_game, rules_of

SPECS = st.sampled_from(BOTS)


@settings(max_examples=60)
@given(choices(), SPECS, SEEDS)
def test_a_bot_chooses_a_legal_action_and_leaves_what_it_saw(
    choice: tuple[str, Game, int], spec: str, seed: int
) -> None:
    name, game, seat = choice
    seen = game.seen_by(seat)
    before = seen.state()
    assert make_bot(name, spec, seed).choose(seen, seat) in game.legal(seat)
    assert seen.state() == before


@settings(max_examples=60)
@given(choices(), SPECS, SEEDS, SEEDS)
def test_the_choice_depends_on_what_was_seen_alone(
    choice: tuple[str, Game, int], spec: str, seed: int, other: int
) -> None:
    name, game, seat = choice
    another = game.seen_by(seat)
    another.fill_in(Random(other))
    chosen = {
        make_bot(name, spec, seed).choose(world.seen_by(seat), seat) for world in (game, another)
    }
    assert len(chosen) == 1


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_position_is_refused(name: str, spec: str) -> None:
    game = open_game(name, players=rules_of(name).players[-1], seed=1)
    with pytest.raises(GameError) as refusal:
        make_bot(name, spec, 1).choose(game, game.to_act()[0])
    assert refusal.value.code == "bot-needs-seen"


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_that_has_nothing_to_choose_is_refused(name: str) -> None:
    game = open_game(name, players=3, seed=1)
    first, *_ = game.to_act()
    game.play(first, game.legal(first)[0])
    others = {0, 1, 2} - set(game.to_act())
    assert others
    for seat in others:
        for kind in kinds_of(name):
            with pytest.raises(GameError) as refusal:
                make_bot(name, kind, 1).choose(game.seen_by(seat), seat)
            assert refusal.value.code == "not-to-act"


@pytest.mark.parametrize("name", NAMES)
def test_chance_in_a_bot_comes_from_its_seed(name: str) -> None:
    game = open_game(name, players=2, seed=1)
    seat = game.to_act()[0]
    seen = game.seen_by(seat)
    chosen = [
        [make_bot(name, "random", seed).choose(seen, seat) for seed in range(400)] for _ in range(2)
    ]
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) == set(seen.legal(seat))


@pytest.mark.parametrize(
    ("spec", "code", "said"),
    [
        ("grandmaster", "unknown-bot", "random, greedy, monte_carlo"),
        ("", "unknown-bot", "random, greedy, monte_carlo"),
        ("monte_carlo:depth=3", "unknown-bot-setting", "seconds, playouts, threads"),
        ("greedy:seconds=1", "unknown-bot-setting", "none"),
        ("monte_carlo:seconds=1:seconds=2", "unknown-bot-setting", "twice"),
        ("monte_carlo:seconds=fast", "bot-setting-value", "above 0"),
        ("monte_carlo:seconds=0", "bot-setting-value", "above 0"),
        ("monte_carlo:seconds=inf", "bot-setting-value", "above 0"),
        ("monte_carlo:playouts=1.5", "bot-setting-value", "whole number"),
        ("monte_carlo:seconds=nan", "bot-setting-value", "above 0"),
        ("monte_carlo:playouts=1000000001", "bot-setting-value", "up to 1000000000"),
        ("monte_carlo:threads=99999999999999999999", "bot-setting-value", "up to 256"),
        ("monte_carlo:threads=-1", "bot-setting-value", "whole number"),
        ("monte_carlo:seconds=1:playouts=9", "bot-two-budgets", "not both"),
    ],
)
def test_a_wrong_spec_is_refused_with_what_is_allowed(spec: str, code: str, said: str) -> None:
    with pytest.raises(GameError) as refusal:
        make_bot("african_park", spec, 1)
    assert refusal.value.code == code
    assert said in str(refusal.value)


@pytest.mark.parametrize("name", ["chess", "player", "matches", "../zuuli"])
def test_bots_and_help_for_an_unknown_game_are_refused(name: str) -> None:
    for ask in (kinds_of, levels_of, advise, out_of_time, could_have_been):
        with pytest.raises(GameError) as refusal:
            ask(name)
        assert refusal.value.code == "unknown-game"


@pytest.mark.parametrize("name", NAMES)
def test_the_bots_of_a_game_are_loaded_when_they_are_asked_for(name: str) -> None:
    program = f"""
import sys
import wildpark.bots.assistance, wildpark.bots.makers, wildpark.bots.matches.match
assert not any(map(sys.modules.__contains__, map("wildpark.bots.{{}}".format, {NAMES})))
wildpark.bots.makers.make_bot({name!r}, "greedy", 1)
for other in {[other for other in NAMES if other != name]}:
    assert "wildpark.bots." + other not in sys.modules, other
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_levels_and_each_is_a_bot(name: str) -> None:
    assert list(levels_of(name)) == ["cub", "keeper", "ranger", "warden"]
    assert len(set(levels_of(name).values())) == 4
    for spec in levels_of(name).values():
        assert read_spec(name, spec).kind in kinds_of(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_the_generic_kinds_first_and_a_wrong_one_names_them_all(name: str) -> None:
    kinds = list(kinds_of(name))
    assert kinds[:3] == ["random", "greedy", "monte_carlo"]
    with pytest.raises(GameError) as refusal:
        read_spec(name, "grandmaster")
    assert refusal.value.params["allowed"] == ", ".join(kinds)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "1", True, None])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    with pytest.raises(GameError) as refusal:
        make_bot(NAMES[0], "greedy", seed)  # type: ignore[arg-type]  # what a person may pass
    assert refusal.value.code == "seed"


@pytest.mark.parametrize("threads", [0, -1, 257, 1.5, "2"])
def test_threads_that_cannot_be_are_refused(threads: object) -> None:
    with pytest.raises(GameError) as refusal:
        make_bot(NAMES[0], "greedy", 1, threads=threads)  # type: ignore[arg-type]  # as above
    assert refusal.value.code == "bot-setting-value"
