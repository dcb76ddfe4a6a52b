"""The HTTP routes about house rules: who may ask, and how often."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from httpx import Response
from litestar import Litestar
from litestar.testing import AsyncTestClient

from fishka.web import guest
from fishka.web.limits import RULES_BURST

Web = AsyncTestClient[Litestar]
HOUSE = {"extends": "en_home", "title": "Ours", "modifiers": [], "parameters": {"dictionary_access": "free"}}
ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/api/rules/check", {**HOUSE, "extends": "nothing"}),
    ("/api/rules/read", {"text": "nothing"}),
)


@pytest.mark.parametrize(("path", "body"), ASKED)
async def test_nobody_unknown_is_answered(web: Web, path: str, body: dict[str, Any]) -> None:
    answer = await web.post(path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (401, "no_guest")


async def test_rules_are_checked_and_read(web: Web) -> None:
    await web.get("/api/me")
    checked = (await web.post("/api/rules/check", json=HOUSE)).json()
    assert (checked["faults"], checked["id"] != "") == ([], True), checked
    read = (await web.post("/api/rules/read", json={"text": "nothing"})).json()
    assert read["rules"] is None
    assert read["faults"]


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time goes by, so that nobody is given more than his first burst."""
    monkeypatch.setattr(guest, "now_s", lambda: 0.0)


async def too_fast_after(ask: Callable[[], Awaitable[Response]]) -> int:
    """How many questions are answered before one is too fast."""
    for asked in range(int(RULES_BURST) + 1):
        answer = await ask()
        if answer.status_code != 200:
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
            return asked
    raise AssertionError("there is no end")


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(("path", "body"), ASKED)
async def test_nobody_asks_without_end(web: Web, path: str, body: dict[str, Any]) -> None:
    await web.get("/api/me")
    assert await too_fast_after(lambda: web.post(path, json=body)) == RULES_BURST


async def test_house_rules_are_kept_listed_and_taken_off_the_shelf(web: Web) -> None:
    await web.get("/api/me")
    kept = (await web.post("/api/rules", json=HOUSE)).json()["id"]
    other = (await web.post("/api/rules", json={**HOUSE, "title": "Others"})).json()["id"]
    shelf = (await web.get("/api/rules")).json()["editions"]
    assert {one["id"] for one in shelf} == {kept, other}
    left = await web.delete(f"/api/rules/{kept}")
    assert (left.status_code, [one["id"] for one in left.json()["editions"]]) == (200, [other])
    for gone in (await web.delete(f"/api/rules/{kept}"), await web.get(f"/api/rules/{kept}/text")):
        assert (gone.status_code, gone.json()["code"]) == (404, "unknown_edition")


async def test_nobody_takes_rules_off_anothers_shelf(web: Web) -> None:
    await web.get("/api/me")
    kept = (await web.post("/api/rules", json=HOUSE)).json()["id"]
    web.cookies.clear()
    unknown = await web.delete(f"/api/rules/{kept}")
    assert (unknown.status_code, unknown.json()["code"]) == (401, "no_guest")
    await web.get("/api/me")
    foreign = await web.delete(f"/api/rules/{kept}")
    assert (foreign.status_code, foreign.json()["code"]) == (404, "unknown_edition")
    assert (await web.get(f"/api/rules/{kept}/text")).status_code == 200


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize(
    "path", ["/api/editions/en_home?modifiers=mod_casual", "/api/rules/en_home/text?lang=en"]
)
async def test_rules_of_editions_are_read_by_anybody_but_not_without_end(
    web: Web, path: str, known: bool
) -> None:
    if known:
        await web.get("/api/me")
    assert await too_fast_after(lambda: web.get(path)) == RULES_BURST


@pytest.mark.usefixtures("still")
async def test_ones_own_shelf_is_not_asked_without_end(web: Web) -> None:
    await web.get("/api/me")
    assert await too_fast_after(lambda: web.get("/api/rules")) == RULES_BURST


async def test_rules_with_parts_are_told_by_their_parts_and_begin_with_what_is_usual(web: Web) -> None:
    await web.get("/api/me")
    form = (await web.get("/api/rules/form?lang=en")).json()
    first = {one["id"]: one["first"] for group in form["groups"] for one in group["fields"]}
    assert first["theme_bonus"] == {"points": 10, "per": "main_word", "judge": "list_or_vote"}
    assert (first["target_score"], first["end_zero_turns"], first["end_exchange_rounds"]) == (200, 6, None)
    assert first["letter_overrides"][0]["when"] == "first_in_game"
    parameters = {
        "theme_bonus": {**first["theme_bonus"], "theme": "family"},
        "letter_overrides": [{"letter": "Q", "value": 20}],
        "target_score": first["target_score"],
    }
    house = {**HOUSE, "extends": "en_finish_line", "parameters": parameters}
    told = (await web.post("/api/rules/check?lang=en", json=house)).json()
    assert told["faults"] == []
    values = {one["parameter"]: (one["value"], one["usual"]) for one in told["differences"]}
    assert values["theme_bonus"] == ("family: 10", "none")
    assert values["letter_overrides"][0] == "Q — 20"
    assert values["target_score"] == (
        "200",
        (
            "2 players – beginner 70, intermediate 120, expert 200; 3 players – beginner 60, "
            "intermediate 100, expert 180; 4 players – beginner 50, intermediate 90, expert 160"
        ),
    )


async def test_an_edition_tells_who_names_no_strength_and_how_it_stands_in_the_list(web: Web) -> None:
    edition = (await web.get("/api/editions/en_finish_line")).json()
    assert {one["usual"] for one in edition["targets"]} == {"intermediate"}
    listed = {one["id"]: one for one in (await web.get("/api/editions")).json()["editions"]}
    assert edition["line"] == listed["en_finish_line"]
