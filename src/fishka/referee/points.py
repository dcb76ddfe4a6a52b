"""Which words new tiles make and what they are worth. Asks nothing about legality."""

from collections.abc import Iterable

import msgspec

from fishka.core.board import Board, Placed, Square
from fishka.core.tiles import BLANK_BIT, Tile, letter_of
from fishka.referee.position import FormedWord
from fishka.referee.runs import Run, made_runs
from fishka.rules.tables import RuleTables


class Values(msgspec.Struct, frozen=True):
    """What decides the points of a word besides the tables: new squares, spent premiums, first tiles."""

    new: frozenset[Square]
    spent: frozenset[Square] = frozenset()
    first: frozenset[Square] = frozenset()
    """Squares whose tile is the first of its letter in the game and has a value of its own."""


def formed_words(
    tables: RuleTables,
    old: Board,
    placed: tuple[Placed, ...],
    main: tuple[Square, bool] | None = None,
    values: Values | None = None,
) -> tuple[FormedWord, ...]:
    """Every run of two or more squares through a new tile: main word first, then by the square of the tile.

    `old` is the board before these tiles (a swap done). Unchecked: that the tiles lie on empty squares of the
    board and in line is the caller's duty (`placement.lay`). Without `main` they lie in one line, a single
    tile has its word across first; without `values` no premium is spent and no letter was laid before.
    """
    board = old.place(placed)
    new = frozenset(one.square for one in placed)
    if main is None:
        main = (min(new), len({square // board.cols for square in new}) == 1)
    if values is None:
        values = Values(new, first=first_tiles(tables, placed, frozenset()))
    return tuple(word(tables, board, squares, values) for squares in made_runs(board, new, main))


def first_tiles(
    tables: RuleTables, laid: Iterable[Placed], letters_laid: frozenset[Tile]
) -> frozenset[Square]:
    """Where a letter with a value for its first tile lies for the first time in the game."""
    found: dict[Tile, Square] = {}
    for one in sorted(laid):
        found.setdefault(one.tile, one.square)
    special = {tile for tile, _ in tables.first_values}
    return frozenset(square for tile, square in found.items() if tile in special and tile not in letters_laid)


def bonus(tables: RuleTables, from_rack_count: int) -> int:
    """Points for laying so many tiles from the rack; none for more than a rack holds."""
    return tables.bonus_by_count[from_rack_count] if from_rack_count <= tables.rack_size else 0


def extra(tables: RuleTables, points: int, *, from_rack_count: int, rack_count: int, hand_count: int) -> int:
    """What a play earns besides the points of its words, for many tiles.

    `rack_count` are the tiles held when the turn began, `hand_count` those held after the play.
    """
    if tables.bonus_whole_hand and (rack_count < tables.rack_size or hand_count > 0):
        return 0
    if tables.factor_by_count:
        factor = tables.factor_by_count[from_rack_count] if from_rack_count <= tables.rack_size else 1
        return points * (factor - 1)
    return bonus(tables, from_rack_count)


def word(tables: RuleTables, board: Board, squares: Run, values: Values) -> FormedWord:
    """Letters count with the premium under a new tile, then the word premiums under new tiles multiply."""
    points, factor = 0, 0 if tables.word_premiums_added else 1
    for square in squares:
        value = tile_value(tables, board[square])
        if square in values.first:
            value = dict(tables.first_values)[board[square]]
        if tables.premiums_always or (square in values.new and square not in values.spent):
            value *= tables.letter_multipliers[square]
            times = tables.word_multipliers[square]
            if not tables.word_premiums_added:
                factor *= times
            elif times > 1:
                factor += times
        points += value
    across = squares[1] - squares[0] == 1
    return FormedWord(squares[0], across, bytes(board[square] for square in squares), points * max(factor, 1))


def tile_value(tables: RuleTables, tile: Tile) -> int:
    """What a tile on the board is worth by itself."""
    if tile & BLANK_BIT and not tables.blank_as_letter:
        return tables.values[0]
    return tables.values[letter_of(tile)]
