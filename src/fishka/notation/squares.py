"""Squares as players say them: `H8`. Columns are Latin; Cyrillic letters that look alike are read so."""

import re
import unicodedata

import msgspec

from fishka.core.board import Board, Square
from fishka.notation.faults import Fault, NotationFault, fault

_COORDINATE = re.compile(r"([0-9]{1,2})([^\W\d_])|([^\W\d_])([0-9]{1,2})")
_LATIN = dict(zip("АВЕКМНОС", "ABEKMHOC", strict=True))


class Where(msgspec.Struct, frozen=True):
    """A square, and the direction that the order of row and column says."""

    square: Square
    across: bool


def square_name(board: Board, square: Square) -> str:
    """Column and row.

    >>> square_name(Board.empty(15, 15), Square(112))
    'H8'
    """
    row, col = divmod(square, board.cols)
    return f"{column_letter(col)}{row + 1}"


def place_name(board: Board, square: Square, *, across: bool) -> str:
    """A square with a direction: row first is across, column first is down.

    >>> place_name(Board.empty(15, 15), Square(110), across=True)
    '8F'
    """
    row, col = divmod(square, board.cols)
    return f"{row + 1}{column_letter(col)}" if across else f"{column_letter(col)}{row + 1}"


def column_letter(col: int) -> str:
    """The letter of a column from 0.

    >>> column_letter(14)
    'O'
    """
    return chr(ord("A") + col)


def parse_place(text: str, board: Board, at: int) -> Where | NotationFault:
    """`8F` or `F8`, in either case. `at` is where the text stands, for the fault."""
    found = _COORDINATE.fullmatch(text)
    if found is None:
        return fault(Fault.COORDINATE, at, text=text)
    across = found[1] is not None
    row = int(found[1] or found[4]) - 1
    letter = (found[2] or found[3]).upper()
    letter = _LATIN.get(letter, letter)
    if len(letter) > 1 or not "A" <= letter <= "Z":
        if unicodedata.name(letter[0], "").startswith("CYRILLIC"):
            return fault(Fault.CYRILLIC_COLUMN, at + text.index(found[2] or found[3]), letter=letter)
        return fault(Fault.COORDINATE, at, text=text)
    square = board.square(row, ord(letter) - ord("A"))
    if square is None:
        return fault(Fault.OFF_BOARD, at, square=text)
    return Where(square, across)
