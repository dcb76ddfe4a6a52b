"""Swaps of a blank on the board for its letter (`SwapRule.BLANK_EXACT`), above the compiled part.

A swap changes the position, not the rules: on the board lies the letter itself, in the hand is a blank
more and that letter less. What the compiled part finds there is a play with the swap when it lays a blank,
since the freed one must be used at once; blanks are alike. As the swapped tile came from the rack and the
freed blank did not, the tiles laid count for the bonus as if all were from the rack.
"""

from collections.abc import Iterator

import msgspec

from fishka.core.board import Board, Placed
from fishka.core.moves import Swap
from fishka.core.multiset import Tiles, add, take
from fishka.core.tiles import BLANK, BLANK_BIT, Tile, letter_of
from fishka.rules.tables import RuleTables, SwapRule


class Swapped(msgspec.Struct, frozen=True):
    """A position after a swap."""

    swap: Swap
    board: Board
    rack: Tiles


def swapped_positions(tables: RuleTables, board: Board, rack: Tiles) -> Iterator[Swapped]:
    """Every position that one swap leads to, by the square of the blank."""
    match tables.swap:
        case SwapRule.NONE | SwapRule.ANY_LETTER:
            return
        case SwapRule.BLANK_EXACT:
            for one in board.tiles():
                letter = letter_of(one.tile)
                if one.tile & BLANK_BIT and letter in rack:
                    swap = Swap(one.square, letter)
                    hand = add(take(rack, [letter]), [BLANK])
                    yield Swapped(swap, _with_letter(board, swap, letter), hand)


def board_after(tables: RuleTables, board: Board, swap: Swap) -> Board | None:
    """The board after a swap, or None when the rules do not have it."""
    match tables.swap:
        case SwapRule.NONE | SwapRule.ANY_LETTER:
            return None
        case SwapRule.BLANK_EXACT:
            if swap.square not in board or swap.tile is None:
                return None
            old = board[swap.square]
            if not old & BLANK_BIT or swap.tile != letter_of(old):
                return None
            return _with_letter(board, swap, swap.tile)


def _with_letter(board: Board, swap: Swap, letter: Tile) -> Board:
    return board.place([Placed(swap.square, letter)])
