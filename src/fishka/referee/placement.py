"""Where tiles may be laid: swap, rack, squares, line, first play, contact. Knows no points."""

from collections import Counter

import msgspec

from fishka.core.board import Board, Square
from fishka.core.moves import Place
from fishka.core.multiset import Tiles
from fishka.core.tiles import BLANK_BIT, EMPTY, in_hand, letter_of
from fishka.referee.line import Main, main_lines
from fishka.referee.position import Position, WordSet
from fishka.referee.rejections import Limits, Reject, Rejected, RejectParams
from fishka.referee.runs import neighbours, run
from fishka.referee.swap import (
    after_swap,
    check_freed,
    check_swap,
    freed_by,
    is_unnamed,
    left_apart,
    missing,
)
from fishka.rules.tables import RuleTables


class Laid(msgspec.Struct, frozen=True):
    """A play that may lie: the board before the new tiles (swap and readings done) and after them."""

    old: Board
    board: Board
    new: frozenset[Square]
    main: Main
    """A square of the main word and whether it runs across."""
    from_rack_count: int
    """Tiles that left the rack for the board."""
    hand_count: int
    """Tiles in the hand after the play, a freed one that is kept included."""


def lay(tables: RuleTables, position: Position, play: Place, words: WordSet | None = None) -> Laid | Rejected:
    """Check all that can be seen on the board; the first fault in the order of `Reject` is the answer.

    The dictionary only tells which tiles a corner chain needs (`line.main_lines`).
    """
    fault = _check_form(tables, position.board, play) or check_swap(tables, position.board, play)
    if fault is not None:
        return fault
    if (
        play.swap is not None
        and play.swap.tile is not None
        and is_unnamed(play.swap.tile, tables.letter_count)
    ):
        return Rejected(Reject.BLANK_UNNAMED, RejectParams(squares=(play.swap.square,)))
    freed = freed_by(position.board, play.swap)
    lacking = missing(position.rack, play, freed)
    if lacking:
        return Rejected(Reject.NOT_ON_RACK, RejectParams(tiles=lacking))
    if not play.placed or _only_moves(play, freed):
        return Rejected(Reject.SWAP_WITHOUT_PLAY)
    old = after_swap(position.board, play.swap).place(play.readings)
    fault = _check_squares(old, play)
    if fault is not None:
        return fault
    after = old.place(play.placed)
    new = frozenset(one.square for one in play.placed)
    fault = check_freed(tables, after, play, freed) or _check_readings(after, play, new)
    if fault is not None:
        return fault
    lines = main_lines(tables, words, old, play.placed)
    if isinstance(lines, Rejected):
        return lines
    main = (
        _first_play(tables, after, new, lines)
        if position.board.is_empty
        else _contact(tables, old, after, play, lines)
    )
    if isinstance(main, Rejected):
        return main
    given = 1 if play.swap is not None and play.swap.tile is not None else 0
    laid = {in_hand(one.tile) for one in play.placed}
    used_freed = sum(tile in laid for tile in freed)
    return Laid(
        old=old,
        board=after,
        new=new,
        main=main,
        from_rack_count=len(play.placed) + given - used_freed,
        hand_count=len(position.rack) + len(freed) - len(play.placed) - given,
    )


def _check_form(tables: RuleTables, board: Board, play: Place) -> Rejected | None:
    if not play.placed and play.swap is None and not play.more_swaps:
        return Rejected(Reject.NO_TILES)
    unnamed = tuple(one.square for one in play.placed if is_unnamed(one.tile, tables.letter_count))
    if unnamed:
        return Rejected(Reject.BLANK_UNNAMED, RejectParams(squares=unnamed))
    squares = [one.square for one in play.readings]
    wrong = [
        one.square
        for one in play.readings
        if not tables.blanks_read_anew
        or squares.count(one.square) > 1
        or one.square not in board
        or not board[one.square] & BLANK_BIT
        or not one.tile & BLANK_BIT
        or is_unnamed(one.tile, tables.letter_count)
        or one.tile == board[one.square]
        or (play.swap is not None and play.swap.square == one.square)
    ]
    return Rejected(Reject.BLANK_FIXED, RejectParams(squares=tuple(wrong))) if wrong else None


def _only_moves(play: Place, freed: Tiles) -> bool:
    """Whether a tile is taken off and laid elsewhere, and no other: no hand would ever grow smaller."""
    return (
        play.swap is not None
        and play.swap.tile is None
        and tuple(in_hand(one.tile) for one in play.placed) == freed
    )


def _check_readings(after: Board, play: Place, new: frozenset[Square]) -> Rejected | None:
    """A blank is read anew in a later word, so a new tile must stand in a word with it."""
    idle = tuple(
        one.square
        for one in play.readings
        if all(new.isdisjoint(run(after, one.square, across=across)) for across in (True, False))
    )
    return Rejected(Reject.BLANK_FIXED, RejectParams(squares=idle)) if idle else None


def _check_squares(board: Board, play: Place) -> Rejected | None:
    outside = tuple(one.square for one in play.placed if one.square not in board)
    if outside:
        return Rejected(Reject.OFF_BOARD, RejectParams(squares=outside))
    uses = Counter(one.square for one in play.placed)
    taken = tuple(sorted(square for square, times in uses.items() if times > 1 or board[square] != EMPTY))
    if taken:
        return Rejected(Reject.COVERED_SQUARE, RejectParams(squares=taken))
    if play.swap is not None and play.swap.square in uses:
        return Rejected(Reject.EMPTIED_SQUARE, RejectParams(squares=(play.swap.square,)))
    return None


def _first_play(
    tables: RuleTables, after: Board, new: frozenset[Square], lines: tuple[Main, ...]
) -> Main | Rejected:
    # A lone tile makes no word, whatever the edition asks for (rules B.1.3).
    needed = max(tables.first_move_min_tiles, 2)
    if len(new) < needed:
        return Rejected(Reject.ONE_TILE, RejectParams(needed=needed))
    starts = tables.start_squares
    if starts and not new.intersection(starts):
        return Rejected(Reject.MISSES_START, RejectParams(squares=starts))
    return _opening_limits(tables, after, lines[0]) or lines[0]


def _opening_limits(tables: RuleTables, after: Board, main: Main) -> Rejected | None:
    """Two letters and no syllable are limits that are not set: with "any" they take no part."""
    letters, syllables = tables.first_word_min_letters, tables.first_word_min_syllables
    word = run(after, main[0], across=main[1])
    vowels = sum(tables.vowels[letter_of(after[square])] for square in word)
    wanted = [len(word) >= letters] if letters > 2 else []
    wanted += [vowels >= syllables] if syllables > 0 else []
    if not wanted or (all(wanted) if tables.first_word_all else any(wanted)):
        return None
    limits: Limits = "both" if tables.first_word_all else "either"
    if len(wanted) == 1:
        limits = "letters" if letters > 2 else "syllables"
    return Rejected(Reject.OPENING_LIMIT, RejectParams(needed=letters, syllables=syllables, limits=limits))


def _contact(
    tables: RuleTables, old: Board, after: Board, play: Place, lines: tuple[Main, ...]
) -> Main | Rejected:
    touches = (old[beside] != EMPTY for one in play.placed for beside in neighbours(old, one.square))
    if not any(touches) or left_apart(after, play.swap):
        return Rejected(Reject.NOT_CONNECTED)
    for square, across in lines:
        word = run(after, square, across=across)
        if len(word) > 1 and (not tables.share_letter or any(old[one] != EMPTY for one in word)):
            return square, across
    return Rejected(Reject.NO_SHARED_LETTER) if tables.share_letter else lines[0]
