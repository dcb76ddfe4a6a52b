"""The HTTP routes: shapes, statuses, cookies, headers."""

from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from fishka import __version__
from fishka.protocol import http
from fishka.protocol.messages import TableOut
from fishka.rules.load import edition_ids
from fishka.web.app import WebSettings, create_app
from tests.site_kit.house import House
from tests.site_kit.playing import LEVELS

Web = AsyncTestClient[Litestar]
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "club"}]


async def known(web: Web) -> str:
    player: str = (await web.get("/api/me")).json()["player"]
    return player


async def new_game(web: Web, **more: Any) -> str:
    answer = await web.post("/api/games", json={"edition": "en_home", "seats": SEATS, **more})
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["game"]
    assert answer.json()["url"] == f"/g/{game}"
    return game


async def test_the_version_is_told(web: Web) -> None:
    answer = await web.get("/api/version")
    assert answer.json() == {"version": __version__, "protocol": 1}


async def test_a_guest_is_made_once_and_kept_in_a_cookie_that_scripts_cannot_read(
    web: Web, house: House
) -> None:
    first = await web.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert cookie.startswith("fishka_guest=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    again = await web.get("/api/me")
    assert again.json() == first.json()
    assert len(house.store.guests) == 1
    token = web.cookies["fishka_guest"]
    assert len(token) == 43
    assert all(token.encode() not in held for held in house.store.tokens), "the token itself is stored"


async def test_over_https_the_cookie_is_bound_to_the_host(house: House, client_folder: Any) -> None:
    app = create_app(house.site, WebSettings(static=client_folder))
    async with AsyncTestClient(app, base_url="https://fishka.test") as web:
        answer = await web.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-fishka_guest=")
        assert "Secure" in cookie
        assert "Domain" not in cookie
        assert "Path=/" in cookie
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_a_name_is_kept_or_refused(web: Web) -> None:
    await known(web)
    assert (await web.put("/api/me", json={"name": "Анна"})).json()["name"] == "Анна"
    refused = await web.put("/api/me", json={"name": "Aнна"})
    assert (refused.status_code, refused.json()) == (422, {"code": "name_scripts", "params": {}})
    assert (await web.get("/api/me")).json()["name"] == "Анна"


@pytest.mark.parametrize("body", ["", "nonsense", "[]", '{"name":1}', '{"name":"Anna","more":1}', "{"])
async def test_a_body_of_another_shape_is_refused(web: Web, body: str) -> None:
    await known(web)
    answer = await web.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "request_malformed")


