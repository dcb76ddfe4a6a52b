"""Kinds of words by which a list is searched: part of speech, how common, how well witnessed."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

import msgspec

from fishka.lexicon.book import Book, both
from fishka.lexicon.layout import LEVEL_STEP, ListHeader

PARTS_OF_SPEECH: Final[Mapping[str, frozenset[str]]] = {
    "noun": frozenset({"NOUN"}),
    "adjective": frozenset({"ADJF", "ADJS", "COMP"}),
    "verb": frozenset({"VERB", "INFN"}),
    "participle": frozenset({"PRTF", "PRTS"}),
    "gerund": frozenset({"GRND"}),
    "adverb": frozenset({"ADVB", "PRED"}),
    "pronoun": frozenset({"NPRO"}),
    "numeral": frozenset({"NUMR"}),
    "function": frozenset({"PREP", "CONJ", "PRCL", "INTJ"}),
}
"""By the name that people give them: the parts of speech of OpenCorpora."""


class Band(StrEnum):
    """How common a word is, in words. Each has a text `lexicon-band-<name>`."""

    EVERYDAY = "everyday"
    COMMON = "common"
    KNOWN = "known"
    RARE = "rare"
    UNSEEN = "unseen"


_BANDS: Final = ((450, Band.EVERYDAY), (350, Band.COMMON), (200, Band.KNOWN), (1, Band.RARE))
"""The least level of each band: a beginner bot plays words from 350 on, a club bot from 200."""


def band_of(level: int) -> Band:
    """The band of a level."""
    return next((band for least, band in _BANDS if level >= least), Band.UNSEEN)


class WordKind(msgspec.Struct, frozen=True, kw_only=True):
    """A word is of the kind when it meets every demand; None and empty demand nothing."""

    pos: str | None = None
    """A name of `PARTS_OF_SPEECH`: one reading is of it."""
    tiers: tuple[int, ...] = ()
    min_level: int | None = None
    max_level: int | None = None


ANY_KIND: Final = WordKind()


def rows_of_kind(book: Book, header: ListHeader, kind: WordKind) -> bytes:
    """One byte a row of the book, 1 for a word of the kind. Raises KeyError for an unknown part of speech."""
    rows = b"\1" * book.row_count
    if kind.pos is not None:
        wanted = PARTS_OF_SPEECH[kind.pos]
        rows = both(rows, book.readings(lambda tag, _: int(tag.replace(" ", ",").split(",")[0] in wanted)))
    if kind.tiers:
        rows = both(rows, book.of_bytes("tiers", kind.tiers))
    least = 0 if kind.min_level is None else max(0, -(-kind.min_level // LEVEL_STEP))
    most = 255 if kind.max_level is None else max(-1, kind.max_level // LEVEL_STEP)
    if least > 0 or most < 255:
        rows = both(rows, book.of_bytes(header.levels, range(least, most + 1)))
    return rows
