"""The end of a game played by the referee alone: every way to lay every tile is tried."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.multiset import Tiles, add, take
from fishka.core.tiles import BLANK, BLANK_BIT, Tile, in_hand, letter_of, named_blank
from fishka.kernel.terms import Terms
from fishka.referee import Accepted, Position, final_adjustments, judge
from fishka.rules.parameters import FinalAdjust
from fishka.rules.tables import RuleTables, SwapRule
from tests.kernel_kit import Listed

PASSES_END = 4


def small_terms(policy: FinalAdjust, tables: RuleTables, *, zero_turns: int | None = None) -> Terms:
    """Two rounds of passes end a game; or so many turns without points, and passes alone do not."""
    return Terms(
        exchange_min_bag=1,
        exchange_most=7,
        pass_rounds=2 if zero_turns is None else None,
        zero_turns=zero_turns,
        final_adjust=policy,
        swap=tables.swap is SwapRule.BLANK_EXACT,
        repeat_words=tables.repeat_words,
    )


class SlowPlays:
    """What may be laid, as the referee judges it; each question is answered once."""

    def __init__(self, tables: RuleTables, words: Listed) -> None:
        self.tables, self.words = tables, words
        self.legal = cache(self._legal)

    def _legal(
        self, board: Board, rack: Tiles, played: frozenset[bytes]
    ) -> list[tuple[int, Board, Tiles, frozenset[bytes]]]:
        """Points, board, rack and words played after each legal play, nothing drawn."""
        position, found = Position(board, rack, played), []
        for play in self._tries(board, rack):
            verdict = judge(self.tables, self.words, position, play)
            if isinstance(verdict, Accepted):
                after, left = laid(board, rack, play)
                made = played.union(word.letters for word in verdict.words)
                found.append((verdict.score, after, left, played if self.tables.repeat_words else made))
        return found

    def _tries(self, board: Board, rack: Tiles) -> set[Place]:
        """Every way to lay tiles on free squares, each blank on the board also taken first."""
        tries = self._laying(board, rack, None)
        if self.tables.swap is SwapRule.BLANK_EXACT:
            for one in board.tiles():
                letter = letter_of(one.tile)
                if one.tile & BLANK_BIT and letter in rack:
                    hand = add(take(rack, [letter]), [BLANK])
                    tries |= self._laying(board, hand, Swap(one.square, letter))
        return tries

    def _laying(self, board: Board, rack: Tiles, swap: Swap | None) -> set[Place]:
        letters = range(1, self.tables.letter_count + 1)
        free = [Square(at) for at, cell in enumerate(board.cells) if not cell]
        tries = set()
        for count in range(1, len(rack) + 1):
            for order in set(permutations(rack, count)):
                if swap is not None and BLANK not in order:
                    continue  # the freed blank is laid at once
                shown = list(product(*(_names(tile, letters) for tile in order)))
                for squares in combinations(free, count):
                    for tiles in shown:
                        placed = [Placed(square, tile) for square, tile in zip(squares, tiles, strict=True)]
                        tries.add(Place.of(placed, swap))
        return tries


class SlowEnd:
    """Plain minimax, and plain counting, of two racks and an empty bag."""

    def __init__(self, plays: SlowPlays, policy: FinalAdjust, *, zero_turns: int | None = None) -> None:
        self.plays, self.policy, self.zero_turns = plays, policy, zero_turns
        self.gain = cache(self._gain)
        self.lines = cache(self._lines)

    def _gain(
        self, board: Board, mine: Tiles, theirs: Tiles, passes: int, played: frozenset[bytes], idle: int = 0
    ) -> int:
        """What the mover gains on the other to the end, both playing best."""
        best = None
        for points, after in self._turns(board, mine, theirs, passes, played, idle):
            gain = points if after is None else points - self.gain(*after)
            best = gain if best is None else max(best, gain)
        assert best is not None
        return best

    def _lines(
        self,
        turns: int,
        board: Board,
        mine: Tiles,
        theirs: Tiles,
        passes: int,
        played: frozenset[bytes],
        idle: int = 0,
    ) -> tuple[int, int]:
        """How many ways the next turns may go, and what the mover gains in each, added up."""
        if not turns:
            return 1, 0
        count = total = 0
        for points, after in self._turns(board, mine, theirs, passes, played, idle):
            more, spreads = (1, 0) if after is None else self.lines(turns - 1, *after)
            count, total = count + more, total + more * points - spreads
        return count, total

    def _turns(
        self, board: Board, mine: Tiles, theirs: Tiles, passes: int, played: frozenset[bytes], idle: int
    ) -> Iterator[tuple[int, tuple[Board, Tiles, Tiles, int, frozenset[bytes], int] | None]]:
        """Every turn: what it gains, and the other's position after it; None when it ends the game."""
        over = passes + 1 >= PASSES_END if self.zero_turns is None else idle + 1 >= self.zero_turns
        if over:
            yield self._adjusted(mine, theirs, None), None
        else:
            yield 0, (board, theirs, mine, passes + 1, played, idle + 1 if self.zero_turns else 0)
        for score, after, left, made in self.plays.legal(board, mine, played):
            if not left:
                yield score + self._adjusted(left, theirs, 0), None
            else:
                yield score, (after, theirs, left, 0, made, 0)

    def _adjusted(self, mine: Tiles, theirs: Tiles, out: int | None) -> int:
        ours, other = final_adjustments(self.policy, [mine, theirs], self.plays.tables, out)
        return ours - other


def laid(board: Board, rack: Tiles, play: Place) -> tuple[Board, Tiles]:
    """Board and rack after a play, nothing drawn."""
    if play.swap is not None and play.swap.tile is not None:
        board = board.place([Placed(play.swap.square, play.swap.tile)])
        rack = add(take(rack, [play.swap.tile]), [BLANK])
    return board.place(play.placed), take(rack, [in_hand(one.tile) for one in play.placed])


def _names(tile: Tile, letters: range) -> list[Tile]:
    return [tile] if tile != BLANK else [named_blank(Tile(letter)) for letter in letters]
