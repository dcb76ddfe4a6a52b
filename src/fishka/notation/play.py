"""Moves as text, as players and records write them, and back.

8F РОД          across from F8; F8 РОД is down
8F РОд          lower case: a blank
8F ...А  8F РОДА  8F (РОД)А     tiles on the board: a dot, the letter itself, or in brackets
-АБВ  -3  -     exchange these, exchange three unknown, pass
{F9:С,G9:О}     a set of tiles, for plays that no single line can say
H6=Х 6H .ЛЫСТ   put Х on H6 in place of what lies there, then play; `H6= ...` takes the tile off
H6~д 6H .ОМ     read the blank on H6 as Д from now on, then play
"""

import re
import unicodedata

import msgspec

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Exchange, Pass, Place, Swap
from fishka.core.multiset import tiles
from fishka.core.tiles import EMPTY, Alphabet, Tile, letter_of, named_blank
from fishka.notation.faults import Fault, NotationFault, fault
from fishka.notation.letters import Letters
from fishka.notation.squares import parse_place, place_name, square_name

_SWAP = re.compile(r"([^\W_]{2,3})=(\S*)(?:\s+|$)")
_READING = re.compile(r"([^\W_]{2,3})~(\S*)(?:\s+|$)")
_COUNT = re.compile(r"[0-9]{1,3}")


class UnknownExchange(msgspec.Struct, frozen=True):
    """An exchange of so many tiles that the record does not name."""

    count: int


Played = Place | Exchange | Pass | UnknownExchange
Faults = tuple[NotationFault, ...]


def parse_play(text: str, alphabet: Alphabet, board: Board) -> Played | Faults:
    """The move that a text says on this board, legal or not; or what is wrong with the text."""
    text = unicodedata.normalize("NFC", text).rstrip()
    start = len(text) - len(text.lstrip())
    letters = Letters(alphabet)
    if not text:
        return (fault(Fault.PLAY_EMPTY, 0),)
    if text[start] == "-":
        return _parse_exchange(text, start + 1, letters)
    swaps: list[Swap] = []
    while (found := _SWAP.match(text, start)) is not None:
        read = _parse_swap(found, board, letters)
        if not isinstance(read, Swap):
            return read
        swaps.append(read)
        start = found.end()
        board = board.place([Placed(read.square, read.tile or EMPTY)])
    swap, more = (swaps[0] if swaps else None), tuple(swaps[1:])
    readings: list[Placed] = []
    while (found := _READING.match(text, start)) is not None:
        shown = _parse_reading(found, board, letters)
        if isinstance(shown, Placed) and shown.square in [one.square for one in readings]:
            shown = (fault(Fault.SQUARE_TWICE, start, square=square_name(board, shown.square)),)
        if not isinstance(shown, Placed):
            return shown
        readings.append(shown)
        start = found.end()
    board = board.place(one for one in readings if board[one.square] != EMPTY)
    if start == len(text):
        return Place((), swap, more, tuple(sorted(readings)))
    parse = _parse_set if text[start] == "{" else _parse_line
    placed = parse(text, start, board, letters)
    return Place(placed.tiles, swap, more, tuple(readings)).canonical if isinstance(placed, _Laid) else placed


def format_play(move: Played, alphabet: Alphabet, board: Board) -> str:
    """The text that `parse_play` reads back, on the same board, as the same move."""
    letters = Letters(alphabet)
    match move:
        case Pass():
            return "-"
        case UnknownExchange(count=count):
            return f"-{count}"
        case Exchange(tiles=given):
            return f"-{letters.text(given)}"
        case Place(placed=placed, swap=swap, more_swaps=more, readings=readings):
            prefix = ""
            for one in (*(() if swap is None else (swap,)), *more):
                put = "" if one.tile is None else letters.text([one.tile])
                prefix += f"{square_name(board, one.square)}={put} "
                board = board.place([Placed(one.square, one.tile or EMPTY)])
            for blank in readings:
                prefix += f"{square_name(board, blank.square)}~{letters.text([blank.tile])} "
            board = board.place(blank for blank in readings if board[blank.square] != EMPTY)
            return prefix + (_line_text(placed, letters, board) or _set_text(placed, letters, board))


class _Laid(msgspec.Struct, frozen=True):
    tiles: tuple[Placed, ...]


