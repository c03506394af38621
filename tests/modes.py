"""Runs the same work in a compiled and an uncompiled process, and compares what both say."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def said(module: str, *, uncompiled: bool) -> tuple[str, list[str]]:
    """What ``python -m module`` prints: the compiled modules it ran, and the lines of its work."""
    environment = os.environ | {
        "PYTHONHASHSEED": "0",
        "WILDPARK_UNCOMPILED": "1" if uncompiled else "",
    }
    run = subprocess.run(
        [sys.executable, "-m", module],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, *lines = run.stdout.splitlines()
    return compiled.removeprefix("compiled:").strip(), lines


def same_in_both_modes(module: str) -> list[str]:
    """The lines of the work of ``module``, which must be the same compiled and uncompiled."""
    compiled, fast = said(module, uncompiled=False)
    if not compiled:
        pytest.skip("there are no compiled modules here to compare with")
    none, slow = said(module, uncompiled=True)
    assert none == ""
    assert fast == slow
    return fast
