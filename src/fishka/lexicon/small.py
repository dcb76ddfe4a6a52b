"""A list made in memory from words at hand: a user's file, a test's dozen."""

from array import array
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256

import msgspec

from fishka.core.ids import NO_LANGUAGE
from fishka.lexicon.book import Book
from fishka.lexicon.info import LexiconInfo, YoPolicy
from fishka.lexicon.layout import (
    LEVEL_STEP,
    Grammar,
    Header,
    ListHeader,
    Section,
    lay_out,
)
from fishka.lexicon.lexicon import Lexicon

_BIT = 1


def lexicon_of_words(id: str, language: str, words: Iterable[str], *, level: int = 0) -> Lexicon:
    """A list of these upper-case words, all of one level, tier 0, with nothing known of their forms.

    The letters are those that occur (with Е wherever Ё does). Raises ValueError for a character that is no
    upper-case letter, and for no words.
    """
    canonical = sorted(set(words))
    found = set("".join(canonical))
    letters = "".join(sorted(found | ({"Е"} if "Ё" in found else set())))
    if not canonical or (language != NO_LANGUAGE and not (letters.isalpha() and letters.isupper())):
        raise ValueError(f"no list can be made of these letters: {letters!r}")
    info = LexiconInfo(
        id=id,
        version="0",
        hash=sha256("".join(f"{word}\n" for word in canonical).encode()).hexdigest(),
        language=language,
        letters=letters,
        yo_policy=YoPolicy.STRICT if "Ё" in letters else YoPolicy.NONE,
        count=len(canonical),
        counts_by_length=dict(sorted(Counter(map(len, canonical)).items())),
        counts_by_tier={0: len(canonical)},
        licence="",
        notice="",
        sources=(),
    )
    header, sections = small_book(info, sorted(canonical, key=lambda word: (len(word), word)), level)
    book = Book(lay_out(header, msgspec.json.encode(header), sections))
    return Lexicon(book, book.header.lists[0])


def small_book(info: LexiconInfo, words: list[str], level: int) -> tuple[Header, dict[str, bytes]]:
    """Header and sections of a book with this one list; `words` by length, then by code point."""
    code = {letter: number for number, letter in enumerate(info.letters, 1)}
    rows = len(words)
    sections = {
        "words": bytes(code[char] for word in words for char in word),
        "tiers": bytes(rows),
        "levels": bytes([level // LEVEL_STEP]) * rows,
        "flags": bytes(rows),
        "lists": bytes([_BIT]) * rows,
        "witnesses": bytes(rows),
        "analyses": bytes(4 * rows),
        "sets": array("H", [0]).tobytes(),
        "grammar": msgspec.json.encode(Grammar((), (), ())),
    }
    header = Header(
        language=info.language,
        letters=info.letters,
        yo_policy=info.yo_policy,
        rows_by_length=info.counts_by_length,
        lists=(ListHeader(_BIT, info),),
        sections=tuple(
            Section(name, len(data), 0, sha256(data).hexdigest()) for name, data in sections.items()
        ),
    )
    return header, sections
