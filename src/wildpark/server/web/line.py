"""The line under a live connection: what the server gave, without Litestar's wrappers.

Messages need nothing of what those do to answers, which takes longer than sending.
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
