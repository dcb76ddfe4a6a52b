"""Laws of house rules: whatever the editor can set comes back the same from a file, a link, the shelf and the
resolved rules of a game; a damaged file is refused with faults, never by an exception, never read by half."""

import asyncio
import json
import re
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from msgspec.structs import fields, replace

from fishka.core.ids import PlayerId
from fishka.rules.documents import EditionDocument
from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault
from fishka.rules.house import HouseRules, house_file, load_house, read_house
from fishka.rules.load import edition_from_resolved, load_edition_text, resolved
from fishka.service.editions import Editions
from fishka.service.names import plain_line
from fishka.service.ports import PlayerRow
from fishka.store.engine import Database, sqlite_url
from fishka.store.houses import SqlHouseStore
from fishka.store.migrate import migrate
from fishka.store.sql import SqlStore
from fishka.web.app import WebSettings, create_app
from tests.game_kit.anyhouse import house_rules
from tests.site_kit.house import House

LANGUAGE = "ru"
ANNA = PlayerId("anna")


def written(rules: HouseRules) -> tuple[str, str]:
    """Id and text of sound rules."""
    house_id, text = house_file(rules, LANGUAGE)
    assert isinstance(house_id, str)
    assert isinstance(text, str)
    return house_id, text


def edition_of(house_id: str, text: str) -> Edition:
    """The edition of a sound text."""
    loaded = load_house(house_id, text)
    assert isinstance(loaded, Edition), loaded
    return loaded


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(house_rules())
def test_house_rules_come_back_from_their_file(rules: HouseRules) -> None:
    house_id, text = written(rules)
    read = read_house(text)
    assert isinstance(read, HouseRules), read
    assert (read.extends, read.title, read.tiles, read.board) == (
        rules.extends, rules.title, rules.tiles, rules.board,
    )  # fmt: skip
    for name, value in rules.parameters.items():
        assert read.parameters[name] == ("none" if value is None else value), name
    assert written(read) == (house_id, text)
    assert edition_of(*written(replace(read, modifiers=()))) == edition_of(house_id, text)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(house_rules())
def test_the_resolved_rules_of_a_game_are_the_house_rules(rules: HouseRules) -> None:
    edition = edition_of(*written(rules))
    assert edition_from_resolved(json.loads(json.dumps(resolved(edition)))) == edition
    for name, value in rules.parameters.items():
        told = resolved(edition)[name]
        if name == "excluded":
            assert told == value
        elif isinstance(value, dict):
            assert value.items() <= told.items()
        elif name != "letter_overrides":
            assert told == value, name


@settings(deadline=None, max_examples=6, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(house_rules(), min_size=4, max_size=8))
def test_house_rules_come_back_from_the_shelf(many: list[HouseRules]) -> None:
    named = [replace(one, title=plain_line(one.title) or "Наши") for one in many]
    with TemporaryDirectory() as folder:
        kept, found = asyncio.run(_shelved(Path(folder), named))
    assert kept == {house_id: edition_of(house_id, text) for house_id, text in map(written, named)}
    assert found == kept


async def _shelved(folder: Path, many: list[HouseRules]) -> tuple[dict[str, Edition], dict[str, Edition]]:
    """What a player keeps, as the shelf shows it, and as a process that has just begun finds it by its id."""
    database = Database(sqlite_url(folder / "games.sqlite"))
    await migrate(database)
    await SqlStore(database).add_player(PlayerRow(ANNA, ""), b"a" * 32, 1)
    editions = Editions(SqlHouseStore(database))
    for at, rules in enumerate(many):
        assert isinstance(await editions.keep(ANNA, rules, LANGUAGE, at), str)
    shelf = {one.id: one for one in await Editions(SqlHouseStore(database)).kept_by(ANNA)}
    found = {one: await Editions(SqlHouseStore(database)).find(one) for one in shelf}
    await database.close()
    return shelf, {house_id: one for house_id, one in found.items() if isinstance(one, Edition)}


