"""The compiled modules and the Python sources they are made from do exactly the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def digests(*, uncompiled: bool) -> tuple[str, list[str]]:
    """The compiled modules, and the digests of many games, as another process finds them."""
    environment = os.environ | {
        "PYTHONHASHSEED": "0",
        "WILDPARK_UNCOMPILED": "1" if uncompiled else "",
    }
    said = subprocess.run(
        [sys.executable, "-m", "tests.bots.zuuli.digest"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, *games = said.stdout.splitlines()
    return compiled.removeprefix("compiled:").strip(), games


def test_both_speeds_make_the_same_parks() -> None:
    compiled, fast = digests(uncompiled=False)
    if not compiled:
        pytest.skip("there are no compiled modules here to compare with")
    none, slow = digests(uncompiled=True)
    assert none == ""
    assert fast == slow
    assert len(fast) == 45
