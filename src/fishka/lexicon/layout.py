"""The file of one language's words: how sections are laid out, packed and unpacked.

A packed file (`data/*.book`), little-endian:

    8 bytes  magic FISHKAB1
    u32      size of the header
    header   JSON, see `Header`
    ...      the sections one after the other, each an xz stream

An unpacked file (in the cache folder) has magic FISHKAU2, the same header, then the sections as they are,
each from a multiple of 8 bytes, and ends in 8 bytes FISHKAND. SHA-256 of the header names the content, for it
holds every section's hash.

Sections, one row a word, rows ordered by length and then by letters (letter code 1.. in code-point order):

    words     the letters, `length` bytes a row: rows of one length form a block of fixed-width records
    tiers, levels, noun_levels, flags, lists      one byte a row; `lists` has one bit a list
    witnesses one byte a row: who lists the word, bits in the order of `info.Witness`; books of before 2026.12
              have none
    analyses  u32 a row: index of its analysis set
    sets      u16: for each set its size, then (paradigm, form) pairs
    grammar   JSON, see `Grammar`
    yo        (unpacked file only) u32: rows of words with Ё, by length, then by letters with Е for Ё

What a reading says is the tag of its form: part of speech first, then OpenCorpora's grammemes (`sing`,
`nomn`, `Pltm` plural only, `Subx` adjective used as a noun, `Abbr` abbreviation written small, `Infr`,
`Slng`, `Arch`) and, of every form of a headword that the Wiktionary labels so in all its senses, `Arch`,
`Infr`, `Slng`, `Dial` (regional) and `Nstd` (non-standard). A plural that is a headword of its own (люди,
щипцы) has a reading whose form 0 it is.
"""

import lzma
from array import array
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

import msgspec

from fishka.lexicon.info import LexiconInfo, YoPolicy

MAGIC_PACKED: Final = b"FISHKAB1"
MAGIC_MAPPED: Final = b"FISHKAU2"
MAGIC_END: Final = b"FISHKAND"
ALIGNMENT: Final = 8
LEVEL_STEP: Final = 5
"""A level byte times this is the level."""
LEVEL_UNKNOWN: Final = 400
"""Of every word of a list that says nothing of how common each is: bots of every level know them all."""


class Section(msgspec.Struct, frozen=True):
    """One section: its size as it is and as packed, and SHA-256 (hex) of it as it is."""

    name: str
    size: int
    packed: int
    sha256: str


class ListHeader(msgspec.Struct, frozen=True):
    """One list of the book: which bit of `lists` marks its words."""

    bit: int
    info: LexiconInfo
    levels: str = "levels"
    """The section with the levels that count in this list: a noun's level is not that of its homographs."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a book says of itself."""

    language: str
    letters: str
    yo_policy: YoPolicy
    rows_by_length: dict[int, int]
    lists: tuple[ListHeader, ...]
    sections: tuple[Section, ...]


class Grammar(msgspec.Struct, frozen=True):
    """Paradigms: each a flat list of (prefix, suffix, tag) numbers by form; form 0 is the headword."""

    affixes: tuple[str, ...]
    tags: tuple[str, ...]
    paradigms: tuple[tuple[int, ...], ...]


class DamagedError(Exception):
    """The bytes are no book, or not the one that its header names."""


def pack(header: Header, sections: Mapping[str, bytes], streams: Mapping[str, bytes] | None = None) -> bytes:
    """A packed book; `header` gets the sections that are given (`streams`: what `compress` made of them)."""
    packed = {name: compress(name, data) for name, data in sections.items()} if streams is None else streams
    described = tuple(
        Section(name, len(data), len(packed[name]), sha256(data).hexdigest())
        for name, data in sections.items()
    )
    text = msgspec.json.encode(msgspec.structs.replace(header, sections=described))
    return MAGIC_PACKED + len(text).to_bytes(4, "little") + text + b"".join(packed[name] for name in sections)


