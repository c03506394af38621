"""The browser that the pages are tested in: Chromium as the machine has it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

REMEDY = (
    "there is no Chromium on this machine: sudo apt-get install chromium,"
    " or set WILDPARK_CHROMIUM to the path of one"
)
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",  # containers have none
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def find_chromium() -> str | None:
    """The path of Chromium: what WILDPARK_CHROMIUM says, else what is installed."""
    named = os.environ.get("WILDPARK_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running browser. Without one: fails in CI, else skips."""
    path = find_chromium()
    if path is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(REMEDY)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
