"""The built pages: one document for all addresses of pages, and the files that it uses."""

from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

ADDRESSES = (
    "/",
    "/games",
    "/new/{game:str}",
    "/table/{table:str}",
    "/join/{table:str}/{secret:str}",
    "/replay",
    "/replay/{table:str}",
    "/how/{game:str}",
)

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Wildpark</title>
<h1>Wildpark is running, but its pages are not built</h1>
<p>Run <code>make pages</code> in the project's folder, then load this page again.</p>
</html>
"""


def document(static: Path, status: HTTPStatus = HTTPStatus.OK) -> Response[Any]:
    """The one document of all pages; it is checked anew each time, so an update shows at once."""
    index = static / "index.html"
    text = index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT
    headers = {"Cache-Control": "no-cache"}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


def not_found(static: Path) -> Response[Any]:
    """For an address that is no page: the document, which says so."""
    return document(static, HTTPStatus.NOT_FOUND)


def on_no_file(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    """An address that cannot be the path of a file, too long or with a zero in it, is no page."""
    return not_found(request.app.state.settings.static)


@get(list(ADDRESSES), include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Any page: what it shows is decided in the browser."""
    return document(request.app.state.settings.static)


def handlers(static: Path) -> list[HTTPRouteHandler | Router]:
    """The handlers of all pages and files. Names in ``assets`` change with what the files hold."""
    if not (static / "index.html").exists():
        return [page]
    year = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
    day = CacheControlHeader(public=True, max_age=24 * 3600)
    found: list[HTTPRouteHandler | Router] = [page]
    for path, folder, cache in (("/assets", static / "assets", year), ("/", static, day)):
        files = create_static_files_router(
            path=path,
            directories=[folder],
            cache_control=cache,
            include_in_schema=False,
            exception_handlers={ValueError: on_no_file, InternalServerException: on_no_file},
            name=f"files{path}",
        )
        found.append(files)
    return found
