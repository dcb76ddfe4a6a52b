"""A user's own list made one of Fishka's: every line is taken, or told why not; nothing is repaired unsaid.

What is made alike is said in the report (`changes`): small letters raised, signs composed (NFC), carriage
returns, space and definitions cut off. Lines are read one after the other and words kept as packed letters,
so that five million lines take some 400 MB, the file itself among them.
"""

import codecs
import re
import unicodedata
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from enum import StrEnum
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from fishka.lexicon.cache import write_whole
from fishka.lexicon.catalogue import BookFile, read_book_file
from fishka.lexicon.encodings import detect_encoding
from fishka.lexicon.info import LexiconInfo, YoPolicy
from fishka.lexicon.layout import (
    LEVEL_STEP,
    LEVEL_UNKNOWN,
    Grammar,
    Header,
    ListHeader,
    compress_fast,
    pack,
)
from fishka.lexicon.overlay import LONGEST, SHORTEST

LINES_MAX: Final = 5_000_000
BYTES_MAX: Final = 512 * 1024 * 1024
EXAMPLES: Final = 5
"""Examples kept of each kind of line."""
ENCODINGS: Final = (
    *("utf-8", "utf-8-sig", "utf-16-le", "utf-16-be"),
    *("windows-1251", "koi8-r", "iso-8859-5", "cp866"),
)
"""The last two are never guessed: whoever imports must name them."""
_BATCH: Final = 1 << 16
"""Characters decoded at a time, about."""
_ID: Final = re.compile(r"[a-z][a-z0-9_]{1,62}")
_DEFINITION: Final = re.compile(r"\t|\s[-–—=:]\s|\s{2,}")
_HYPHENS: Final = frozenset("-‐‑–—")
_APOSTROPHES: Final = frozenset("'’ʼ`")


class Line(StrEnum):
    """What became of a line. Each has a text `import-line-<code with dashes>`."""

    TAKEN = "taken"
    DUPLICATE = "duplicate"
    """The word was there before."""
    BLANK = "blank"
    COMMENT = "comment"
    """It begins with #."""
    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    HYPHEN = "hyphen"
    APOSTROPHE = "apostrophe"
    DIGIT = "digit"
    SEVERAL_WORDS = "several_words"
    LOOK_ALIKE = "look_alike"
    """Letters of another alphabet among those of the language: Latin A for Cyrillic А."""
    OTHER_LETTERS = "other_letters"
    """Letters that the language has not."""
    OTHER_SIGNS = "other_signs"


class Change(StrEnum):
    """What was made alike in words that were taken. Each has a text `import-change-<code with dashes>`."""

    CAPITALS = "capitals"
    """Small letters were raised."""
    COMPOSED = "composed"
    """Letters of two signs were made one (NFC)."""
    SPACE = "space"
    """Space around a word, carriage returns among it, was cut off."""
    DEFINITION = "definition"
    """What follows the word (after a tab, a dash between spaces, two spaces) was left out."""


class Tally(msgspec.Struct, frozen=True):
    """How many lines, and the first of them: their numbers and what stands there."""

    count: int
    examples: tuple[tuple[int, str], ...]


class ImportReport(msgspec.Struct, frozen=True):
    """What was read, and what became of each line."""

    encoding: str
    lines: int
    words: int
    """Different words taken."""
    tallies: dict[str, Tally]
    """By `Line`."""
    changes: dict[str, Tally]
    """By `Change`."""


class ImportFaultCode(StrEnum):
    """Why nothing is imported. Each has a text `import-fault-<code with dashes>`."""

    BAD_ID = "bad_id"
    """Small Latin letters, digits and `_` after a letter. Parameter `id`."""
    OWN_ID = "own_id"
    """A list that comes with Fishka or a package has this id. Parameter `id`."""
    UNREADABLE = "unreadable"
    TOO_BIG = "too_big"
    """Parameter `most`: bytes."""
    TOO_MANY_LINES = "too_many_lines"
    """Parameter `most`."""
    ENCODING = "encoding"
    """What the bytes mean cannot be told. Parameter `known`."""
    NOT_IN_ENCODING = "not_in_encoding"
    """Parameters `encoding`, `line`."""
    NO_WORDS = "no_words"
    UNWRITABLE = "unwritable"
    """Parameter `folder`."""


class ImportFault(msgspec.Struct, frozen=True):
    """Why nothing is imported."""

    code: ImportFaultCode
    params: dict[str, str] = {}


class Imported(msgspec.Struct, frozen=True):
    """A list that is now there, and where."""

    info: LexiconInfo
    report: ImportReport
    path: Path
    replaced: str | None
    """Hash of the version that had the id before; it can still be opened by that hash."""


