"""Firefox as the machine has it, for the tests of the pages.

Playwright speaks WebDriver BiDi with any Firefox, but asks for one thing that Firefox ESR does not
know yet (which colours the system prefers) and gives up where it is refused. So a relay stands
between the two and answers that itself: this module, run as if it were the browser.
"""

import asyncio
import json
import re
import shutil
import sys
from collections.abc import AsyncIterable, AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

NAMES = ("firefox-esr", "firefox")
UNKNOWN = "emulation.setMediaFeaturesOverride"
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
LAUNCHER = """#!{python}
import sys
sys.path.insert(0, {root!r})
from tests.pages.firefox import main
main({program!r}, sys.argv[1:])
"""


@contextmanager
def firefox(folder: Path) -> Iterator[Browser]:
    """A running browser; without one the test is skipped. ``folder``: an empty one to work in."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip("there is no Firefox on this machine: sudo apt-get install firefox-esr")
    launcher = folder / "firefox"
    root = str(Path(__file__).parents[2])
    launcher.write_text(LAUNCHER.format(python=sys.executable, root=root, program=program))
    launcher.chmod(0o755)
    with sync_playwright() as playwright:
        browser = playwright.firefox.launch(executable_path=launcher, channel="moz-firefox")
        yield browser
        browser.close()


def main(program: str, arguments: list[str]) -> None:
    """Runs Firefox with a relay before it, until it ends."""
    asyncio.run(_run(program, arguments))


async def _run(program: str, arguments: list[str]) -> None:
    browser = await asyncio.create_subprocess_exec(
        program, *arguments, stderr=asyncio.subprocess.PIPE
    )
    assert browser.stderr is not None
    address = await _address(browser.stderr)

    async def relay(near: ServerConnection) -> None:
        assert near.request is not None
        async with connect(address + near.request.path, max_size=None) as far:
            back = asyncio.create_task(_pass_on(far, near))
            async for message in near:
                asked = json.loads(message)
                if asked.get("method") == UNKNOWN:
                    answer = {"type": "success", "id": asked["id"], "result": {}}
                    await near.send(json.dumps(answer))
                else:
                    await far.send(message)
            back.cancel()

    async with serve(relay, "127.0.0.1", 0, max_size=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        sys.stderr.write(f"WebDriver BiDi listening on ws://127.0.0.1:{port}\n")
        sys.stderr.flush()
        async for _ in browser.stderr:
            pass  # read, so that it never waits to be read
        await browser.wait()


async def _address(lines: AsyncIterator[bytes]) -> str:
    """Where the browser listens, as it says when it has started."""
    async for line in lines:
        if found := LISTENING.search(line.decode()):
            return found[1]
    raise AssertionError("Firefox ended before it listened")


async def _pass_on(source: AsyncIterable[str | bytes], target: ServerConnection) -> None:
    async for message in source:
        await target.send(message)
    await target.close()
