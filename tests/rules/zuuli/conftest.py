"""The tests of Zuuli open it by name, also as long as the house does not offer it."""

import pytest

from wildpark.rules import catalogue


@pytest.fixture(autouse=True)
def open_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adds the game to the catalogue for one test."""
    if "zuuli" not in catalogue.NAMES:
        monkeypatch.setattr(catalogue, "NAMES", (*catalogue.NAMES, "zuuli"))
