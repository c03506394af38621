"""The line under a live connection: what the server gave, without what Litestar does to answers.

A message over a live connection needs nothing of that, and it takes longer than to send it.
"""

from typing import cast

from litestar.types import Receive, Scope, Send

LINE = "wildpark_line"


def keep_line(scope: Scope, receive: Receive, send: Send) -> None:
    """Notes the line of a connection."""
    scope.setdefault("state", {})[LINE] = receive, send


def line_of(scope: Scope) -> tuple[Receive, Send]:
    """What receives and what sends over a connection."""
    return cast("tuple[Receive, Send]", scope["state"][LINE])
