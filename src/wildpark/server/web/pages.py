"""The built pages: one document for all addresses of pages, and the files that it uses."""

import mimetypes
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
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

YEAR = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)

PACKED = {"br": ".br", "gzip": ".gz"}
"""The forms that the build leaves beside each file of ``assets``, the smallest first."""

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


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
    """A file whose name changes with what it holds, in the smallest form that is understood."""
    static: Path = request.app.state.settings.static
    # only what lies in the folder itself: a name from outside never becomes a path
    file = next((one for one in (static / "assets").iterdir() if one.name == name), None)
    if file is None or file.suffix in PACKED.values():
        return not_found(static)
    understood = request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": YEAR.to_header(), "Vary": "Accept-Encoding"}
    for encoding, suffix in PACKED.items():
        packed = file.with_name(name + suffix)
        if encoding in understood and packed.exists():
            file = packed
            headers["Content-Encoding"] = encoding
            break
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), headers=headers, media_type=kind)


def handlers(static: Path) -> list[HTTPRouteHandler | Router]:
    """The handlers of all pages and files."""
    if not (static / "index.html").exists():
        return [page]
    files = create_static_files_router(
        path="/",
        directories=[static],
        cache_control=CacheControlHeader(public=True, max_age=24 * 3600),
        include_in_schema=False,
        exception_handlers={ValueError: on_no_file, InternalServerException: on_no_file},
    )
    return [page, asset, files]