def import_list(
    source: Path | bytes,
    folder: Path,
    *,
    id: str,
    language: str,
    letters: str,
    own_ids: frozenset[str] = frozenset(),
    encoding: str | None = None,
) -> Imported | ImportFault:
    """Read a user's file and put it into the folder of lists as `<id>.book`.

    `letters` are the upper-case letters of the language, `own_ids` what may not be replaced. A list that has
    the id already stays beside it as `<id>~<hash>.book`, and opens by its hash.
    """
    if not _ID.fullmatch(id):
        return ImportFault(ImportFaultCode.BAD_ID, {"id": id})
    if id in own_ids:
        return ImportFault(ImportFaultCode.OWN_ID, {"id": id})
    data = _content(source)
    if isinstance(data, ImportFault):
        return data
    read = read_words(data, letters, encoding)
    if isinstance(read, ImportFault):
        return read
    report, blocks = read
    info = _info(id, language, letters, blocks)
    path = folder / f"{id}.book"
    try:
        replaced = _set_aside(path, info.hash)
        write_whole(path, _packed(info, blocks))
    except OSError:
        return ImportFault(ImportFaultCode.UNWRITABLE, {"folder": str(folder)})
    return Imported(info, report, path, replaced)


Blocks = dict[int, list[bytes]]
"""By length: words as letter codes from 1 in the order of the letters, sorted, each once."""


def read_words(
    data: bytes, letters: str, encoding: str | None = None
) -> tuple[ImportReport, Blocks] | ImportFault:
    """The words of a text and what became of each line, or why it cannot be read at all."""
    if len(data) > BYTES_MAX:
        return ImportFault(ImportFaultCode.TOO_BIG, {"most": str(BYTES_MAX)})
    found = detect_encoding(data) if encoding is None else (encoding, 0)
    if found is None or found[0] not in ENCODINGS:
        return ImportFault(ImportFaultCode.ENCODING, {"known": ", ".join(ENCODINGS)})
    name, start = found
    reader = _Reader(letters)
    try:
        for line in _lines(data, name, start):
            reader.read(line)
    except UnicodeDecodeError:
        return ImportFault(
            ImportFaultCode.NOT_IN_ENCODING, {"encoding": name, "line": str(reader.number + 1)}
        )
    except OverflowError:
        return ImportFault(ImportFaultCode.TOO_MANY_LINES, {"most": str(LINES_MAX)})
    blocks = reader.blocks()
    if not blocks:
        return ImportFault(ImportFaultCode.NO_WORDS)
    return reader.report(name, sum(map(len, blocks.values()))), blocks


class _Reader:
    """Lines in, packed letters and tallies out."""

    def __init__(self, letters: str) -> None:
        ordered = "".join(sorted(set(letters)))
        self._letters: Final = frozenset(ordered)
        self._map: Final = codecs.charmap_build("\ufffe" + ordered + "\ufffe" * (255 - len(ordered)))
        self._packed: Final[dict[int, bytearray]] = {n: bytearray() for n in range(SHORTEST, LONGEST + 1)}
        self._tallies: Final = _Tallies()
        self._changes: Final = _Tallies()
        self._taken = 0
        self.number = 0

    def read(self, line: str) -> None:
        """One line; the usual one holds just a word in capitals."""
        self.number += 1
        if self.number > LINES_MAX:
            raise OverflowError
        try:
            code, size = codecs.charmap_encode(line, "strict", self._map)
        except UnicodeEncodeError:
            self._unusual(line)
            return
        if SHORTEST <= size <= LONGEST:
            self._packed[size] += code
            self._taken += 1
        else:
            self._unusual(line)

    def _unusual(self, line: str) -> None:
        word = line.strip()
        if not word or word.startswith("#"):
            self._tallies.add(Line.COMMENT if word else Line.BLANK, self.number, line)
            return
        changes = [Change.SPACE] if word != line else []
        head = _DEFINITION.split(word, maxsplit=1)[0]
        if head != word and head:
            changes.append(Change.DEFINITION)
            word = head
        composed = unicodedata.normalize("NFC", word)
        if composed != word:
            changes.append(Change.COMPOSED)
        raised = composed.upper()
        if raised != composed:
            changes.append(Change.CAPITALS)
        kind = self._kind(raised)
        if kind is not Line.TAKEN:
            self._tallies.add(kind, self.number, line)
            return
        self._packed[len(raised)] += codecs.charmap_encode(raised, "strict", self._map)[0]
        self._taken += 1
        for change in changes:
            self._changes.add(change, self.number, line)

    def _kind(self, word: str) -> Line:
        strange = [sign for sign in word if sign not in self._letters]
        if not strange:
            if len(word) < SHORTEST:
                return Line.TOO_SHORT
            return Line.TOO_LONG if len(word) > LONGEST else Line.TAKEN
        if any(sign.isspace() for sign in strange):
            return Line.SEVERAL_WORDS
        for kind, belongs in _KINDS:
            if any(belongs(sign) for sign in strange):
                return kind
        if not all(sign.isalpha() for sign in strange):
            return Line.OTHER_SIGNS
        foreign = {_script(sign) for sign in strange} - {_script(sign) for sign in self._letters}
        return Line.LOOK_ALIKE if foreign and len(strange) < len(word) else Line.OTHER_LETTERS

    def blocks(self) -> Blocks:
        """The words by length, sorted, each once."""
        found: Blocks = {}
        for length, packed in self._packed.items():
            if packed:
                found[length] = _sorted_once(bytes(packed), length)
                packed.clear()
        return found

    def report(self, encoding: str, words: int) -> ImportReport:
        """What became of each line."""
        tallies = {Line.TAKEN.value: Tally(words, ())} | self._tallies.plain()
        if self._taken > words:
            tallies[Line.DUPLICATE.value] = Tally(self._taken - words, ())
        return ImportReport(encoding, self.number, words, tallies, self._changes.plain())


