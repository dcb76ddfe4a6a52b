"""The HTTP routes about words: shapes, statuses, limits."""

from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from fishka.lexicon import lexicon_ids
from fishka.protocol import words
from tests.site_kit.house import House

Web = AsyncTestClient[Litestar]
LIST = "ru_general"


async def known(web: Web) -> str:
    player: str = (await web.get("/api/me")).json()["player"]
    return player


async def look_up(web: Web, word: str, list_id: str = LIST, **params: str) -> words.WordOut:
    answer = await web.get(f"/api/lexicons/{list_id}/words/{word}", params=params)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=words.WordOut)


def appeal(word: str = "ХАБЭБ", wish: str = "add", reason: str = "словарь, с. 5") -> dict[str, Any]:
    return {"lexicon": LIST, "word": word, "wish": wish, "reason": reason}


async def test_every_list_is_told_with_its_identity(web: Web) -> None:
    answer = await web.get("/api/lexicons")
    told = msgspec.json.decode(answer.content, type=words.LexiconsOut).lexicons
    assert tuple(one.id for one in told) == lexicon_ids()
    for one in told:
        assert len(one.hash) == 64
        assert sum(one.counts_by_length.values()) == one.count
        assert one.title["ru"] != one.title["en"]
        assert one.licence
        assert one.sources


async def test_a_word_is_told_in_the_language_that_was_asked_for(web: Web) -> None:
    await known(web)
    russian, english = await look_up(web, "пьешь", lang="ru"), await look_up(web, "пьешь", lang="en")
    assert (russian.valid, russian.spelling, russian.band) == (True, "ПЬЁШЬ", "обычное слово")
    assert russian.readings[0] == words.ReadingOut(
        "пить", "форма слова пить, глагол, наст. вр., 2-е л., ед. ч."
    )
    assert english.readings[0].form.startswith("form of пить, verb")
    assert russian.gloss == english.gloss
    assert "жидкость" in russian.gloss[0]


async def test_what_is_no_word_has_a_reason(web: Web) -> None:
    await known(web)
    told = await look_up(web, "xyz")
    assert (told.valid, told.why, told.tier, told.band) == (False, "letters", None, "")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        (f"/api/lexicons/nothing/words/a{'b' * 9}", 404, "unknown_lexicon"),
        (f"/api/lexicons/{LIST}/words/{'а' * 30}", 422, "word_malformed"),
        ("/api/lexicons/nothing/changes", 404, "unknown_lexicon"),
        ("/api/games/nothing/words/cat", 404, "unknown_game"),
    ],
)
async def test_what_cannot_be_asked_is_refused(web: Web, path: str, status: int, code: str) -> None:
    await known(web)
    answer = await web.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    "path", [f"/api/lexicons/{LIST}/words/род", "/api/games/x/words/cat", "/api/appeals"]
)
async def test_nobody_unknown_is_answered(web: Web, path: str) -> None:
    answer = await web.get(path)
    assert (answer.status_code, answer.json()["code"]) == (401, "no_guest")


async def test_nobody_asks_without_end(web: Web) -> None:
    await known(web)
    asked = 0
    while (answer := await web.get(f"/api/lexicons/{LIST}/words/{'а' * 30}")).status_code == 422:
        asked += 1
        assert asked < 2_000, "there is no end"
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert asked >= 60


async def test_an_appeal_is_taken_counted_and_answered(web: Web, house: House) -> None:
    await known(web)
    made = await web.post("/api/appeals", json=appeal())
    assert made.status_code == 201, made.text
    first = msgspec.json.decode(made.content, type=words.AppealOut)
    assert (first.word, first.wish, first.state, first.supporters) == ("ХАБЭБ", "add", "open", 1)
    web.cookies.clear()
    await known(web)
    again = (await web.post("/api/appeals", json=appeal(reason="и я так думаю"))).json()
    assert (again["id"], again["supporters"]) == (first.id, 2)
    await house.words.decide(first.id, "accepted", "есть у Ушакова", 9)
    mine = (await web.get("/api/appeals")).json()["appeals"]
    assert [(one["state"], one["answer"]) for one in mine] == [("accepted", "есть у Ушакова")]
    changes = (await web.get(f"/api/lexicons/{LIST}/changes")).json()["changes"]
    assert changes == [{"layer": "server", "word": "ХАБЭБ", "change": "add", "reason": "есть у Ушакова"}]
    told = await look_up(web, "хабэб")
    assert told.valid
    assert told.ruling == "Added by this server: есть у Ушакова"
    assert [one.state for one in told.appeals] == ["accepted"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (appeal(word="РОД"), "appeal_needless"),
        (appeal(wish="remove"), "appeal_needless"),
        (appeal(word="cat"), "word_letters"),
        (appeal(word="я"), "word_malformed"),
        (appeal(word="а" * 22), "word_malformed"),
        (appeal(reason="!"), "reason_length"),
        (appeal(reason="а" * 301), "reason_length"),
        (appeal(reason="а" * 2000), "reason_length"),
        (appeal(reason="словарь\u202e"), "reason_characters"),
        ({**appeal(), "lexicon": "nothing"}, "unknown_lexicon"),
        ({**appeal(), "wish": "praise"}, "request_malformed"),
        ({**appeal(), "more": 1}, "request_malformed"),
    ],
)
async def test_what_is_no_appeal_is_refused(web: Web, body: dict[str, Any], code: str) -> None:
    await known(web)
    answer = await web.post("/api/appeals", json=body)
    assert answer.json()["code"] == code
    assert (await web.get("/api/appeals")).json()["appeals"] == []


async def test_appeals_of_one_player_that_wait_are_limited(web: Web, house: House) -> None:
    player = await known(web)
    letters = "абвгдеёжзиклмнопрстуфхцчшщъыьэюя"
    for number in range(50):
        word = "ЪЪ" + letters[number % 32].upper() + letters[number // 32].upper()
        made = await house.site.appeals.make(player, LIST, word, "add", "просто так")  # type: ignore[arg-type]
        assert not hasattr(made, "code"), made
    answer = await web.post("/api/appeals", json=appeal())
    assert (answer.status_code, answer.json()["code"]) == (422, "appeals_many")


async def test_a_word_of_a_list_is_appealed_against_by_its_spelling(web: Web) -> None:
    await known(web)
    made = await web.post("/api/appeals", json=appeal(word="пьешь", wish="remove"))
    assert made.json()["word"] == "ПЬЁШЬ"


async def test_every_list_has_its_licence_text_and_every_library_its_licence(web: Web) -> None:
    told = msgspec.json.decode((await web.get("/api/credits")).content, type=words.CreditsOut)
    with_text = {one for notice in told.notices for one in notice.lexicons}
    assert with_text == set(lexicon_ids())
    russian = next(one.text for one in told.notices if LIST in one.lexicons)
    for credit in ("OpenCorpora", "CC BY-SA", "Lebedev"):
        assert credit in russian
    names = {one.name.lower() for one in told.libraries}
    assert {"litestar", "msgspec", "sqlalchemy"} <= names
    assert all(one.licence and one.version for one in told.libraries)
