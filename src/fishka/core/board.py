"""The board: a grid of squares, each empty or holding one tile."""

from collections.abc import Iterable, Iterator
from typing import Final, NewType

import msgspec

from fishka.core.tiles import EMPTY, Tile

SIDE_MAX: Final = 21
"""Squares of the longest side of a board, and so letters of the longest word."""

Square = NewType("Square", int)
"""A square as `row * cols + column`, both from 0; A1 is 0."""


class Placed(msgspec.Struct, frozen=True, order=True, array_like=True):
    """One tile laid on one square; a blank carries its letter (`tiles.named_blank`)."""

    square: Square
    tile: Tile


class Board(msgspec.Struct, frozen=True):
    """`rows * cols` tiles, row by row; immutable, equal by content.

    Raises ValueError when the cells do not fill the grid.
    """

    rows: int
    cols: int
    cells: bytes

    def __post_init__(self) -> None:
        if len(self.cells) != self.rows * self.cols:
            raise ValueError(f"{self.rows} x {self.cols} squares need as many cells, not {len(self.cells)}")

    @classmethod
    def empty(cls, rows: int, cols: int) -> "Board":
        """A board with no tile on it."""
        return cls(rows, cols, bytes(rows * cols))

    def __getitem__(self, square: Square) -> Tile:
        return Tile(self.cells[square])

    def __contains__(self, square: object) -> bool:
        """Whether the number is a square of this board at all."""
        return isinstance(square, int) and 0 <= square < len(self.cells)

    @property
    def is_empty(self) -> bool:
        """Whether no tile lies on the board."""
        return not any(self.cells)

    def square(self, row: int, col: int) -> Square | None:
        """The square at a row and column from 0, or None outside the board."""
        if 0 <= row < self.rows and 0 <= col < self.cols:
            return Square(row * self.cols + col)
        return None

    def place(self, placed: Iterable[Placed]) -> "Board":
        """This board with these tiles on it, whatever lay there; `EMPTY` takes a tile off."""
        cells = bytearray(self.cells)
        for one in placed:
            cells[one.square] = one.tile
        return Board(self.rows, self.cols, bytes(cells))

    def tiles(self) -> Iterator[Placed]:
        """Every tile with its square, in the order of squares."""
        for square, tile in enumerate(self.cells):
            if tile != EMPTY:
                yield Placed(Square(square), Tile(tile))

    def transposed(self) -> "Board":
        """Rows become columns."""
        cells = bytes(self.cells[r * self.cols + c] for c in range(self.cols) for r in range(self.rows))
        return Board(self.cols, self.rows, cells)
