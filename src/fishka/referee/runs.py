"""Runs: unbroken sequences of tiles in a row or a column, as squares in reading order."""

from collections.abc import Iterable, Iterator

from fishka.core.board import Board, Square
from fishka.core.tiles import EMPTY, letter_of

Run = tuple[Square, ...]


def run(board: Board, square: Square, *, across: bool) -> Run:
    """The run through a covered square, itself included."""
    down, right = (0, 1) if across else (1, 0)
    back = list(_walk(board, square, -down, -right))
    ahead = list(_walk(board, square, down, right))
    return (*reversed(back), square, *ahead)


def made_runs(board: Board, new: Iterable[Square], main: tuple[Square, bool]) -> tuple[Run, ...]:
    """Every run of two or more squares through a new tile, each once: the main one first.

    `main` is a square of the main run and whether it runs across. The others follow by the square of their
    first new tile, those that cross the main direction first.
    """
    first, across = main
    found = {run(board, first, across=across): None}
    for square in sorted(new):
        for direction in (not across, across):
            found[run(board, square, across=direction)] = None
    return tuple(one for one in found if len(one) > 1)


def letters_of(board: Board, squares: Run) -> bytes:
    """What a run reads, as letter tiles without the marks of blanks."""
    return bytes(letter_of(board[square]) for square in squares)


def neighbours(board: Board, square: Square) -> Iterator[Square]:
    """The squares that share a side with this one."""
    row, col = divmod(square, board.cols)
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        beside = board.square(row + down, col + right)
        if beside is not None:
            yield beside


def _walk(board: Board, square: Square, down: int, right: int) -> Iterator[Square]:
    row, col = divmod(square, board.cols)
    while True:
        row, col = row + down, col + right
        at = board.square(row, col)
        if at is None or board[at] == EMPTY:
            return
        yield at
