"""A user's own list of words: plain text, one word a line."""

import unicodedata
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec

SHORTEST: Final = 2
LONGEST: Final = 21
"""The longest board side."""
MOST_BYTES: Final = 256 * 1024 * 1024


class WordFileFaultCode(StrEnum):
    """Each has a text `word-file-fault-<code with dashes>`; all take `line`."""

    UNREADABLE = "unreadable"
    """The file cannot be read (line 0)."""
    TOO_BIG = "too_big"
    """More bytes than a list may have (line 0)."""
    NOT_UTF8 = "not_utf8"
    """The bytes of this line are not UTF-8."""
    NOT_LETTERS = "not_letters"
    """Something that is no letter of the language. Parameters `word`, `signs`."""
    TOO_SHORT = "too_short"
    """Fewer than two letters. Parameter `word`."""
    TOO_LONG = "too_long"
    """More letters than a board has squares in a row. Parameters `word`, `most`."""
    NO_WORDS = "no_words"
    """Not one word in the file (line 0)."""


class WordFileFault(msgspec.Struct, frozen=True):
    """One fault of a file; `line` counts from 1, 0 means the file as a whole."""

    line: int
    code: WordFileFaultCode
    params: dict[str, str] = {}


class WordFile(msgspec.Struct, frozen=True):
    """The words of a file, in upper case, NFC, sorted by code point, each once."""

    words: tuple[str, ...]


def read_word_file(path: Path, letters: str) -> WordFile | tuple[WordFileFault, ...]:
    """The words of a UTF-8 file (a byte order mark, empty lines and lines starting with `#` are passed over).

    `letters` are the upper-case letters that words may hold; what is read is raised to upper case and
    composed (Й and Ё may come as two signs). Either every word is good, or all faults are
    returned, in order of lines.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            return (WordFileFault(0, WordFileFaultCode.TOO_BIG, {"most": str(MOST_BYTES)}),)
        data = path.read_bytes()
    except OSError:
        return (WordFileFault(0, WordFileFaultCode.UNREADABLE),)
    return parse_words(data, letters)


def parse_words(data: bytes, letters: str) -> WordFile | tuple[WordFileFault, ...]:
    """`read_word_file` of a file's content."""
    words: set[str] = set()
    faults: list[WordFileFault] = []
    for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), 1):
        try:
            text = unicodedata.normalize("NFC", line.decode("utf-8").strip().upper())
        except UnicodeDecodeError:
            faults.append(WordFileFault(number, WordFileFaultCode.NOT_UTF8))
            continue
        if text and not text.startswith("#"):
            found = list(_faults(number, text, letters))
            faults += found
            if not found:
                words.add(text)
    if not words and not faults:
        faults.append(WordFileFault(0, WordFileFaultCode.NO_WORDS))
    return tuple(faults) if faults else WordFile(tuple(sorted(words)))


def _faults(line: int, word: str, letters: str) -> Iterator[WordFileFault]:
    strange = "".join(dict.fromkeys(char for char in word if char not in letters))
    if strange:
        yield WordFileFault(line, WordFileFaultCode.NOT_LETTERS, {"word": word[:40], "signs": strange[:40]})
    elif len(word) < SHORTEST:
        yield WordFileFault(line, WordFileFaultCode.TOO_SHORT, {"word": word})
    elif len(word) > LONGEST:
        yield WordFileFault(line, WordFileFaultCode.TOO_LONG, {"word": word[:40], "most": str(LONGEST)})
