"""Plays of the mathematical game: windows of a line filled so that they read equations."""

from collections import Counter
from collections.abc import Iterator

from fishka.core.board import Board, Placed, Square
from fishka.core.multiset import Tiles
from fishka.core.tiles import BLANK, EMPTY, Tile, letter_of, named_blank
from fishka.kernel.corners import Line, lines, windows
from fishka.referee import Equations
from fishka.referee.equations import is_equation
from fishka.referee.runs import letters_of, neighbours, run
from fishka.rules.tables import RuleTables


class EquationPlays:
    """The plays of one position: a superset, the referee has the last word."""

    def __init__(self, tables: RuleTables, words: Equations, board: Board, rack: Tiles) -> None:
        self._words, self._board, self._rack = words, board, rack
        self._signs = {Tile(tile): words.sign(Tile(tile)) for tile in range(1, tables.letter_count + 1)}
        self._starts = frozenset(tables.start_squares)
        self._fits: dict[tuple[Square, bool], frozenset[Tile]] = {}
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
        if len(holes) != count or len(window) < 2 or not self._in_contact(holes):
            return
        # A single tile whose word runs the other way is found there.
        equal = next(tile for tile, sign in self._signs.items() if sign == "=")
        signs_left = [False]
        for square in reversed(window):
            signs_left.append(signs_left[-1] or letter_of(self._board[square]) == equal)
        if not signs_left[-1] and not {equal, BLANK}.intersection(self._rack):
            return
        allowed = {square: self._fitting(square, across=not across) for square in holes}
        yield from self._step(window, 0, Counter(self._rack), "", (), allowed)

    def _in_contact(self, holes: list[Square]) -> bool:
        if self._board.is_empty:
            return not self._starts or not self._starts.isdisjoint(holes)
        return any(
            self._board[beside] != EMPTY for square in holes for beside in neighbours(self._board, square)
        )

    def _step(
        self,
        window: Line,
        at: int,
        hand: Counter[Tile],
        text: str,
        laid: tuple[Placed, ...],
        allowed: dict[Square, frozenset[Tile]],
    ) -> Iterator[tuple[Placed, ...]]:
        self._tried += 1
        if at == len(window):
            if is_equation(text):
                yield laid
            return
        square, last = window[at], at + 1 == len(window)
        lies = self._board[square]
        if lies != EMPTY:
            longer = text + self._signs[letter_of(lies)]
            if self._words.may_go_on(longer, last=last):
                yield from self._step(window, at + 1, hand, longer, laid, allowed)
            return
        held = [tile for tile, count in hand.items() if count]
        for tile in held:
            for sign in allowed[square] if tile == BLANK else allowed[square].intersection((tile,)):
                longer = text + self._signs[sign]
                if self._words.may_go_on(longer, last=last):
                    hand[tile] -= 1
                    put = Placed(square, named_blank(sign) if tile == BLANK else sign)
                    yield from self._step(window, at + 1, hand, longer, (*laid, put), allowed)
                    hand[tile] += 1

    def _fitting(self, square: Square, *, across: bool) -> frozenset[Tile]:
        """Signs that a hole can take by the run that crosses it."""
        found = self._fits.get((square, across))
        if found is None:
            fitting = []
            for sign in self._signs:
                board = self._board.place([Placed(square, sign)])
                crossing = run(board, square, across=across)
                if len(crossing) < 2 or self._words.contains(letters_of(board, crossing)):
                    fitting.append(sign)
            found = self._fits[square, across] = frozenset(fitting)
        return found
