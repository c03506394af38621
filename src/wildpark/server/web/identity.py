"""Who is who: a person without an account is a signed cookie.

The cookie holds the person's id and a signature. Scripts of pages cannot read it, and requests
that other sites cause do not carry it.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from wildpark.server.tables.thinking import Requester
from wildpark.server.web.limits import network

COOKIE = "wildpark"
LASTS = 400 * 24 * 3600
"""Seconds for which a browser keeps the cookie; it is renewed whenever a page asks for the name."""

NEW = "wildpark_person"


class Identity:
    """Signs and checks the cookies of one server."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Who sent this: the id in a rightly signed cookie, else None."""
        person, _, signature = connection.cookies.get(COOKIE, "").partition(".")
        right = hmac.compare_digest(signature.encode(), self._sign(person).encode())
        return person if person and right else None

    def ensure(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Who sent this; somebody unknown becomes a new person. The answer will set the cookie."""
        person = self.person(connection) or secrets.token_urlsafe(12)
        connection.scope["state"][NEW] = f"{person}.{self._sign(person)}"
        return person

    def _sign(self, person: str) -> str:
        digest = hmac.digest(self._key, f"wildpark person {person}".encode(), sha256)
        return urlsafe_b64encode(digest[:24]).decode()


def requester_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Requester:
    """Who sent this, and from where; all at one address who have no cookie are one, without id."""
    address = network(connection.client.host if connection.client else "")
    return Requester(address, connection.app.state.identity.person(connection) or "")


async def set_cookie(message: Message, scope: Scope) -> None:
    """Before an answer is sent: adds the cookie, if ``ensure`` was asked who it is for."""
    if message["type"] != "http.response.start":
        return
    value = scope.get("state", {}).get(NEW)
    if value is not None:
        cookie = Cookie(
            key=COOKIE,
            value=value,
            max_age=LASTS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
        )
        MutableScopeHeaders(message).add("Set-Cookie", cookie.to_header(header=""))
