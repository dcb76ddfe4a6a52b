"""A word list: what it holds and what it says of each word."""

import heapq
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from hashlib import sha256
from typing import Final

from fishka.lexicon.book import Block, Book, both
from fishka.lexicon.info import Flag, LexiconInfo, WordEntry
from fishka.lexicon.layout import LEVEL_STEP, ListHeader
from fishka.lexicon.overlay import NO_OVERLAY, Overlay


class Lexicon:
    """One list of a book. Words go in and out in upper case, with Ё where the dictionary has it.

    `with_overlay` gives the same list with words added and taken out. `info` is the card of the list as it
    was built; `len`, `hash` and everything that asks for words mean the words that count.
    """

    def __init__(
        self, book: Book, header: ListHeader, rows: bytes | None = None, overlay: Overlay = NO_OVERLAY
    ) -> None:
        """`rows`: one byte a row of the book, 1 for a word that counts; None for the list as it was built."""
        self.book: Final = book
        self.header: Final = header
        self.info: Final[LexiconInfo] = header.info
        self.overlay: Final = overlay
        self._given: Final = rows

    @cached_property
    def _rows(self) -> bytes:
        return self.book.rows_of(self.header.bit) if self._given is None else self._given

    def __len__(self) -> int:
        return self.info.count if self._given is None else self._rows.count(1) + len(self._outside)

    @property
    def hash(self) -> str:
        """Names the words that count: the list's own hash, or one of the list and what is laid over it."""
        return effective_hash(self.info.hash, self.overlay)

    def with_overlay(self, overlay: Overlay) -> "Lexicon":
        """The list with these words added and taken out; an overlay laid before is replaced."""
        rows = bytearray(self.book.rows_of(self.header.bit))
        for words, mark in ((overlay.removed, 0), (overlay.added, 1)):
            for word in words:
                code = self.book.encode(word)
                row = None if code is None else self.book.find(code)
                if row is not None:
                    rows[row] = mark
        return Lexicon(self.book, self.header, bytes(rows), overlay)

    @cached_property
    def _outside(self) -> tuple[str, ...]:
        """Added words that the book lacks, by code point."""
        codes = ((word, self.book.encode(word)) for word in sorted(self.overlay.added))
        return tuple(word for word, code in codes if code is None or self.book.find(code) is None)

    def contains(self, word: str) -> bool:
        """Whether the list holds exactly this spelling."""
        code = self.book.encode(word)
        return (code is not None and self._row(code) is not None) or word in self._outside

    def entry(self, word: str) -> WordEntry | None:
        """What is known of a word, or None when the list lacks it."""
        code = self.book.encode(word)
        row = None if code is None else self._row(code)
        if row is not None:
            return self.entry_at(row)
        return WordEntry(word, 0, 0, (), ()) if word in self._outside else None

    def entry_at(self, row: int) -> WordEntry:
        """What the book says of the word in a row, whether the list holds it or not."""
        return WordEntry(
            word=self.book.decode(self.book.word(row)),
            tier=self.book.tier(row),
            level=self.book.level(row, self.header.levels) * LEVEL_STEP,
            flags=self._flags(row),
            analyses=self.book.analyses(row),
        )

    def spellings(self, word: str) -> tuple[str, ...]:
        """The list's words that read as `word` when every Ё may be written Е: `ЕЖ` gives `ЁЖ`."""
        outside = tuple(one for one in self._outside if one.replace("Ё", "Е") == word.replace("Ё", "Е"))
        folded = self.book.encode(word.replace("Ё", "Е"))
        if folded is None:
            return outside
        rows = [self.book.find(folded), *self.book.find_folded(folded)]
        held = [row for row in rows if row is not None and self.holds(row)]
        return (*(self.book.decode(self.book.word(row)) for row in held), *outside)

    def words(self, min_level: int | None = None) -> Iterator[str]:
        """All words in canonical order (by code point).

        With a level only those of this level and up that are not rude; words that an overlay adds stay.
        """
        book, least = self.book, level_byte(min_level)
        blocks = (book.chosen_words(block, self.mask(block, least)) for block in book.blocks.values())
        listed = (book.decode(code) for code in heapq.merge(*blocks))
        if not self.overlay.added:
            return listed
        return _each_once(heapq.merge(listed, sorted(self.overlay.added) if least else self._outside))

    def search(self, pattern: str) -> Iterator[str]:
        """Words that fit `К?Т` or `*НИК`, by length, then by letters; `?` is one letter, `*` any number.

        A scan of the whole list: `kernel.WordSearch` finds the same in milliseconds. Raises ValueError when
        the pattern holds anything but letters of the list, `?` and `*`.
        """
        expression, shortest, open_ended = _compile(pattern, self.book)
        for block in self.book.blocks.values():
            if block.length == shortest or (open_ended and block.length > shortest):
                yield from self._search_block(expression, block)

    def holds(self, row: int) -> bool:
        """Whether the word in this row of the book counts."""
        return bool(self._rows[row])

    def mask(self, block: Block, level_byte: int = 0) -> bytes:
        """One byte a row of the block: 1 when the word counts, else 0; with a level see `words`."""
        mask = self._rows[block.first : block.first + block.rows]
        return both(mask, self.book.common(block, self.header.levels, level_byte)) if level_byte else mask

    def is_common(self, row: int, least: int) -> bool:
        """Whether the word in this row is left when only this level byte and above is kept (0: all is)."""
        return not least or (
            self.book.level(row, self.header.levels) >= least and Flag.RUDE not in self._flags(row)
        )

    def _flags(self, row: int) -> tuple[Flag, ...]:
        marks = self.book.flags(row)
        return tuple(flag for i, flag in enumerate(Flag) if marks >> i & 1)

    def _row(self, code: bytes) -> int | None:
        row = self.book.find(code)
        return row if row is not None and self.holds(row) else None

    def _search_block(self, expression: re.Pattern[bytes], block: Block) -> Iterator[str]:
        columns = self.book.records(block, self.mask(block))
        rows = len(columns[0])
        for found in expression.finditer(with_ends(columns, rows)):
            yield self.book.decode(found.group())


