"""What the kernel answers: moves with points and equity, and how its records become them."""

from collections.abc import Iterator
from struct import Struct
from typing import Final, Literal

import msgspec

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Exchange, Place, Swap
from fishka.core.tiles import EMPTY, Tile

By = Literal["score", "equity"]
"""What the best move has most of; the other one breaks ties."""

_RECORD: Final = Struct("<iiHBB12s")
"""score, equity, first square, kind, count, tiles: `crates/kernel/src/record.rs`."""
_ACROSS: Final = 0
_DOWN: Final = 1
_EXCHANGE: Final = 2


class ScoredPlay(msgspec.Struct, frozen=True):
    """A play with its points and its static equity in thousandths of a point."""

    play: Place
    score: int
    equity_millipoints: int


class Candidate(msgspec.Struct, frozen=True):
    """A play or an exchange with its points (0 for an exchange) and its static equity."""

    move: Place | Exchange
    score: int
    equity_millipoints: int


class Counted(msgspec.Struct, frozen=True):
    """How many distinct plays there are, and the sum of their points."""

    plays: int
    score_sum: int


def decode(records: bytes, board: Board, swap: Swap | None = None) -> Iterator[Candidate]:
    """The moves of kernel records, made for this board (a swap done, when one is given)."""
    squares: dict[tuple[int, int], list[Square]] = {}
    for score, equity, first, kind, count, tiles in _RECORD.iter_unpack(records):
        move: Place | Exchange
        if kind == _EXCHANGE:
            move = Exchange(tuple(map(Tile, tiles[:count])))
        else:
            line = squares.get((first, kind))
            if line is None:
                line = squares[first, kind] = _empty_squares(board, first, kind)
            placed = zip(line, tiles[:count], strict=False)
            move = Place(tuple(Placed(square, Tile(tile)) for square, tile in placed), swap)
        yield Candidate(move, score, equity)


def encode(one: Candidate, cols: int) -> tuple[bytes, int | None]:
    """A move as a record, and the square of the blank that it takes first: the inverse of `decode`.

    A placement keeps its first square, its direction and its tiles: that they lie on the next empty squares
    of one line is the caller's duty.
    """
    match one.move:
        case Exchange(tiles):
            first, kind, laid, square = 0, _EXCHANGE, bytes(tiles), None
        case Place(placed, swap):
            first = placed[0].square
            one_row = all(tile.square // cols == first // cols for tile in placed)
            kind = _ACROSS if one_row else _DOWN
            laid = bytes(tile.tile for tile in placed)
            square = None if swap is None else swap.square
    return _RECORD.pack(one.score, one.equity_millipoints, first, kind, len(laid), laid), square


def _empty_squares(board: Board, first: int, kind: int) -> list[Square]:
    """The empty squares of a line from `first` to its end."""
    if kind == _ACROSS:
        line = range(first, first - first % board.cols + board.cols)
    else:
        line = range(first, len(board.cells), board.cols)
    return [Square(square) for square in line if board.cells[square] == EMPTY]


def order(by: By, one: Candidate) -> tuple[int, int, bool, tuple[object, ...], tuple[object, ...]]:
    """The sort key of `Kernel.best`: the kernel's own order (`rank.rs`), plays without a swap first."""
    first, second = (one.score, one.equity_millipoints)
    if by == "equity":
        first, second = second, first
    match one.move:
        case Place(placed, swap):
            swapped = (-1, -1) if swap is None else (swap.square, -1 if swap.tile is None else swap.tile)
            return (-first, -second, False, placed, (*swapped, one.move.readings))
        case Exchange(tiles):
            return (-first, -second, True, tiles, ())
