"""Simulation and end game: against slow play by the referee, and one report for any number of threads."""

from functools import cache
from itertools import permutations
from threading import Thread

import msgspec
import pytest

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Exchange, Pass, Place
from fishka.core.multiset import Tiles, add, take, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import BLANK, Tile, in_hand, named_blank
from fishka.kernel import Kernel
from fishka.kernel.lookahead import Seen, SimPlan, Stop, expressible, simulate, solve
from fishka.kernel.moves import Candidate, decode, encode
from fishka.kernel.terms import Terms, terms_for
from fishka.referee import Accepted, Position, final_adjustments, judge
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition
from fishka.rules.parameters import FinalAdjust
from fishka.rules.tables import RuleTables, SwapRule
from fishka_kernel import PositionRefusedError
from tests.kernel_kit import Listed, graph_of, mini_tables, random_words

PASSES_END = 4


def small_terms(policy: FinalAdjust, tables: RuleTables) -> Terms:
    return Terms(
        exchange_min_bag=1,
        exchange_most=7,
        pass_rounds=2,
        zero_turns=None,
        final_adjust=policy,
        swap=tables.swap is SwapRule.BLANK_EXACT,
        repeat_words=tables.repeat_words,
    )


class SlowEnd:
    """Plain minimax by the referee: every way to lay every tile is tried."""

    def __init__(self, tables: RuleTables, words: Listed, policy: FinalAdjust) -> None:
        self.tables, self.words, self.policy = tables, words, policy
        self.gain = cache(self._gain)

    def _gain(self, board: Board, mine: Tiles, theirs: Tiles, passes: int, played: frozenset[bytes]) -> int:
        best = self._after_pass(board, mine, theirs, passes, played)
        position = Position(board, mine, played)
        for play in self._tries(board, mine):
            verdict = judge(self.tables, self.words, position, play)
            if not isinstance(verdict, Accepted):
                continue
            after, left = board, mine
            if play.swap is not None and play.swap.tile is not None:
                after = after.place([Placed(play.swap.square, play.swap.tile)])
                left = add(take(left, [play.swap.tile]), [BLANK])
            left = take(left, [in_hand(one.tile) for one in play.placed])
            made = played.union(word.letters for word in verdict.words)
            if left:
                more = -self.gain(after.place(play.placed), theirs, left, 0, made)
            else:
                ours, other = final_adjustments(self.policy, [left, theirs], self.tables, 0)
                more = ours - other
            best = max(best, verdict.score + more)
        return best

    def _after_pass(
        self, board: Board, mine: Tiles, theirs: Tiles, passes: int, played: frozenset[bytes]
    ) -> int:
        if passes + 1 < PASSES_END:
            return -self.gain(board, theirs, mine, passes + 1, played)
        ours, other = final_adjustments(self.policy, [mine, theirs], self.tables, None)
        return ours - other

    def _tries(self, board: Board, rack: Tiles) -> set[Place]:
        letters = range(1, self.tables.letter_count + 1)
        free = [Square(at) for at, cell in enumerate(board.cells) if not cell]
        tries = set()
        for count in range(1, len(rack) + 1):
            for squares in permutations(free, count):
                if list(squares) != sorted(squares):
                    continue
                for order in set(permutations(rack, count)):
                    for shown in _shown(order, letters):
                        tries.add(Place.of([Placed(s, t) for s, t in zip(squares, shown, strict=True)]))
        return tries


def _shown(order: tuple[Tile, ...], letters: range) -> list[list[Tile]]:
    """The ways to name the blanks of an order of tiles."""
    ways: list[list[Tile]] = [[]]
    for tile in order:
        names = [tile] if tile != BLANK else [named_blank(Tile(letter)) for letter in letters]
        ways = [[*way, name] for way in ways for name in names]
    return ways


@pytest.mark.parametrize("policy", ["none", "subtract_own", "subtract_and_collect", "collect_double"])
@pytest.mark.parametrize("repeat_words", [True, False])
def test_a_proved_end_game_is_the_one_of_slow_play_by_the_referee(
    policy: FinalAdjust, repeat_words: bool
) -> None:
    tables = mini_tables(side=4, repeat_words=repeat_words, start_squares=[5])
    for seed in range(4):
        rng = Rng(seed)
        words = random_words(rng, 14, 3, 3) | {bytes([1, 2])}
        kernel = Kernel(tables, graph_of(words, 3))
        board = Board.empty(4, 4).place([Placed(Square(5), Tile(1)), Placed(Square(6), Tile(2))])
        mine = tiles([Tile(rng.below(4)), Tile(1 + rng.below(3))])
        theirs = tiles([Tile(1 + rng.below(3)) for _ in range(1 + rng.below(2))])
        played = frozenset({bytes([1, 2])})
        seen = Seen(board, mine, 0, (7, 5), (2, len(theirs)), theirs, words_played=played)
        found = solve(kernel, small_terms(policy, tables), seen)
        slow = SlowEnd(tables, Listed(words), policy)
        shown = frozenset() if repeat_words else played
        assert found.proved
        assert found.gain == slow.gain(board, mine, theirs, 0, shown), (seed, policy)


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    tables = mini_tables(side=9, letters=5, rack=5)
    return Kernel(tables, graph_of(random_words(Rng(3), 150, 5, 5), 5))


