"""The automata of pymorphy3-dicts-ru: `words.dawg`, every word with its analyses, walked fast; and
`p_t_given_w.intdawg`, how often a word is which part of speech.

Both are minimised automata in a double array (little-endian):

    u32 count, count units of u32    bits 0-7 label of the arc in, 8 has a value, 9 wide offset,
                                     10-30 offset of the children, 31 this is a value
    u32 count, count pairs of u8     guide: label of the first child, label of the next sibling

A key of `words.dawg` is the word in UTF-8, the byte 1, and base64 of two big-endian u16: paradigm and form. A
key of the other is `word:tag`, its value the share in millionths. States that share their children share an
offset, so what lies right of a state is computed once and reused: most of the five million analyses come out
of copied lists, not of steps through the automaton.
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


class Automaton:
    """One file: states are numbers, 0 the first."""

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        (count,) = unpack("<I", data[:4])
        self._units = array("I", data[4 : 4 + 4 * count])
        if self._units.itemsize != 4:
            raise RuntimeError("this machine has no four-byte array type 'I'")
        start = 4 + 4 * count
        (guides,) = unpack("<I", data[start : start + 4])
        self._guide = data[start + 4 : start + 4 + 2 * guides]

    def follow(self, key: bytes) -> int | None:
        """The state that a key leads to, or None."""
        state = 0
        for label in key:
            child = self.children(state) ^ label
            if self._units[child] & 0x800000FF != label:
                return None
            state = child
        return state

    def children(self, state: int) -> int:
        """The offset of a state's children: the same for states that share them."""
        unit = self._units[state]
        return int(state ^ ((unit >> 10) << ((unit & 0x200) >> 6)))

    def arcs(self, state: int) -> Iterator[tuple[int, int]]:
        """(label, child) of a state."""
        base = self.children(state)
        label = self._guide[2 * state]
        while label:
            child = base ^ label
            yield label, child
            label = self._guide[2 * child + 1]

    def value(self, state: int) -> int | None:
        """The value of the key that ends here, or None when none does."""
        if not self._units[state] & 0x100:
            return None
        return int(self._units[self.children(state)] & 0x7FFFFFFF)

    def endings(self, state: int, prefix: bytes = b"") -> Iterator[tuple[bytes, int]]:
        """(rest of the key, value) of all keys that go on from a state."""
        value = self.value(state)
        if value is not None:
            yield prefix, value
        for label, child in self.arcs(state):
            yield from self.endings(child, prefix + bytes((label,)))


class TagShares:
    """How often a word is what, in a text corpus (`p_t_given_w.intdawg`)."""

    def __init__(self, path: Path) -> None:
        self._automaton = Automaton(path)

    def of(self, word: str) -> dict[str, float]:
        """Share by tag, 1 in all; empty when the corpus lacks the word."""
        state = self._automaton.follow(f"{word}:".encode())
        if state is None:
            return {}
        return {tag.decode(): share / 1e6 for tag, share in self._automaton.endings(state)}


class WordsDawg(Automaton):
    """The automaton of one `words.dawg`."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
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
            key = self.children(state)
            if key in endings:
                return endings[key]
            found: list[tuple[bytes, Forms]] | None = []
            for letter, child in letters(state):
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

        def letters(state: int) -> Iterator[tuple[int, int]]:
            """(letter, state) for each letter arc; letter 0 leads to the analyses."""
            for label, child in self.arcs(state):
                if label == _SEPARATOR:
                    yield 0, child
                elif label in pairs:
                    seconds = pairs[label]
                    for second, target in self.arcs(child):
                        if second in seconds:
                            yield seconds[second], target

        def walk(state: int, prefix: bytes) -> Iterator[list[tuple[bytes, Forms]]]:
            below = right(state)
            if below is not None:
                room = longest - len(prefix)
                yield [(prefix + tail, forms) for tail, forms in below if len(tail) <= room]
                return
            for letter, child in letters(state):
                if letter == 0:
                    yield [(prefix, self._analyses(child))]
                elif len(prefix) < longest:
                    yield from walk(child, prefix + bytes((letter,)))

        yield from walk(0, b"")
        endings.clear()  # closures that call themselves are cycles: they would hold it

    def forms_of(self, word: str) -> Forms:
        """The analyses of one lower-case word; empty when the file lacks it."""
        state = self.follow(word.encode() + bytes((_SEPARATOR,)))
        return () if state is None else self._analyses(state)

    def _analyses(self, state: int) -> Forms:
        key = self.children(state)
        known = self._forms.get(key)
        if known is None:
            packed = (unpack(">HH", b64decode(key)) for key, _ in self.endings(state))
            known = self._forms[key] = tuple((para, form) for para, form in packed)
        return known
