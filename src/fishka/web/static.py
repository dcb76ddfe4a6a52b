"""The built client: files kept in memory, compressed once; every page address answers with the one page."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.params import FromPath

from fishka.service.refusals import Denial, denied
from fishka.web.errors import ApiError
from fishka.web.headers import content_policy

INDEX: Final = "index.html"
_IMMUTABLE: Final = "_app/immutable/"
"""Files whose names change with their content."""
_TEXT: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest",
)
_SMALL: Final = 1024
"""Not worth compressing below."""
_MISSING: Final = (
    "The client has not been built: run `npm ci && npm run build` in client/ (`make run` does it for you).\n"
)


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as it is sent."""

    data: bytes
    packed: bytes | None
    """Compressed with gzip, where that helps."""
    media_type: str
    tag: str
    caching: str


class StaticClient:
    """The files of a folder. A new build is noticed when its page changes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp = 0
        self._assets: dict[str, Asset] = {}
        self.policy = content_policy(b"")

    def refresh(self) -> None:
        """Read the folder when its page is another than before."""
        index = self._folder / INDEX
        stamp = index.stat().st_mtime_ns if index.is_file() else 0
        if stamp == self._stamp:
            return
        self._stamp = stamp
        files = sorted(path for path in self._folder.rglob("*") if path.is_file()) if stamp else []
        self._assets = {
            path.relative_to(self._folder).as_posix(): _asset(path, self._folder) for path in files
        }
        page = self._assets.get(INDEX)
        self.policy = content_policy(b"" if page is None else page.data)

    def page(self) -> Asset | None:
        """The page; None when the client has not been built."""
        self.refresh()
        return self._assets.get(INDEX)

    def file(self, path: str) -> Asset | None:
        """A file by its path below the folder. Only files found when it was read: no path leads elsewhere."""
        return self._assets.get(path)


def _asset(path: Path, folder: Path) -> Asset:
    data = path.read_bytes()
    name = path.relative_to(folder).as_posix()
    media_type = _media_type(name)
    packed = None
    if len(data) >= _SMALL and media_type.startswith(_TEXT):
        smaller = gzip.compress(data, 9, mtime=0)
        packed = smaller if len(smaller) < len(data) else None
    caching = "public, max-age=31536000, immutable" if name.startswith(_IMMUTABLE) else "no-cache"
    return Asset(data, packed, media_type, f'"{hashlib.sha256(data).hexdigest()[:32]}"', caching)


def _media_type(name: str) -> str:
    known = {"js": "text/javascript", "webmanifest": "application/manifest+json", "woff2": "font/woff2"}
    ending = name.rsplit(".", 1)[-1]
    return known.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"


@route("/", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
def home(request: Request[Any, Any, Any], client: NamedDependency[StaticClient]) -> Response[bytes]:
    """The page."""
    return _page(request, client)


@route(
    "/{path:path}",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
)
def any_path(
    request: Request[Any, Any, Any], path: FromPath[str], client: NamedDependency[StaticClient]
) -> Response[bytes]:
    """A file of the client; every other address outside `/api` is a page, as the client knows."""
    name = path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise ApiError(denied(Denial.NOT_FOUND))
    asset = client.file(name)
    if asset is not None and name != INDEX:
        return _answer(request, asset)
    if name.startswith("_app/") or "." in name.rsplit("/", 1)[-1]:
        raise ApiError(denied(Denial.NOT_FOUND))
    return _page(request, client)


def _page(request: Request[Any, Any, Any], client: StaticClient) -> Response[bytes]:
    page = client.page()
    if page is None:
        return Response(_MISSING.encode(), status_code=503, media_type=MediaType.TEXT)
    return _answer(request, page)


def _answer(request: Request[Any, Any, Any], asset: Asset) -> Response[bytes]:
    headers = {"ETag": asset.tag, "Cache-Control": asset.caching, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    data = asset.data
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = asset.packed
        headers["Content-Encoding"] = "gzip"
    return Response(data, headers=headers, media_type=asset.media_type)
