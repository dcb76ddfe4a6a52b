"""What is known of strings that are no words: the file, the look-up, and what is shipped."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fishka.lexicon import (
    Lexicon,
    LexiconFault,
    Outside,
    OutsideKind,
    lexicon_infos,
    load_lexicon,
    why_not,
)
from fishka.lexicon.blocks import Blocks
from fishka.lexicon.outside import MAGIC, OutsideFile, key_of, open_outside, pack_outside

MOSCOW = Outside("МОСКВА", (OutsideKind.PLACE,))
OF_MOSCOW = Outside("МОСКВОЙ", (OutsideKind.PLACE,), "москва")
SEMYONOVA = Outside("СЕМЁНОВОЙ", (OutsideKind.PLACE, OutsideKind.SURNAME), "семёнов")
WRONG = Outside("АГЕНСТВО", (OutsideKind.MISSPELLING,), "", "АГЕНТСТВО")
REFUSED = Outside("АНА", (OutsideKind.REFUSED,), "", "", "монета пишется «анна»; иначе имя")
ALL = (MOSCOW, OF_MOSCOW, SEMYONOVA, WRONG, REFUSED)


def packed(*entries: Outside) -> bytes:
    ordered = sorted(entries, key=lambda one: key_of(one.word))
    return pack_outside(ordered, "ru", "MIT", "NOTICE-ru.txt", ())


def file_of(*entries: Outside) -> OutsideFile:
    return OutsideFile(Blocks(packed(*entries), MAGIC))


def test_what_is_put_in_is_found_whatever_its_dots_and_capitals() -> None:
    file = file_of(*ALL)
    assert tuple(file) == tuple(sorted(ALL, key=lambda one: key_of(one.word)))
    assert file.header.entries == len(ALL)
    for one in ALL:
        assert file.find(one.word) == file.find(one.word.lower()) == one
    assert file.find(" семеновой ") == SEMYONOVA


def test_what_is_not_there_is_not_found() -> None:
    file = file_of(*ALL)
    assert [file.find(word) for word in ("", "А", "МОСКВ", "МОСКВОЮ", "ЯЯ", "МОС\tКВА", "к-а")] == [None] * 7


ENDINGS = st.text("абвё", min_size=1, max_size=20)


@given(st.dictionaries(ENDINGS, st.tuples(ENDINGS, st.text("xyz «»", max_size=9))))
def test_every_entry_comes_back_from_whatever_block(found: dict[str, tuple[str, str]]) -> None:
    entries = {
        key_of(word): Outside(
            word.upper(), (OutsideKind.UNATTESTED,), "" if lemma == word else lemma, lemma.upper(), note
        )
        for word, (lemma, note) in found.items()
    }
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fishka.lexicon.blocks.BLOCK_BYTES", 60)
        file = file_of(*entries.values())
    assert {key: file.find(key) for key in entries} == entries


def test_what_a_file_cannot_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        packed(MOSCOW, Outside("москва", (OutsideKind.NAME,)))
    with pytest.raises(ValueError, match="after москвой"):
        pack_outside([OF_MOSCOW, MOSCOW], "ru", "MIT", "NOTICE-ru.txt", ())
    with pytest.raises(ValueError, match="without a kind"):
        packed(Outside("МОСКВА", ()))
    for sign in "\t\n":
        with pytest.raises(ValueError, match="sign"):
            packed(Outside("МОСКВА", (OutsideKind.PLACE,), note=f"a{sign}b"))


def test_damage_is_told_and_answers_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = packed(*ALL)
    assert open_outside("ru", tmp_path) == LexiconFault("data_missing", {"file": "ru.outside"})
    for bad in (b"", b"FISHKAG1" + data[8:], data[:-1], data[:20], data + b"x"):
        (tmp_path / "ru.outside").write_bytes(bad)
        assert open_outside("ru", tmp_path) == LexiconFault("data_damaged", {"file": "ru.outside"})
    (tmp_path / "ru.outside").write_bytes(data[:-2] + bytes([data[-2] ^ 1]) + data[-1:])
    opened = open_outside("ru", tmp_path)
    assert isinstance(opened, OutsideFile)
    with pytest.raises(ValueError, match="block 0"):
        opened.find("МОСКВА")
    monkeypatch.setattr("fishka.lexicon.outside.folder_with", lambda _: tmp_path)
    assert why_not("ru", "МОСКВА") is None


def kinds(language: str, word: str) -> set[str]:
    found = why_not(language, word)
    return set(map(str, found.kinds)) if found is not None else set()


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("МОСКВА", "place"),
        ("Иван", "given_name"),
        ("ИВАНОВ", "surname"),
        ("ивановна", "patronymic"),
        ("США", "abbreviation"),
        ("МВД", "abbreviation"),
        ("ТЫС", "abbreviation"),
        ("ГАЗПРОМ", "organisation"),
        ("АЙБОЛИТ", "name"),
        ("ДЕВЧЕНКА", "misspelling"),
        ("ПИЖАМНЕЙ", "unattested"),
        ("РА", "refused"),
    ],
)
def test_russian_strings_that_are_no_words(word: str, kind: str) -> None:
    assert kind in kinds("ru", word)


def test_forms_name_their_headword_and_misspellings_the_right_spelling() -> None:
    moscow, girl = why_not("ru", "МОСКВОЙ"), why_not("ru", "ДЕВЧЕНКОЙ")
    assert moscow is not None
    assert (moscow.lemma, moscow.kinds) == ("москва", (OutsideKind.PLACE,))
    assert girl is not None
    assert girl.spelling == "ДЕВЧОНКОЙ"
    refused = why_not("ru", "РА")
    assert refused is not None
    assert refused.note == "только имя бога"
    shorter = why_not("ru", "ГУН")
    assert shorter is not None
    assert (shorter.kinds[0], shorter.spelling) == (OutsideKind.MISSPELLING, "ГУНН")
    abbreviation, read = why_not("ru", "США"), why_not("ru", "ПСИХИАТОР")
    assert abbreviation is not None
    assert abbreviation.note == "Соединённые Штаты Америки"
    assert read is not None
    assert (read.kinds, read.spelling) == ((OutsideKind.MISSPELLING,), "ПСИХИАТР")


def test_english_strings_that_are_no_words() -> None:
    assert kinds("en", "LONDON") == {"place"}
    assert kinds("en", "JENNIFER") == {"name"}
    assert kinds("en", "HHD") == {"abbreviation"}
    found = why_not("en", "HUMOURAL")
    assert found is not None
    assert (found.kinds, found.spelling) == ((OutsideKind.MISSPELLING,), "HUMORAL")


def test_macedonian_strings_that_are_no_words() -> None:
    assert kinds("mk", "БДП") == {"abbreviation"}
    assert kinds("mk", "САД") == set()
    assert kinds("mk", "АВГАНИСТАН") == kinds("mk", "МАКЕДОНИЈА") == {"name"}
    found = why_not("mk", "ПЕЌ")
    assert found is not None
    assert (found.kinds, found.note) == ((OutsideKind.REFUSED,), "само во постариот јазик („печка“)")


def test_a_form_of_which_nobody_has_decided_anything_is_not_said_to_be_refused() -> None:
    assert why_not("mk", "ААК") is None
    assert why_not("mk", "ААБА") is None


def test_a_language_without_a_file_answers_nothing() -> None:
    assert why_not("xx", "МОСКВА") is None
    assert why_not("ru", "ЦЪЫЩ") is None


def lists(language: str) -> Iterator[Lexicon]:
    for info in lexicon_infos():
        lexicon = load_lexicon(info.id) if info.language == language else None
        if isinstance(lexicon, Lexicon):
            yield lexicon


@pytest.mark.parametrize(("language", "least"), [("ru", 500_000), ("en", 30_000)])
def test_nothing_that_is_shipped_as_no_word_is_a_word(language: str, least: int) -> None:
    file = open_outside(language)
    assert isinstance(file, OutsideFile)
    assert file.header.entries > least
    held = list(lists(language))
    assert held
    for one in islice(file, 0, None, 37):
        assert not any(lexicon.spellings(one.word) for lexicon in held), one
    for one in islice(file, 0, None, 1009):
        assert file.find(one.word) == one
