"""Where tiles may be laid: swap, rack, squares, line, first play, contact. Knows no words and no points."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.multiset import Tiles
from fishka.core.tiles import BLANK, BLANK_BIT, EMPTY, Tile, in_hand, letter_of
from fishka.referee.position import Position
from fishka.referee.rejections import Reject, Rejected, RejectParams
from fishka.rules.tables import RuleTables, SwapRule


class Laid(msgspec.Struct, frozen=True):
    """The board before the new tiles (a swap done), and how many tiles come from the rack."""

    old: Board
    from_rack_count: int


def lay(tables: RuleTables, position: Position, play: Place) -> Laid | Rejected:
    """Check all that can be seen on the board; the first fault in the order of `Reject` is the answer."""
    if not play.placed and play.swap is None:
        return Rejected(Reject.NO_TILES)
    unnamed = [one for one in play.placed if _is_unnamed(one.tile, tables.letter_count)]
    if unnamed:
        return Rejected(Reject.BLANK_UNNAMED, RejectParams(squares=tuple(one.square for one in unnamed)))
    board = position.board
    swap = play.swap
    if swap is not None and (fault := _check_swap(tables, board, swap)) is not None:
        return fault
    if swap is not None and not play.placed:
        return Rejected(Reject.SWAP_WITHOUT_PLAY)
    freed: Tiles = ()
    if swap is not None:
        freed = (in_hand(board[swap.square]),)
        board = board.place([Placed(swap.square, swap.tile or EMPTY)])
    fault = (
        _check_rack(position.rack, play, freed)
        or _check_squares(board, play)
        or _check_freed(play, freed)
        or _check_line(board, play.placed)
        or (_check_first(tables, play) if board.is_empty else _check_contact(board, play))
    )
    if fault is not None:
        return fault
    laid_in_all = len(play.placed) + (1 if swap is not None and swap.tile is not None else 0)
    return Laid(board, laid_in_all - len(freed))


def _is_unnamed(tile: Tile, letter_count: int) -> bool:
    """A blank without a letter, or with one that the alphabet does not have."""
    return tile == BLANK or bool(tile & BLANK_BIT and not 1 <= letter_of(tile) <= letter_count)


def _check_swap(tables: RuleTables, board: Board, swap: Swap) -> Rejected | None:
    at = RejectParams(squares=(swap.square,))
    match tables.swap:
        case SwapRule.NONE:
            return Rejected(Reject.SWAP_NOT_ALLOWED, at)
        case SwapRule.BLANK_EXACT:
            if swap.tile is None:
                return Rejected(Reject.SWAP_NOT_ALLOWED, at)
            if swap.square not in board:
                return Rejected(Reject.OFF_BOARD, at)
            old = board[swap.square]
            if not old & BLANK_BIT or swap.tile != letter_of(old):
                return Rejected(Reject.SWAP_WRONG_LETTER, at)
            return None


def _check_rack(rack: Tiles, play: Place, freed: Tiles) -> Rejected | None:
    wanted = Counter(in_hand(one.tile) for one in play.placed)
    if play.swap is not None and play.swap.tile is not None:
        wanted[in_hand(play.swap.tile)] += 1
    missing = wanted - Counter(rack) - Counter(freed)
    if missing:
        return Rejected(Reject.NOT_ON_RACK, RejectParams(tiles=tuple(sorted(missing.elements()))))
    return None


def _check_squares(board: Board, play: Place) -> Rejected | None:
    outside = tuple(one.square for one in play.placed if one.square not in board)
    if outside:
        return Rejected(Reject.OFF_BOARD, RejectParams(squares=outside))
    uses = Counter(one.square for one in play.placed)
    taken = tuple(sorted(square for square, times in uses.items() if times > 1 or board[square] != EMPTY))
    if taken:
        return Rejected(Reject.COVERED_SQUARE, RejectParams(squares=taken))
    return None


def _check_freed(play: Place, freed: Tiles) -> Rejected | None:
    """The freed tile, always a blank here, is laid when the play lays a blank: blanks are alike."""
    laid = {in_hand(one.tile) for one in play.placed}
    unused = tuple(tile for tile in freed if tile not in laid)
    return Rejected(Reject.FREED_TILE_UNUSED, RejectParams(tiles=unused)) if unused else None


def _check_line(board: Board, placed: tuple[Placed, ...]) -> Rejected | None:
    squares = [one.square for one in placed]
    rows = {square // board.cols for square in squares}
    cols = {square % board.cols for square in squares}
    if len(rows) > 1 and len(cols) > 1:
        return Rejected(Reject.NOT_IN_LINE)
    step = 1 if len(rows) == 1 else board.cols
    new = set(squares)
    between = (Square(at) for at in range(min(squares), max(squares), step))
    empty = tuple(square for square in between if square not in new and board[square] == EMPTY)
    return Rejected(Reject.GAP, RejectParams(squares=empty)) if empty else None


def _check_first(tables: RuleTables, play: Place) -> Rejected | None:
    # A lone tile makes no word, whatever the edition asks for (rules B.1.3).
    needed = max(tables.first_move_min_tiles, 2)
    if len(play.placed) < needed:
        return Rejected(Reject.ONE_TILE, RejectParams(needed=needed))
    starts = tables.start_squares
    if starts and not any(one.square in starts for one in play.placed):
        return Rejected(Reject.MISSES_START, RejectParams(squares=starts))
    return None


def _check_contact(board: Board, play: Place) -> Rejected | None:
    touches = (board[beside] != EMPTY for one in play.placed for beside in neighbours(board, one.square))
    return None if any(touches) else Rejected(Reject.NOT_CONNECTED)


def neighbours(board: Board, square: Square) -> Iterator[Square]:
    """The squares that share a side with this one."""
    row, col = divmod(square, board.cols)
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        beside = board.square(row + down, col + right)
        if beside is not None:
            yield beside
