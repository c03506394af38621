"""Browsers, servers and visitors for the tests of the pages."""

from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser

from tests.pages.chromium import chromium
from tests.pages.serving import Server, serving
from tests.pages.visitor import Look, Visitor, visitor
from wildpark.server.web.settings import STATIC


class Visit(Protocol):
    """Makes a visitor who looks at the pages of a server, by default at a desk."""

    def __call__(self, look: Look | None = None, origin: str = ...) -> Visitor: ...


# a module's, not the session's: what playwright runs must not be there while other tests run loops
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A running Chromium."""
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with the built pages and an empty database."""
    assert (STATIC / "index.html").exists(), "the pages are not built: run make pages"
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors; in the end nothing may have gone wrong in any of their browsers."""
    visitors: list[Visitor] = []

    def come(look: Look | None = None, origin: str = server.url) -> Visitor:
        visitors.append(visitor(browser, origin, look or Look()))
        return visitors[-1]

    yield come
    for one in visitors:
        one.check()
        one.context.close()