def read_header(data: bytes | memoryview, magic: bytes) -> tuple[Header, bytes, int]:
    """The header, its bytes, and where the sections begin. Raises DamagedError."""
    if bytes(data[:8]) != magic or (magic == MAGIC_MAPPED and bytes(data[-8:]) != MAGIC_END):
        raise DamagedError("magic")
    end = 12 + int.from_bytes(data[8:12], "little")
    text = bytes(data[12:end])
    try:
        return msgspec.json.decode(text, type=Header), text, end
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise DamagedError("header") from fault


def unpack(data: bytes) -> bytes:
    """An unpacked book from a packed one, every section checked. Raises DamagedError."""
    header, text, at = read_header(data, MAGIC_PACKED)
    plain: dict[str, bytes] = {}
    for section in header.sections:
        try:
            content = lzma.decompress(data[at : at + section.packed])
        except (lzma.LZMAError, EOFError) as fault:
            raise DamagedError(section.name) from fault
        if len(content) != section.size or sha256(content).hexdigest() != section.sha256:
            raise DamagedError(section.name)
        plain[section.name] = content
        at += section.packed
    if at != len(data):
        raise DamagedError("size")
    return lay_out(header, text, plain)


def lay_out(header: Header, text: bytes, plain: Mapping[str, bytes]) -> bytes:
    """The bytes of an unpacked book."""
    out = bytearray(MAGIC_MAPPED + len(text).to_bytes(4, "little") + text)
    for section in header.sections:
        out += bytes(-len(out) % ALIGNMENT) + plain[section.name]
    out += bytes(-len(out) % ALIGNMENT) + yo_rows(header, plain["words"]).tobytes()
    return bytes(out + MAGIC_END)


def section_offsets(header: Header, start: int) -> tuple[dict[str, tuple[int, int]], int]:
    """(from, to) of each section of an unpacked book, and where the section `yo` begins."""
    offsets = {}
    for section in header.sections:
        start += -start % ALIGNMENT
        offsets[section.name] = (start, start + section.size)
        start += section.size
    return offsets, start + -start % ALIGNMENT


def yo_rows(header: Header, words: bytes) -> "array[int]":
    """Rows of words with Ё by length and by their letters with Е for Ё."""
    rows = array("I")
    if header.yo_policy is YoPolicy.NONE:
        return rows
    yo = header.letters.index("Ё") + 1
    fold = fold_table(header.letters)
    block = first = 0
    for length, count in sorted(header.rows_by_length.items()):
        part = words[block : block + length * count]
        found = []
        at = part.find(yo)
        while at >= 0:
            row = at // length
            found.append((part[row * length : (row + 1) * length].translate(fold), first + row))
            at = part.find(yo, (row + 1) * length)
        rows.extend(row for _, row in sorted(found))
        block += length * count
        first += count
    return rows


def fold_table(letters: str) -> bytes:
    """For `bytes.translate` of letter codes: Е for Ё, all else as it is."""
    table = bytearray(range(256))
    if "Ё" in letters:
        table[letters.index("Ё") + 1] = letters.index("Е") + 1
    return bytes(table)


def compress(name: str, data: bytes) -> bytes:
    """An xz stream with settings that suit the section: context of one byte, or the width of its numbers."""
    width = {"analyses": 2, "sets": 1}.get(name, 0)
    chain: list[dict[str, int]] = [
        {
            "id": lzma.FILTER_LZMA2,
            "preset": 9,
            "lc": 0 if width else 4,
            "lp": width,
            "pb": width,
            "nice_len": 32,
            "depth": 16,
            "dict_size": 1 << 21,
        }
    ]
    return lzma.compress(data, format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, filters=chain)


def compress_fast(data: bytes) -> bytes:
    """An xz stream in a tenth of the time, for what a user waits for."""
    return lzma.compress(data, format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, preset=0)
