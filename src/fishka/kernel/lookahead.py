"""Search beyond one position: candidates compared by games played on, and the exact end game.

Both go by what one seat sees: the tiles unseen, and how many each of the others holds. The GIL is released;
`Stop` ends a search from another thread.

>>> from fishka.core.tiles import Tile
>>> from fishka.kernel import any_word_graph
>>> from fishka.kernel.terms import terms_for
>>> from fishka.rules.compile import compile_tables
>>> from fishka.rules.load import load_edition
>>> edition = load_edition("en_home")
>>> kernel = Kernel(compile_tables(edition), any_word_graph(26))  # every string a word
>>> board = Board.empty(15, 15).place([Placed(Square(111), Tile(1)), Placed(Square(112), Tile(20))])
>>> seen = Seen(board, rack=(3,), turn=0, scores=(50, 60), rack_counts=(1, 1), unseen=(17,))
>>> end = solve(kernel, terms_for(edition), seen)  # a C against a Q: 7 points, and the Q twice over
>>> end.gain, end.proved
(27, True)
>>> moves = kernel.best(board, (3,), 3, by="equity", bag_count=0)
>>> report = simulate(kernel, terms_for(edition), seen, moves, SimPlan(deals=4))
>>> report.outlooks[0].spread, report.outlooks[0].win
(17.0, 1.0)
"""

import msgspec

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Exchange, Move, Pass, Place, Swap
from fishka.core.multiset import Tiles
from fishka.core.tiles import letter_of
from fishka.kernel.adapter import Kernel
from fishka.kernel.moves import Candidate, decode, encode
from fishka_kernel import SeenPosition, Stop, Terms, simulate_moves, solve_endgame
from fishka_kernel import count_lines as count_lines_of

__all__ = [
    "Outlook",
    "Seen",
    "SimPlan",
    "SimReport",
    "Solution",
    "Stop",
    "count_lines",
    "expressible",
    "simulate",
    "solve",
]


class Seen(msgspec.Struct, frozen=True):
    """A position as the seat on turn sees it; seats that have left are not among the seats."""

    board: Board
    rack: Tiles
    turn: int
    scores: tuple[int, ...]
    rack_counts: tuple[int, ...]
    unseen: Tiles
    """Every tile that is neither on the board nor on the rack, sorted."""
    passes: int = 0
    """Passes in a row up to now."""
    idle: int | None = None
    """Turns in a row without a play up to now, lost ones among them; None: the passes."""
    words_played: frozenset[bytes] = frozenset()

    @property
    def bag_count(self) -> int:
        """Tiles in the bag."""
        others = sum(count for seat, count in enumerate(self.rack_counts) if seat != self.turn)
        return len(self.unseen) - others


class SimPlan(msgspec.Struct, frozen=True, kw_only=True):
    """How far to search. With `ms` None the same seed gives the same report for any number of `threads`."""

    plies: int = 2
    """2: the others' replies and an own move; 4: another round."""
    deals: int = 400
    """Ways of dealing the hidden tiles, at most."""
    all_deals: int = 0
    """All of them are looked at where no more than so many differ, and no more than `deals`; else every bag
    where no more of those do, each in an order by chance (two seats only).
    """
    endgame_nodes: int = 0
    """Positions of an exact end game in each deal; 0: greedy play."""
    nodes: int = 100_000
    """Positions whose plays are generated, at most."""
    ms: int | None = None
    threads: int = 1
    seed: int = 0


class Outlook(msgspec.Struct, frozen=True):
    """What a candidate came to. Spread is against the best of the others, in points."""

    move: Move
    score: int
    equity_millipoints: int
    spread: float
    error: float
    """Standard error of the spread."""
    win: float
    """Estimated share of games won, 0 to 1."""
    deals: int
    alive: bool
    """Not dropped as hopeless."""


class SimReport(msgspec.Struct, frozen=True):
    """Candidates, the best first; without any deal in the order given."""

    outlooks: tuple[Outlook, ...]
    deals: int
    all_deals: bool
    """Every rack that the other may hold was looked at: moves that draw the whole bag are weighed exactly."""
    nodes: int


class Solution(msgspec.Struct, frozen=True):
    """The end game: best play of both sides as far as it was followed."""

    line: tuple[Move, ...]
    gain: int
    """Points that the seat on turn gains on the other to the end, final adjustment included."""
    proved: bool
    """Nobody can do better. Else the budget ended first, and the line is the best found."""
    depth: int
    nodes: int


