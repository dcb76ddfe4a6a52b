"""Lists of packages and of the user's folder, packed or plain: found, opened, refused."""

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from fishka.lexicon import (
    FaultCode,
    Lexicon,
    LexiconFault,
    catalogue,
    folders,
    gloss,
    lexicon_faults,
    lexicon_ids,
    lexicon_info,
    lexicon_infos,
    load_lexicon,
    notice_text,
)
from fishka.lexicon.glosses import GlossEntry, pack_glosses
from tests.unit.lexicon.kit import packed_book, write_data

CARD = """
id = "nl_small"
language = "nl"
version = "1"
letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
words = "nl.txt"
licence = "CC0-1.0"
notice = "NOTICE-nl.txt"
title = { en = "Dutch", nl = "Nederlands" }
"""
WORDS = "# remark\nhuis\nboom\n\nhuis\r\nZee\n"


@pytest.fixture
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder beside an installation with one small list, and no packages."""
    monkeypatch.setenv("FISHKA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("FISHKA_LEXICONS", str(tmp_path / "user"))
    monkeypatch.setattr(catalogue, "DATA", tmp_path / "data")
    monkeypatch.setattr(catalogue, "installed_folders", lambda: ())
    write_data(tmp_path / "data", "ru_small", ["КОТ"])
    (tmp_path / "user").mkdir()
    return tmp_path / "user"


def write_plain(folder: Path, card: str = CARD, words: str | bytes = WORDS) -> None:
    folder.mkdir(exist_ok=True)
    (folder / "nl.toml").write_text(card, encoding="utf-8")
    (folder / "nl.txt").write_bytes(words if isinstance(words, bytes) else words.encode())
    (folder / "NOTICE-nl.txt").write_text("Thanks.\n", encoding="utf-8")


def opened(id: str) -> Lexicon:
    found = load_lexicon(id)
    assert isinstance(found, Lexicon), found
    return found


def test_a_plain_list_in_the_users_folder_is_a_list_like_any_other(user: Path) -> None:
    write_plain(user)
    assert lexicon_ids() == ("ru_small", "nl_small")
    assert lexicon_infos() == tuple(map(lexicon_info, lexicon_ids()))
    lexicon = opened("nl_small")
    assert list(lexicon.words()) == ["BOOM", "HUIS", "ZEE"]
    assert lexicon.info == lexicon_info("nl_small") == opened(lexicon.info.hash).info
    assert lexicon.info.title["nl"] == "Nederlands"
    assert notice_text(lexicon.info) == "Thanks.\n"
    assert list(lexicon.words(min_level=350)) == ["BOOM", "HUIS", "ZEE"], "bots of every level know its words"


def test_a_plain_list_is_made_a_book_once(user: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_plain(user)
    assert opened("nl_small").contains("BOOM")
    catalogue._plain_made.cache_clear()
    monkeypatch.setattr(catalogue, "plain_book", lambda *_: pytest.fail("made again"))
    assert opened("nl_small").contains("BOOM")


def test_a_changed_word_file_is_another_list(user: Path) -> None:
    write_plain(user)
    before = opened("nl_small").info.hash
    write_plain(user, words="huis\nboom\nzee\nberg\n")
    assert opened("nl_small").info.hash != before
    assert isinstance(load_lexicon(before), LexiconFault), "the old version is not kept by itself"


def test_a_book_that_was_swept_from_the_cache_is_made_again(user: Path, tmp_path: Path) -> None:
    write_plain(user)
    opened("nl_small")
    for path in (tmp_path / "cache").glob("words-*.book"):
        path.unlink()
    assert opened("nl_small").contains("BOOM")


def test_rules_of_the_card_leave_out_and_unaccent(user: Path) -> None:
    rules = 'leave_out = ["capitalised", "other_signs", "lengths"]\nunaccent = true\n'
    write_plain(user, rules + CARD, "Amsterdam\nzo'n\nx\n" + "a" * 22 + "\nœuvre\ncafé\ncoördineren\nnaïef\n")
    assert list(opened("nl_small").words()) == ["CAFE", "COORDINEREN", "NAIEF", "OEUVRE"]


@pytest.mark.parametrize(
    ("words", "line", "word"),
    [
        ("huis\nzo'n\n", "2", "zo'n"),
        ("é\n", "1", "é"),
        ("x\n", "1", "x"),
        ("a" * 22, "1", "a" * 22),
        (b"huis\n\xff\n", "2", ""),
        ("# nothing\n", "0", ""),
        ("", "0", ""),
    ],
)
def test_what_no_rule_covers_is_refused_with_its_line(
    user: Path, words: str | bytes, line: str, word: str
) -> None:
    write_plain(user, words=words)
    fault = LexiconFault(FaultCode.WORDS_REFUSED, {"file": "nl.txt", "line": line, "word": word})
    assert load_lexicon("nl_small") == fault
    assert lexicon_faults() == (fault,)
    assert lexicon_ids() == ("ru_small",), "the others go on"


@pytest.mark.parametrize(
    "card",
    [
        "id = ",
        CARD.replace('"nl_small"', '"NL small"'),
        CARD.replace('"nl.txt"', '"../nl.txt"'),
    ],
)
def test_a_card_that_is_not_in_order_is_said(user: Path, card: str) -> None:
    write_plain(user, card)
    found = load_lexicon("nl")
    assert isinstance(found, LexiconFault)
    assert found.code is FaultCode.CARD_REFUSED
    assert found.params["file"] == "nl.toml"
    assert lexicon_faults() == (found,)


@pytest.mark.parametrize(
    ("card", "field", "near"),
    [
        ("leave_uot = []\n" + CARD, "leave_uot", "leave_out"),
        ("colour = 1\n" + CARD, "colour", "none"),
        (re.sub("title = .*", "", CARD) + '\n[title]\nunacent = "yes"\n', "title.unacent", "unaccent"),
        ('sources = [{ name = "x", version = "1", license = "MIT" }]\n' + CARD, "sources.license", "licence"),
    ],
)
def test_a_field_that_no_card_has_is_named_with_the_nearest(
    user: Path, card: str, field: str, near: str
) -> None:
    write_plain(user, card)
    fault = LexiconFault(FaultCode.CARD_FIELD, {"file": "nl.toml", "field": field, "near": near})
    assert lexicon_faults() == (fault,)


def test_a_card_without_its_words_is_said(user: Path) -> None:
    write_plain(user)
    (user / "nl.txt").unlink()
    assert load_lexicon("nl_small") == LexiconFault(FaultCode.DATA_MISSING, {"file": "nl.txt"})


def test_a_packed_book_in_the_users_folder_has_its_id(user: Path) -> None:
    (user / "own.book").write_bytes(packed_book("ru_own", ["ДОМ"]))
    (user / "old.book").write_bytes(packed_book("ru_small", ["КИТ"]))
    assert lexicon_ids() == ("ru_small", "ru_own")
    assert list(opened("ru_own").words()) == ["ДОМ"]
    assert list(opened("ru_small").words()) == ["КОТ"], "an id means the first folder's list"


def test_a_spoilt_book_is_said_and_hides_nothing(user: Path) -> None:
    (user / "bad.book").write_bytes(b"FISHKAB1\xff\xff\xff\x7f{}")
    (user / "empty.book").write_bytes(b"")
    assert lexicon_ids() == ("ru_small",)
    assert [one.code for one in lexicon_faults()] == [FaultCode.DATA_DAMAGED] * 2


def test_packages_are_found_by_entry_point_without_running_them(
    user: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site" / "words_of_dutch"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise RuntimeError('run')\n")
    write_plain(package / "data")
    points = [EntryPoint("nl", value, folders.GROUP) for value in ("words_of_dutch", "words_that_are_gone")]
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    monkeypatch.setattr(folders, "entry_points", lambda group: points if group == folders.GROUP else [])
    found = folders.installed_folders.__wrapped__()
    assert found == (package / "data",)
    monkeypatch.setattr(catalogue, "installed_folders", lambda: found)
    assert opened("nl_small").contains("ZEE")
    assert user.exists()


def test_definitions_of_another_folder_are_found(user: Path) -> None:
    entry = GlossEntry("boom", "", ("hoge plant",))
    (user / "nl.glosses").write_bytes(pack_glosses([entry], "nl", "CC0-1.0", "NOTICE-nl.txt", ()))
    assert gloss("nl", "boom") == ("hoge plant",)
    assert gloss("nl", "huis") == ()
