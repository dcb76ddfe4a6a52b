"""A book in use: one language's words with what is known of each, read in place from an unpacked file."""

import codecs
from array import array
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterator
from functools import cached_property
from hashlib import sha256
from itertools import compress
from typing import Final

import msgspec

from fishka.lexicon.info import Analysis, Flag
from fishka.lexicon.layout import (
    MAGIC_END,
    MAGIC_MAPPED,
    Grammar,
    Header,
    fold_table,
    read_header,
    section_offsets,
)

_RUDE: Final = 1 << list(Flag).index(Flag.RUDE)


class Block(msgspec.Struct, frozen=True):
    """The words of one length: `rows` records of `length` bytes from byte `start`; row `first` leads."""

    length: int
    start: int
    rows: int
    first: int


class Book:
    """Words by row. Letters are codes from 1 in the order of `letters`.

    `data` is an unpacked book: a mapped file or bytes. It must stay open as long as the book is used.
    Raises layout.DamagedError when the data is no unpacked book.
    """

    def __init__(self, data: bytes | memoryview) -> None:
        self._data: Final = memoryview(data)
        header, text, start = read_header(self._data, MAGIC_MAPPED)
        self.header: Final[Header] = header
        self.digest: Final = sha256(text).hexdigest()
        """Names all that the book says (SHA-256, hex): its header tells the hash of every section."""
        offsets, self._yo_start = section_offsets(self.header, start)
        self._sections: Final = {name: self._data[a:b] for name, (a, b) in offsets.items()}
        self.letters: Final = self.header.letters
        self.blocks: Final = self._blocks()
        self.fold: Final = fold_table(self.letters)
        self._ye: Final = self.letters.find("Е") + 1
        self._words: Final = self._sections["words"]
        self._code: Final = {ord(letter): code for code, letter in enumerate(self.letters, 1)}
        self._decoding: Final = "\ufffe" + self.letters

    def _blocks(self) -> dict[int, Block]:
        blocks, start, first = {}, 0, 0
        for length, rows in sorted(self.header.rows_by_length.items()):
            blocks[length] = Block(length, start, rows, first)
            start += length * rows
            first += rows
        return blocks

    def encode(self, word: str) -> bytes | None:
        """A word in upper case as letter codes, or None when it holds another letter."""
        try:
            return bytes([self._code[ord(char)] for char in word])
        except KeyError:
            return None

    def decode(self, code: bytes) -> str:
        """Letter codes as text in upper case."""
        return codecs.charmap_decode(code, "strict", self._decoding)[0]

    def find(self, code: bytes) -> int | None:
        """The row of a word, or None."""
        length = len(code)
        block = self.blocks.get(length)
        if block is None:
            return None
        words, start = self._words, block.start
        low, high = 0, block.rows
        while low < high:
            middle = (low + high) >> 1
            at = start + middle * length
            if words[at : at + length].tobytes() < code:
                low = middle + 1
            else:
                high = middle
        at = start + low * length
        if low < block.rows and words[at : at + length] == code:
            return block.first + low
        return None

    def find_folded(self, folded: bytes) -> Iterator[int]:
        """Rows of words with Ё that read as `folded` when Е stands for each Ё."""
        block = self.blocks.get(len(folded))
        if block is None or self._ye not in folded:
            return
        rows, fold = self._yo, self.fold
        low, end = self._yo_bounds[block.length]
        high = end
        while low < high:
            middle = (low + high) >> 1
            if self._in(block, rows[middle]).translate(fold) < folded:
                low = middle + 1
            else:
                high = middle
        while low < end and self._in(block, rows[low]).translate(fold) == folded:
            yield rows[low]
            low += 1

    def word(self, row: int) -> bytes:
        """The letters of a row."""
        return self._in(self._block_of(row), row)

    def _in(self, block: Block, row: int) -> bytes:
        """The letters of a row of this block."""
        at = block.start + (row - block.first) * block.length
        return self._words[at : at + block.length].tobytes()

    def tier(self, row: int) -> int:
        """See WordEntry."""
        return self._sections["tiers"][row]

    def level(self, row: int, levels: str) -> int:
        """The level byte, of the section named."""
        return self._sections[levels][row]

    def flags(self, row: int) -> int:
        """Bits in the order of `info.Flag`."""
        return self._sections["flags"][row]

    def witnesses(self, row: int) -> int:
        """Bits in the order of `info.Witness`; 0 in an older book, which does not say."""
        section = self._sections.get("witnesses")
        return section[row] if section is not None else 0

    def lists(self, row: int) -> int:
        """Bits of the lists that hold the word."""
        return self._sections["lists"][row]

    def rows_of(self, bit: int) -> bytes:
        """One byte a row of the book: 1 when a list with this bit holds the word, else 0."""
        held = bytes(1 if lists & bit else 0 for lists in range(256))
        return self._sections["lists"].tobytes().translate(held)

    def common(self, block: Block, levels: str, level_byte: int) -> bytes:
        """One byte a row of the block: 1 when the word is that common and not flagged rude, else 0."""
        rows = slice(block.first, block.first + block.rows)
        common = bytes(1 if level >= level_byte else 0 for level in range(256))
        polite = bytes(0 if flags & _RUDE else 1 for flags in range(256))
        return both(
            self._sections[levels][rows].tobytes().translate(common),
            self._sections["flags"][rows].tobytes().translate(polite),
        )

    def of_bytes(self, section: str, held: Collection[int]) -> bytes:
        """One byte a row of the book: 1 when its byte in a section is one of these, else 0."""
        table = bytes(1 if value in held else 0 for value in range(256))
        return self._sections[section].tobytes().translate(table)

    @property
    def row_count(self) -> int:
        """How many words the book has, in whatever list."""
        return len(self._sections["lists"])

    def polite_rows(self) -> bytes:
        """One byte a row of the book: 1 when the word is not flagged rude, else 0."""
        polite = bytes(0 if flags & _RUDE else 1 for flags in range(256))
        return self._sections["flags"].tobytes().translate(polite)

    def is_rude(self, row: int) -> bool:
        """Whether the word is flagged rude."""
        return bool(self.flags(row) & _RUDE)

    @cached_property
    def has_rude(self) -> bool:
        """Whether the book knows which words are rude."""
        return 0 in self.polite_rows()

    @cached_property
    def has_levels(self) -> bool:
        """Whether the book knows how common each word is, and has not the same for all."""
        levels = self._sections["levels"].tobytes()
        return levels.count(levels[:1]) < len(levels)

    @property
    def has_forms(self) -> bool:
        """Whether the book knows parts of speech and grammemes."""
        return any(self._grammar.tags)

    def readings(self, say: Callable[[str, bool], int]) -> bytes:
        """One byte a row of the book: what `say` says of its readings, bits joined; 0 for none.

        `say` is given the tag (empty when only the headword is known) and whether the form is the headword's
        own. It is asked once for each tag as the headword's form and once as another.
        """
        grammar, sets = self._grammar, self._sets.tolist()
        heads = [say(tag, True) for tag in grammar.tags]
        others = [say(tag, False) for tag in grammar.tags]
        said = [[heads[cells[2]], *map(others.__getitem__, cells[5::3])] for cells in grammar.paradigms]
        of_set = bytearray()
        at = 0
        while at < len(sets):
            end = at + 1 + 2 * sets[at]
            bits = 0
            for i in range(at + 1, end, 2):
                bits |= said[sets[i]][sets[i + 1]]
            of_set.append(bits)
            at = end
        return bytes(map(of_set.__getitem__, self._section_array("analyses")))

    def records(self, block: Block, mask: bytes) -> list[bytes]:
        """The columns of the masked rows: item `i` holds their letters number `i`."""
        part = self._words[block.start : block.start + block.length * block.rows].tobytes()
        return [bytes(compress(part[i :: block.length], mask)) for i in range(block.length)]

    def chosen_words(self, block: Block, mask: bytes) -> Iterator[bytes]:
        """The masked words of a block, by letters."""
        words, length = self._words, block.length
        for at in compress(range(block.start, block.start + length * block.rows, length), mask):
            yield words[at : at + length].tobytes()

    def yo_words(self) -> Iterator[tuple[int, bytes]]:
        """(row, letters) of every word with Ё."""
        for row in self._yo:
            yield row, self.word(row)

    def tags(self, row: int) -> tuple[tuple[str, bool], ...]:
        """The readings of a word as their tags, and whether each is the headword's own form."""
        sets, grammar = self._sets, self._grammar
        at = self._set_starts[self._section_array("analyses")[row]]
        pairs = ((sets[at + 1 + 2 * i], sets[at + 2 + 2 * i]) for i in range(sets[at]))
        return tuple((grammar.tags[grammar.paradigms[para][3 * form + 2]], form == 0) for para, form in pairs)

    def analyses(self, row: int) -> tuple[Analysis, ...]:
        """The readings of a word, those of which it is the headword first, equal ones once."""
        sets, grammar = self._sets, self._grammar
        at = self._set_starts[self._section_array("analyses")[row]]
        word = self.decode(self.word(row)).lower()
        found = []
        for i in range(sets[at]):
            forms = grammar.paradigms[sets[at + 1 + 2 * i]]
            form = 3 * sets[at + 2 + 2 * i]
            prefix, suffix = grammar.affixes[forms[form]], grammar.affixes[forms[form + 1]]
            stem = word[len(prefix) : len(word) - len(suffix)]
            lemma = grammar.affixes[forms[0]] + stem + grammar.affixes[forms[1]]
            marks = grammar.tags[forms[form + 2]].replace(" ", ",").split(",")
            found.append(Analysis(lemma, marks[0], tuple(marks[1:])))
        return tuple(sorted(dict.fromkeys(found), key=lambda one: one.lemma != word))

    def _block_of(self, row: int) -> Block:
        for block in self.blocks.values():
            if row < block.first + block.rows:
                return block
        raise IndexError(row)

    def _section_array(self, name: str) -> memoryview:
        return self._sections[name].cast("I")

    @cached_property
    def _yo(self) -> memoryview:
        return self._data[self._yo_start : -len(MAGIC_END)].cast("I")

    @cached_property
    def _yo_bounds(self) -> dict[int, tuple[int, int]]:
        """From and to in `_yo` by length of word."""
        bounds: dict[int, tuple[int, int]] = {}
        for block in self.blocks.values():
            low, high = (self._yo_up_to(row) for row in (block.first, block.first + block.rows))
            bounds[block.length] = (low, high)
        return bounds

    def _yo_up_to(self, row: int) -> int:
        """How many entries of `_yo` belong to blocks before this first row of a block."""
        return bisect_left(self._yo, True, key=lambda one: one >= row)

    @cached_property
    def _sets(self) -> memoryview:
        return self._sections["sets"].cast("H")

    @cached_property
    def _set_starts(self) -> "array[int]":
        """Where each analysis set begins in `sets`."""
        starts, at, sets = array("I"), 0, self._sets
        while at < len(sets):
            starts.append(at)
            at += 1 + 2 * sets[at]
        return starts

    @cached_property
    def _grammar(self) -> Grammar:
        return msgspec.json.decode(self._sections["grammar"], type=Grammar)


def both(one: bytes, other: bytes) -> bytes:
    """Masks of one length, byte by byte: 1 where both are 1."""
    return (int.from_bytes(one, "big") & int.from_bytes(other, "big")).to_bytes(len(one), "big")


def either(one: bytes, other: bytes) -> bytes:
    """Masks of one length, byte by byte: 1 where one of them is 1."""
    return (int.from_bytes(one, "big") | int.from_bytes(other, "big")).to_bytes(len(one), "big")
