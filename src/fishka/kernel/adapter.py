"""One set of tables with one graph: every question about the plays of a position."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Literal

from msgspec.structs import replace

from fishka.core.board import Board, Square
from fishka.core.moves import Exchange, Place
from fishka.core.multiset import Tiles, take, tiles
from fishka.core.tiles import BLANK_BIT, Tile, in_hand
from fishka.kernel.beyond import Beyond, is_plain
from fishka.kernel.leaves import leaves_for
from fishka.kernel.moves import By, Candidate, Counted, ScoredPlay, decode, order
from fishka.kernel.swaps import board_after, swapped_positions
from fishka.kernel.words import repeats
from fishka.referee import Equations, Position
from fishka.rules.tables import RuleTables
from fishka_kernel import Engine, Graph, LeaveValues

LeaveSource = Literal["trained", "estimated"]
"""Trained values of the tables' family where there is one; or the kernel's own estimate in any case."""

_NONE_PLAYED: frozenset[bytes] = frozenset()
_NONE_LAID: frozenset[Tile] = frozenset()
_NONE_SPENT: frozenset[Square] = frozenset()


class KernelMismatchError(Exception):
    """The kernel received other numbers than Python compiled: the two were not built together."""


class Kernel:
    """The kernel for an edition's tables and a list's graph. Calls from several threads at once are fine.

    >>> from fishka.kernel import build_graph, open_graph
    >>> from fishka.rules.compile import compile_tables
    >>> from fishka.rules.load import load_edition
    >>> graph = open_graph(build_graph(bytes([1, 20, 0, 3, 1, 20, 0]), 26))  # AT and CAT
    >>> kernel = Kernel(compile_tables(load_edition("en_home")), graph)
    >>> board = Board.empty(15, 15)
    >>> kernel.count(board, (1, 3, 20))
    Counted(plays=10, score_sum=76)
    >>> best = kernel.best(board, (1, 3, 20), 1)[0]
    >>> best.score, [one.tile for one in best.move.placed], kernel.check(board, best.move)
    (10, [3, 1, 20], True)
    >>> after = board.place(best.move.placed)
    >>> found = kernel.best(after, (3, 20), 3, by="equity", bag_count=80, exchange_most=7)
    >>> [(type(one.move).__name__, one.score) for one in found]
    [('Place', 5), ('Place', 2), ('Exchange', 0)]

    A board of another size, a tile outside the alphabet or a rack over the tables' size is a programmer's
    fault: ValueError (`fishka_kernel.PositionRefusedError`). Raises KernelMismatchError when the handshake
    fails, ValueError when tables or graph do not fit.
    """

    def __init__(
        self,
        tables: RuleTables,
        graph: Graph,
        leaves: LeaveValues | LeaveSource = "trained",
        words: Graph | Equations | None = None,
    ) -> None:
        """`leaves`: the trained values of the tables' family where there is one, the kernel's own estimate,
        or values that are given. `words` is the table's whole dictionary where the graph holds only a part of
        it: corners and swaps are judged by it.
        """
        self.tables = tables
        self.graph = graph
        match leaves:
            case "trained":
                values = leaves_for(tables)
            case "estimated":
                values = None
            case _:
                values = leaves
        self.is_trained = values is not None
        """Whether leave values are trained ones."""
        self.engine = Engine(
            rows=tables.rows,
            cols=tables.cols,
            letter_multipliers=tables.letter_multipliers,
            word_multipliers=tables.word_multipliers,
            start_squares=tables.start_squares,
            letter_count=tables.letter_count,
            values=tables.values,
            counts=tables.counts,
            vowels=tables.vowels,
            rack_size=tables.rack_size,
            bonus_by_count=tables.bonus_by_count,
            first_move_min_tiles=tables.first_move_min_tiles,
            graph=graph,
            leaves=values,
        )
        if self.digest != tables.digest():
            raise KernelMismatchError(f"tables {tables.digest()}, kernel {self.digest}")
        equations = words if isinstance(words, Equations) else None
        self._beyond: Beyond | None = None
        if equations is not None or not is_plain(tables):
            dictionary = words if isinstance(words, Graph) else graph
            self._beyond = Beyond(tables, self.engine, dictionary, equations)
            if self._beyond.digest != tables.extra_digest():
                raise KernelMismatchError(f"rules {tables.extra_digest()}, kernel {self._beyond.digest}")
        self._equations = equations
        self._dictionary = graph if not isinstance(words, Graph) else words

    @property
    def is_plain(self) -> bool:
        """Whether the plain part knows all the rules: what simulation and end game need."""
        return self._beyond is None

    @property
    def digest(self) -> str:
        """SHA-256 (hex) of the numbers that the kernel holds."""
        return self.engine.digest()

    def contains(self, word: bytes) -> bool:
        """Whether these letter tiles (no blank marks) are a word of the graph."""
        return self.graph.contains(word)

    def check(self, board: Board, play: Place, words_played: frozenset[bytes] = _NONE_PLAYED) -> bool:
        """Whether the play is legal, the tiles given: whether they are on a rack is not asked."""
        if self._beyond is not None:
            return self._beyond.points(Position(board, tiles_of(board, play), words_played), play) is not None
        after = self._laid_on(board, play)
        if after is None or not self.engine.check(after.cells, _pairs(play)):
            return False
        return self.tables.repeat_words or not repeats(board, play, words_played)

    def score(self, board: Board, play: Place, *, letters_laid: frozenset[Tile] = _NONE_LAID) -> int:
        """Points of a play, whatever its words. Raises ValueError when it cannot be laid.

        The tiles laid are taken for the whole hand.
        """
        return self.points(Position(board, tiles_of(board, play), letters_laid=letters_laid), play)

    def points(self, position: Position, play: Place) -> int:
        """Points of a play from this rack, whatever its words. Raises ValueError when it cannot be laid."""
        if self._beyond is not None:
            points = self._beyond.points(position, play, any_words=True)
            if points is None:
                raise ValueError(f"not a play: {play}")
            return points
        after = self._laid_on(position.board, play)
        if after is None:
            raise ValueError(f"no such swap: {play.swap}")
        return self.engine.score(after.cells, _pairs(play))

    def count(
        self,
        board: Board,
        rack: Tiles,
        *,
        letters_laid: frozenset[Tile] = _NONE_LAID,
        spent: frozenset[Square] = _NONE_SPENT,
    ) -> Counted:
        """Distinct plays and the sum of their points, swaps included, words played not looked at."""
        if self._beyond is not None:
            # Words played are not looked at: repeating is allowed here.
            free = replace(self.tables, repeat_words=True)
            beyond = Beyond(free, self.engine, self._dictionary, self._equations)
            return Counted(*beyond.count(Position(board, rack, letters_laid=letters_laid, spent=spent)))
        plays, score_sum = self.engine.count(board.cells, bytes(rack))
        for swapped in swapped_positions(self.tables, board, rack):
            found = decode(self._records(swapped.board, swapped.rack, blank_laid=True), swapped.board)
            scores = [one.score for one in found]
            plays, score_sum = plays + len(scores), score_sum + sum(scores)
        return Counted(plays, score_sum)

    def any_play(
        self,
        board: Board,
        rack: Tiles,
        words_played: frozenset[bytes] = _NONE_PLAYED,
        *,
        letters_laid: frozenset[Tile] = _NONE_LAID,
        spent: frozenset[Square] = _NONE_SPENT,
    ) -> bool:
        """Whether any tiles can be laid."""
        if self._beyond is not None:
            return self._beyond.any_play(Position(board, rack, words_played, letters_laid, spent))
        if not self.tables.repeat_words:
            return bool(self.best(board, rack, 1, words_played=words_played))
        return self.engine.any_play(board.cells, bytes(rack)) or any(
            self._records(swapped.board, swapped.rack, blank_laid=True, limit=1)
            for swapped in swapped_positions(self.tables, board, rack)
        )

    def generate(
        self,
        board: Board,
        rack: Tiles,
        *,
        words_played: frozenset[bytes] = _NONE_PLAYED,
        letters_laid: frozenset[Tile] = _NONE_LAID,
        spent: frozenset[Square] = _NONE_SPENT,
        bag_count: int | None = None,
    ) -> list[ScoredPlay]:
        """Every play, swaps included, in the order of `best` by score."""
        bag = self._bag(board, rack, bag_count)
        if self._beyond is not None:
            position = Position(board, rack, words_played, letters_laid, spent)
            found = self._beyond.best(position, "score", bag, None, every=True)
        else:
            found, _ = self._first(board, rack, "score", words_played, bag, 0, None)
        return [
            ScoredPlay(one.move, one.score, one.equity_millipoints)
            for one in found
            if isinstance(one.move, Place)
        ]

    def best(
        self,
        board: Board,
        rack: Tiles,
        n: int,
        *,
        by: By = "score",
        words_played: frozenset[bytes] = _NONE_PLAYED,
        letters_laid: frozenset[Tile] = _NONE_LAID,
        spent: frozenset[Square] = _NONE_SPENT,
        bag_count: int | None = None,
        exchange_most: int = 0,
    ) -> list[Candidate]:
        """The first `n` moves, the best first; equal ones by the other measure, then by squares and tiles.

        `bag_count` is the tiles in the bag; when it is not told, one other full rack is assumed. With an
        empty bag, equity counts what going out gains instead of what is kept. `exchange_most` adds every
        distinct exchange of so many tiles at most that the bag allows. Where the compiled part lacks rules of
        the edition the best are sought among those that very probably hold them (`kernel.beyond`).
        """
        bag = self._bag(board, rack, bag_count)
        most = min(exchange_most, bag, len(rack)) if bag >= self.tables.exchange_min_bag else 0
        if n <= 0:
            return []
        if self._beyond is not None:
            position = Position(board, rack, words_played, letters_laid, spent)
            likely = self._beyond.best(position, by, bag, n)
            if most:
                likely += self._exchanges(rack, most)
                likely.sort(key=lambda one: order(by, one))
            return likely[:n]
        limit = n
        while True:
            found, complete = self._first(board, rack, by, words_played, bag, most, limit)
            if complete or len(found) >= n:
                return found[:n]
            limit *= 4

    def leave_millipoints(self, tiles: Tiles, *, bag_empty: bool = False) -> int:
        """What these tiles are worth on the rack, with a bag to draw from or, at their cost, without one."""
        return self.engine.leave(bytes(tiles), bag_empty=bag_empty)

    def _exchanges(self, rack: Tiles, most: int) -> Iterator[Candidate]:
        """Every distinct exchange of so many tiles at most, worth what stays on the rack."""
        kinds = Counter(rack)
        for given in product(*(range(count + 1) for count in kinds.values())):
            if 0 < sum(given) <= most:
                gone = tiles(tile for tile, count in zip(kinds, given, strict=True) for _ in range(count))
                yield Candidate(Exchange(gone), 0, self.leave_millipoints(take(rack, gone)))

    def _first(
        self,
        board: Board,
        rack: Tiles,
        by: By,
        words_played: frozenset[bytes],
        bag: int,
        most: int,
        limit: int | None,
    ) -> tuple[list[Candidate], bool]:
        """The moves that are surely the first of all, in order, and whether that is all there are.

        Asked for are the first `limit` of each kind: without a swap and by each swap. Behind the last one of
        a kind there may be others of it, which words played have made room for: what comes after is not sure.
        """
        kinds = [list(decode(self._records(board, rack, by=by, bag=bag, most=most, limit=limit), board))]
        for swapped in swapped_positions(self.tables, board, rack):
            records = self._records(swapped.board, swapped.rack, by=by, bag=bag, limit=limit, blank_laid=True)
            kinds.append(list(decode(records, swapped.board, swapped.swap)))
        found = [one for kind in kinds for one in kind]
        if not self.tables.repeat_words:
            found = [one for one in found if not _repeats(board, one, words_played)]
        found.sort(key=lambda one: order(by, one))
        cut_off = [order(by, kind[-1]) for kind in kinds if limit is not None and len(kind) >= limit]
        if not cut_off:
            return found, True
        return [one for one in found if order(by, one) <= min(cut_off)], False

    def _records(
        self,
        board: Board,
        rack: Tiles,
        *,
        by: By = "score",
        bag: int = 0,
        most: int = 0,
        limit: int | None = None,
        blank_laid: bool = False,
    ) -> bytes:
        return self.engine.best(
            board.cells,
            bytes(rack),
            limit=limit,
            by_equity=by == "equity",
            bag_count=bag,
            exchange_most=most,
            blank_laid=blank_laid,
        )

    def _bag(self, board: Board, rack: Tiles, told: int | None) -> int:
        if told is not None:
            return told
        on_board = sum(1 for cell in board.cells if cell)
        return max(0, self.tables.tile_total - on_board - len(rack) - self.tables.rack_size)

    def _laid_on(self, board: Board, play: Place) -> Board | None:
        """The board that the tiles are laid on; None for a swap that the rules do not have."""
        if play.swap is None:
            return board
        uses_freed = any(one.tile & BLANK_BIT for one in play.placed)
        return board_after(self.tables, board, play.swap) if uses_freed else None


def tiles_of(board: Board, play: Place) -> Tiles:
    """The tiles that a play takes from the rack: those laid and given but for the one that a swap frees."""
    swap = play.swap
    given = () if swap is None or swap.tile is None else (swap.tile,)
    used = [in_hand(tile) for tile in (*given, *(one.tile for one in play.placed))]
    if swap is not None and swap.square in board and in_hand(board[swap.square]) in used:
        used.remove(in_hand(board[swap.square]))
    return tiles(used)


def _pairs(play: Place) -> list[tuple[int, int]]:
    return [(one.square, one.tile) for one in play.placed]


def _repeats(board: Board, one: Candidate, words_played: frozenset[bytes]) -> bool:
    match one.move:
        case Place():
            return repeats(board, one.move, words_played)
        case Exchange():
            return False
