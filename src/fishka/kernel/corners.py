"""Plays that leave their line (corner chains), put together from windows that the compiled part fills.

First a main line is filled so that it reads a word; where a crossing then asks for more tiles, windows around
it are filled, and so on. What comes out is a superset: the referee has the last word.
"""

from collections.abc import Iterator

import msgspec

from fishka.core.board import Board, Placed, Square
from fishka.core.multiset import Tiles, take
from fishka.core.tiles import BLANK, EMPTY, Tile, in_hand, letter_of
from fishka.referee.runs import letters_of, run
from fishka.rules.tables import RuleTables
from fishka_kernel import Graph

Line = tuple[Square, ...]
Crossing = tuple[Square, bool]
"""A new tile's square and the direction of its crossing."""


class _Hole(msgspec.Struct, frozen=True):
    """Letters (bit n for letter n) that may go into a hole: those whose crossing is in order, and all."""

    sound: int
    allowed: int


class Corners:
    """The corner chains of one position."""

    def __init__(self, tables: RuleTables, graph: Graph, board: Board, rack: Tiles) -> None:
        self._tables, self._graph, self._board, self._rack = tables, graph, board, rack
        self._all = sum(1 << letter for letter in range(1, tables.letter_count + 1))
        self._holes: dict[Crossing, _Hole] = {}
        self._seen: set[tuple[Placed, ...]] = set()

    def plays(self) -> Iterator[tuple[Placed, ...]]:
        """Every play off one line that may be legal, each once."""
        for across in (True, False):
            for line in lines(self._board, across=across):
                for window in windows(self._board, line, range(len(line)), len(self._rack)):
                    yield from self._main(window, across=across)

    def _main(self, window: Line, *, across: bool) -> Iterator[tuple[Placed, ...]]:
        holes = [square for square in window if self._board[square] == EMPTY]
        known = [self._hole(square, across=not across) for square in holes]
        if len(window) < 2 or (self._tables.corner_forced and all(one.allowed == one.sound for one in known)):
            return
        masks = dict(zip(holes, (one.allowed for one in known), strict=True))
        for laid in self._fill(self._board, window, self._rack, masks):
            left = take(self._rack, [in_hand(one.tile) for one in laid])
            asked = [
                (one.square, not across)
                for one, hole in zip(laid, known, strict=True)
                if not self._tables.corner_forced or not hole.sound >> letter_of(one.tile) & 1
            ]
            if asked and left:
                yield from self._chain(self._board.place(laid), laid, left, asked)

    def _chain(
        self, board: Board, laid: tuple[Placed, ...], rack: Tiles, asked: list[Crossing]
    ) -> Iterator[tuple[Placed, ...]]:
        """The chains that go on from here; the first crossing asked about is left or made longer."""
        if not asked:
            play = tuple(sorted(laid))
            if play not in self._seen and _leaves_line(board, play):
                self._seen.add(play)
                yield play
            return
        (square, across), *others = asked
        crossing = run(board, square, across=across)
        word = len(crossing) < 2 or self._graph.contains(letters_of(board, crossing))
        if word or others:
            yield from self._chain(board, laid, rack, others)
        if not rack or (self._tables.corner_forced and word):
            return
        line = _line_of(board, square, across=across)
        inside = range(line.index(crossing[0]), line.index(crossing[-1]) + 1)
        for window in windows(board, line, inside, len(rack), around=True):
            for more in self._fill(board, window, rack, {}):
                after = board.place(more)
                left = take(rack, [in_hand(one.tile) for one in more])
                further = [
                    (one.square, not across) for one in more if self._asks(after, one.square, not across)
                ]
                yield from self._chain(after, (*laid, *more), left, [*others, *further])

    def _asks(self, board: Board, square: Square, across: bool) -> bool:
        """Whether the crossing of a tile of the chain has to be looked at again."""
        if not self._tables.corner_forced:
            return True
        crossing = run(board, square, across=across)
        return len(crossing) > 1 and not self._graph.contains(letters_of(board, crossing))

    def _hole(self, square: Square, *, across: bool) -> _Hole:
        """What may go into an empty square of the main line, by its crossing in this direction."""
        found = self._holes.get((square, across))
        if found is None:
            found = self._holes[square, across] = self._asked(square, across=across)
        return found

    def _asked(self, square: Square, *, across: bool) -> _Hole:
        sound = allowed = 0
        for letter in range(1, self._tables.letter_count + 1):
            board = self._board.place([Placed(square, Tile(letter))])
            crossing = run(board, square, across=across)
            if len(crossing) < 2 or self._graph.contains(letters_of(board, crossing)):
                sound |= 1 << letter
            elif self._can_be_mended(board, square, crossing, Tile(letter), across=across):
                allowed |= 1 << letter
        if not self._tables.corner_forced:
            return _Hole(sound, self._all)
        return _Hole(sound, sound | allowed)

    def _can_be_mended(
        self, board: Board, square: Square, crossing: Line, letter: Tile, *, across: bool
    ) -> bool:
        """Whether any word holds this crossing, with the tiles that would be left."""
        held = letter if letter in self._rack else BLANK
        if held not in self._rack:
            return False
        left = take(self._rack, [held])
        line = _line_of(board, square, across=across)
        inside = range(line.index(crossing[0]), line.index(crossing[-1]) + 1)
        found = windows(board, line, inside, len(left), around=True)
        return any(next(self._fill(board, window, left, {}), None) is not None for window in found)

    def _fill(
        self, board: Board, window: Line, rack: Tiles, masks: dict[Square, int]
    ) -> Iterator[tuple[Placed, ...]]:
        holes = [square for square in window if board[square] == EMPTY]
        pattern = bytes(letter_of(board[square]) for square in window)
        allowed = [masks.get(square, self._all) for square in window]
        found = self._graph.fill(pattern, allowed, bytes(rack))
        for at in range(0, len(found), len(holes)):
            tiles = found[at : at + len(holes)]
            yield tuple(Placed(square, Tile(tile)) for square, tile in zip(holes, tiles, strict=True))


def windows(board: Board, line: Line, inside: range, most: int, *, around: bool = False) -> Iterator[Line]:
    """Stretches of a line with one to `most` empty squares that end at an edge or before an empty square.

    With `around` they hold all of `inside`; else they begin anywhere in it.
    """
    starts = range(inside.start + 1) if around else inside
    for first in starts:
        if first > 0 and board[line[first - 1]] != EMPTY:
            continue
        holes = 0
        for last in range(first, len(line)):
            holes += board[line[last]] == EMPTY
            if holes > most:
                break
            ends = last + 1 == len(line) or board[line[last + 1]] == EMPTY
            if ends and holes and (not around or last >= inside.stop - 1):
                yield line[first : last + 1]


def lines(board: Board, *, across: bool) -> Iterator[Line]:
    """Every row, or every column."""
    count = board.rows if across else board.cols
    for number in range(count):
        yield _line_of(board, Square(number * board.cols if across else number), across=across)


def _line_of(board: Board, square: Square, *, across: bool) -> Line:
    """The whole row or column of a square."""
    row, col = divmod(square, board.cols)
    if across:
        return tuple(Square(row * board.cols + at) for at in range(board.cols))
    return tuple(Square(at * board.cols + col) for at in range(board.rows))


def _leaves_line(board: Board, play: tuple[Placed, ...]) -> bool:
    rows = {one.square // board.cols for one in play}
    cols = {one.square % board.cols for one in play}
    return len(rows) > 1 and len(cols) > 1