def effective_hash(list_hash: str, overlay: Overlay) -> str:
    """The hash of a list with an overlay: that of the list itself where nothing is laid over it."""
    if not overlay.hash:
        return list_hash
    return sha256(f"list {list_hash}\noverlay {overlay.hash}\n".encode()).hexdigest()


def _each_once(ordered: Iterable[str]) -> Iterator[str]:
    last = None
    for word in ordered:
        if word != last:
            yield word
        last = word


def level_byte(level: int | None) -> int:
    """The least level byte that means `level` or more; 0 for None."""
    return 0 if level is None else max(0, -(-level // LEVEL_STEP))


def with_ends(columns: Iterable[bytes], rows: int) -> bytearray:
    """The rows of letter columns, one after the other, each followed by a byte 0."""
    columns = list(columns)
    out = bytearray(rows * (len(columns) + 1))
    for i, column in enumerate(columns):
        out[i :: len(columns) + 1] = column
    return out


def _compile(pattern: str, book: Book) -> tuple[re.Pattern[bytes], int, bool]:
    """The expression, the shortest length that fits, and whether longer words may fit too."""
    parts, shortest = [], 0
    for char in pattern:
        if char == "*":
            parts.append(rb"[^\x00]*")
            continue
        shortest += 1
        code = b"" if char == "?" else book.encode(char)
        if code is None:
            raise ValueError(char)
        parts.append(rb"[^\x00]" if char == "?" else re.escape(code))
    return re.compile(rb"(?<![^\x00])" + b"".join(parts) + rb"(?=\x00)", re.DOTALL), shortest, "*" in pattern
