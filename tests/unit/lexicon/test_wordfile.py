"""A user's word file is read whole or refused with every fault, each with its line."""

from pathlib import Path

from fishka.lexicon import WordFile, WordFileFaultCode, parse_words, read_word_file

RUSSIAN = "ЁАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"


def test_words_are_raised_composed_sorted_and_taken_once() -> None:
    decomposed = "\u0438\u0306од"
    text = f"\ufeff# мой список\nкот\r\n\n  КОТ\nёж\n{decomposed}\n"
    assert parse_words(text.encode(), RUSSIAN) == WordFile(("ЁЖ", "ЙОД", "КОТ"))


def test_all_faults_are_named_with_their_lines() -> None:
    lines = ["кот".encode(), b"\xff\xfe", "к-т".encode(), "я".encode(), "а".encode() * 22, b"c0t"]
    faults = parse_words(b"\n".join(lines), RUSSIAN)
    assert isinstance(faults, tuple)
    assert [(one.line, one.code) for one in faults] == [
        (2, WordFileFaultCode.NOT_UTF8),
        (3, WordFileFaultCode.NOT_LETTERS),
        (4, WordFileFaultCode.TOO_SHORT),
        (5, WordFileFaultCode.TOO_LONG),
        (6, WordFileFaultCode.NOT_LETTERS),
    ]
    assert faults[1].params == {"word": "К-Т", "signs": "-"}
    assert faults[4].params["signs"] == "C0T"


def test_a_file_without_words_is_refused() -> None:
    for empty in (b"", b"\n\n", b"# \xd0\xb0\n"):
        faults = parse_words(empty, RUSSIAN)
        assert isinstance(faults, tuple)
        assert [(one.line, one.code) for one in faults] == [(0, WordFileFaultCode.NO_WORDS)]


def test_a_file_is_read_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    for place in (path, tmp_path):
        faults = read_word_file(place, RUSSIAN)
        assert isinstance(faults, tuple)
        assert faults[0].code is WordFileFaultCode.UNREADABLE
    path.write_text("дом\n", encoding="utf-8")
    assert read_word_file(path, RUSSIAN) == WordFile(("ДОМ",))
