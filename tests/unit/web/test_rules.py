"""The HTTP routes about house rules: who may ask, and how often."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

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


@pytest.mark.parametrize(("path", "body"), ASKED)
async def test_nobody_asks_without_end(web: Web, path: str, body: dict[str, Any]) -> None:
    await web.get("/api/me")
    asked = 0
    while (answer := await web.post(path, json=body)).status_code == 200:
        asked += 1
        assert asked < 2_000, "there is no end"
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert asked >= 60