def middle(kernel: Kernel, seats: int, bag: int, seed: int = 1) -> Seen:
    rng = Rng(seed)
    drawn = [Tile(rng.below(6)) for _ in range(5 * seats + bag)]
    start = kernel.tables.start_squares[0]
    board = Board.empty(9, 9)
    first = kernel.best(board, tiles(drawn[:5]), 1)[0].move
    assert isinstance(first, Place)
    assert any(one.square == start for one in first.placed)
    rack = tiles(Tile(1 + rng.below(5)) for _ in range(5))
    return Seen(board.place(first.placed), rack, 0, (0,) * seats, (5,) * seats, tiles(drawn[5:]))


@pytest.mark.parametrize(("seats", "bag"), [(2, 12), (3, 4), (4, 0), (2, 1)])
def test_one_seed_gives_one_report_for_any_number_of_threads(kernel: Kernel, seats: int, bag: int) -> None:
    seen, terms = middle(kernel, seats, bag), small_terms("subtract_and_collect", kernel.tables)
    candidates = kernel.best(seen.board, seen.rack, 6, by="equity", bag_count=bag, exchange_most=7)
    plan = SimPlan(deals=64, seed=5, all_deals=40, endgame_nodes=30 if bag == 1 else 0)
    reports = [
        simulate(
            kernel, terms, seen, candidates, msgspec.structs.replace(plan, threads=threads), with_pass=True
        )
        for threads in (1, 2, 3)
    ]
    assert reports[0] == reports[1] == reports[2]
    assert reports[0].deals > 0
    assert sorted(map(repr, (one.move for one in reports[0].outlooks))) == sorted(
        map(repr, [*(one.move for one in candidates), Pass()])
    )


def test_what_is_hidden_is_no_part_of_the_question(kernel: Kernel) -> None:
    """The position knows the unseen tiles as a multiset only: any order of them is the same question."""
    seen = middle(kernel, 2, 12)
    terms = small_terms("subtract_and_collect", kernel.tables)
    candidates = kernel.best(seen.board, seen.rack, 4, by="equity", bag_count=12)
    other = msgspec.structs.replace(seen, unseen=tuple(reversed(seen.unseen)))
    plan = SimPlan(deals=32, seed=2)
    assert simulate(kernel, terms, seen, candidates, plan) == simulate(kernel, terms, other, candidates, plan)


def test_a_stopped_search_ends_and_says_how_far_it_came(kernel: Kernel) -> None:
    seen, stop = middle(kernel, 2, 12), Stop()
    terms = small_terms("subtract_and_collect", kernel.tables)
    candidates = kernel.best(seen.board, seen.rack, 4, by="equity", bag_count=12)
    endless = SimPlan(deals=10**9, nodes=10**12, plies=20)
    found = []
    thread = Thread(
        target=lambda: found.append(simulate(kernel, terms, seen, candidates, endless, stop=stop))
    )
    thread.start()
    stop.set()
    thread.join(timeout=60)
    assert not thread.is_alive()
    assert found[0].deals < 10**9


def test_a_search_without_budget_proves_nothing_and_keeps_the_order(kernel: Kernel) -> None:
    seen = middle(kernel, 2, 0)
    terms = small_terms("subtract_and_collect", kernel.tables)
    assert not solve(kernel, terms, seen, nodes=0).proved
    candidates = kernel.best(seen.board, seen.rack, 4, by="equity", bag_count=0)
    report = simulate(kernel, terms, seen, candidates, SimPlan(ms=0))
    assert [one.move for one in report.outlooks] == [one.move for one in candidates]
    assert report.deals == 0


def test_wrong_positions_and_candidates_are_refused(kernel: Kernel) -> None:
    seen = middle(kernel, 2, 3)
    terms = small_terms("none", kernel.tables)
    good = kernel.best(seen.board, seen.rack, 1, by="equity")[0]

    def refused(change: dict[str, object], move: Candidate = good) -> None:
        with pytest.raises(PositionRefusedError):
            simulate(kernel, terms, msgspec.structs.replace(seen, **change), [move], SimPlan(deals=1))

    refused({"turn": 2})
    refused({"rack_counts": (5, 6)})
    refused({"rack_counts": (5,)})
    refused({"unseen": (1, 2)})
    refused({"unseen": (99,) * 8})
    refused({"rack": (77,)})
    refused({}, Candidate(Exchange(tiles([Tile(1)] * 5 + [Tile(2)])), 0, 0))
    refused({}, Candidate(Place.of([Placed(Square(4), Tile(9))]), 0, 0))
    with pytest.raises(PositionRefusedError):
        solve(kernel, terms, seen)


def test_records_come_back_as_the_moves_they_were(kernel: Kernel) -> None:
    seen = middle(kernel, 2, 12)
    for one in kernel.best(seen.board, seen.rack, 10_000, by="equity", bag_count=12, exchange_most=7):
        record, square = encode(one, seen.board.cols)
        assert square is None
        assert next(decode(record, seen.board)) == one


def test_moves_in_no_line_cannot_be_played_on(kernel: Kernel) -> None:
    seen = middle(kernel, 2, 12)
    corner = Place.of([Placed(Square(0), Tile(1)), Placed(Square(10), Tile(1))])
    assert expressible(kernel.best(seen.board, seen.rack, 5), seen.board)
    assert not expressible([Candidate(corner, 1, 1)], seen.board)


@pytest.mark.parametrize("edition", ["ru_scrabble_home", "erudit_biplant_131", "en_home"])
def test_every_edition_has_terms(edition: str) -> None:
    found = load_edition(edition)
    assert isinstance(found, Edition)
    assert isinstance(terms_for(found), Terms)