def _parse_exchange(text: str, start: int, letters: Letters) -> Played | Faults:
    said = text[start:].strip()
    if not said:
        return Pass()
    if _COUNT.fullmatch(said) and int(said) > 0:
        return UnknownExchange(int(said))
    found = [tile for _, _, tile in letters.rack(said, text.index(said, start))]
    faults = tuple(tile for tile in found if isinstance(tile, NotationFault))
    return faults or Exchange(tiles(tile for tile in found if not isinstance(tile, NotationFault)))


def _parse_swap(found: re.Match[str], board: Board, letters: Letters) -> Swap | Faults:
    place = parse_place(found[1], board, found.start(1))
    put = [tile for _, _, tile in letters.tokens(found[2], found.start(2))]
    faults = [one for one in (place, *put) if isinstance(one, NotationFault)]
    if len(put) > 1 and not faults:
        faults.append(fault(Fault.SET_ITEM, found.start(), text=found[0].strip()))
    if isinstance(place, NotationFault) or faults:
        return tuple(faults)
    given = put[0] if put else None
    return Swap(place.square, None if given is None or isinstance(given, NotationFault) else given)


def _parse_reading(found: re.Match[str], board: Board, letters: Letters) -> Placed | Faults:
    """A blank read anew: its letter may be written in either case."""
    place = parse_place(found[1], board, found.start(1))
    shown = [tile for _, _, tile in letters.tokens(found[2], found.start(2))]
    faults = tuple(one for one in (place, *shown) if isinstance(one, NotationFault))
    if isinstance(place, NotationFault) or faults:
        return faults
    if len(shown) != 1:
        return (fault(Fault.SET_ITEM, found.start(), text=found[0].strip()),)
    (tile,) = shown
    assert not isinstance(tile, NotationFault), "faults are told above"
    return Placed(place.square, named_blank(letter_of(tile)))


def _parse_line(text: str, start: int, board: Board, letters: Letters) -> _Laid | Faults:
    """A square, then the tiles of the line through it."""
    where = text[start:].split(maxsplit=1)[0]
    place = parse_place(where, board, start)
    if isinstance(place, NotationFault):
        return (place,)
    word_at = start + len(where)
    while word_at < len(text) and text[word_at].isspace():
        word_at += 1
    if word_at == len(text):
        return (fault(Fault.WORD_MISSING, word_at),)
    line = _line(board, place.square, across=place.across)
    return _Walk(board, letters, line).read(text[word_at:], word_at)


def _line(board: Board, square: Square, *, across: bool) -> list[Square]:
    """The squares from one to the edge."""
    row, col = divmod(square, board.cols)
    if across:
        return [Square(square + step) for step in range(board.cols - col)]
    return [Square(square + step * board.cols) for step in range(board.rows - row)]


class _Walk:
    """Goes along a line with the tiles of a text: lays those on empty squares, compares the others."""

    def __init__(self, board: Board, letters: Letters, line: list[Square]) -> None:
        self._board, self._letters, self._line = board, letters, line
        self._step = 0
        self._laid: list[Placed] = []
        self._faults: list[NotationFault] = []

    def read(self, text: str, start: int) -> _Laid | Faults:
        """All of the text; faults of single tiles are collected, one of the line ends the walk."""
        at, inside = 0, False
        while at < len(text):
            char = text[at]
            if char in "()":
                if inside == (char == "("):
                    code = Fault.BRACKET_UNCLOSED if inside else Fault.BRACKET_UNOPENED
                    return (*self._faults, fault(code, start + at))
                inside = char == "("
                at += 1
                continue
            if self._step == len(self._line):
                return (*self._faults, fault(Fault.RUNS_OFF_BOARD, start + at))
            if char == ".":
                self._old(start + at)
                at += 1
                continue
            place, written, tile = next(self._letters.tokens(text[at:], start + at))
            self._tile(place, tile, inside=inside)
            at += len(written)
        if inside:
            self._faults.append(fault(Fault.BRACKET_UNCLOSED, start + len(text) - 1))
        return tuple(self._faults) or _Laid(tuple(self._laid))

    def _old(self, at: int) -> None:
        square = self._line[self._step]
        self._step += 1
        if self._board[square] == EMPTY:
            self._faults.append(fault(Fault.NOTHING_THERE, at, square=square_name(self._board, square)))

    def _tile(self, at: int, tile: Tile | NotationFault, *, inside: bool) -> None:
        square = self._line[self._step]
        lies = self._board[square]
        if isinstance(tile, NotationFault):
            self._faults.append(tile)
        elif inside and lies == EMPTY:
            self._old(at)
            return
        elif lies == EMPTY:
            self._laid.append(Placed(square, tile))
        elif letter_of(lies) != letter_of(tile):
            name, shown = square_name(self._board, square), self._letters.letter(lies).strip("[]")
            given = self._letters.letter(tile).strip("[]")
            self._faults.append(fault(Fault.SQUARE_TAKEN, at, square=name, lies=shown, given=given))
        self._step += 1


