"""The swap inside a play: which there are, what they free, and what must be left on the board."""

from collections import Counter

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.multiset import Tiles
from fishka.core.tiles import BLANK, BLANK_BIT, EMPTY, Tile, in_hand, letter_of
from fishka.referee.rejections import Reject, Rejected, RejectParams
from fishka.referee.runs import Run, letters_of, neighbours, run
from fishka.rules.tables import FreedTile, RuleTables, SwapRule


def check_swap(tables: RuleTables, board: Board, play: Place) -> Rejected | None:
    """Whether the edition has the swaps of the play: this kind, of this tile, and not two."""
    swap = play.swap
    if swap is None:
        return Rejected(Reject.SWAP_NOT_ALLOWED) if play.more_swaps else None
    here = RejectParams(squares=(swap.square,))
    allowed = tables.swap_remove if swap.tile is None else tables.swap is not SwapRule.NONE
    if not allowed:
        return Rejected(Reject.SWAP_NOT_ALLOWED, here)
    if play.more_swaps:
        return Rejected(
            Reject.SECOND_SWAP, RejectParams(squares=tuple(one.square for one in play.more_swaps))
        )
    if swap.square not in board:
        return Rejected(Reject.OFF_BOARD, here)
    old = board[swap.square]
    if swap.tile is not None and tables.swap is SwapRule.BLANK_EXACT:
        fits = bool(old & BLANK_BIT) and swap.tile == letter_of(old)
        return None if fits else Rejected(Reject.SWAP_WRONG_LETTER, here)
    if old == EMPTY:
        return Rejected(Reject.SWAP_NOT_ALLOWED, here)
    return Rejected(Reject.SWAP_WRONG_LETTER, here) if swap.tile == old else None


def freed_by(board: Board, swap: Swap | None) -> Tiles:
    """The tile that a swap takes into the hand."""
    return () if swap is None else (in_hand(board[swap.square]),)


def after_swap(board: Board, swap: Swap | None) -> Board:
    """The board when the swap is done."""
    return board if swap is None else board.place([Placed(swap.square, swap.tile or EMPTY)])


def check_freed(tables: RuleTables, after: Board, play: Place, freed: Tiles) -> Rejected | None:
    """The freed tile is laid, or may be kept. Equal tiles are alike: laying the like of it is laying it.

    `after` is the board after the play. A tile taken off without replacing has no word through its square.
    """
    laid = {in_hand(one.tile) for one in play.placed}
    unused = tuple(tile for tile in freed if tile not in laid)
    if not unused or play.swap is None or tables.freed_tile is FreedTile.KEEP:
        return None
    if tables.freed_tile is FreedTile.USE_NOW_UNLESS and play.swap.tile is not None:
        new = {one.square for one in play.placed}
        through = (run(after, play.swap.square, across=across) for across in (True, False))
        if any(not new.isdisjoint(squares) for squares in through):
            return None
    return Rejected(Reject.FREED_TILE_UNUSED, RejectParams(tiles=unused))


def changed_runs(before: Board, after: Board, swap: Swap | None, new: frozenset[Square]) -> tuple[Run, ...]:
    """Runs of two or more without a new tile that read otherwise because of the swap."""
    if swap is None:
        return ()
    if swap.tile is None:
        squares = [one for one in neighbours(after, swap.square) if after[one] != EMPTY]
    elif letter_of(swap.tile) == letter_of(before[swap.square]):
        return ()
    else:
        squares = [swap.square] * 2
    found: dict[Run, None] = {}
    for square in squares:
        for across in (True, False):
            along = (square - swap.square) in ((-1, 1) if across else (-after.cols, after.cols))
            if square == swap.square or along:
                found[run(after, square, across=across)] = None
    return tuple(one for one in found if len(one) > 1 and new.isdisjoint(one))


def cut_short(tables: RuleTables, before: Board, after: Board, swap: Swap | None) -> tuple[bytes, ...]:
    """What a removal leaves of words and is too short: each word keeps a part that is long enough."""
    if swap is None or swap.tile is not None:
        return ()
    short: list[bytes] = []
    for across in (True, False):
        if len(run(before, swap.square, across=across)) < 2:
            continue
        parts = [run(after, square, across=across) for square in _beside(after, swap.square, across=across)]
        longest = max(len(part) for part in parts)
        short += [
            letters_of(after, part)
            for part in parts
            if len(part) < tables.min_word_len and (len(part) > 1 or longest < tables.min_word_len)
        ]
    return tuple(dict.fromkeys(short))


def left_apart(after: Board, swap: Swap | None) -> bool:
    """Whether a removal leaves the tiles on the board in several parts, or one that is in no word."""
    if swap is None or swap.tile is not None:
        return False
    covered = {one.square for one in after.tiles()}
    reached: set[Square] = set()
    edge = [min(covered)]
    while edge:
        square = edge.pop()
        reached.add(square)
        edge += [one for one in neighbours(after, square) if after[one] != EMPTY and one not in reached]
    return reached != covered


def missing(rack: Tiles, play: Place, freed: Tiles) -> Tiles:
    """Tiles that the play wants and the hand does not have."""
    wanted = Counter(in_hand(one.tile) for one in play.placed)
    for swap in (play.swap, *play.more_swaps):
        if swap is not None and swap.tile is not None:
            wanted[in_hand(swap.tile)] += 1
    return tuple(sorted((wanted - Counter(rack) - Counter(freed)).elements()))


def is_unnamed(tile: Tile, letter_count: int) -> bool:
    """A blank without a letter, or with one that the alphabet does not have."""
    return tile == BLANK or bool(tile & BLANK_BIT and not 1 <= letter_of(tile) <= letter_count)


def _beside(board: Board, square: Square, *, across: bool) -> list[Square]:
    step = 1 if across else board.cols
    around = (one for one in neighbours(board, square) if abs(one - square) == step)
    return [one for one in around if board[one] != EMPTY]
