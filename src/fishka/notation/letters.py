"""Tiles as text: a letter, in lower case where a blank stands for it, `[CH]` where it has several characters.

Letters without case (digits, signs) are written in brackets, a blank that stands for one as `[?5]`.
"""

from collections.abc import Iterable, Iterator

from fishka.core.tiles import BLANK, Alphabet, Tile, is_blank, letter_of, named_blank
from fishka.notation.faults import Fault, NotationFault, fault

Token = tuple[int, str, Tile | NotationFault]
"""Where a tile stands in the text, the text itself, and which tile it is or what is wrong with it."""

_TWINS = dict(zip("ABCEHKMOPTXYacekmopxy", "АВСЕНКМОРТХУасекморху", strict=True))
_LOOKALIKES = {**_TWINS, **{twin: latin for latin, twin in _TWINS.items()}}


class Letters:
    """An alphabet's tiles as text."""

    def __init__(self, alphabet: Alphabet) -> None:
        self._forms: dict[str, Tile] = {}
        self._texts: dict[Tile, str] = {BLANK: "?"}
        for number, letter in enumerate(alphabet.letters, 1):
            self._add(letter, Tile(number))
        self._longest = max(len(form) for form in self._forms)

    def _add(self, letter: str, tile: Tile) -> None:
        blank = letter.lower() if letter.lower() != letter else f"?{letter}"
        for form, shown in ((letter, tile), (blank, named_blank(tile))):
            self._forms[form] = shown
            self._texts[shown] = form if len(form) == 1 and form.isalpha() else f"[{form}]"

    def tokens(self, text: str, start: int, *, stop: str = "") -> Iterator[Token]:
        """The tiles of a text, the longest letter first; ends before a character of `stop`.

        `start` is added to the places. A tile in hand that is a blank is not read here (`rack`).
        """
        at = 0
        while at < len(text) and text[at] not in stop:
            size = self._size(text, at)
            written = text[at : at + size]
            inner = written[1:-1] if written.startswith("[") else written
            yield start + at, written, self._tile(inner, written, start + at)
            at += size

    def rack(self, text: str, start: int) -> Iterator[Token]:
        """Tiles in hand: `?` is a blank, and a letter in lower case is a fault."""
        for at, piece in _pieces(text):
            if piece == "?":
                yield start + at, piece, BLANK
                continue
            for place, written, tile in self.tokens(piece, start + at):
                if isinstance(tile, int) and is_blank(tile):
                    yield place, written, fault(Fault.RACK_LETTER, place, letter=written)
                else:
                    yield place, written, tile

    def text(self, tiles: Iterable[Tile]) -> str:
        """Tiles as text that `tokens` (for racks `rack`) reads back as the same tiles."""
        shown = [self._texts[tile] for tile in tiles]
        for index, one in enumerate(shown[:-1]):
            if len(one) == 1 and one != "?" and self._merges("".join(shown[index : index + self._longest])):
                shown[index] = f"[{one}]"
        return "".join(shown)

    def letter(self, tile: Tile) -> str:
        """The letter that a tile shows, a blank's too."""
        return self._texts[letter_of(tile)]

    def _merges(self, text: str) -> bool:
        """Whether reading the text would take more than its first character."""
        return self._size(text, 0) > 1

    def _size(self, text: str, at: int) -> int:
        if text[at] == "[":
            end = text.find("]", at)
            return len(text) - at if end < 0 else end + 1 - at
        for size in range(min(self._longest, len(text) - at), 1, -1):
            if text[at : at + size] in self._forms:
                return size
        return 1

    def _tile(self, letter: str, written: str, at: int) -> Tile | NotationFault:
        if written.startswith("[") and not (written.endswith("]") and len(written) > 1):
            return fault(Fault.BRACKET_UNCLOSED, at)
        if letter in self._forms:
            return self._forms[letter]
        meant = _LOOKALIKES.get(letter)
        if meant is not None and meant in self._forms:
            return fault(Fault.LOOKALIKE_LETTER, at, letter=letter, meant=meant)
        return fault(Fault.UNKNOWN_LETTER, at, letter=letter)


def _pieces(text: str) -> Iterator[tuple[int, str]]:
    """The text cut at every `?` outside brackets."""
    start, depth = 0, 0
    for at, char in enumerate(text):
        depth += (char == "[") - (char == "]")
        if char == "?" and depth <= 0:
            if at > start:
                yield start, text[start:at]
            yield at, char
            start = at + 1
    if start < len(text):
        yield start, text[start:]
