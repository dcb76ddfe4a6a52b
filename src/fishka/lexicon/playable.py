"""The words of a list as they may lie on a board, in an edition's tiles: for the graph, and for the referee.

Ё follows the edition's `yo_mode` (rules B.2 group 5):

    distinct      a Ё tile stands for Ё only, an Е tile for Е only
    e_covers_yo   an Е tile may also stand where the dictionary has Ё; a Ё tile only where it has Ё
    merged        the list is read with Е for Ё
"""

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import Protocol, get_args

from fishka.core.spellings import is_spelling, spellings
from fishka.core.tiles import Alphabet
from fishka.lexicon.book import Book
from fishka.lexicon.info import YoMode
from fishka.lexicon.lexicon import Lexicon, level_byte, with_ends


class WordSet(Protocol):
    """A dictionary as the referee sees it."""

    def contains(self, word: bytes) -> bool:
        """Whether these letter tiles (no blank marks) spell a word."""


def playable_words(
    lexicon: Lexicon,
    alphabet: Alphabet,
    yo_mode: str,
    overlay: Sequence[str] = (),
    level: int | None = None,
) -> bytes:
    """Every spelling that may lie on the board, in tiles, each word followed by a byte 0.

    Ordered by length, not wholly sorted; no word twice. Words that the alphabet cannot write are left out.
    `level` keeps only words that common and not rude (added words always stay): what a bot plays from.
    `overlay` are words added beside those of the list's own overlay.
    """
    tiling = _Tiling(lexicon.book, alphabet, yo_mode)
    least = level_byte(level)
    out = bytearray()
    for block in lexicon.book.blocks.values():
        columns = lexicon.book.records(block, lexicon.mask(block, least))
        out += tiling.rows(columns, with_yo=yo_mode == "distinct")
    added = lexicon.added.union(overlay)
    extra = {tiles for word in added for tiles in tiling.variants_of_text(word)}
    if yo_mode != "distinct":
        extra |= set(_yo_variants(lexicon, tiling, least))
    out += b"".join(word + b"\0" for word in sorted(extra) if not tiling.is_row(lexicon, word, least))
    return bytes(out)


def tile_words(
    lexicon: Lexicon, alphabet: Alphabet, yo_mode: str, overlay: Sequence[str] = ()
) -> "MappedWords":
    """The list as the referee's dictionary, read in place: next to no memory of its own."""
    return MappedWords(lexicon, alphabet, yo_mode, overlay)


class MappedWords:
    """A WordSet over a mapped book; a look-up is a binary search."""

    def __init__(
        self, lexicon: Lexicon, alphabet: Alphabet, yo_mode: str, overlay: Sequence[str] = ()
    ) -> None:
        self._lexicon = lexicon
        self._book = lexicon.book
        self._tiling = _Tiling(lexicon.book, alphabet, yo_mode)
        self._yo_mode = yo_mode
        added = lexicon.added.union(overlay)
        self._overlay = frozenset(tiles for word in added for tiles in self._tiling.variants_of_text(word))

    def contains(self, word: bytes) -> bool:
        """See WordSet."""
        if word in self._overlay:
            return True
        code = self._tiling.letters(word)
        if code is None:
            return False
        if self._holds(self._book.find(code)):
            return True
        if self._yo_mode == "distinct":
            return False
        folded = code.translate(self._book.fold)
        if self._yo_mode == "merged" and self._holds(self._book.find(folded)):
            return True
        return any(
            self._holds(row) and self._covers(code, self._book.word(row))
            for row in self._book.find_folded(folded)
        )

    def _holds(self, row: int | None) -> bool:
        return row is not None and self._lexicon.holds(row)

    def _covers(self, tiles: bytes, word: bytes) -> bool:
        """Whether the letters laid may stand for a word that differs from them in Е and Ё only."""
        if self._yo_mode == "merged":
            return True
        return is_spelling(tiles, word, self._tiling.yo, self._tiling.ye)


