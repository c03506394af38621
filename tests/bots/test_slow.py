"""Where the search is not compiled it says so, once."""

import os
import subprocess
import sys

import pytest

SLOW = """
import sys
sys.modules.update(dict.fromkeys((
    "wildpark.bots.player._nogil", "wildpark.bots.savannah_park._nogil"
)))
from wildpark.bots.makers import kinds_of, make_bot
from wildpark.rules import NAMES, open_game, rules_of
for name in NAMES:
    game = open_game(name, players=rules_of(name).players[0], seed=1)
    seat = game.to_act()[0]
    for kind, of_kind in kinds_of(name).items():
        settings = ":seconds=0.01" if "seconds" in of_kind.settings else ""
        action = make_bot(name, kind + settings, 1).choose(game.seen_by(seat), seat)
        assert action in game.legal(seat)
"""
"""Bots play where the compiled searches cannot be imported."""


@pytest.mark.parametrize("uncompiled", [None, "1"])
def test_a_slow_search_is_told_once_unless_it_was_asked_for(uncompiled: str | None) -> None:
    environment = {name: text for name, text in os.environ.items() if name != "WILDPARK_UNCOMPILED"}
    if uncompiled is not None:
        environment["WILDPARK_UNCOMPILED"] = uncompiled
    run = subprocess.run(
        [sys.executable, "-c", SLOW], env=environment, capture_output=True, text=True, check=True
    )
    said = run.stderr.splitlines()
    assert len(said) == (uncompiled is None)
    assert all("wildpark doctor" in line for line in said)
