import pytest

from fishka.core.board import Board, Placed, Square
from fishka.core.tiles import EMPTY, Tile


def test_a_board_with_the_same_tiles_is_the_same_board() -> None:
    board = Board.empty(3, 4)
    laid = board.place([Placed(Square(5), Tile(7))])
    assert laid != board
    assert laid == Board(3, 4, bytes([0] * 5 + [7] + [0] * 6))
    assert hash(laid) == hash(board.place([Placed(Square(5), Tile(7))]))


def test_taking_a_tile_off_gives_the_earlier_board_back() -> None:
    board = Board.empty(2, 2)
    assert board.place([Placed(Square(3), Tile(1))]).place([Placed(Square(3), EMPTY)]) == board
    assert board.is_empty


def test_cells_must_fill_the_grid() -> None:
    with pytest.raises(ValueError, match="2 x 2"):
        Board(2, 2, bytes(3))


def test_a_square_off_the_board_is_none_of_its_squares() -> None:
    board = Board.empty(3, 4)
    assert Square(11) in board
    assert Square(12) not in board
    assert Square(-1) not in board
    assert board.square(2, 3) == 11
    assert board.square(3, 0) is None
    assert board.square(0, -1) is None


def test_tiles_come_in_the_order_of_squares() -> None:
    board = Board.empty(2, 3).place([Placed(Square(4), Tile(2)), Placed(Square(1), Tile(9))])
    assert list(board.tiles()) == [Placed(Square(1), Tile(9)), Placed(Square(4), Tile(2))]