@settings(deadline=None, max_examples=15, suppress_health_check=[HealthCheck.too_slow])
@given(house_rules())
def test_house_rules_come_to_a_friend_by_their_link(rules: HouseRules) -> None:
    sent = replace(rules, title=plain_line(rules.title) or "Наши")
    with TestClient(create_app(House().site, WebSettings()), base_url="http://fishka.test") as web:
        web.get("/api/me")
        body = json.loads(json.dumps(_as_sent(sent)))
        answer = web.post(f"/api/rules?lang={LANGUAGE}", json=body)
        assert answer.status_code == 201, answer.text
        house_id = answer.json()["id"]
        assert house_id == written(sent)[0]
        web.cookies.clear()
        web.get("/api/me")
        text = web.get(f"/api/rules/{house_id}/file").text
        assert edition_of(house_id, text) == edition_of(*written(sent))
        read = web.post("/api/rules/read", json={"text": text}).json()
        assert read["faults"] == []
        checked = web.post(f"/api/rules/check?lang={LANGUAGE}", json=read["rules"]).json()
        assert (checked["id"], checked["faults"]) == (house_id, [])


def _as_sent(rules: HouseRules) -> dict[str, object]:
    """As the editor sends it."""
    tiles = rules.tiles
    return {
        "extends": rules.extends,
        "title": rules.title,
        "modifiers": rules.modifiers,
        "parameters": rules.parameters,
        "board": rules.board,
        "tiles": tiles
        and {
            "blanks": tiles.blanks,
            "letters": [
                {name: getattr(one, name) for name in ("letter", "count", "value", "vowel", "neutral")}
                for one in tiles.letters
            ],
        },
    }


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The file of sound rules with a damage or two: lines, keys, values or signs."""
    text = written(draw(house_rules()))[1]
    for _ in range(draw(st.sampled_from([1, 1, 1, 2]))):
        lines = text.split("\n")
        at = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(DAMAGES)):
            case "gone":
                del lines[at]
            case "twice":
                lines.insert(at, lines[at])
            case "moved":
                lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(at))
            case "value":
                lines[at] = lines[at].partition("=")[0] + "= " + draw(st.sampled_from(VALUES))
            case "number":
                found = re.findall(r"[0-9]+", text[text.find("[parameters]") :])
                if found:
                    other = str(draw(st.integers(0, 30)))
                    head, middle, tail = text.partition("[parameters]")
                    lines = (head + middle + tail.replace(draw(st.sampled_from(found)), other, 1)).split("\n")
            case "key":
                lines[at] = lines[at].replace("e", "", 1)
            case "added":
                lines.insert(at, draw(st.sampled_from(ADDED)))
            case "cut":
                lines = lines[:at]
            case _:
                spot = draw(st.integers(0, len(lines[at])))
                lines[at] = lines[at][:spot] + draw(st.characters(codec="utf-8")) + lines[at][spot:]
        text = "\n".join(lines)
    return text


DAMAGES = [*["value"] * 8, *["number"] * 6, "added", "added", "sign", "key", "moved", "gone", "twice", "cut"]
VALUES = [
    "7",
    "2",
    "false",
    "-1",
    "99",
    "0",
    "true",
    '"none"',
    '"x"',
    "[]",
    "{}",
    "1.5",
    "[1]",
    "1979-05-27",
    '""',
    "nan",
]
ADDED = ["rak_size = 7", 'modifers = ["mod_casual"]', "[layuot]", "[parameters.theme_bonus]", 'worth = "1"',
         "[[parameters.letter_overrides]]", 'extends = "en_home"', "[layout.legend]", "x = {}"]  # fmt: skip


@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(damaged())
def test_a_damaged_file_is_refused_with_faults_or_read_whole(text: str) -> None:
    loaded = load_edition_text(text)
    assert isinstance(loaded, Edition) or all(isinstance(one, EditionFault) for one in loaded)
    read = read_house(text)
    if not isinstance(read, HouseRules):
        assert read
        return
    assert tomllib.loads(text).keys() <= {field.name for field in fields(EditionDocument)}
    file = house_file(read, LANGUAGE)
    again = load_house(*file) if isinstance(file[0], str) and isinstance(file[1], str) else file
    if isinstance(loaded, Edition):
        assert isinstance(again, Edition)
        assert _played(again) == _played(loaded)
    else:
        assert not isinstance(again, Edition), "faults were mended in silence"


def _played(edition: Edition) -> tuple[object, ...]:
    """All of an edition that a game depends on."""
    return (
        replace(edition.params, tileset="", layout=""),
        edition.tileset.letters,
        edition.tileset.blanks.count,
        edition.layout.kinds,
        edition.layout.cols,
    )