def simulate(
    kernel: Kernel,
    terms: Terms,
    seen: Seen,
    candidates: list[Candidate],
    plan: SimPlan,
    *,
    with_pass: bool = False,
    stop: Stop | None = None,
) -> SimReport:
    """Compare candidates, legal moves of this position, and the pass where wanted.

    Raises ValueError when the numbers of the position disagree, a candidate cannot be carried out or is no
    move that the kernel knows (`expressible`).
    """
    given: list[tuple[Move, int, int]] = [(one.move, one.score, one.equity_millipoints) for one in candidates]
    records = [encode(one, seen.board.cols) for one in candidates]
    if with_pass:
        given.append((Pass(), 0, 0))
    outlooks, order, deals, all_deals, nodes = simulate_moves(
        kernel.engine,
        terms,
        _position(kernel, seen),
        [*records, *([None] if with_pass else [])],
        plies=plan.plies,
        deals=plan.deals,
        all_deals=plan.all_deals,
        endgame_nodes=plan.endgame_nodes,
        nodes=plan.nodes,
        ms=plan.ms,
        threads=plan.threads,
        seed=plan.seed,
        stop=stop or Stop(),
    )
    return SimReport(tuple(_outlook(given[at], outlooks[at]) for at in order), deals, all_deals, nodes)


def _outlook(given: tuple[Move, int, int], found: tuple[float, float, float, int, bool]) -> Outlook:
    (move, score, equity), (spread, error, win, deals, alive) = given, found
    return Outlook(move, score, equity, spread, error, win, deals, alive)


def solve(
    kernel: Kernel,
    terms: Terms,
    seen: Seen,
    *,
    nodes: int = 200_000,
    ms: int | None = None,
    stop: Stop | None = None,
) -> Solution:
    """Solve the end game of two seats with an empty bag; what is unseen is the other's rack.

    Raises ValueError for any other position.
    """
    line, gain, proved, depth, used = solve_endgame(
        kernel.engine, terms, _position(kernel, seen), nodes=nodes, ms=ms, stop=stop or Stop()
    )
    return Solution(tuple(_moves(seen.board, line)), gain, proved, depth, used)


def count_lines(kernel: Kernel, terms: Terms, seen: Seen, turns: int) -> tuple[int, int]:
    """Every way that the next turns of an end game may go, all plays and passes followed: how many there are,
    and the mover's spread at the end of each, added up. It checks what `solve` stands on.

    Raises ValueError like `solve`.
    """
    return count_lines_of(kernel.engine, terms, _position(kernel, seen), turns=turns)


def expressible(candidates: list[Candidate], board: Board) -> bool:
    """Whether the kernel can play these on: tiles in one line, no swap but of a blank for its letter."""
    return all(_is_expressible(one, board) for one in candidates)


def _is_expressible(one: Candidate, board: Board) -> bool:
    match one.move:
        case Exchange():
            return True
        case Place(placed, swap):
            if one.move.more_swaps or one.move.readings:
                return False
            if swap is not None and (swap.tile is None or swap.tile != letter_of(board[swap.square])):
                return False
            record, _ = encode(one, board.cols)
            board, _ = swap_done(board, None if swap is None else swap.square)
            return next(decode(record, board)).move == Place(placed)


def _moves(board: Board, line: list[tuple[bytes, int | None] | None]) -> list[Move]:
    """A line's moves, each made for the board that the ones before it leave."""
    moves: list[Move] = []
    for one in line:
        if one is None:
            moves.append(Pass())
            continue
        move = decode_step(one, board)
        board = _after(board, move)
        moves.append(move)
    return moves


def decode_step(step: tuple[bytes, int | None], board: Board) -> Place | Exchange:
    """The move of a record with the square of the blank that is taken first."""
    record, square = step
    return next(decode(record, *swap_done(board, square))).move


def swap_done(board: Board, square: int | None) -> tuple[Board, Swap | None]:
    """The board with a blank taken for its letter, and the swap; as it is, without a square."""
    if square is None:
        return board, None
    letter = letter_of(board[Square(square)])
    return board.place([Placed(Square(square), letter)]), Swap(Square(square), letter)


def _after(board: Board, move: Place | Exchange) -> Board:
    match move:
        case Place(placed, swap):
            if swap is not None:
                board, _ = swap_done(board, swap.square)
            return board.place(placed)
        case Exchange():
            return board


def _position(kernel: Kernel, seen: Seen) -> SeenPosition:
    return SeenPosition(
        kernel.engine,
        cells=seen.board.cells,
        rack=bytes(seen.rack),
        turn=seen.turn,
        scores=seen.scores,
        rack_counts=seen.rack_counts,
        unseen=bytes(seen.unseen),
        passes=seen.passes,
        idle=seen.passes if seen.idle is None else seen.idle,
        words_played=sorted(seen.words_played),
    )
