"""What keeps other sites out: the check of origins, and the headers of every answer."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from wildpark.server.messages.errors import Refusal

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    # the addresses of tables and of links are secrets
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


async def set_headers(message: Message, scope: Scope) -> None:
    """Before an answer is sent: adds the headers; what the API says is never kept by a cache."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers["Cache-Control"] = "no-store"


async def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard: what changes something, and live connections, may only come from our own pages.

    Browsers always name the origin of such requests; programs that are no browser may leave it out.
    """
    scope = connection.scope
    if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is None or origin in connection.app.state.settings.origins:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise Refusal("foreign-origin")
