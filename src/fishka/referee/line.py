"""The line of a play: one row or column, or a corner chain (rules C-10, item 1)."""

from collections.abc import Iterator

from fishka.core.board import Board, Placed, Square
from fishka.core.tiles import EMPTY
from fishka.referee.position import WordSet
from fishka.referee.rejections import Reject, Rejected, RejectParams
from fishka.referee.runs import Run, letters_of, run
from fishka.rules.tables import RuleTables

Main = tuple[Square, bool]
"""A square of the main line and whether the line runs across."""
Accepted = frozenset[tuple[Square, bool]]
"""New tiles that a chain has reached, each with the direction of the line on which it was accepted."""


def main_lines(
    tables: RuleTables, words: WordSet | None, old: Board, placed: tuple[Placed, ...]
) -> tuple[Main, ...] | Rejected:
    """Every line that can be the main one, the best first; or why there is none.

    `old` is the board before these tiles. The dictionary is asked only whether a crossing of a corner chain
    is a word without more tiles; raises ValueError when it is needed and missing.
    """
    new = frozenset(one.square for one in placed)
    rows = {square // old.cols for square in new}
    cols = {square % old.cols for square in new}
    if len(rows) > 1 and len(cols) > 1:
        if not tables.corner_chain:
            return Rejected(Reject.NOT_IN_LINE)
        return _chains(tables, words, old, placed)
    step = 1 if len(rows) == 1 else old.cols
    between = (Square(at) for at in range(min(new), max(new), step))
    empty = tuple(square for square in between if square not in new and old[square] == EMPTY)
    if empty:
        return Rejected(Reject.GAP, RejectParams(squares=empty))
    first = min(new)
    return ((first, True), (first, False)) if len(new) == 1 else ((first, len(rows) == 1),)


def _chains(
    tables: RuleTables, words: WordSet | None, old: Board, placed: tuple[Placed, ...]
) -> tuple[Main, ...] | Rejected:
    board = old.place(placed)
    new = frozenset(one.square for one in placed)
    found: list[tuple[int, Main]] = []
    unreached = new
    for main, members in _lines(board, new):
        if not members <= set(run(board, main[0], across=main[1])):
            continue
        start: Accepted = frozenset((square, main[1]) for square in members)
        left = _unforced(tables, words, board, new, start)
        if not left:
            found.append((len(members), main))
        elif len(left) < len(unreached):
            unreached = left
    if not found:
        return Rejected(Reject.CORNER_NOT_FORCED, RejectParams(squares=tuple(sorted(unreached))))
    found.sort(key=lambda one: -one[0])
    return tuple(main for _, main in found)


def _lines(board: Board, new: frozenset[Square]) -> Iterator[tuple[Main, frozenset[Square]]]:
    """Every row and column with new tiles: its first new tile and all of them."""
    for across in (True, False):
        lines: dict[int, set[Square]] = {}
        for square in sorted(new):
            lines.setdefault(square // board.cols if across else square % board.cols, set()).add(square)
        for members in lines.values():
            yield (min(members), across), frozenset(members)


def _unforced(
    tables: RuleTables, words: WordSet | None, board: Board, new: frozenset[Square], start: Accepted
) -> frozenset[Square]:
    """The new tiles that no chain from here reaches; the fewest over every order of accepting."""
    best = new
    seen: set[Accepted] = set()
    edge = [start]
    while edge:
        accepted = edge.pop()
        if accepted in seen:
            continue
        seen.add(accepted)
        reached = frozenset(square for square, _ in accepted)
        if len(new - reached) < len(best):
            best = new - reached
        if not best:
            break
        for square, across in accepted:
            crossing = run(board, square, across=not across)
            more = new.intersection(crossing) - reached
            if more and (not tables.corner_forced or _asks(words, board, crossing, square, more)):
                edge.append(accepted | {(one, not across) for one in more})
    return best


def _asks(
    words: WordSet | None, board: Board, crossing: Run, square: Square, more: frozenset[Square]
) -> bool:
    """Whether a crossing is longer than one square and no word without these tiles: the necessity test."""
    at = crossing.index(square)
    first = last = at
    while first > 0 and crossing[first - 1] not in more:
        first -= 1
    while last + 1 < len(crossing) and crossing[last + 1] not in more:
        last += 1
    without = crossing[first : last + 1]
    if len(without) < 2:
        return False
    if words is None:
        raise ValueError("a corner chain is measured with the dictionary")
    return not words.contains(letters_of(board, without))
