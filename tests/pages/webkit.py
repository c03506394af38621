"""WebKit as Debian has it, behind as much of Playwright's page as a game's table needs.

Playwright cannot drive WebKitGTK; its own driver speaks classic WebDriver. So that every game is
played by its one ``GameTable``, ``WebKitPage`` and ``Spot`` answer as ``Page`` and ``Locator`` do.
"""

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from tests.pages.visitor import DESKTOP, PATIENCE_MS

DRIVER, DISPLAY = "WebKitWebDriver", "Xvfb"
BROWSERS = "*/webkit*gtk-*/MiniBrowser"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""What WebDriver calls an element in JSON."""

KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004"}
FIND = """const found = way => {
  const [first, ...steps] = way;
  let all = first === null ? [document] : [];
  for (const one of first ?? []) all.push(...found(one));
  for (const step of steps)
    all = typeof step === "number" ? all.slice(step, step + 1)
      : [...new Set(all.flatMap(one => [...one.querySelectorAll(step)]))];
  return all;
};
const all = found(arguments[0]);
"""
"""Elements by a way: from the document or from several other ways, selectors and places."""

Way = list[Any]


class WebKitPage:
    """A window of the browser."""

    def __init__(self, session: httpx.Client) -> None:
        self._session = session
        self.keyboard = self

    def ask(self, path: str, **content: object) -> Any:
        """Gives the driver a command; returns what it answers."""
        answer = self._session.post(path, json=content)
        value = answer.json()["value"]
        if answer.is_error:
            raise WebDriverError(value["error"])
        return value

    def goto(self, address: str) -> None:
        """Goes to an address."""
        self.ask("url", url=address)

    def evaluate(self, script: str, *arguments: object) -> Any:
        """Runs the body of a function in the page."""
        return self.ask("execute/sync", script=script, args=arguments)

    def press(self, key: str) -> None:
        """Presses a key (``keyboard.press``)."""
        code = KEYS[key]
        strokes = [{"type": kind, "value": code} for kind in ("keyDown", "keyUp")]
        self.ask("actions", actions=[{"type": "key", "id": "keys", "actions": strokes}])

    def locator(self, selector: str) -> "Spot":
        """Elements by a selector."""
        return Spot(self, [None, selector])

    def get_by_test_id(self, name: str) -> "Spot":
        """Elements by their test id."""
        return self.locator(test_id(name))


class WebDriverError(Exception):
    """The driver has refused a command."""


@dataclass(frozen=True)
class Spot:
    """Elements of a page that are looked for whenever they are needed."""

    page: WebKitPage
    way: Way

    def locator(self, selector: str) -> "Spot":
        """Elements below these."""
        return Spot(self.page, [*self.way, selector])

    def get_by_test_id(self, name: str) -> "Spot":
        """Elements below these by their test id."""
        return self.locator(test_id(name))

    def nth(self, place: int) -> "Spot":
        """One of these."""
        return Spot(self.page, [*self.way, place])

    @property
    def first(self) -> "Spot":
        """The first of these."""
        return self.nth(0)

    def or_(self, other: "Spot") -> "Spot":
        """These and others."""
        return Spot(self.page, [[self.way, other.way]])

    def ask(self, script: str) -> Any:
        """Runs a script that knows ``all`` these elements."""
        return self.page.evaluate(FIND + script, self.way)

    def count(self) -> int:
        """How many there are."""
        return int(self.ask("return all.length"))

    def all(self) -> "list[Spot]":
        """One by one."""
        return [self.nth(place) for place in range(self.count())]

    def all_inner_texts(self) -> list[str]:
        """What is written in each."""
        texts: list[str] = self.ask("return all.map(one => one.innerText)")
        return texts

    def get_attribute(self, name: str) -> str | None:
        """An attribute of the first."""
        self.wait_for(state="attached")
        value: str | None = self.ask(f"return all[0].getAttribute('{name}')")
        return value

    def is_visible(self) -> bool:
        """Whether the first is there to be seen."""
        return bool(self.ask("return all.length > 0 && all[0].checkVisibility()"))

    def wait_for(self, state: str = "visible") -> None:
        """Waits until the first is there, or to be seen."""
        until(self.is_visible if state == "visible" else lambda: self.count() > 0, self.way)

    def click(self) -> None:
        """A click in its middle, once it lies still and nothing is in the way."""

        def clicked() -> bool:
            if not self.is_visible():
                return False
            with suppress(WebDriverError):
                self.page.ask(f"element/{self.ask('return all[0]')[ELEMENT]}/click")
                return True
            return False

        until(clicked, self.way)


def test_id(name: str) -> str:
    """The selector of a test id."""
    return f'[data-testid="{name}"]'


def until(holds: Callable[[], bool], what: object) -> None:
    """Waits until something holds."""
    end = monotonic() + PATIENCE_MS / 1000
    while not holds():
        assert monotonic() < end, f"waited in vain for {what}"
        sleep(0.02)


@contextmanager
def webkit() -> Iterator[WebKitPage]:
    """A window of a running browser; where it cannot be had, the test is skipped."""
    browser = next(map(str, Path("/usr/lib").glob(BROWSERS)), None)
    if browser is None or not all(map(shutil.which, (DRIVER, DISPLAY))):
        pytest.skip("WebKit is not here: sudo apt-get install webkit2gtk-driver xvfb")
    command = (DISPLAY, "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1400x1000x24")
    with ended(subprocess.Popen(command, stdout=-1, stderr=-3, text=True)) as display:
        assert display.stdout is not None
        surroundings = {**os.environ, "DISPLAY": f":{display.stdout.readline().strip()}"}
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        driver = subprocess.Popen((DRIVER, f"--port={port}"), env=surroundings)
        with ended(driver), session(f"http://127.0.0.1:{port}", browser) as client:
            page = WebKitPage(client)
            page.ask("window/rect", x=0, y=0, width=DESKTOP[0], height=DESKTOP[1] + 100)
            yield page


@contextmanager
def session(address: str, browser: str) -> Iterator[httpx.Client]:
    """A browser that is started, and ended."""

    def listens() -> bool:
        with suppress(httpx.ConnectError):
            return httpx.get(f"{address}/status").is_success
        return False

    until(listens, DRIVER)
    options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
    wanted = {"capabilities": {"alwaysMatch": options}}
    begun = httpx.post(f"{address}/session", json=wanted, timeout=60).raise_for_status()
    path = f"{address}/session/{begun.json()['value']['sessionId']}"
    with httpx.Client(base_url=path, timeout=60) as client:
        yield client
    httpx.delete(path, timeout=60)


@contextmanager
def ended(program: subprocess.Popen[Any]) -> Iterator[subprocess.Popen[Any]]:
    """A program that runs as long as it is needed."""
    try:
        yield program
    finally:
        program.terminate()
        program.communicate()
