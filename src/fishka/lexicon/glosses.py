"""What words mean: definitions by headword, in a compressed file a language, unpacked block by block.

A file `<language>.glosses`, little-endian:

    8 bytes  magic FISHKAG1
    u32      size of the header
    header   JSON, see `GlossHeader`
    ...      the blocks one after the other, each a raw LZMA2 stream

A block is UTF-8 text, a line an entry: headword TAB part of speech TAB definitions with U+001F between them.
Entries are ordered by headword. A look-up unpacks one block of some 100 KB: a few milliseconds, and no
memory is kept but that block.
"""

import lzma
import mmap
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from fishka.lexicon.catalogue import DATA, lexicon_folders
from fishka.lexicon.faults import FaultCode, LexiconFault
from fishka.lexicon.info import Source, WordEntry

MAGIC: Final = b"FISHKAG1"
BLOCK_BYTES: Final = 96 * 1024
MEANINGS_MAX: Final = 6
"""So many definitions of a word are told."""
_BETWEEN: Final = "\x1f"
_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 1 << 18, "lc": 4, "lp": 0, "pb": 0}]


class GlossEntry(NamedTuple):
    """The definitions of a headword in one part of speech, the most used first."""

    lemma: str
    pos: str
    """OpenCorpora's name (NOUN, VERB, ADJF, ADVB); empty when the source does not say."""
    texts: tuple[str, ...]


class BlockHeader(msgspec.Struct, frozen=True):
    """One block: its first headword, its size in the file, SHA-256 (hex) of it as it lies there."""

    first: str
    packed: int
    sha256: str


class GlossHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of definitions says of itself."""

    language: str
    entries: int
    licence: str
    """SPDX expression."""
    notice: str
    """Name of the notice file beside the data."""
    sources: tuple[Source, ...]
    blocks: tuple[BlockHeader, ...]


class Glosses:
    """The definitions of one language. `data` must stay open as long as this is used.

    Raises ValueError when the data is no file of definitions.
    """

    def __init__(self, data: bytes | memoryview) -> None:
        self._data: Final = memoryview(data)
        if bytes(self._data[:8]) != MAGIC:
            raise ValueError("magic")
        end = 12 + int.from_bytes(self._data[8:12], "little")
        try:
            self.header: Final = msgspec.json.decode(bytes(self._data[12:end]), type=GlossHeader)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise ValueError("header") from fault
        self._firsts: Final = [block.first for block in self.header.blocks]
        self._starts: Final = [end]
        for block in self.header.blocks:
            self._starts.append(self._starts[-1] + block.packed)
        if self._starts[-1] != len(self._data):
            raise ValueError("size")
        self._last: tuple[int, str] = (-1, "")

    def entries(self, lemma: str) -> tuple[GlossEntry, ...]:
        """The entries of a headword in lower case, one a part of speech.

        Raises ValueError for a damaged block.
        """
        number = bisect_right(self._firsts, lemma) - 1
        if number < 0 or not lemma or not lemma.isalpha():
            return ()
        text = self._block(number)
        found = []
        at = text.find(f"\n{lemma}\t")
        while at >= 0:
            end = text.index("\n", at + 1)
            found.append(_read(text[at + 1 : end]))
            at = end if text.startswith(f"\n{lemma}\t", end) else -1
        return tuple(found)

    def __iter__(self) -> Iterator[GlossEntry]:
        for number in range(len(self._firsts)):
            yield from map(_read, self._block(number)[1:-1].split("\n"))

    def _block(self, number: int) -> str:
        """A block's text with a line end before its first line; the last block read is kept."""
        kept, text = self._last
        if kept == number:
            return text
        packed = self._data[self._starts[number] : self._starts[number + 1]]
        if sha256(packed).hexdigest() != self.header.blocks[number].sha256:
            raise ValueError(f"block {number}")
        text = "\n" + lzma.decompress(packed, lzma.FORMAT_RAW, filters=_FILTERS).decode()
        self._last = (number, text)
        return text