class _Tiling:
    """Letter codes of a book to tiles of an alphabet and back."""

    def __init__(self, book: Book, alphabet: Alphabet, yo_mode: str) -> None:
        if yo_mode not in get_args(YoMode):
            raise ValueError(f"no such yo_mode: {yo_mode}")
        self._book, self._alphabet, self._mode = book, alphabet, yo_mode
        self.yo = book.letters.find("Ё") + 1
        """The code of Ё; 0 when the book has none."""
        self.ye = book.letters.find("Е") + 1
        self._simple = all(len(letter) == 1 for letter in alphabet.letters)
        tiles, codes = bytearray(256), bytearray(b"\xff" * 256)
        for code, letter in enumerate(book.letters, 1):
            tile = alphabet.tile(letter)
            if tile is not None:
                tiles[code] = tile
                codes[tile] = code
        self._tiles, self._codes = bytes(tiles), bytes(codes)

    def letters(self, tiles: bytes) -> bytes | None:
        """The book's letter codes of letter tiles; None when the book lacks a letter."""
        if not self._simple:
            return self._book.encode(self._alphabet.decode(tiles))
        code = tiles.translate(self._codes)
        return None if b"\xff" in code else code

    def tiles(self, code: bytes) -> bytes | None:
        """The tiles that write these letters; None when the alphabet cannot."""
        if not self._simple:
            return self._alphabet.encode(self._book.decode(code))
        tiles = code.translate(self._tiles)
        return None if 0 in tiles else tiles

    def rows(self, columns: list[bytes], *, with_yo: bool) -> bytes:
        """The rows of letter columns in tiles, each followed by 0; rows that cannot be written left out."""
        if not columns or not columns[0]:
            return b""
        left_out = {code for code in range(1, len(self._book.letters) + 1) if not self._tiles[code]}
        if not with_yo and self.yo:
            left_out.add(self.yo)
        if not self._simple:
            plain = with_ends(columns, len(columns[0])).split(b"\0")[:-1]
            written = (self.tiles(bytes(code)) for code in plain if with_yo or self.yo not in code)
            return b"".join(tiles + b"\0" for tiles in written if tiles is not None)
        columns = _without(columns, left_out)
        return bytes(with_ends((column.translate(self._tiles) for column in columns), len(columns[0])))

    def is_row(self, lexicon: Lexicon, tiles: bytes, least: int) -> bool:
        """Whether `rows` has written this tile word already."""
        code = self.letters(tiles)
        if code is None or (self.yo in code and self._mode != "distinct"):
            return False
        row = self._book.find(code)
        return row is not None and lexicon.holds(row) and lexicon.is_common(row, least)

    def variants(self, code: bytes) -> Iterator[bytes]:
        """The tile words that may stand for a word, by the yo mode."""
        if self.yo not in code or self._mode == "distinct":
            written = [code]
        elif self._mode == "merged":
            written = [code.translate(self._book.fold)]
        else:
            written = [bytes(one) for one in spellings(code, self.yo, self.ye)]
        for spelling in written:
            tiles = self.tiles(spelling)
            if tiles is not None:
                yield tiles

    def variants_of_text(self, word: str) -> Iterator[bytes]:
        """`variants` of a word in upper case, whatever letters the book has; none when no tiles write it."""
        match self._mode:
            case "distinct":
                written = [word]
            case "merged":
                written = [word.replace("Ё", "Е")]
            case _:
                written = ["".join(one) for one in spellings(word, "Ё", "Е")]
        for spelling in written:
            tiles = self._alphabet.encode(spelling)
            if tiles is not None:
                yield tiles


def _without(columns: list[bytes], codes: set[int]) -> list[bytes]:
    """The columns without rows that hold one of these codes."""
    if not codes:
        return columns
    rows = len(columns[0])
    table = bytes(1 if code in codes else 0 for code in range(256))
    bad = 0
    for column in columns:
        bad |= int.from_bytes(column.translate(table), "big")
    if not bad:
        return columns
    keep = bad.to_bytes(rows, "big").translate(bytes([1, 0]) + bytes(254))
    return [bytes(compress(column, keep)) for column in columns]


def _yo_variants(lexicon: Lexicon, tiling: _Tiling, least: int) -> Iterator[bytes]:
    book = lexicon.book
    for row, code in book.yo_words():
        if lexicon.holds(row) and lexicon.is_common(row, least):
            yield from tiling.variants(code)
