"""Requests that change something must come from our own pages.

Browsers tell the page's origin in `Origin`; it must be the address the request went to, or one that the
operator allows (a reverse proxy that changes `Host`). Programs that are no browsers send no `Origin`; they
carry no foreign person's cookie either, so HTTP lets them in and the socket asks them to say where they are.
"""

from urllib.parse import urlsplit

_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def same_origin(origin: str, host: str, scheme: str, allowed: frozenset[str]) -> bool:
    """Whether a page of `origin` may talk to `scheme://host`.

    >>> same_origin("https://fishka.example", "fishka.example:443", "wss", frozenset())
    True
    """
    if origin in allowed:
        return True
    page = urlsplit(origin)
    if page.scheme not in ("http", "https"):
        return False
    asked = urlsplit(f"{scheme}://{host}")
    try:
        ports = page.port or _PORTS[page.scheme], asked.port or _PORTS[scheme]
    except (ValueError, KeyError):
        return False
    secure = page.scheme == "https", scheme in ("https", "wss")
    return (
        bool(page.hostname)
        and page.hostname == asked.hostname
        and ports[0] == ports[1]
        and secure[0] == secure[1]
    )