def gloss(language: str, lemma: str, pos: str | None = None) -> tuple[str, ...]:
    """What a headword (lower case) means: its definitions in the language itself, the most used first.

    With a part of speech (OpenCorpora's name) only its definitions, and those whose part is not known. Empty
    when nothing is known of the word, the language has no definitions, or they cannot be read
    (`open_glosses` tells why).

    >>> gloss("en", "xylem")[0][:13]
    'the woody par'
    """
    opened = open_glosses(language, _folder_of(language))
    if isinstance(opened, LexiconFault):
        return ()
    try:
        entries = opened.entries(lemma)
    except ValueError:
        return ()
    return tuple(text for one in entries if not pos or one.pos in ("", pos) for text in one.texts)


def meanings(language: str, entry: WordEntry, most: int = MEANINGS_MAX) -> tuple[str, ...]:
    """What a word means: the definitions of its headwords, in the order of its readings, each once."""
    found: list[str] = []
    for reading in entry.analyses:
        found += gloss(language, reading.lemma, reading.pos or None)
    if not entry.analyses:
        found += gloss(language, entry.word.lower())
    return tuple(dict.fromkeys(found))[:most]


def open_glosses(language: str, folder: Path = DATA) -> Glosses | LexiconFault:
    """The definitions of a language in this folder, or why there are none."""
    path = folder / f"{language}.glosses"
    try:
        state = path.stat()
        return _opened(path, state.st_size, state.st_mtime_ns)
    except (OSError, ValueError) as fault:
        code = FaultCode.DATA_MISSING if isinstance(fault, OSError) else FaultCode.DATA_DAMAGED
        return LexiconFault(code, {"file": path.name})


def _folder_of(language: str) -> Path:
    """The first folder of lists that has definitions of the language; Fishka's own when none has."""
    return next((one for one in lexicon_folders() if (one / f"{language}.glosses").is_file()), DATA)


@lru_cache(maxsize=8)
def _opened(path: Path, size: int, _modified_ns: int) -> Glosses:
    """One mapping a process for each file."""
    if not size:
        raise ValueError("size")
    with path.open("rb") as file:
        return Glosses(memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)))


def pack_glosses(
    entries: Iterable[GlossEntry], language: str, licence: str, notice: str, sources: Sequence[Source]
) -> bytes:
    """A file of definitions. Raises ValueError for a tab, line end or U+001F in a text."""
    ordered = sorted(entries)
    blocks: list[BlockHeader] = []
    packed = b""
    for first, text in _texts(ordered):
        stream = lzma.compress(text.encode(), lzma.FORMAT_RAW, filters=_FILTERS)
        blocks.append(BlockHeader(first, len(stream), sha256(stream).hexdigest()))
        packed += stream
    header = msgspec.json.encode(
        GlossHeader(language, len(ordered), licence, notice, tuple(sources), tuple(blocks))
    )
    return MAGIC + len(header).to_bytes(4, "little") + header + packed


def _texts(ordered: Sequence[GlossEntry]) -> Iterator[tuple[str, str]]:
    """(first headword, text) of each block; the entries of one headword stay together."""
    lines: list[str] = []
    size, first, before = 0, "", ""
    for entry in ordered:
        if any(
            sign in text for text in (entry.lemma, entry.pos, *entry.texts) for sign in ("\t", "\n", _BETWEEN)
        ):
            raise ValueError(f"{entry.lemma}: a sign of the file's own")
        if lines and size >= BLOCK_BYTES and entry.lemma != before:
            yield first, "".join(lines)
            lines, size = [], 0
        if not lines:
            first = entry.lemma
        line = f"{entry.lemma}\t{entry.pos}\t{_BETWEEN.join(entry.texts)}\n"
        lines.append(line)
        size += len(line.encode())
        before = entry.lemma
    if lines:
        yield first, "".join(lines)


def _read(line: str) -> GlossEntry:
    lemma, pos, texts = line.split("\t")
    return GlossEntry(lemma, pos, tuple(texts.split(_BETWEEN)))
