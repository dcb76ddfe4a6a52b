"""The built client: pages, files, caching, policy."""

import base64
import gzip
import hashlib
import os
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from fishka.web.app import WebSettings, create_app
from fishka.web.headers import content_policy
from tests.site_kit.house import House
from tests.unit.web.conftest import PAGE

Web = AsyncTestClient[Litestar]


@pytest.mark.parametrize("path", ["/", "/g/abcdef", "/new", "/editions", "/about/deep/er"])
async def test_every_page_address_answers_with_the_page(web: Web, path: str) -> None:
    answer = await web.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


async def test_files_with_hashed_names_are_kept_for_ever_and_compressed(web: Web) -> None:
    answer = await web.get("/_app/immutable/a.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("let a = 1;")
    plain = await web.get("/_app/immutable/a.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    assert len(gzip.compress(plain.content)) < len(plain.content)


async def test_a_file_that_is_there_already_is_not_sent_again(web: Web) -> None:
    tag = (await web.get("/favicon.svg")).headers["etag"]
    answer = await web.get("/favicon.svg", headers={"if-none-match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/_app/immutable/../../../outside.txt",
        "/..%2foutside.txt",
        "/_app/immutable/gone.js",
        "/robots.txt",
    ],
)
async def test_nothing_else_is_sent(web: Web, path: str) -> None:
    answer = await web.get(path)
    assert "not for you" not in answer.text
    assert answer.status_code == 404


async def test_head_is_answered_without_a_body(web: Web) -> None:
    answer = await web.head("/")
    assert (answer.status_code, answer.content) == (200, b"")


async def test_the_policy_names_the_inline_scripts_of_the_page_and_no_others(web: Web) -> None:
    policy = (await web.get("/")).headers["content-security-policy"]

    def digest(text: str) -> str:
        return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()

    assert f"script-src 'self' 'sha256-{digest('start()')}';" in policy
    assert f"style-src 'self' 'sha256-{digest('a{}')}';" in policy
    assert policy.count("sha256-") == 2
    assert "sha256" not in content_policy(b"")


async def test_a_new_build_is_noticed(web: Web, client_folder: Path) -> None:
    assert (await web.get("/")).text == PAGE
    page = client_folder / "index.html"
    page.write_text("<html>new</html>")
    (client_folder / "new.txt").write_text("new")
    os.utime(page, ns=(1, 1))
    assert (await web.get("/")).text == "<html>new</html>"
    assert (await web.get("/new.txt")).text == "new"


async def test_without_a_built_client_the_page_says_what_to_do(house: House, tmp_path: Path) -> None:
    app = create_app(house.site, WebSettings(static=tmp_path / "nowhere"))
    async with AsyncTestClient(app) as web:
        answer = await web.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text
        assert (await web.get("/api/version")).status_code == 200
