"""No argument crashes the interpreter, hangs it, or harms an object: every compiled class is tried.

Each class has a process of its own, and so have the functions of each compiled module.
"""

import os
import subprocess
import sys

import pytest

from tests.house.abuse import compiled_classes, compiled_modules, functions_of
from tests.house.samples import samples_of
from tests.modes import ROOT

CLASSES = list(compiled_classes())
MODULES = [name for name in compiled_modules() if functions_of(name)]


@pytest.mark.parametrize("asked", [*CLASSES, *((name,) for name in MODULES)], ids=".".join)
def test_nonsense_is_refused(asked: tuple[str, ...]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.house.abuse", *asked],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    said = ran.stdout.splitlines()
    assert said, ran.stderr
    assert (ran.returncode, said[-1]) == (0, "unharmed"), f"{said[-1]}\n{ran.stderr[:2000]}"


@pytest.mark.parametrize(("module", "name"), CLASSES)
def test_every_compiled_class_has_a_sample(module: str, name: str) -> None:
    abstract = {"Game", "Parks", "Deals", "Years", "Development"}  # rooms of the positions
    assert samples_of(module, name) or name in abstract
