"""Positions in CGP: `<board> <racks> <scores> <zero turns> [operations;]`, one line. See `docs/notation.md`.

A position read here is well-formed, not necessarily reachable: `check_setup` asks what the tile set says.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterator

import msgspec

from fishka.core.board import Board, Square
from fishka.core.multiset import Tiles, tiles
from fishka.core.tiles import BLANK, EMPTY, Alphabet, Tile, in_hand
from fishka.notation.faults import Fault, NotationFault, fault
from fishka.notation.letters import Letters
from fishka.rules.tables import RuleTables

_FIELDS = ("board", "racks", "scores", "zero_turns")


class Operation(msgspec.Struct, frozen=True):
    """Something more that a position says: `lex ru_general;`."""

    name: str
    args: str


class Setup(msgspec.Struct, frozen=True):
    """A position as text says it. An unknown rack is empty; `zero_turns`: turns in a row without points."""

    board: Board
    racks: tuple[Tiles, ...]
    scores: tuple[int, ...]
    zero_turns: int = 0
    operations: tuple[Operation, ...] = ()

    def operation(self, name: str) -> str | None:
        """What an operation says, None without it."""
        return next((one.args for one in self.operations if one.name == name), None)


def parse_position(text: str, alphabet: Alphabet, rows: int, cols: int) -> Setup | tuple[NotationFault, ...]:
    """The position, or everything that is wrong with the text."""
    text = unicodedata.normalize("NFC", text)
    words, faults = _words(text), list[NotationFault]()
    for field in _FIELDS[len(words) :]:
        faults.append(fault(Fault.FIELD_MISSING, len(text), field=field))
    reader = _Reader(Letters(alphabet), faults)
    board = reader.board(*words[0], rows, cols) if words else Board.empty(rows, cols)
    racks = reader.racks(*words[1]) if len(words) > 1 else ()
    scores = reader.numbers(*words[2]) if len(words) > 2 else ()
    zero_turns = reader.count(*words[3]) if len(words) > 3 else 0
    if len(words) > 2 and len(racks) != len(scores):
        faults.append(fault(Fault.SEATS_DIFFER, words[2][0], racks=len(racks), scores=len(scores)))
    operations = reader.operations(text[words[4][0] :], words[4][0]) if len(words) > 4 else ()
    if faults:
        return tuple(sorted(faults, key=lambda one: one.at))
    return Setup(board, racks, scores, zero_turns, operations)


def format_position(setup: Setup, alphabet: Alphabet) -> str:
    """The text that `parse_position` reads back as the same position."""
    letters = Letters(alphabet)
    board = "/".join(_row_text(setup.board, row, letters) for row in range(setup.board.rows))
    racks = "/".join(letters.text(rack) for rack in setup.racks)
    scores = "/".join(str(score) for score in setup.scores)
    operations = [f"{one.name} {one.args};" if one.args else f"{one.name};" for one in setup.operations]
    return " ".join([board, racks, scores, str(setup.zero_turns), *operations])


def check_setup(setup: Setup, tables: RuleTables, alphabet: Alphabet) -> tuple[NotationFault, ...]:
    """What no game of these rules could come to: racks too long, more of a tile than there is (`at` is 1)."""
    letters = Letters(alphabet)
    found = [
        fault(Fault.RACK_TOO_LONG, 0, rack=number, found=len(rack), most=tables.rack_size)
        for number, rack in enumerate(setup.racks, 1)
        if len(rack) > tables.rack_size
    ]
    used = Counter(in_hand(one.tile) for one in setup.board.tiles())
    used.update(tile for rack in setup.racks for tile in rack)
    for tile, count in sorted(used.items()):
        if count > tables.counts[tile]:
            shown = "?" if tile == BLANK else letters.letter(tile)
            found.append(fault(Fault.TOO_MANY_TILES, 0, letter=shown, found=count, most=tables.counts[tile]))
    return tuple(found)


class _Reader:
    """Reads the parts of a position, each from where it stands; collects faults and goes on."""

    def __init__(self, letters: Letters, faults: list[NotationFault]) -> None:
        self._letters = letters
        self._faults = faults

    def board(self, start: int, text: str, rows: int, cols: int) -> Board:
        parts = list(_split(text, start))
        if len(parts) != rows:
            self._faults.append(fault(Fault.ROW_COUNT, start, found=len(parts), expected=rows))
        cells = bytearray()
        for number, (at, part) in enumerate(parts, 1):
            row = self._row(at, part)
            if len(row) != cols:
                self._faults.append(fault(Fault.ROW_LENGTH, at, row=number, found=len(row), expected=cols))
            cells += row[:cols].ljust(cols, b"\0")
        return Board(rows, cols, bytes(cells[: rows * cols]).ljust(rows * cols, b"\0"))

    def _row(self, start: int, text: str) -> bytes:
        """The squares of a row; runs of empty ones count at most 99, enough to be a fault."""
        cells = bytearray()
        at = 0
        while at < len(text):
            end = at
            while end < len(text) and text[end] in "0123456789":
                end += 1
            if end > at:
                cells += bytes(int(text[at:end]) if end - at < 3 else 99)
                at = end
                continue
            for place, written, tile in self._letters.tokens(text[at:], start + at, stop="0123456789"):
                at = place + len(written) - start
                cells.append(self._tile(tile))
        return bytes(cells)

    def _tile(self, tile: Tile | NotationFault) -> int:
        """The tile, or a stand-in for one that cannot be read, so that the row is as long as it was meant."""
        if isinstance(tile, NotationFault):
            self._faults.append(tile)
            return 1
        return tile

    def racks(self, start: int, text: str) -> tuple[Tiles, ...]:
        racks: list[Tiles] = []
        for at, part in _split(text, start):
            rack: list[Tile] = []
            for _, _, tile in self._letters.rack(part, at):
                if isinstance(tile, NotationFault):
                    self._faults.append(tile)
                else:
                    rack.append(tile)
            racks.append(tiles(rack))
        return tuple(racks)

    def numbers(self, start: int, text: str) -> tuple[int, ...]:
        return tuple(self._number(at, part, signed=True) for at, part in _split(text, start))

    def count(self, start: int, text: str) -> int:
        return self._number(start, text, signed=False)

    def _number(self, at: int, text: str, *, signed: bool) -> int:
        digits = text[1:] if signed and text[:1] in ("-", "+") else text
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            self._faults.append(fault(Fault.NOT_A_NUMBER, at, text=text))
            return 0
        return int(text)

    def operations(self, text: str, start: int) -> tuple[Operation, ...]:
        found: list[Operation] = []
        at = start
        for part in text.split(";"):
            said = part.split(maxsplit=1)
            if said:
                found.append(Operation(said[0], " ".join(said[1].split()) if len(said) > 1 else ""))
            at += len(part) + 1
        if text.rstrip() and not text.rstrip().endswith(";"):
            last = text.rsplit(";", 1)[-1]
            at = start + len(text) - len(last.lstrip())
            self._faults.append(fault(Fault.OPERATION_UNCLOSED, at, operation=last.strip()))
        return tuple(found)


def _words(text: str) -> list[tuple[int, str]]:
    """The parts between spaces, with their places; what is after the fourth stays together at the fifth."""
    found: list[tuple[int, str]] = []
    at = 0
    for word in text.split():
        at = text.index(word, at)
        found.append((at, word))
        at += len(word)
    return found[:5]


def _split(text: str, start: int) -> Iterator[tuple[int, str]]:
    """The parts between slashes that stand outside brackets."""
    begin, depth = 0, 0
    for at, char in enumerate(text):
        depth = max(0, depth + (char == "[") - (char == "]"))
        if char == "/" and not depth:
            yield start + begin, text[begin:at]
            begin = at + 1
    yield start + begin, text[begin:]


def _row_text(board: Board, row: int, letters: Letters) -> str:
    text, run, tiles_run = "", 0, list[Tile]()
    for col in range(board.cols):
        tile = board[Square(row * board.cols + col)]
        if tile == EMPTY:
            text, tiles_run, run = text + letters.text(tiles_run), [], run + 1
            continue
        text, run = text + (str(run) if run else ""), 0
        tiles_run.append(tile)
    return text + letters.text(tiles_run) + (str(run) if run else "")
