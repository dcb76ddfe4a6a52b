"""Editions, tile sets and keyboards of the user's own folder."""

from pathlib import Path

import pytest

from fishka.rules.edition import Edition
from fishka.rules.faults import FaultCode
from fishka.rules.keyboards import keyboards_fault, keys_of
from fishka.rules.load import edition_ids, load_edition, modifier_ids, summaries
from tests.unit.rules.kit import SMALL

TILES = """
id = "abc_24"
language = "en"
total = 24
letters = [
  { letter = "A", count = 10, value = 1, vowel = true },
  { letter = "B", count = 12, value = 2 },
]
title = { en = "ABC" }
blanks = { count = 2, title = { en = "blank" } }
"""
EDITION = """
id = "small_house"
extends = "en_home"
title = { en = "Our house" }
[parameters]
tileset = "abc_24"
players_max = 2
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FISHKA_EDITIONS", str(tmp_path))
    return tmp_path


def write(path: Path, text: str | bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())


def test_a_users_edition_plays_with_a_users_tiles(folder: Path) -> None:
    write(folder / "tilesets/abc_24.toml", TILES)
    write(folder / "editions/small.toml", SMALL)
    write(folder / "editions/small_house.toml", EDITION)
    write(
        folder / "modifiers/mod_ours.toml",
        'id = "mod_ours"\ntitle = { en = "Ours" }\n[parameters]\nrack_size = 8\n',
    )

    assert edition_ids()[-2:] == ("small", "small_house")
    assert "en_home" in edition_ids()
    assert "mod_ours" in modifier_ids()
    edition = load_edition("small_house", ("mod_ours",))
    assert isinstance(edition, Edition)
    assert edition.alphabet.letters == ("A", "B")
    assert edition.params.rack_size == 8
    assert "small_house" in [one.id for one in summaries()]


def test_a_file_that_cannot_be_read_is_said_and_hides_nothing(folder: Path) -> None:
    write(folder / "editions/broken.toml", b"\xff")
    write(folder / "editions/syntax.toml", "id = ")
    (folder / "editions/folder.toml").mkdir()
    codes = {}
    for one in ("broken", "syntax", "folder"):
        faults = load_edition(one)
        assert isinstance(faults, tuple)
        codes[one] = faults[0].code
    assert codes == {
        "broken": FaultCode.NOT_UTF8,
        "syntax": FaultCode.TOML_SYNTAX,
        "folder": FaultCode.UNREADABLE_FILE,
    }
    assert "en_home" in [one.id for one in summaries()]
    assert not {"broken", "syntax", "folder"} & set(edition_ids())


def test_a_users_keyboard_comes_beside_ours(folder: Path) -> None:
    write(folder / "keyboards.toml", '[printed]\neo = ["", "ŜĜERTŬUIOPĴĤ"]\n')
    assert keys_of("eo")["KeyQ"] == "Ŝ"
    assert keys_of("ru")["KeyQ"] == "Й"
    assert keyboards_fault() is None


@pytest.mark.parametrize("text", [b"\xff", "[printed", "[printed]\neo = 1\n", "other = 1\n"])
def test_a_keyboard_file_that_is_not_in_order_is_said_and_not_used(folder: Path, text: str | bytes) -> None:
    write(folder / "keyboards.toml", text)
    fault = keyboards_fault()
    assert fault is not None
    assert str(folder / "keyboards.toml") in fault.path
    assert keys_of("en")["KeyQ"] == "Q"
