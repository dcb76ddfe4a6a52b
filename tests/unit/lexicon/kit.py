"""Small books and lists for the tests of this room."""

from hashlib import sha256
from pathlib import Path

import msgspec

from fishka.core.tiles import Alphabet
from fishka.lexicon.catalogue import BookFile, Manifest
from fishka.lexicon.info import LexiconInfo, YoPolicy
from fishka.lexicon.layout import MAGIC_PACKED, pack, read_header
from fishka.lexicon.small import small_book

RUSSIAN = Alphabet(tuple("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"))
WITHOUT_YO = Alphabet(tuple("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"))


def packed_book(id: str, words: list[str]) -> bytes:
    """A packed book with one list of these upper-case Russian words."""
    canonical = "".join(f"{word}\n" for word in sorted(words))
    by_length = sorted(words, key=lambda word: (len(word), word))
    info = LexiconInfo(
        id=id,
        version="0",
        hash=sha256(canonical.encode()).hexdigest(),
        language="ru",
        letters="ЁАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
        yo_policy=YoPolicy.STRICT,
        count=len(words),
        counts_by_length={n: sum(len(w) == n for w in words) for n in sorted({len(w) for w in words})},
        counts_by_tier={0: len(words)},
        licence="",
        notice="",
        sources=(),
    )
    header, sections = small_book(info, by_length, 0)
    return pack(header, sections)


def write_data(folder: Path, id: str, words: list[str]) -> Path:
    """A data folder with a manifest and one book; gives the book's file."""
    packed = packed_book(id, words)
    header, text, _ = read_header(packed, MAGIC_PACKED)
    folder.mkdir(exist_ok=True)
    path = folder / "small.book"
    path.write_bytes(packed)
    manifest = Manifest((BookFile(path.name, sha256(text).hexdigest(), header.lists),))
    (folder / "manifest.json").write_bytes(msgspec.json.encode(manifest))
    return path
