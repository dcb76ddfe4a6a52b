"""Limits on words that a play may make, beyond the dictionary: length, repeating, extending, blanks."""

from collections import Counter

from fishka.core.board import Board
from fishka.core.moves import Place
from fishka.core.tiles import BLANK_BIT, EMPTY, Tile, letter_of
from fishka.referee.placement import Laid
from fishka.referee.position import Measured, Position
from fishka.referee.rejections import Reject, Rejected, RejectParams
from fishka.referee.runs import made_runs
from fishka.referee.swap import cut_short
from fishka.rules.tables import RuleTables


def check_limits(
    tables: RuleTables, position: Position, play: Place, laid: Laid, measured: Measured
) -> Rejected | None:
    """The last step of the checks (rules B.1.3, step 6), in its order."""
    return (
        _check_length(tables, position, play, laid, measured)
        or _check_repeats(tables, position, measured)
        or _check_extended(tables, laid)
        or _check_blanks(tables, position, play)
    )


def _check_length(
    tables: RuleTables, position: Position, play: Place, laid: Laid, measured: Measured
) -> Rejected | None:
    """In a corner, that is with two or more words made, the shorter limit holds. A swap shortens nothing.

    What a removal leaves keeps the usual limit; those words are named alone where the limits differ, so that
    every word that is named is shorter than the limit that is told.
    """
    corner = len(measured.words) > 1
    least = tables.corner_min_word_len if corner else tables.min_word_len
    made = tuple(word.letters for word in measured.words if len(word.tiles) < least)
    left = cut_short(tables, position.board, laid.board, play.swap)
    if left and least != tables.min_word_len:
        made, least = (), tables.min_word_len
    short = tuple(dict.fromkeys((*made, *left)))
    return Rejected(Reject.TOO_SHORT, RejectParams(words=short, needed=least)) if short else None


def _check_repeats(tables: RuleTables, position: Position, measured: Measured) -> Rejected | None:
    if tables.repeat_words:
        return None
    times = Counter(word.letters for word in measured.all_words)
    repeated = tuple(word for word, count in times.items() if count > 1 or word in position.words_played)
    return Rejected(Reject.REPEATED_WORD, RejectParams(words=repeated)) if repeated else None


def _check_extended(tables: RuleTables, laid: Laid) -> Rejected | None:
    """An existing word is a run of two or more old tiles; a bridge lengthens both that it joins."""
    most = tables.max_extended_words
    if most is None:
        return None
    extended: list[bytes] = []
    for squares in made_runs(laid.board, laid.new, laid.main):
        part: list[int] = []
        for square in (*squares, None):
            if square is not None and laid.old[square] != EMPTY:
                part.append(letter_of(laid.old[square]))
            else:
                extended += [bytes(part)] if len(part) > 1 else []
                part = []
    if len(extended) <= most:
        return None
    return Rejected(Reject.TWO_EXTENSIONS, RejectParams(words=tuple(sorted(extended)), needed=most))


def _check_blanks(tables: RuleTables, position: Position, play: Place) -> Rejected | None:
    """Real tiles on the board are counted as they lay before the play; blanks are not."""
    if not tables.blanks_unexhausted:
        return None
    given = () if play.swap is None or play.swap.tile is None else (play.swap.tile,)
    shown = [*given, *(one.tile for one in (*play.placed, *play.readings))]
    letters = dict.fromkeys(letter_of(tile) for tile in shown if tile & BLANK_BIT)
    gone = tuple(letter for letter in letters if _all_laid(tables, position.board, letter))
    return Rejected(Reject.JOKER_EXHAUSTED, RejectParams(tiles=gone)) if gone else None


def _all_laid(tables: RuleTables, board: Board, letter: Tile) -> bool:
    return board.cells.count(letter) >= tables.counts[letter]
