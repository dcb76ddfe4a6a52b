"""The guest cookie: HttpOnly, SameSite=Lax; `Secure` and `__Host-` over HTTPS, a plain name without."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

_NAME: Final = "fishka_guest"
_AGE_SECONDS: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""

Connection = ASGIConnection[Any, Any, Any, Any]


def is_secure(connection: Connection) -> bool:
    """Whether the browser came over TLS (a trusted proxy in front says so)."""
    return connection.scope["scheme"] in ("https", "wss")


def token_of(connection: Connection) -> str:
    """The guest token that came with a request, '' where none did."""
    return connection.cookies.get(_name(is_secure(connection)), "")


def guest_cookie(connection: Connection, token: str) -> Cookie:
    """The cookie that makes a browser remember its token."""
    secure = is_secure(connection)
    return Cookie(
        key=_name(secure),
        value=token,
        path="/",
        max_age=_AGE_SECONDS,
        httponly=True,
        secure=secure,
        samesite="lax",
    )


def _name(secure: bool) -> str:
    return f"__Host-{_NAME}" if secure else _NAME
