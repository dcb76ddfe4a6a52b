"""Small books and lists for the tests of this room."""

from array import array
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from fishka.core.tiles import Alphabet
from fishka.lexicon import Lexicon, lexicon_of_words
from fishka.lexicon.book import Book
from fishka.lexicon.catalogue import BookFile, Manifest
from fishka.lexicon.info import LexiconInfo, YoPolicy
from fishka.lexicon.layout import MAGIC_PACKED, Grammar, ListHeader, Section, lay_out, pack, read_header
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


def lexicon_of_readings(
    words: Mapping[str, Sequence[tuple[str, str]]],
    nouns: Collection[str] = (),
    rude: Collection[str] = (),
    unlisted: Collection[str] = (),
) -> tuple[Lexicon, Lexicon]:
    """The lists `ru_general` of all these words and `ru_nouns` of the nouns among them, of one book.

    The book knows the unlisted ones too. Readings are (headword in lower case, tag); a tag may be empty.
    """
    plain = lexicon_of_words("ru_general", "ru", words)
    order = [plain.book.decode(plain.book.word(row)) for row in range(len(words))]
    affixes, tags, sets = ["", "none"], ["NONE"], array("H", [0])
    paradigms: list[tuple[int, ...]] = []
    starts = array("I")
    for number, word in enumerate(order, 1):
        starts.append(number)
        sets.append(len(words[word]))
        for lemma, tag in words[word]:
            affixes += [lemma, word.lower()]
            tags.append(tag)
            is_head = lemma == word.lower()
            head = (0, len(affixes) - 2, len(tags) - 1 if is_head else 0)
            sets.extend((len(paradigms), 0 if is_head else 1))
            paradigms.append(head if is_head else (*head, 0, len(affixes) - 1, len(tags) - 1))
    info = msgspec.structs.replace(plain.info, counts_by_length=dict(plain.info.counts_by_length))
    header, sections = small_book(info, order, 0)
    sections |= {
        "analyses": starts.tobytes(),
        "sets": sets.tobytes(),
        "grammar": msgspec.json.encode(Grammar(tuple(affixes), tuple(tags), tuple(paradigms))),
        "flags": bytes(word in rude for word in order),
        "lists": bytes(0 if word in unlisted else 3 if word in nouns else 1 for word in order),
    }
    lists = (
        ListHeader(1, info),
        ListHeader(2, msgspec.structs.replace(info, id="ru_nouns", count=len(nouns), hash="0" * 64)),
    )
    described = tuple(
        Section(name, len(data), 0, sha256(data).hexdigest()) for name, data in sections.items()
    )
    header = msgspec.structs.replace(header, lists=lists, sections=described)
    book = Book(lay_out(header, msgspec.json.encode(header), sections))
    return Lexicon(book, lists[0]), Lexicon(book, lists[1])


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
