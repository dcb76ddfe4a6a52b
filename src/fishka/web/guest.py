"""Who asks, and from where: what routes need to know of a request before they do anything."""

import time
from typing import Any

from litestar import Request
from litestar.types import Method

from fishka.service.ports import PlayerRow
from fishka.service.refusals import Denial, denied
from fishka.service.site import Site
from fishka.web.cookies import Connection, token_of
from fishka.web.errors import ApiError
from fishka.web.limits import Buckets
from fishka.web.origins import same_origin

_SAFE: frozenset[Method | str] = frozenset({"GET", "HEAD", "OPTIONS"})


def address_of(connection: Connection) -> str:
    """The address a request came from, for counting."""
    return connection.client.host if connection.client is not None else "unknown"


def now_s() -> float:
    """Seconds of a clock that only runs forward."""
    return time.monotonic()


async def known_guest(request: Request[Any, Any, Any], site: Site) -> PlayerRow:
    """The guest whose cookie came with the request."""
    guest = await site.guests.recognise(token_of(request))
    if guest is None:
        raise ApiError(denied(Denial.NO_GUEST))
    return guest


async def asking_guest(request: Request[Any, Any, Any], site: Site, buckets: Buckets) -> PlayerRow:
    """The guest who asks, unless he asks more often than his bucket gives."""
    guest = await known_guest(request, site)
    if not buckets.take(guest.player, now_s()):
        raise ApiError(denied(Denial.TOO_FAST))
    return guest


async def asking_anybody(request: Request[Any, Any, Any], site: Site, buckets: Buckets) -> None:
    """Whoever asks, guest or not: refused when he, or without a guest his address, asks too often."""
    guest = await site.guests.recognise(token_of(request))
    if not buckets.take(address_of(request) if guest is None else guest.player, now_s()):
        raise ApiError(denied(Denial.TOO_FAST))


class OriginGuard:
    """Refuses requests that would change something and that come from another site's page."""

    def __init__(self, allowed: frozenset[str]) -> None:
        self._allowed = allowed

    def allows(self, connection: Connection, *, required: bool) -> bool:
        """Whether the request's `Origin` is ours; `required`: whether it must say one."""
        origin = connection.headers.get("origin")
        if origin is None:
            return not required and connection.headers.get("sec-fetch-site", "none") in (
                "same-origin",
                "none",
            )
        host = connection.headers.get("host", "")
        return same_origin(origin, host, connection.scope["scheme"], self._allowed)

    async def __call__(self, request: Request[Any, Any, Any]) -> None:
        """Before every HTTP request."""
        if request.method not in _SAFE and not self.allows(request, required=False):
            raise ApiError(denied(Denial.FOREIGN_ORIGIN))
