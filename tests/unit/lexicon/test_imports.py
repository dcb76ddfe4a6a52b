"""A user's list: every line is taken or told why not, and nothing is repaired unsaid."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fishka.lexicon import (
    Change,
    Imported,
    ImportFault,
    ImportFaultCode,
    ImportReport,
    Lexicon,
    Line,
    import_list,
    read_words,
)
from fishka.lexicon.book import Book
from fishka.lexicon.encodings import detect_encoding
from fishka.lexicon.imports import Blocks
from fishka.lexicon.layout import unpack

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
ENGLISH = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
unhurried = settings(deadline=None, suppress_health_check=list(HealthCheck))


def read(text: str | bytes, letters: str = RUSSIAN) -> tuple[ImportReport, list[str]]:
    found = read_words(text if isinstance(text, bytes) else text.encode(), letters)
    assert not isinstance(found, ImportFault), found
    report, blocks = found
    return report, spelled(blocks, letters)


def spelled(blocks: Blocks, letters: str) -> list[str]:
    ordered = sorted(set(letters))
    return sorted("".join(ordered[code - 1] for code in word) for block in blocks.values() for word in block)


def open_book(path: Path) -> Lexicon:
    book = Book(unpack(path.read_bytes()))
    return Lexicon(book, book.header.lists[0])


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("", Line.BLANK),
        ("   ", Line.BLANK),
        ("# КОТ", Line.COMMENT),
        ("Я", Line.TOO_SHORT),
        ("А" * 22, Line.TOO_LONG),
        ("КОТ-ОБОРМОТ", Line.HYPHEN),
        ("Д'АРТАНЬЯН", Line.APOSTROPHE),
        ("КОТ2", Line.DIGIT),
        ("БЕЛЫЙ КОТ", Line.SEVERAL_WORDS),
        ("КOТ", Line.LOOK_ALIKE),
        ("CAT", Line.OTHER_LETTERS),
        ("КІТ", Line.OTHER_LETTERS),
        ("КОТ!", Line.OTHER_SIGNS),
    ],
)
def test_a_line_that_is_no_word_is_told_with_its_number(line: str, kind: Line) -> None:
    report, words = read(f"ДОМ\n{line}\nМИР\n")
    assert words == ["ДОМ", "МИР"]
    tally = report.tallies[kind]
    assert tally.count == 1
    assert tally.examples[0][0] == 2
    assert set(report.tallies) == {Line.TAKEN, kind}
    assert report.changes == {}


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("кот", {Change.CAPITALS}),
        ("КОТ\r", {Change.SPACE}),
        ("  КОТ", {Change.SPACE}),
        ("КОТ - животное", {Change.DEFINITION}),
        ("КОТ — животное", {Change.DEFINITION}),
        ("КОТ\tживотное", {Change.DEFINITION}),
        ("КОТ  12", {Change.DEFINITION}),
        ("ки\u0306т", {Change.CAPITALS, Change.COMPOSED}),
    ],
)
def test_what_is_made_alike_is_said(line: str, changes: set[Change]) -> None:
    report, words = read(f"{line}\n")
    assert words in (["КОТ"], ["КЙТ"])
    assert set(report.changes) == changes
    assert all(tally.count == 1 for tally in report.changes.values())


def test_a_word_that_comes_twice_is_counted_and_taken_once() -> None:
    report, words = read("КОТ\nкот\nДОМ\nКОТ\n")
    assert words == ["ДОМ", "КОТ"]
    assert (report.lines, report.words, report.tallies[Line.DUPLICATE].count) == (4, 2, 2)


TEXT = "кот\nёжик\nсобака\nвода\nдерево\n"


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (TEXT.encode(), "utf-8"),
        (TEXT.encode("utf-8-sig"), "utf-8-sig"),
        (b"\xff\xfe" + TEXT.encode("utf-16-le"), "utf-16-le"),
        (b"\xfe\xff" + TEXT.encode("utf-16-be"), "utf-16-be"),
        (TEXT.encode("utf-16-le"), "utf-16-le"),
        (TEXT.encode("utf-16-be"), "utf-16-be"),
        (TEXT.encode("windows-1251"), "windows-1251"),
        (TEXT.upper().encode("windows-1251"), "windows-1251"),
        (TEXT.encode("koi8-r"), "koi8-r"),
        (TEXT.upper().encode("koi8-r"), "koi8-r"),
    ],
)
def test_the_encoding_is_found_and_said(data: bytes, encoding: str) -> None:
    report, words = read(data)
    assert report.encoding == encoding
    assert words == sorted(word.upper() for word in TEXT.split())


def test_an_encoding_that_cannot_be_told_is_asked_for() -> None:
    data = TEXT.encode("cp866")
    found = read_words(data, RUSSIAN)
    assert isinstance(found, ImportFault) or found[0].words == 0 or detect_encoding(data) is not None
    named = read_words(data, RUSSIAN, "cp866")
    assert not isinstance(named, ImportFault)
    assert named[0].words == 5
    assert detect_encoding(bytes(range(128, 192)) * 3) is None
    unknown = read_words(b"\xff\x00\xff", RUSSIAN)
    assert isinstance(unknown, ImportFault)
    assert unknown.code is ImportFaultCode.ENCODING


def test_bytes_that_break_the_named_encoding_are_told_by_line() -> None:
    found = read_words(b"CAT\nDOG\n\xff\n", ENGLISH, "utf-8")
    assert isinstance(found, ImportFault)
    assert found.code is ImportFaultCode.NOT_IN_ENCODING
    assert found.params["encoding"] == "utf-8"


@unhurried
@given(st.lists(st.text(alphabet="АБЁЙaB1- \t\r#'", max_size=6), max_size=30))
def test_every_line_is_counted_once_and_taken_words_are_words(lines: list[str]) -> None:
    found = read_words("\n".join(lines).encode(), RUSSIAN)
    if isinstance(found, ImportFault):
        assert found.code is ImportFaultCode.NO_WORDS
        return
    report, blocks = found
    words = spelled(blocks, RUSSIAN)
    assert len(set(words)) == len(words) == report.words
    assert all(set(word) <= set(RUSSIAN) and 2 <= len(word) <= 21 for word in words)
    assert sum(tally.count for tally in report.tallies.values()) == report.lines


def test_an_imported_list_opens_and_an_older_version_stays(tmp_path: Path) -> None:
    def bring(words: str) -> Imported:
        made = import_list(words.encode(), tmp_path, id="ru_club", language="ru", letters=RUSSIAN)
        assert isinstance(made, Imported), made
        return made

    first = bring("КОТ\nЁЖ\n")
    opened = open_book(first.path)
    assert list(opened.words()) == ["ЁЖ", "КОТ"]
    assert (opened.info.id, opened.info.count, first.replaced) == ("ru_club", 2, None)
    assert opened.info.hash == first.info.hash
    assert bring("ЁЖ\nКОТ\nКОТ\n").replaced is None, "the same words are the same version"
    second = bring("КОТ\nПЁС\n")
    assert second.replaced == first.info.hash
    assert second.info.version != first.info.version
    books = sorted(path.name for path in tmp_path.glob("*.book"))
    assert books == ["ru_club.book", f"ru_club~{first.info.hash[:16]}.book"]
    assert list(open_book(tmp_path / books[1]).words()) == ["ЁЖ", "КОТ"]
    assert list(open_book(second.path).words()) == ["КОТ", "ПЁС"]


@pytest.mark.parametrize(
    ("id", "data", "code"),
    [
        ("Ru-Club", b"CAT\n", ImportFaultCode.BAD_ID),
        ("en_general", b"CAT\n", ImportFaultCode.OWN_ID),
        ("en_club", b"# nothing\n\n", ImportFaultCode.NO_WORDS),
        ("en_club", b"", ImportFaultCode.NO_WORDS),
    ],
)
def test_what_cannot_become_a_list_is_refused(
    tmp_path: Path, id: str, data: bytes, code: ImportFaultCode
) -> None:
    own = frozenset({"en_general"})
    made = import_list(data, tmp_path, id=id, language="en", letters=ENGLISH, own_ids=own)
    assert isinstance(made, ImportFault)
    assert made.code is code
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_not_there_and_a_folder_that_is_none_are_told(tmp_path: Path) -> None:
    gone = import_list(tmp_path / "none.txt", tmp_path, id="en_club", language="en", letters=ENGLISH)
    assert isinstance(gone, ImportFault)
    assert gone.code is ImportFaultCode.UNREADABLE
    file = tmp_path / "file"
    file.write_bytes(b"")
    made = import_list(b"CAT\n", file / "below", id="en_club", language="en", letters=ENGLISH)
    assert isinstance(made, ImportFault)
    assert made.code is ImportFaultCode.UNWRITABLE


def test_too_many_lines_and_too_many_bytes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fishka.lexicon.imports.LINES_MAX", 3)
    many = read_words(b"CAT\n" * 4, ENGLISH)
    assert isinstance(many, ImportFault)
    assert many.code is ImportFaultCode.TOO_MANY_LINES
    monkeypatch.setattr("fishka.lexicon.imports.BYTES_MAX", 3)
    big = read_words(b"CAT\n", ENGLISH)
    assert isinstance(big, ImportFault)
    assert big.code is ImportFaultCode.TOO_BIG
