"""Bringing a list of one's own over HTTP."""

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from fishka.protocol import words
from tests.site_kit.house import House

Web = AsyncTestClient[Litestar]
TEXT = "ёжик\r\nрод\n# club\n\nрод\nmoloко\nкое-что\nсемь7\nм\nабвгдежзиклмнопрстуфхц\n"


async def bring(web: Web, data: bytes, name: str = "Наш клуб", language: str = "ru") -> words.BroughtOut:
    answer = await web.post("/api/lists", params={"name": name, "language": language}, content=data)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=words.BroughtOut)


async def refused(web: Web, data: bytes, name: str = "Наш клуб", language: str = "ru") -> str:
    answer = await web.post("/api/lists", params={"name": name, "language": language}, content=data)
    assert answer.status_code >= 400
    code: str = answer.json()["code"]
    return code


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "windows-1251", "koi8-r"])
async def test_a_list_is_taken_with_a_report_of_every_kind_of_line(
    web: Web, house: House, encoding: str
) -> None:
    await web.get("/api/me")
    filler = "".join(f"{a}он{b}а\n" for a in "вклмст" for b in "бгдж")
    brought = await bring(web, (TEXT + filler).encode(encoding))
    assert (brought.list.name, brought.list.language, brought.encoding) == ("Наш клуб", "ru", encoding)
    kinds = {one.kind: one.count for one in brought.lines}
    assert kinds.pop("taken") == 26
    assert kinds == {
        "duplicate": 1,
        "blank": 1,
        "comment": 1,
        "look_alike": 1,
        "hyphen": 1,
        "digit": 1,
        "too_short": 1,
        "too_long": 1,
    }
    (hyphen,) = (one for one in brought.lines if one.kind == "hyphen")
    assert hyphen.examples == ((7, "кое-что"),)
    assert brought.list.count == 26
    assert {"ЁЖИК", "РОД"} <= set(house.words.lists[brought.list.hash])


async def test_lists_are_their_owners_alone(web: Web) -> None:
    await web.get("/api/me")
    mine = (await bring(web, "кот\nрод\n".encode())).list
    listed = (await web.get("/api/lists")).json()["lists"]
    assert [one["hash"] for one in listed] == [mine.hash]
    assert "words" not in listed[0]
    own = web.cookies["fishka_guest"]
    web.cookies.clear()
    await web.get("/api/me")
    assert (await web.get("/api/lists")).json()["lists"] == []
    taken = await web.delete(f"/api/lists/{mine.hash}")
    assert (taken.status_code, taken.json()["code"]) == (404, "unknown_lexicon")
    web.cookies.clear()
    web.cookies.set("fishka_guest", own)
    assert (await web.delete(f"/api/lists/{mine.hash}")).json()["lists"] == []


@pytest.mark.parametrize(
    ("data", "name", "language", "code"),
    [
        ("кот\n".encode(), " ", "ru", "list_name"),
        ("кот\n".encode(), "а" * 61, "ru", "list_name"),
        ("кот\n".encode(), "клуб\u202e", "ru", "list_name"),
        ("кот\n".encode(), "Клуб", "xx", "list_language"),
        (b"", "Club", "en", "list_unreadable"),
        ("кот\n".encode(), "Club", "en", "list_unreadable"),
        (b"cat\n" * (1024 * 1024 + 1), "Club", "en", "body_too_large"),
    ],
)
async def test_what_is_no_list_is_refused(web: Web, data: bytes, name: str, language: str, code: str) -> None:
    await web.get("/api/me")
    assert await refused(web, data, name, language) == code
    assert (await web.get("/api/lists")).json()["lists"] == []


async def test_other_bodies_stay_small(web: Web) -> None:
    await web.get("/api/me")
    answer = await web.put("/api/me", content=b'{"name": "' + b"a" * 20_000 + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "body_too_large")


async def test_a_player_keeps_ten_lists(web: Web, house: House) -> None:
    player = (await web.get("/api/me")).json()["player"]
    for number in range(10):
        data = f"кот\nрод\n{'аб'[number % 2] * (number + 2)}\n".encode()
        brought = await house.site.lists.bring(player, "Клуб", "ru", data)
        assert isinstance(brought, tuple), brought
    assert await refused(web, "мир\n".encode()) == "lists_many"


async def test_a_list_of_a_language_that_only_has_an_edition_is_read_by_the_letters_of_its_tiles(
    web: Web,
) -> None:
    await web.get("/api/me")
    brought = await bring(web, "öl\nhaus\nмир\n".encode(), language="de")
    assert (brought.list.language, brought.list.count) == ("de", 2)
    assert await refused(web, b"cat\n", language="xx") == "list_language"
