"""Every failure over HTTP becomes a typed error; no traceback ever reaches a person."""

import logging
import secrets
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from wildpark.rules.terms import GameError
from wildpark.server.messages.errors import Refusal, error_of
from wildpark.server.messages.messages import Error
from wildpark.server.web.pages import not_found

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

RETRY_AFTER = {429: "20", 503: "5"}
"""Seconds after which it may be tried again, by the status of a refusal."""


def unforeseen(where: str, problem: Exception) -> Refusal:
    """Logs an unexpected exception; the refusal names its id in the log."""
    known_as = secrets.token_hex(4)
    logger.error("failure id=%s at=%s", known_as, where, exc_info=problem)
    return Refusal("internal", id=known_as)


def on_refusal(_: AnyRequest, problem: Refusal) -> Response[Error]:
    """A refusal of the server, with Retry-After where trying again helps."""
    wait = RETRY_AFTER.get(problem.status)
    headers = {"Retry-After": wait} if wait else None
    return Response(problem.error, status_code=problem.status, headers=headers)


def on_game_error(_: AnyRequest, problem: GameError) -> Response[Error]:
    """A refusal of the rules."""
    return Response(error_of(problem), status_code=HTTPStatus.UNPROCESSABLE_ENTITY)


def on_depth(request: AnyRequest, _: RecursionError) -> Response[Error]:
    """A body that is nested deeper than any message."""
    return on_refusal(request, Refusal("bad-json", problem="it is nested too deeply"))


def on_http_error(request: AnyRequest, problem: HTTPException) -> Response[Any]:
    """What Litestar refuses: no such address, a body that cannot be read or is too large."""
    match problem.status_code:
        case HTTPStatus.NOT_FOUND if not request.scope["path"].startswith("/api"):
            return not_found(request.app.state.settings.static)
        case HTTPStatus.NOT_FOUND:
            refusal = Refusal("no-such-page")
        case HTTPStatus.METHOD_NOT_ALLOWED:
            refusal = Refusal("method")
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            refusal = Refusal("too-large", limit=request.app.state.settings.limits.body_bytes)
        case HTTPStatus.TOO_MANY_REQUESTS:
            refusal = Refusal("too-many-requests")
        case status if status < HTTPStatus.INTERNAL_SERVER_ERROR:
            refusal = Refusal("bad-json", problem=_problem(problem))
        case _:
            refusal = unforeseen(request.scope["path"], problem)
    return Response(refusal.error, status_code=refusal.status, headers=problem.headers)


def on_failure(request: AnyRequest, problem: Exception) -> Response[Error]:
    """An unexpected exception."""
    return on_refusal(request, unforeseen(request.scope["path"], problem))


def _problem(problem: HTTPException) -> str:
    parts = problem.extra if isinstance(problem.extra, list) else []
    told = [f"{part.get('key', '')}: {part.get('message', '')}" for part in parts]
    return "; ".join(told) or problem.detail


HANDLERS: ExceptionHandlersMap = {
    Refusal: on_refusal,
    GameError: on_game_error,
    HTTPException: on_http_error,
    RecursionError: on_depth,
    Exception: on_failure,
}
