"""What is known of strings that are no words: names, abbreviations, misspellings, what was decided against.

`why_not` answers for what no list of the language holds. A block of `<language>.outside` (`blocks`) is a line
an entry, ordered by key, which is the string in lower case with Е for Ё:

    number of signs shared with the key before (one hexadecimal digit) and the rest of the key
    TAB kinds, a letter each (`_LETTERS`), the most telling first
    TAB headword: how many signs to take off the end of the string, and what to put there; empty: itself
    TAB the string itself where it has Ё
    TAB the right spelling
    TAB reason

What would be empty at the end of a line is left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec

from fishka.lexicon import blocks
from fishka.lexicon.blocks import Blocks, BlocksHeader, TextBlock, folder_with, open_blocks, pack_blocks
from fishka.lexicon.catalogue import DATA
from fishka.lexicon.faults import LexiconFault
from fishka.lexicon.info import Source

MAGIC: Final = b"FISHKAO1"
_SHARED_MOST: Final = 15


class OutsideKind(StrEnum):
    """Why a string is no word, the most telling reason first."""

    MISSPELLING = "misspelling"
    GIVEN_NAME = "given_name"
    PLACE = "place"
    SURNAME = "surname"
    PATRONYMIC = "patronymic"
    ORGANISATION = "organisation"
    BRAND = "brand"
    NAME = "name"
    """A name of a kind that the sources do not tell."""
    ABBREVIATION = "abbreviation"
    PART = "part"
    """Of compounds or of names: never a word alone."""
    DISTORTED = "distorted"
    """A distorted spelling, or one of before the reform of 1918."""
    REFUSED = "refused"
    """Decided against by hand, for the reason told."""
    UNATTESTED = "unattested"
    """A form that rules make of a headword, and that no dictionary and no use attests."""


_LETTERS: Final = dict(zip(OutsideKind, "mgtspobnacdru", strict=True))
_KINDS: Final = {letter: kind for kind, letter in _LETTERS.items()}


class Outside(msgspec.Struct, frozen=True):
    """What is known of a string that is no word."""

    word: str
    """Upper case, with Ё where it belongs."""
    kinds: tuple[OutsideKind, ...]
    """At least one, the most telling first."""
    lemma: str = ""
    """Lower case: the headword whose form it is; empty for a headword."""
    spelling: str = ""
    """Upper case: how a misspelling is spelled rightly; empty when that is not known."""
    note: str = ""
    """Reason of a decision by hand, in the language of the list."""


def why_not(language: str, word: str, /) -> Outside | None:
    """What is known of a string that no list of the language holds; None when nothing is.

    Small letters are as good as capitals, Е as good as Ё.

    >>> why_not("ru", "Москвой").lemma
    'москва'
    """
    opened = open_outside(language, folder_with(f"{language}.outside"))
    if isinstance(opened, LexiconFault):
        return None
    try:
        return opened.find(word)
    except ValueError:
        return None


def open_outside(language: str, folder: Path = DATA) -> "OutsideFile | LexiconFault":
    """The file of a language in this folder, or why there is none."""
    opened = open_blocks(folder / f"{language}.outside", MAGIC)
    return opened if isinstance(opened, LexiconFault) else OutsideFile(opened)


class OutsideFile:
    """What is known of the strings of one language that are no words."""

    def __init__(self, blocks: Blocks) -> None:
        self._blocks: Final = blocks

    @property
    def header(self) -> BlocksHeader:
        """What the file says of itself."""
        return self._blocks.header

    def find(self, word: str) -> Outside | None:
        """What is known of a string. Raises ValueError for a damaged block."""
        key = key_of(word)
        if not key.isalpha():
            return None
        for found, line in _lines(self._blocks.holding(key)):
            if found == key:
                return _read(key, line)
            if found > key:
                break
        return None

    def __iter__(self) -> Iterator[Outside]:
        for text in self._blocks:
            yield from (_read(key, line) for key, line in _lines(text))


def key_of(word: str) -> str:
    """By what a string is sought: in lower case, with Е for Ё."""
    return word.strip().lower().replace("ё", "е")


def pack_outside(
    entries: Iterable[Outside], language: str, licence: str, notice: str, sources: Sequence[Source]
) -> bytes:
    """A file of these entries, which come in the order of `key_of`.

    Raises ValueError for another order, two of one key, and a tab or line end in a text.
    """
    return pack_blocks(
        MAGIC, _texts(entries), language=language, licence=licence, notice=notice, sources=sources
    )


def _texts(entries: Iterable[Outside]) -> Iterator[TextBlock]:
    lines: list[str] = []
    size, first, before = 0, "", ""
    for entry in entries:
        key = key_of(entry.word)
        if key <= before:
            raise ValueError(f"{key} stands twice, or after {before}")
        if size >= blocks.BLOCK_BYTES:
            yield TextBlock(first, "".join(lines), len(lines))
            lines, size = [], 0
        if not lines:
            first = key
        shared = min(_SHARED_MOST, _shared(key, before)) if lines else 0
        line = f"{shared:x}{key[shared:]}\t{_written(entry)}\n"
        lines.append(line)
        size += len(line.encode())
        before = key
    if lines:
        yield TextBlock(first, "".join(lines), len(lines))


def _written(entry: Outside) -> str:
    word = entry.word.lower()
    lemma = ""
    if entry.lemma:
        stem = _shared(word, entry.lemma)
        lemma = f"{len(word) - stem} {entry.lemma[stem:]}"
    fields = (
        "".join(_LETTERS[kind] for kind in entry.kinds),
        lemma,
        word if "ё" in word else "",
        entry.spelling.lower(),
        entry.note,
    )
    if not entry.kinds or any(sign in field for field in fields for sign in "\t\n"):
        raise ValueError(f"{word}: without a kind, or with a sign of the file's own")
    return "\t".join(fields).rstrip("\t")


def _shared(one: str, other: str) -> int:
    """With how many equal signs two strings begin."""
    least = min(len(one), len(other))
    return next((at for at in range(least) if one[at] != other[at]), least)


def _lines(text: str) -> Iterator[tuple[str, str]]:
    """(key, rest of the line) of each line of a block."""
    key = ""
    for line in text[:-1].split("\n") if text else ():
        head, _, rest = line.partition("\t")
        key = key[: int(head[0], 16)] + head[1:]
        yield key, rest


def _read(key: str, line: str) -> Outside:
    kinds, lemma, dotted, spelling, note = (*line.split("\t"), "", "", "", "")[:5]
    word = dotted or key
    if lemma:
        cut, _, end = lemma.partition(" ")
        lemma = word[: len(word) - int(cut)] + end
    return Outside(word.upper(), tuple(_KINDS[one] for one in kinds), lemma, spelling.upper(), note)
