"""A word list: what it holds and what it says of each word."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from fishka.lexicon.book import Block, Book
from fishka.lexicon.info import Flag, LexiconInfo, WordEntry
from fishka.lexicon.layout import LEVEL_STEP, ListHeader


class Lexicon:
    """One list of a book. Words go in and out in upper case, with Ё where the dictionary has it."""

    def __init__(self, book: Book, header: ListHeader) -> None:
        self.book: Final = book
        self.header: Final = header
        self.info: Final[LexiconInfo] = header.info

    def __len__(self) -> int:
        return self.info.count

    def contains(self, word: str) -> bool:
        """Whether the list holds exactly this spelling."""
        code = self.book.encode(word)
        return code is not None and self._row(code) is not None

    def entry(self, word: str) -> WordEntry | None:
        """What is known of a word, or None when the list lacks it."""
        code = self.book.encode(word)
        row = None if code is None else self._row(code)
        if row is None:
            return None
        return WordEntry(
            word=word,
            tier=self.book.tier(row),
            level=self.book.level(row, self.header.levels) * LEVEL_STEP,
            flags=self._flags(row),
            analyses=self.book.analyses(row),
        )

    def spellings(self, word: str) -> tuple[str, ...]:
        """The list's words that read as `word` when every Ё may be written Е: `ЕЖ` gives `ЁЖ`."""
        code = self.book.encode(word)
        if code is None:
            return ()
        folded = code.translate(self.book.fold)
        rows = [self.book.find(folded), *self.book.find_folded(folded)]
        held = [row for row in rows if row is not None and self.holds(row)]
        return tuple(self.book.decode(self.book.word(row)) for row in held)

    def words(self, min_level: int | None = None) -> Iterator[str]:
        """All words in canonical order (by code point), or those of this level and up that are not rude."""
        decode = self.book.decode
        return (decode(code) for code in self.book.sorted_words(self.header, level_byte(min_level)))

    def search(self, pattern: str) -> Iterator[str]:
        """Words that fit `К?Т` or `*НИК`, by length, then by letters; `?` is one letter, `*` any number.

        Raises ValueError when the pattern holds anything but letters of the list, `?` and `*`.
        """
        expression, shortest, open_ended = _compile(pattern, self.book)
        for block in self.book.blocks.values():
            if block.length == shortest or (open_ended and block.length > shortest):
                yield from self._search_block(expression, block)

    def holds(self, row: int) -> bool:
        """Whether the word in this row of the book is one of this list's."""
        return bool(self.book.lists(row) & self.header.bit)

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
        mask = self.book.mask(block, self.header)
        columns = self.book.records(block, mask)
        rows = len(columns[0])
        for found in expression.finditer(with_ends(columns, rows)):
            yield self.book.decode(found.group())


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
