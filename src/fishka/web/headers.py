"""Security headers on every answer, and the page's content security policy."""

import base64
import hashlib
import re
from typing import Final, Protocol

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

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
    """Adds the headers to whatever is sent, refusals and faults included."""

    def __init__(self, page: HasPolicy) -> None:
        self._page = page

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Called with each part of an answer before it is sent."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _COMMON.items():
            headers[name] = value
        headers["Content-Security-Policy"] = self._page.policy
        if scope["scheme"] == "https":
            headers["Strict-Transport-Security"] = _HSTS
        if scope["path"].startswith("/api/") and "cache-control" not in headers:
            headers["Cache-Control"] = "no-store"
