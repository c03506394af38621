"""Where there is a compiler, everything that can be compiled is."""

import os
import shutil

import pytest

from wildpark.cli.doctor import hot_modules


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler on this machine")
@pytest.mark.skipif("WILDPARK_UNCOMPILED" in os.environ, reason="compiled modules are passed over")
def test_all_hot_modules_are_compiled_and_current() -> None:
    modules = dict(hot_modules())
    assert "wildpark.rules.african_park.position" in modules
    assert [name for name, current in modules.items() if not current] == []
