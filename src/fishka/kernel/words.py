"""The words that a play makes, as letter tiles: for editions that forbid making a word again."""

from collections.abc import Iterator

from fishka.core.board import Board
from fishka.core.moves import Place
from fishka.core.tiles import BLANK_BIT, EMPTY


def words_made(board: Board, play: Place) -> tuple[bytes, ...]:
    """Every run of two or more tiles with a laid one in it, main word first.

    `board` is the one before the play. Unchecked: that the play is one, is the caller's duty.
    """
    if play.swap is not None and play.swap.tile is not None:
        cells = bytearray(board.cells)
        cells[play.swap.square] = play.swap.tile
        board = Board(board.rows, board.cols, bytes(cells))
    after = board.place(play.placed)
    squares = [one.square for one in play.placed]
    along, across = 1, board.cols
    if squares[0] // board.cols != squares[-1] // board.cols:
        along, across = across, along
    runs = [_run(after, squares[0], along), *(_run(after, square, across) for square in squares)]
    return tuple(run for run in runs if len(run) > 1)


def repeats(board: Board, play: Place, words_played: frozenset[bytes]) -> bool:
    """Whether a play makes a word that was made before, or one word twice."""
    made = words_made(board, play)
    return len(set(made)) < len(made) or not words_played.isdisjoint(made)


def _run(board: Board, square: int, step: int) -> bytes:
    first = square
    for before in _outwards(board, square, -step):
        first = before
    return bytes(board.cells[at] & ~BLANK_BIT for at in (first, *_outwards(board, first, step)))


def _outwards(board: Board, square: int, step: int) -> Iterator[int]:
    """Covered squares next to `square`, one after the other, within its row or column."""
    while True:
        following = square + step
        same_line = abs(step) != 1 or following // board.cols == square // board.cols
        if not (same_line and 0 <= following < len(board.cells)) or board.cells[following] == EMPTY:
            return
        yield following
        square = following
