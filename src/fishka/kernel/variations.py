"""Positions that a swap, a removal or a new reading of blanks leads to: rules beyond the compiled part.

A swap changes the position, not the rules: what the compiled part finds on the changed board with the changed
hand is a play with that swap, when the referee agrees.
"""

from collections.abc import Callable, Iterator
from itertools import product

import msgspec

from fishka.core.board import Board, Placed
from fishka.core.moves import Swap
from fishka.core.multiset import Tiles, add, take
from fishka.core.tiles import BLANK, BLANK_BIT, EMPTY, Tile, in_hand, letter_of, named_blank
from fishka.referee.runs import letters_of, neighbours, run
from fishka.rules.tables import RuleTables, SwapRule

Contains = Callable[[bytes], bool]
"""Whether letter tiles are a word."""


class Variation(msgspec.Struct, frozen=True):
    """A changed position. `broken` counts its words that are none any more and need a new tile."""

    board: Board
    rack: Tiles
    swap: Swap | None = None
    readings: tuple[Placed, ...] = ()
    broken: int = 0


def variations(tables: RuleTables, contains: Contains, board: Board, rack: Tiles) -> Iterator[Variation]:
    """The position itself, then every one that leads to a play, those without a broken word first.

    No play in one line makes two broken words whole again: such changes come in corner chains only.
    """
    swaps = sorted(_swaps(tables, contains, board, rack), key=lambda one: one.broken)
    most = 1 if not tables.corner_chain else 4
    for plain in (Variation(board, rack), *(one for one in swaps if one.broken <= most)):
        yield plain
        if tables.blanks_read_anew:
            yield from _read_anew(tables, plain)


def _swaps(tables: RuleTables, contains: Contains, board: Board, rack: Tiles) -> Iterator[Variation]:
    for one in board.tiles():
        if tables.swap_remove:
            yield _swapped(contains, board, rack, Swap(one.square, None))
        for given in _given(tables, rack, one.tile):
            yield _swapped(contains, board, rack, Swap(one.square, given))


def _given(tables: RuleTables, rack: Tiles, old: Tile) -> Iterator[Tile]:
    """What may be given for a tile on the board."""
    match tables.swap:
        case SwapRule.NONE:
            return
        case SwapRule.BLANK_EXACT:
            if old & BLANK_BIT and letter_of(old) in rack:
                yield letter_of(old)
        case SwapRule.ANY_LETTER:
            yield from (tile for tile in dict.fromkeys(rack) if tile not in (BLANK, old))
            if BLANK in rack:
                shown = (named_blank(Tile(letter)) for letter in range(1, tables.letter_count + 1))
                yield from (tile for tile in shown if tile != old)


def _swapped(contains: Contains, board: Board, rack: Tiles, swap: Swap) -> Variation:
    given = [] if swap.tile is None else [in_hand(swap.tile)]
    hand = add(take(rack, given), [in_hand(board[swap.square])])
    after = board.place([Placed(swap.square, swap.tile or EMPTY)])
    if swap.tile is None:
        runs = {
            run(after, beside, across=across)
            for beside in neighbours(after, swap.square)
            if after[beside] != EMPTY
            for across in (abs(beside - swap.square) == 1,)
        }
    else:
        runs = {run(after, swap.square, across=across) for across in (True, False)}
    broken = sum(len(one) > 1 and not contains(letters_of(after, one)) for one in runs)
    return Variation(after, hand, swap, (), broken)


def _read_anew(tables: RuleTables, plain: Variation) -> Iterator[Variation]:
    """Every other reading of the blanks on the board, but of one that the swap has just put there."""
    put = None if plain.swap is None else plain.swap.square
    blanks = [one for one in plain.board.tiles() if one.tile & BLANK_BIT and one.square != put]
    letters = [named_blank(Tile(letter)) for letter in range(1, tables.letter_count + 1)]
    for chosen in product(*([None, *(tile for tile in letters if tile != one.tile)] for one in blanks)):
        readings = tuple(
            Placed(one.square, tile) for one, tile in zip(blanks, chosen, strict=True) if tile is not None
        )
        if readings:
            yield msgspec.structs.replace(plain, board=plain.board.place(readings), readings=readings)
