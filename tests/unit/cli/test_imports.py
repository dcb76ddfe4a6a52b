"""`fishka lexicon import` from the call to the list in use."""

import json
from pathlib import Path

import pytest

from tests.unit.cli.calls import call

TEXT = "# mine\nкот\nёж\tзверь\nКот\nКOТ\nд-р\n"


@pytest.fixture
def lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "lists"
    monkeypatch.setenv("FISHKA_LEXICONS", str(folder))
    return folder


def bring(path: Path, text: bytes, *more: str) -> tuple[int, str, str]:
    path.write_bytes(text)
    called = call("lexicon", "import", str(path), "--id", "ru_club", "--language", "ru", *more)
    return called.exit, called.out, called.err


@pytest.mark.usefixtures("lists")
def test_the_language_of_messages_stands_before_an_import_and_that_of_the_list_behind(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("cat\ndog\n", encoding="utf-8")
    called = call("--language", "ru", "lexicon", "import", str(path), "--id", "en_club", "--language", "en")
    assert (called.exit, called.err) == (0, "")
    assert "слов 2" in called.out


@pytest.mark.usefixtures("lists")
def test_an_imported_list_is_used_like_any_other(tmp_path: Path) -> None:
    code, out, _ = bring(tmp_path / "words.txt", TEXT.encode("windows-1251", "replace"), "--json")
    assert code == 0
    made = json.loads(out)
    assert made["report"]["encoding"] == "windows-1251"
    assert made["lexicon"]["count"] == 2
    assert {"comment", "duplicate", "hyphen", "look_alike", "taken"} == set(made["report"]["tallies"])
    assert set(made["report"]["changes"]) == {"capitals", "definition"}
    assert call("lexicon", "export", "ru_club").out.split() == ["ЁЖ", "КОТ"]
    assert call("lexicon", "search", "ru_club", "?О?").out.split() == ["КОТ"]
    assert "ru_club" in call("lexicon", "list").out
    assert call("lexicon", "info", "ru_club", "--json").json["hash"] == made["lexicon"]["hash"]
    answer = call("word", "ru_club", "еж", "--json").json["words"][0]
    assert (answer["valid"], answer["spelled"], answer["lists"][0]) == (True, "ЁЖ", "ru_club")
    assert answer["lemma"] == "ёж", "what the list does not know is told from ours"
    assert answer["source"] == "OpenCorpora and Lebedev's dictionary"


def test_people_are_told_what_was_taken_and_what_not(lists: Path, tmp_path: Path) -> None:
    code, out, _ = bring(tmp_path / "words.txt", TEXT.encode())
    assert code == 0
    assert "ru_club: 2 words from 6 lines." in out
    assert "Read as utf-8." in out
    assert "line 5: КOТ" in out
    assert "there twice: 1" in out
    code, out, _ = bring(tmp_path / "words.txt", "пёс\n".encode())
    assert code == 0
    first = sorted(lists.glob("ru_club~*.book"))
    assert len(first) == 1
    assert "opens by its hash" in out


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("--id", "Ru!", "--language", "ru"), "КОТ"),
        (("--id", "ru_general", "--language", "ru"), "КОТ"),
        (("--id", "xx_club", "--language", "xx"), "КОТ"),
        (("--id", "ru_club", "--language", "ru"), "# nothing"),
        (("--id", "ru_club", "--language", "ru", "--encoding", "ebcdic"), "КОТ"),
    ],
)
def test_what_cannot_be_imported_is_a_wrong_call(
    lists: Path, tmp_path: Path, arguments: tuple[str, ...], text: str
) -> None:
    path = tmp_path / "words.txt"
    path.write_text(text, encoding="utf-8")
    called = call("lexicon", "import", str(path), *arguments)
    assert called.exit == 2
    assert called.err
    assert not lists.exists()


@pytest.mark.usefixtures("lists")
def test_a_language_that_no_list_has_can_be_named_with_its_letters(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("ĉeno\nŝipo\n", encoding="utf-8")
    letters = ("--letters", "abcĉdefgĝhĥijĵklmnoprsŝtuŭvz")
    called = call("lexicon", "import", str(path), "--id", "eo_club", "--language", "eo", *letters)
    assert called.exit == 0
    assert call("lexicon", "export", "eo_club").out.split() == ["ĈENO", "ŜIPO"]
