"""Plays of the mathematical game: windows of a line filled so that they read equations."""

from collections import Counter
from collections.abc import Iterator

from fishka.core.board import Board, Placed, Square
from fishka.core.multiset import Tiles
from fishka.core.tiles import BLANK, EMPTY, Tile, letter_of, named_blank
from fishka.kernel.corners import Line, lines, windows
from fishka.referee import Equations
from fishka.referee.runs import letters_of, neighbours, run
from fishka.rules.tables import RuleTables


class EquationPlays:
    """The plays of one position: a superset, the referee has the last word."""

    def __init__(self, tables: RuleTables, words: Equations, board: Board, rack: Tiles) -> None:
        self._words, self._board, self._rack = words, board, rack
        self._signs = range(1, tables.letter_count + 1)
        self._fits: dict[tuple[Square, bool], frozenset[int]] = {}
        self._tried = 0

    def plays(self, most: int | None = None) -> Iterator[tuple[Placed, ...]]:
        """Every play, those of few tiles first; with `most` the search ends after so many steps."""
        seen: set[tuple[Placed, ...]] = set()
        for count in range(1, len(self._rack) + 1):
            for across in (True, False):
                for line in lines(self._board, across=across):
                    for window in windows(self._board, line, range(len(line)), count):
                        for laid in self._filled(window, count, across=across):
                            if laid not in seen:
                                seen.add(laid)
                                yield laid
                        if most is not None and self._tried > most:
                            return

    def _filled(self, window: Line, count: int, *, across: bool) -> Iterator[tuple[Placed, ...]]:
        holes = [square for square in window if self._board[square] == EMPTY]
        old = self._board.is_empty or any(
            self._board[beside] != EMPTY for square in holes for beside in neighbours(self._board, square)
        )
        if len(holes) != count or not old:
            return
        if len(window) < 2:
            # A single tile whose word runs the other way is found there.
            return
        allowed = {square: self._fitting(square, across=not across) for square in holes}
        yield from self._step(window, 0, Counter(self._rack), bytearray(), (), allowed)

    def _step(
        self,
        window: Line,
        at: int,
        hand: Counter[Tile],
        text: bytearray,
        laid: tuple[Placed, ...],
        allowed: dict[Square, frozenset[int]],
    ) -> Iterator[tuple[Placed, ...]]:
        self._tried += 1
        if at == len(window):
            if self._words.contains(bytes(text)):
                yield laid
            return
        square = window[at]
        lies = self._board[square]
        if lies != EMPTY:
            choices: list[tuple[Tile | None, Tile]] = [(None, letter_of(lies))]
        else:
            choices = [
                (tile, tile) for tile in hand if hand[tile] and tile != BLANK and tile in allowed[square]
            ]
            if hand[BLANK]:
                choices += [(BLANK, Tile(sign)) for sign in self._signs if sign in allowed[square]]
        for held, sign in choices:
            text.append(sign)
            if self._words.may_go_on(bytes(text), last=at + 1 == len(window)):
                more = laid
                if held is not None:
                    hand[held] -= 1
                    more = (*laid, Placed(square, named_blank(sign) if held == BLANK else sign))
                yield from self._step(window, at + 1, hand, text, more, allowed)
                if held is not None:
                    hand[held] += 1
            text.pop()

    def _fitting(self, square: Square, *, across: bool) -> frozenset[int]:
        """Signs that a hole can take by the run that crosses it."""
        found = self._fits.get((square, across))
        if found is None:
            fitting = []
            for sign in self._signs:
                board = self._board.place([Placed(square, Tile(sign))])
                crossing = run(board, square, across=across)
                if len(crossing) < 2 or self._words.contains(letters_of(board, crossing)):
                    fitting.append(sign)
            found = self._fits[square, across] = frozenset(fitting)
        return found
