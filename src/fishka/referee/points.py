"""Which words new tiles make and what they are worth. Asks nothing about legality."""

from collections.abc import Iterator

from fishka.core.board import Board, Placed, Square
from fishka.core.tiles import BLANK_BIT, EMPTY
from fishka.referee.position import FormedWord
from fishka.rules.tables import RuleTables


def formed_words(tables: RuleTables, old: Board, placed: tuple[Placed, ...]) -> tuple[FormedWord, ...]:
    """Every run of two or more squares through a new tile: main word first, then by the square of the tile.

    `old` is the board before these tiles (a swap done). Unchecked: that the tiles lie on empty squares of the
    board and in one line is the caller's duty (`placement.lay`). A single new tile has its word across first.
    """
    board = old.place(placed)
    new = frozenset(one.square for one in placed)
    across = len({square // board.cols for square in new}) == 1
    runs = [_run(board, min(new), across=across)]
    runs += [_run(board, square, across=not across) for square in sorted(new)]
    return tuple(_word(tables, board, run, new) for run in runs if len(run) > 1)


def bonus(tables: RuleTables, from_rack_count: int) -> int:
    """Points for laying so many tiles from the rack; none for more than a rack holds."""
    return tables.bonus_by_count[from_rack_count] if from_rack_count <= tables.rack_size else 0


def _run(board: Board, square: Square, *, across: bool) -> tuple[Square, ...]:
    """The unbroken sequence of tiles through a covered square, in reading order."""
    down, right = (0, 1) if across else (1, 0)
    back = list(_walk(board, square, -down, -right))
    ahead = list(_walk(board, square, down, right))
    return (*reversed(back), square, *ahead)


def _walk(board: Board, square: Square, down: int, right: int) -> Iterator[Square]:
    row, col = divmod(square, board.cols)
    while True:
        row, col = row + down, col + right
        at = board.square(row, col)
        if at is None or board[at] == EMPTY:
            return
        yield at


def _word(tables: RuleTables, board: Board, run: tuple[Square, ...], new: frozenset[Square]) -> FormedWord:
    """Letters count with the premium under a new tile, then the word premiums under new tiles multiply."""
    points, factor = 0, 1
    for square in run:
        tile = board[square]
        value = tables.values[0] if tile & BLANK_BIT else tables.values[tile]
        if square in new:
            value *= tables.letter_multipliers[square]
            factor *= tables.word_multipliers[square]
        points += value
    across = run[1] - run[0] == 1
    return FormedWord(run[0], across, bytes(board[square] for square in run), points * factor)
