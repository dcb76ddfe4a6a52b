"""A word list: what it holds and what it says of each word."""

import heapq
import re
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from hashlib import sha256
from typing import Final

from fishka.lexicon.book import Block, Book, both
from fishka.lexicon.faults import LexiconFault
from fishka.lexicon.filter import NO_FILTER, WordFilter, base_rows, filter_fault, in_base, passing_rows
from fishka.lexicon.info import Flag, LexiconInfo, Witness, WordEntry, WordsIdentity
from fishka.lexicon.kind import ANY_KIND, WordKind, rows_of_kind
from fishka.lexicon.layout import LEVEL_STEP, ListHeader
from fishka.lexicon.overlay import NO_OVERLAY, Overlay


class Lexicon:
    """One list of a book. Words go in and out in upper case, with Ё where the dictionary has it.

    `filtered` gives the words that a game's rules take, `with_overlay` the list with words added and taken
    out. What the layer of the game adds passes every filter; what other layers add is filtered like the rest.
    `info` is the card of the list as it was built; `len`, `hash` and everything that asks for words mean
    the words that count.
    """

    def __init__(
        self,
        book: Book,
        header: ListHeader,
        *,
        filter: WordFilter = NO_FILTER,
        overlay: Overlay = NO_OVERLAY,
        kind: WordKind = ANY_KIND,
    ) -> None:
        """Unchecked: that the book can answer the filter is the caller's duty (`filtered` checks)."""
        self.book: Final = book
        self.header: Final = header
        self.info: Final[LexiconInfo] = header.info
        self.filter: Final = filter
        self.overlay: Final = overlay
        self.kind: Final = kind

    def filtered(self, filter: WordFilter) -> "Lexicon | LexiconFault":
        """The words of the list that pass, or what the list lacks to tell; replaces a filter laid before."""
        fault = filter_fault(self.book, self.header, filter)
        return fault or Lexicon(self.book, self.header, filter=filter, overlay=self.overlay, kind=self.kind)

    def with_overlay(self, overlay: Overlay) -> "Lexicon":
        """The list with these words added and taken out; replaces an overlay laid before."""
        return Lexicon(self.book, self.header, filter=self.filter, overlay=overlay, kind=self.kind)

    def of_kind(self, kind: WordKind) -> "Lexicon":
        """Those of its words that are of a kind; to search and to show, not to play by."""
        return Lexicon(self.book, self.header, filter=self.filter, overlay=self.overlay, kind=kind)

    @cached_property
    def _rows(self) -> bytes:
        """One byte a row of the book, 1 for a word that counts."""
        rows = base_rows(self.book, self.header, self.filter)
        rows = self._marked(rows, self.overlay.added - self.overlay.agreed, 1)
        if self.filter.key:
            rows = both(rows, passing_rows(self.book, self.filter))
        rows = self._marked(self._marked(rows, self.overlay.agreed, 1), self.overlay.removed, 0)
        return rows if self.kind == ANY_KIND else both(rows, rows_of_kind(self.book, self.header, self.kind))

    def _marked(self, rows: bytes, words: Collection[str], mark: int) -> bytes:
        """The rows with the mark at those of these words that the book has."""
        if not words:
            return rows
        marked = bytearray(rows)
        for word in words:
            row = self.row_in_book(word)
            if row is not None:
                marked[row] = mark
        return bytes(marked)

    def row_in_book(self, word: str) -> int | None:
        """The row of the book in which the word stands, whichever list of the book holds it."""
        code = self.book.encode(word)
        return None if code is None else self.book.find(code)

    @cached_property
    def _count(self) -> int:
        plain = not self.filter.key and not self.overlay.hash and self.kind == ANY_KIND
        return self.info.count if plain else self._rows.count(1) + len(self._outside)

    def __len__(self) -> int:
        return self._count

    @property
    def hash(self) -> str:
        """Names the words that count: the list's own hash, or one of the list and what is laid over it."""
        return effective_hash(self.info.hash, self.filter, self.overlay, self.kind)

    @cached_property
    def key(self) -> str:
        """Names all that can be asked of it: its words, and what its book says of them.

        A later book may have the same words, and call others of them common, or no nouns.
        """
        return self.hash + self.book.digest

    @cached_property
    def identity(self) -> WordsIdentity:
        """What a game records of the words that count."""
        counts = {block.length: self.mask(block).count(1) for block in self.book.blocks.values()}
        for word in self._outside:
            counts[len(word)] = counts.get(len(word), 0) + 1
        return WordsIdentity(
            id=self.info.id,
            version=self.info.version,
            list_hash=self.info.hash,
            hash=self.hash,
            yo_policy=self.info.yo_policy,
            filter=self.filter.key,
            overlay_hash=self.overlay.hash,
            count=len(self),
            counts_by_length={length: count for length, count in sorted(counts.items()) if count},
            sources=self.info.sources,
            licence=self.info.licence,
        )

    @cached_property
    def added(self) -> frozenset[str]:
        """The words of the overlay that count. Of one that the book lacks a filter of readings knows nothing:
        it counts where the layer of the game adds it.
        """
        return frozenset(word for word in self.overlay.added if self._counts(word))

    def _counts(self, word: str) -> bool:
        row = self.row_in_book(word)
        if row is not None:
            return self.holds(row)
        if self.kind != ANY_KIND:
            return False
        return word in self.overlay.agreed or not self.filter.asks_readings

    @cached_property
    def _outside(self) -> tuple[str, ...]:
        """Added words that the book lacks, by code point."""
        return tuple(word for word in sorted(self.added) if self.row_in_book(word) is None)

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
            level=self.book.level(row, self.header.levels if self.holds(row) else "levels") * LEVEL_STEP,
            flags=self._flags(row),
            analyses=self.book.analyses(row),
            witnesses=self._witnesses(row),
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
        if not self.added:
            return listed
        return _each_once(heapq.merge(listed, sorted(self.added) if least else self._outside))

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

    def is_in_base(self, row: int) -> bool:
        """Whether the word in this row is among those that the filter chooses from."""
        return in_base(self.book, row, self.header, self.filter)

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

    def _witnesses(self, row: int) -> tuple[Witness, ...]:
        marks = self.book.witnesses(row)
        return tuple(one for i, one in enumerate(Witness) if marks >> i & 1)

    def _row(self, code: bytes) -> int | None:
        row = self.book.find(code)
        return row if row is not None and self.holds(row) else None

    def _search_block(self, expression: re.Pattern[bytes], block: Block) -> Iterator[str]:
        columns = self.book.records(block, self.mask(block))
        rows = len(columns[0])
        for found in expression.finditer(with_ends(columns, rows)):
            yield self.book.decode(found.group())


def effective_hash(list_hash: str, filter: WordFilter, overlay: Overlay, kind: WordKind = ANY_KIND) -> str:
    """The hash of the words that count: that of the list itself where nothing is laid over it."""
    if not filter.key and not overlay.hash and kind == ANY_KIND:
        return list_hash
    lines = [f"list {list_hash}", f"filter {filter.key}", f"overlay {overlay.hash}"]
    if kind != ANY_KIND:
        lines.append(f"kind {kind}")
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


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
