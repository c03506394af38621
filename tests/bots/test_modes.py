"""Compiled or not, bots choose the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def choices(*, uncompiled: bool) -> tuple[bool, list[str]]:
    """Whether the playouts are compiled, and the choices that another process makes."""
    environment = os.environ | {"WILDPARK_UNCOMPILED": "1" if uncompiled else ""}
    said = subprocess.run(
        [sys.executable, "-m", "tests.bots.choosing"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    module, *chosen = said.stdout.splitlines()
    return not module.endswith(".py"), chosen


def test_both_speeds_choose_the_same() -> None:
    compiled, fast = choices(uncompiled=False)
    if not compiled:
        pytest.skip("there are no compiled modules here to compare with")
    still, slow = choices(uncompiled=True)
    assert not still
    assert fast
    assert fast == slow
