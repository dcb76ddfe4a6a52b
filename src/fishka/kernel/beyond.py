"""Plays under rules that the compiled part does not know: found with it, judged by the referee.

Every changed position (`variations`) is put to the compiled part, corner chains are put together from
filled windows (`corners`), and each play that comes out is judged and counted by the referee. Nothing is left
out when everything is asked for. A choice among the best looks at so many only: at the first of so many
positions by the compiled part's own points, which differ from the edition's by the rules that it lacks.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from typing import Final

import msgspec

from fishka.core.board import Board, Placed
from fishka.core.moves import Place
from fishka.core.multiset import Tiles, take
from fishka.core.tiles import in_hand
from fishka.kernel.corners import Corners
from fishka.kernel.equations import EquationPlays
from fishka.kernel.moves import By, Candidate, decode
from fishka.kernel.variations import Variation, variations
from fishka.referee import Equations, Position, Rejected, WordSet, judge
from fishka.referee.endgame import rack_value
from fishka.rules.tables import RuleTables, SwapRule
from fishka_kernel import Engine, Graph

FIRST_MOST: Final = 1500
"""Plays of the position as it is that a choice among the best looks at."""
CHANGED_MOST: Final = 40
"""The same, of a position changed by a swap."""
VARIATIONS_MOST: Final = 100
"""Changed positions that a choice looks at, those without a broken word first."""
CORNERS_MOST: Final = 600
"""Corner chains that a choice tries."""
EQUATION_STEPS_MOST: Final = 40_000
"""Signs that a choice tries to lay in search of equations, those of few tiles first."""
EQUATIONS_CHANGED_MOST: Final = 5
"""Changed positions that a choice looks at where equations are laid."""


def is_plain(tables: RuleTables) -> bool:
    """Whether the compiled part knows all of these rules; swaps of a blank for its letter are above it."""
    if tables.swap is SwapRule.ANY_LETTER:
        return False
    fields = (field for field in msgspec.structs.fields(RuleTables) if not field.required)
    return all(getattr(tables, field.name) == field.default for field in fields)


class Beyond:
    """The rules of one edition beyond the compiled part, with one graph; safe for several threads."""

    def __init__(self, tables: RuleTables, graph: Graph, engine: Engine, words: WordSet) -> None:
        self._tables, self._graph, self._engine, self._words = tables, graph, engine, words

    def every(self, position: Position, by: By, bag: int) -> Iterator[Candidate]:
        """Every legal play once, in no order."""
        for variation in self._variations(position):
            if isinstance(self._words, Equations):
                yield from self._made(position, variation, bag, self._equations(self._words, variation, None))
                continue
            records = self._records(variation, by, bag, None)
            yield from self._judged(position, self._decoded(variation, records))
            yield from self._corners(position, variation, bag)

    def likely(self, position: Position, by: By, bag: int) -> list[Candidate]:
        """Legal plays among which the best ones very probably are."""
        found: list[Candidate] = []
        if isinstance(self._words, Equations):
            for variation in islice(self._variations(position), EQUATIONS_CHANGED_MOST):
                plays = self._equations(self._words, variation, EQUATION_STEPS_MOST)
                found += self._made(position, variation, bag, plays)
            return found
        for number, variation in enumerate(islice(self._variations(position), VARIATIONS_MOST + 1)):
            limit = FIRST_MOST if number == 0 else CHANGED_MOST
            while True:
                records = self._records(variation, by, bag, limit)
                candidates = list(self._decoded(variation, records))
                more = list(self._judged(position, candidates))
                if more or len(candidates) < limit or number > 0:
                    break
                limit *= 8
            found += more
            if number == 0:
                found += self._corners(position, variation, bag, CORNERS_MOST)
        return found

    def any_play(self, position: Position) -> bool:
        """Whether there is a legal play: a few of each position are tried first, then all."""
        if isinstance(self._words, Equations):
            return any(True for _ in self.every(position, "score", 0))
        for limit in (64, None):
            for variation in self._variations(position):
                records = self._records(variation, "score", 0, limit)
                if any(True for _ in self._judged(position, self._decoded(variation, records))):
                    return True
        return any(
            True for variation in self._variations(position) for _ in self._corners(position, variation, 0)
        )

    def _variations(self, position: Position) -> Iterator[Variation]:
        return variations(self._tables, self._words.contains, position.board, position.rack)

    def _judged(
        self, position: Position, candidates: Iterator[Candidate] | list[Candidate]
    ) -> Iterator[Candidate]:
        """Those that the referee accepts, with his points."""
        for one in candidates:
            if not isinstance(one.move, Place):
                continue
            verdict = judge(self._tables, self._words, position, one.move)
            if not isinstance(verdict, Rejected):
                equity = one.equity_millipoints + 1000 * (verdict.score - one.score)
                yield Candidate(one.move, verdict.score, equity)

    def _corners(
        self, position: Position, variation: Variation, bag: int, most: int | None = None
    ) -> Iterator[Candidate]:
        if not self._tables.corner_chain:
            return
        corners = Corners(self._tables, self._graph, variation.board, variation.rack)
        yield from self._made(position, variation, bag, islice(corners.plays(), most))

    def _equations(
        self, words: Equations, variation: Variation, most: int | None
    ) -> Iterator[tuple[Placed, ...]]:
        return EquationPlays(self._tables, words, variation.board, variation.rack).plays(most)

    def _made(
        self, position: Position, variation: Variation, bag: int, plays: Iterator[tuple[Placed, ...]]
    ) -> Iterator[Candidate]:
        """Plays put together above the compiled part, those that the referee accepts."""
        for placed in plays:
            play = Place(placed, variation.swap, (), variation.readings)
            stays = self._stays(position, variation, play, bag)
            yield from self._judged(position, [Candidate(play, 0, stays)])

    def _stays(self, position: Position, variation: Variation, play: Place, bag: int) -> int:
        """What stays on the rack is worth, in thousandths of a point (`crates/kernel/src/evaluate.rs`)."""
        left = take(variation.rack, [in_hand(one.tile) for one in play.placed])
        if bag > 0:
            return self._engine.leave(bytes(left))
        if left:
            return -2000 * rack_value(self._tables, left)
        return 2000 * _unseen_points(self._tables, position.board, position.rack)

    def _decoded(self, variation: Variation, records: bytes) -> Iterator[Candidate]:
        for one in decode(records, variation.board, variation.swap):
            if variation.readings and isinstance(one.move, Place):
                yield msgspec.structs.replace(
                    one, move=msgspec.structs.replace(one.move, readings=variation.readings)
                )
            else:
                yield one

    def _records(self, variation: Variation, by: By, bag: int, limit: int | None) -> bytes:
        engine = self._engine if len(variation.rack) <= self._tables.rack_size else self._wide
        return engine.best(
            variation.board.cells,
            bytes(variation.rack),
            limit=limit,
            by_equity=by == "equity",
            bag_count=bag,
            exchange_most=0,
            blank_laid=False,
        )

    @cached_property
    def _wide(self) -> Engine:
        """For a hand with a tile more, taken off the board."""
        tables = self._tables
        return Engine(
            rows=tables.rows,
            cols=tables.cols,
            letter_multipliers=tables.letter_multipliers,
            word_multipliers=tables.word_multipliers,
            start_squares=tables.start_squares,
            letter_count=tables.letter_count,
            values=tables.values,
            counts=tables.counts,
            vowels=tables.vowels,
            rack_size=tables.rack_size + 1,
            bonus_by_count=(*tables.bonus_by_count, 0),
            first_move_min_tiles=tables.first_move_min_tiles,
            graph=self._graph,
            leaves=None,
        )


def _unseen_points(tables: RuleTables, board: Board, rack: Tiles) -> int:
    """Points of all tiles that are neither on the board nor on the rack."""
    left = list(tables.counts)
    for tile in (*(in_hand(one.tile) for one in board.tiles()), *rack):
        left[tile] -= 1
    return sum(max(0, count) * value for count, value in zip(left, tables.values, strict=True))