def _parse_set(text: str, start: int, board: Board, letters: Letters) -> _Laid | Faults:
    """`{F9:С,G9:О}`; whether the squares are free is the referee's question."""
    if not text.endswith("}") or len(text) - start < 2:
        return (fault(Fault.SET_UNCLOSED, start),)
    laid: list[Placed] = []
    faults: list[NotationFault] = []
    at = start + 1
    for item in _items(text[start + 1 : -1]):
        read = _parse_item(item, at, board, letters)
        if isinstance(read, NotationFault):
            faults.append(read)
        elif any(one.square == read.square for one in laid):
            faults.append(fault(Fault.SQUARE_TWICE, at, square=square_name(board, read.square)))
        else:
            laid.append(read)
        at += len(item) + 1
    return tuple(faults) or _Laid(tuple(laid))


def _items(text: str) -> list[str]:
    """The parts between commas that stand outside brackets; none of an empty text."""
    return re.split(r",(?![^\[]*\])", text) if text.strip() else []


def _parse_item(item: str, at: int, board: Board, letters: Letters) -> Placed | NotationFault:
    where, colon, what = item.partition(":")
    given = list(letters.tokens(what.strip(), at + len(where) + 1 + len(what) - len(what.lstrip())))
    if not colon or len(given) != 1:
        return fault(Fault.SET_ITEM, at, text=item.strip())
    place = parse_place(where.strip(), board, at + len(where) - len(where.lstrip()))
    if isinstance(place, NotationFault):
        return place
    ((_, _, tile),) = given
    return tile if isinstance(tile, NotationFault) else Placed(place.square, tile)


def _line_text(placed: tuple[Placed, ...], letters: Letters, board: Board) -> str | None:
    """The word of a play that lies in one line without a gap, tiles on the board in brackets; else None."""
    new = {one.square: one.tile for one in placed}
    if not new or len(new) != len(placed):
        return None
    if any(square not in board or board[square] != EMPTY for square in new):
        return None
    across = _direction(list(new), board)
    if across is None:
        return None
    step = 1 if across else board.cols
    lane = _lane(board, placed[0].square, across=across)
    filled = [square for square in lane if square in new or board[square] != EMPTY]
    first = min(new)
    while Square(first - step) in filled:
        first = Square(first - step)
    text, old, run, square = "", list[Tile](), list[Tile](), first
    while square in filled:
        if square in new:
            text += f"({letters.text(old)})" if old else ""
            old = []
            run.append(new[square])
        else:
            text, run = text + letters.text(run), []
            old.append(board[square])
        square = Square(square + step)
    if max(new) >= square:
        return None
    text += letters.text(run) + (f"({letters.text(old)})" if old else "")
    return f"{place_name(board, first, across=across)} {text}"


def _direction(squares: list[Square], board: Board) -> bool | None:
    """Across or down; a single tile goes the way in which it meets others. None: no single line."""
    rows, cols = {s // board.cols for s in squares}, {s % board.cols for s in squares}
    if len(squares) > 1:
        return True if len(rows) == 1 else (False if len(cols) == 1 else None)
    (square,) = squares
    return _meets(square, board, across=True) or not _meets(square, board, across=False)


def _meets(square: Square, board: Board, *, across: bool) -> bool:
    """Whether a tile lies beside this square on its row or column."""
    step = 1 if across else board.cols
    lane = _lane(board, square, across=across)
    return any(board[one] != EMPTY for one in lane if abs(one - square) == step)


def _lane(board: Board, square: Square, *, across: bool) -> list[Square]:
    """The whole row or column of a square."""
    row, col = divmod(square, board.cols)
    if across:
        return [Square(row * board.cols + at) for at in range(board.cols)]
    return [Square(at * board.cols + col) for at in range(board.rows)]


def _set_text(placed: tuple[Placed, ...], letters: Letters, board: Board) -> str:
    items = (f"{square_name(board, one.square)}:{letters.text([one.tile])}" for one in placed)
    return "{" + ",".join(items) + "}"
