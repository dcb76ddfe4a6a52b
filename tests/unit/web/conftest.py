"""The site as an application in this process, over a store in memory."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from fishka.web.app import WebSettings, create_app
from tests.site_kit.house import House

PAGE = (
    "<!doctype html><html><head><script>start()</script><style>a{}</style>"
    '<script type="module" src="/_app/immutable/a.js"></script></head><body>%s</body></html>' % ("x" * 2000)
)


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    """A client that was built."""
    folder = tmp_path / "static"
    (folder / "_app" / "immutable").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "_app" / "immutable" / "a.js").write_text("let a = 1;\n" * 500)
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "outside.txt").write_text("not for you")
    return folder


@pytest.fixture
async def web(house: House, client_folder: Path) -> AsyncIterator[AsyncTestClient[Litestar]]:
    """A browser."""
    settings = WebSettings(static=client_folder, origins=frozenset({"https://play.example"}))
    async with AsyncTestClient(create_app(house.site, settings), base_url="http://fishka.test") as client:
        yield client