_KINDS: Final[tuple[tuple[Line, Callable[[str], bool]], ...]] = (
    (Line.DIGIT, str.isdigit),
    (Line.HYPHEN, _HYPHENS.__contains__),
    (Line.APOSTROPHE, _APOSTROPHES.__contains__),
)


def _script(letter: str) -> str:
    """LATIN, CYRILLIC, ..., as Unicode names letters."""
    return unicodedata.name(letter, "").partition(" ")[0]


class _Tallies:
    def __init__(self) -> None:
        self._counts: Final[Counter[str]] = Counter()
        self._examples: Final[dict[str, list[tuple[int, str]]]] = {}

    def add(self, kind: StrEnum, number: int, line: str) -> None:
        self._counts[kind.value] += 1
        kept = self._examples.setdefault(kind.value, [])
        if len(kept) < EXAMPLES:
            kept.append(
                (number, "".join(sign if sign.isprintable() else "·" for sign in line.rstrip("\r")[:60]))
            )

    def plain(self) -> dict[str, Tally]:
        return {kind: Tally(count, tuple(self._examples[kind])) for kind, count in self._counts.items()}


def _content(source: Path | bytes) -> bytes | ImportFault:
    if isinstance(source, bytes):
        return source
    try:
        if source.stat().st_size > BYTES_MAX:
            return ImportFault(ImportFaultCode.TOO_BIG, {"most": str(BYTES_MAX)})
        return source.read_bytes()
    except OSError:
        return ImportFault(ImportFaultCode.UNREADABLE)


def _lines(data: bytes, encoding: str, start: int) -> Iterator[str]:
    """The lines of a text, without their line feeds. Raises UnicodeDecodeError."""
    decode = codecs.getincrementaldecoder("utf-8" if encoding == "utf-8-sig" else encoding)().decode
    rest = ""
    for at in range(start, len(data), _BATCH):
        rest += decode(data[at : at + _BATCH])
        *lines, rest = rest.split("\n")
        yield from lines
    rest += decode(b"", True)
    if rest:
        yield rest


def _sorted_once(packed: bytes, length: int) -> list[bytes]:
    words = sorted(packed[at : at + length] for at in range(0, len(packed), length))
    return [words[0], *(word for before, word in pairwise(words) if word != before)]


def _info(id: str, language: str, letters: str, blocks: Blocks) -> LexiconInfo:
    ordered = "".join(sorted(set(letters)))
    counts = {length: len(words) for length, words in sorted(blocks.items())}
    digest = _canonical_hash(ordered, blocks)
    return LexiconInfo(
        id=id,
        version=digest[:8],
        hash=digest,
        language=language,
        letters=ordered,
        yo_policy=YoPolicy.STRICT if {"Е", "Ё"} <= set(ordered) else YoPolicy.NONE,
        count=sum(counts.values()),
        counts_by_length=counts,
        counts_by_tier={0: sum(counts.values())},
        licence="",
        notice="",
        sources=(),
    )


def _canonical_hash(letters: str, blocks: Blocks) -> str:
    """SHA-256 of the words as text, by code point, a line each."""
    digest = sha256()
    table = dict(enumerate(letters, 1)) | {0: "\n"}
    words = sorted(word for block in blocks.values() for word in block)
    for at in range(0, len(words), 100_000):
        joined = b"\0".join(words[at : at + 100_000]) + b"\0"
        digest.update(joined.decode("latin-1").translate(table).encode())
    return digest.hexdigest()


def _packed(info: LexiconInfo, blocks: Blocks) -> bytes:
    rows = info.count
    sections = {
        "words": b"".join(b"".join(blocks[length]) for length in sorted(blocks)),
        "tiers": bytes(rows),
        "levels": bytes([LEVEL_UNKNOWN // LEVEL_STEP]) * rows,
        "flags": bytes(rows),
        "lists": b"\1" * rows,
        "analyses": bytes(4 * rows),
        "sets": array("H", [0]).tobytes(),
        "grammar": msgspec.json.encode(Grammar((), (), ())),
    }
    header = Header(
        language=info.language,
        letters=info.letters,
        yo_policy=info.yo_policy,
        rows_by_length=info.counts_by_length,
        lists=(ListHeader(1, info),),
        sections=(),
    )
    return pack(header, sections, {name: compress_fast(data) for name, data in sections.items()})


def _set_aside(path: Path, hash: str) -> str | None:
    """Rename the book that is there, so that only its hash finds it: that hash, unless no word differs."""
    there = read_book_file(path)
    if not isinstance(there, BookFile) or not there.lists:
        return None
    old = there.lists[0].info.hash
    if old == hash:
        return None
    path.rename(path.with_name(f"{path.stem}~{old[:16]}.book"))
    return old
