"""A walk through `words.dawg` of pymorphy3-dicts-ru: every word with all its analyses, fast.

The file is a minimised automaton in a double array (little-endian):

    u32 count, count units of u32         unit: bits 0-7 label of the arc in, 8 has a value, 9 wide offset,
                                          10-30 offset of the children, 31 this is a value
    u32 count, count pairs of u8          guide: label of the first child, label of the next sibling

A key is the word in UTF-8, the byte 1, and base64 of two big-endian u16: paradigm and form. States that share
their children share an offset, so what lies right of a state is computed once and reused: most of the five
million analyses come out of copied lists, not of steps through the automaton.
"""

from array import array
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from struct import unpack
from typing import Final

Forms = tuple[tuple[int, int], ...]
"""The analyses of one spelling: (paradigm, form) pairs in the order of the file."""

_SEPARATOR: Final = 1
_KEPT_ENDINGS: Final = 16
"""Lists of endings longer than this are walked again instead of kept."""


class WordsDawg:
    """The automaton of one `words.dawg`."""

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        (count,) = unpack("<I", data[:4])
        self._units = array("I", data[4 : 4 + 4 * count])
        if self._units.itemsize != 4:
            raise RuntimeError("this machine has no four-byte array type 'I'")
        start = 4 + 4 * count
        (guides,) = unpack("<I", data[start : start + 4])
        self._guide = data[start + 4 : start + 4 + 2 * guides]
        self._forms: dict[int, Forms] = {}

    def words(self, code: dict[int, int], longest: int) -> Iterator[list[tuple[bytes, Forms]]]:
        """Batches of (word, analyses); letters by `code` (code point -> byte), other words left out.

        Batches follow the order of UTF-8; words longer than `longest` are dropped.
        """
        pairs: dict[int, dict[int, int]] = {}
        for point, letter in code.items():
            first, second = chr(point).encode()
            pairs.setdefault(first, {})[second] = letter
        endings: dict[int, list[tuple[bytes, Forms]] | None] = {}

        def right(state: int) -> list[tuple[bytes, Forms]] | None:
            """All (ending, analyses) from a state, or None when there are too many to keep."""
            key = self._children(state)
            if key in endings:
                return endings[key]
            found: list[tuple[bytes, Forms]] | None = []
            for letter, child in arcs(state):
                if letter == 0:
                    if found is not None:
                        found.append((b"", self._analyses(child)))
                    continue
                below = right(child)
                if below is None:
                    found = None
                elif found is not None:
                    head = bytes((letter,))
                    found += [(head + tail, forms) for tail, forms in below]
                    if len(found) > _KEPT_ENDINGS:
                        found = None
            endings[key] = found
            return found

        def arcs(state: int) -> Iterator[tuple[int, int]]:
            """(letter, state) for each letter arc; letter 0 leads to the analyses."""
            for label, child in self._arcs(state):
                if label == _SEPARATOR:
                    yield 0, child
                elif label in pairs:
                    seconds = pairs[label]
                    for second, target in self._arcs(child):
                        if second in seconds:
                            yield seconds[second], target

        def walk(state: int, prefix: bytes) -> Iterator[list[tuple[bytes, Forms]]]:
            below = right(state)
            if below is not None:
                room = longest - len(prefix)
                yield [(prefix + tail, forms) for tail, forms in below if len(tail) <= room]
                return
            for letter, child in arcs(state):
                if letter == 0:
                    yield [(prefix, self._analyses(child))]
                elif len(prefix) < longest:
                    yield from walk(child, prefix + bytes((letter,)))

        yield from walk(0, b"")

    def forms_of(self, word: str) -> Forms:
        """The analyses of one lower-case word; empty when the file lacks it."""
        state = 0
        for label in word.encode() + bytes((_SEPARATOR,)):
            child = self._children(state) ^ label
            if self._units[child] & 0x800000FF != label:
                return ()
            state = child
        return self._analyses(state)

    def _children(self, state: int) -> int:
        unit = self._units[state]
        return int(state ^ ((unit >> 10) << ((unit & 0x200) >> 6)))

    def _arcs(self, state: int) -> Iterator[tuple[int, int]]:
        base = self._children(state)
        label = self._guide[2 * state]
        while label:
            child = base ^ label
            yield label, child
            label = self._guide[2 * child + 1]

    def _analyses(self, state: int) -> Forms:
        key = self._children(state)
        known = self._forms.get(key)
        if known is None:
            packed: list[bytes] = []
            self._payloads(state, b"", packed)
            pairs = [unpack(">HH", b64decode(one)) for one in packed]
            known = self._forms[key] = tuple((para, form) for para, form in pairs)
        return known

    def _payloads(self, state: int, prefix: bytes, out: list[bytes]) -> None:
        if self._units[state] & 0x100:
            out.append(prefix)
        for label, child in self._arcs(state):
            self._payloads(child, prefix + bytes((label,)), out)