async def test_a_large_body_is_refused(web: Web) -> None:
    await known(web)
    answer = await web.put("/api/me", json={"name": "x" * 20_000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "body_too_large"


async def test_who_is_not_known_gets_no_further(web: Web) -> None:
    for method, path in (("GET", "/api/games"), ("POST", "/api/games/x/start"), ("GET", "/api/games/x")):
        answer = await web.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (401, "no_guest"), path


async def test_all_editions_are_listed_and_each_is_written_out(web: Web) -> None:
    listed = msgspec.convert((await web.get("/api/editions")).json(), http.EditionsOut)
    assert [one.id for one in listed.editions] == list(edition_ids())
    assert "mod_casual" in [one.id for one in listed.modifiers]
    for line in listed.editions:
        answer = await web.get(f"/api/editions/{line.id}")
        edition = msgspec.convert(answer.json(), http.EditionOut)
        assert (
            sum(one.count for one in edition.tileset.letters) + edition.tileset.blanks
            == edition.tileset.total
        )
        assert len(edition.layout.rows) == 15
        assert edition.parameters["validation"] in ("challenge", "auto_reject")
        letters = {one.letter for one in edition.tileset.letters}
        if edition.parameters["engine"] == "crossword":
            more = {letter for letter in edition.keys.values() if letter not in letters}
            assert len(more) < len(letters) / 4, "a keyboard has some letters that no tile has"
        casual = await web.get(f"/api/editions/{line.id}", params={"modifiers": "mod_casual"})
        assert casual.json()["parameters"]["validation"] == "auto_reject"


async def test_an_unknown_edition_is_not_found(web: Web) -> None:
    answer = await web.get("/api/editions/nothing")
    assert (answer.status_code, answer.json()) == (
        404,
        {"code": "unknown_edition", "params": {"edition": "nothing"}},
    )


async def test_the_levels_of_bots_are_told(web: Web) -> None:
    assert (await web.get("/api/bots")).json() == {"levels": list(LEVELS)}


async def test_a_table_is_opened_and_shown(web: Web, house: House) -> None:
    player = await known(web)
    game = await new_game(web, modifiers=["mod_casual"])
    table = msgspec.convert((await web.get(f"/api/games/{game}")).json(), TableOut)
    assert (table.status, table.you, table.host, table.casual) == ("playing", 0, player, True)
    assert [(one.kind, one.level) for one in table.seats] == [("person", None), ("bot", "club")]
    listed = msgspec.convert((await web.get("/api/games")).json(), http.GamesOut)
    assert [(one.game, one.edition, len(one.seats)) for one in listed.games] == [(game, "en_home", 2)]
    await house.settle()


async def test_a_table_with_wrong_keys_is_refused(web: Web) -> None:
    await known(web)
    for body in (
        {"edition": "en_home"},
        {"edition": "en_home", "seats": SEATS, "seed": 1},
        {"edition": "en_home", "seats": [{"kind": "ghost"}]},
        {"edition": "en_home", "seats": SEATS, "pace": "slow"},
        {"edition": "en_finish_line", "seats": [{"kind": "me", "strength": "wizard"}, {"kind": "open"}]},
    ):
        answer = await web.post("/api/games", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "request_malformed"), body


async def test_the_invitation_is_a_picture_of_the_link(web: Web, house: House) -> None:
    await known(web)
    game = await new_game(web)
    answer = await web.get(f"/api/games/{game}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert (await web.get("/api/games/nothing/qr.svg")).status_code == 404
    await house.settle()


async def test_tables_cannot_be_opened_without_end(web: Web, house: House) -> None:
    await known(web)
    body = {"edition": "en_home", "seats": [{"kind": "me"}, {"kind": "open"}]}
    statuses = [(await web.post("/api/games", json=body)).status_code for _ in range(25)]
    assert statuses[:20] == [201] * 20
    assert statuses[-1] == 429
    await house.settle()


async def test_guests_cannot_be_made_without_end(house: House, client_folder: Any) -> None:
    app = create_app(house.site, WebSettings(static=client_folder))
    async with AsyncTestClient(app, base_url="http://fishka.test") as web:
        made = 0
        while (await web.get("/api/me")).status_code == 200:
            web.cookies.clear()
            made += 1
            assert made < 1_000, "there is no end"
        assert made >= 200
        assert (await web.get("/api/me")).status_code == 429


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"origin": "http://fishka.test"}, True),
        ({"origin": "https://play.example"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"origin": "http://evil.test"}, False),
        ({"origin": "https://fishka.test"}, False),
        ({"origin": "http://fishka.test:8001"}, False),
        ({"origin": "null"}, False),
        ({"origin": "file://"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
    ],
)
async def test_only_our_own_pages_may_change_anything(
    web: Web, headers: dict[str, str], allowed: bool
) -> None:
    await known(web)
    answer = await web.put("/api/me", json={"name": "Anna"}, headers=headers)
    assert answer.status_code == (200 if allowed else 403)
    if not allowed:
        assert answer.json()["code"] == "foreign_origin"


async def test_every_answer_carries_the_security_headers(web: Web) -> None:
    for path in ("/", "/api/version", "/api/nothing", "/g/abc", "/_app/immutable/a.js"):
        headers = (await web.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
    assert (await web.get("/api/version")).headers["cache-control"] == "no-store"


async def test_a_fault_of_ours_is_told_without_details(web: Web, house: House, monkeypatch: Any) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(house.store, "player_by_token", broken)
    web.cookies["fishka_guest"] = "x" * 43
    answer = await web.get("/api/me")
    assert (answer.status_code, answer.json()) == (500, {"code": "server_fault", "params": {}})


async def test_unknown_routes_below_api_are_not_found(web: Web) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/word/ru_general/РОД", "/api/games/x/events"):
        answer = await web.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path
    assert (await web.delete("/api/me")).status_code in (404, 405)
