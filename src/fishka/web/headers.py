"""Security headers on every answer, and the page's content security policy."""

import base64
import hashlib
import re
from typing import Final, Protocol

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_COMMON: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_HSTS: Final = "max-age=31536000"
_INLINE: Final = re.compile(rb"<(script|style)(?![^>]*\ssrc=)[^>]*>(.*?)</\1>", re.DOTALL | re.IGNORECASE)


def content_policy(page: bytes) -> str:
    """The policy for our page: everything from here; inline scripts and styles only those that `page` holds.

    Style attributes stay allowed: they move and colour, they cannot run or fetch anything (`img-src` rules).
    """
    hashes: dict[str, list[str]] = {"script": [], "style": []}
    for kind, text in _INLINE.findall(page):
        digest = base64.b64encode(hashlib.sha256(text).digest()).decode()
        hashes[kind.decode().lower()].append(f" 'sha256-{digest}'")
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self'{''.join(hashes['script'])}",
            f"style-src 'self'{''.join(hashes['style'])}",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "media-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


class HasPolicy(Protocol):
    """Whoever knows the page."""

    policy: str


class SecurityHeaders:
    """ASGI middleware that adds the headers."""

    def __init__(self, app: ASGIApp, page: HasPolicy) -> None:
        self._app = app
        self._page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with headers on the first part of an answer."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        secure = scope["scheme"] == "https"
        private = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in _COMMON.items():
                    headers[name] = value
                headers["Content-Security-Policy"] = self._page.policy
                if secure:
                    headers["Strict-Transport-Security"] = _HSTS
                if private and "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self._app(scope, receive, send_with_headers)
