"""The site as one ASGI application."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.di import Provide

from fishka.service.site import Site
from fishka.web.errors import HANDLERS
from fishka.web.guest import OriginGuard
from fishka.web.headers import SecurityHeaders
from fishka.web.limits import (
    APPEALS_BURST,
    APPEALS_RATE,
    GAMES_BURST,
    GAMES_RATE,
    GUESTS_BURST,
    GUESTS_RATE,
    LISTS_BURST,
    LISTS_RATE,
    RULES_BURST,
    RULES_RATE,
    SEARCHES_BURST,
    SEARCHES_RATE,
    WORDS_BURST,
    WORDS_RATE,
    Buckets,
    SocketCounts,
)
from fishka.web.routes import ROUTES
from fishka.web.routes_rules import RULE_ROUTES
from fishka.web.routes_words import WORD_ROUTES
from fishka.web.schema import PlacedAsArray, openapi_config, say_what_is_always_there
from fishka.web.socket import socket
from fishka.web.static import StaticClient, any_path, home

STATIC: Final = Path(__file__).parent / "static"
BODY_BYTES_MAX: Final = 16 * 1024

Hook = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class WebSettings:
    """How the site meets the world."""

    static: Path = STATIC
    origins: frozenset[str] = frozenset()
    """Origins of pages that may talk to us beside our own (a proxy that changes `Host`)."""


def create_app(
    site: Site,
    settings: WebSettings,
    on_startup: Sequence[Hook] = (),
    on_shutdown: Sequence[Hook] = (),
) -> Litestar:
    """The application. The hooks run before the first request and after the last."""
    client = StaticClient(settings.static)
    client.refresh()
    shared: dict[str, Any] = {
        "site": site,
        "client": client,
        "origins": OriginGuard(settings.origins),
        "counts": SocketCounts(),
        "new_guests": Buckets(GUESTS_RATE, GUESTS_BURST),
        "new_games": Buckets(GAMES_RATE, GAMES_BURST),
        "asked_words": Buckets(WORDS_RATE, WORDS_BURST),
        "new_lists": Buckets(LISTS_RATE, LISTS_BURST),
        "searches": Buckets(SEARCHES_RATE, SEARCHES_BURST),
        "asked_rules": Buckets(RULES_RATE, RULES_BURST),
        "new_appeals": Buckets(APPEALS_RATE, APPEALS_BURST),
    }

    app = Litestar(
        route_handlers=[*ROUTES, *WORD_ROUTES, *RULE_ROUTES, socket, home, any_path],
        dependencies={name: Provide(_giving(value), sync_to_thread=False) for name, value in shared.items()},
        before_request=shared["origins"],
        exception_handlers=HANDLERS,
        before_send=[SecurityHeaders(client)],
        on_startup=list(on_startup),
        on_shutdown=list(on_shutdown),
        openapi_config=openapi_config(),
        plugins=[PlacedAsArray()],
        request_max_body_size=BODY_BYTES_MAX,
        logging_config=None,
        debug=False,
    )
    say_what_is_always_there(app.openapi_schema)
    return app


def _giving(value: Any) -> Callable[[], Any]:
    def give() -> Any:
        return value

    return give
