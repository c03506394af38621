"""Somebody with a browser of their own, whose every fault, request and message is watched."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebError,
    WebSocket,
    expect,
)

from tests.server.people import messages_in

DESKTOP = (1280, 800)
PHONE = (360, 640)
BROKEN_LINE = r"net::ERR_|WebSocket connection to|WebSocket is closed"
"""What a browser's console says when the network or the server is away."""

PATIENCE_MS = 30_000
"""So long a state is waited for; a page of a busy machine may take a while."""

expect.set_options(timeout=PATIENCE_MS)

Message = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Look:
    """With what a page is looked at."""

    size: tuple[int, int] = DESKTOP
    theme: Literal["light", "dark"] = "light"
    language: Literal["en", "de"] = "en"
    still: bool = False
    """Their system asks for no motion."""

    @property
    def phone(self) -> bool:
        """Whether it is a phone: small, and touched."""
        return self.size == PHONE

    def __str__(self) -> str:
        return f"{'phone' if self.phone else 'desktop'}-{self.theme}-{self.language}"


@dataclass
class Visitor:
    """A browser's context: its cookies and its pages."""

    context: BrowserContext
    origin: str
    look: Look
    tolerated: str = r"(?!)"
    faults: list[str] = field(default_factory=list)
    received: list[str] = field(default_factory=list)
    """All that came over live connections, as it came."""
    sent: list[Message] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.on("console", self._on_console)
        self.context.on("weberror", self._on_error)
        self.context.on("request", self._on_request)
        self.context.on("response", self._on_response)
        self.context.on("page", self._on_page)

    def open(self, path: str = "/") -> Page:
        """A new page at a path of the server."""
        page = self.context.new_page()
        page.goto(self.origin + path)
        return page

    def tolerate(self, pattern: str) -> None:
        """From now on faults that match are expected."""
        self.tolerated = pattern

    def check(self) -> None:
        """Nothing was wrong so far."""
        assert not self.faults, "\n".join(self.faults)

    def _fault(self, text: str) -> None:
        if not re.search(self.tolerated, text):
            self.faults.append(text)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._fault(f"console: {message.text}")

    def _on_error(self, error: WebError) -> None:
        self._fault(f"uncaught: {error.error}")

    def _on_request(self, request: Request) -> None:
        self._check_origin(request.url)

    def _on_response(self, response: Response) -> None:
        if response.request.is_navigation_request():
            policy = response.headers.get("content-security-policy", "")
            if "default-src 'none'" not in policy or "unsafe" in policy:
                self._fault(f"policy of {response.url}: {policy or 'none'}")

    def _on_page(self, page: Page) -> None:
        page.on("websocket", self._on_socket)

    def _on_socket(self, socket: WebSocket) -> None:
        self._check_origin(socket.url.replace("ws", "http", 1))
        socket.on("framereceived", self._on_frame)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _on_frame(self, frame: str | bytes) -> None:
        self.received += [one.decode() for one in messages_in(str(frame))]

    def _check_origin(self, url: str) -> None:
        address = urlsplit(url)
        if f"{address.scheme}://{address.netloc}" != self.origin:
            self._fault(f"loaded from outside: {url}")


def visitor(browser: Browser, origin: str, look: Look) -> Visitor:
    """A new visitor with nothing but the language and the theme that their system prefers."""
    width, height = look.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=look.phone,
        is_mobile=look.phone,
        locale=look.language,
        color_scheme=look.theme,
        reduced_motion="reduce" if look.still else "no-preference",
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE_MS)
    return Visitor(context, origin, look)
