"""Simulation and end game: against slow play by the referee, and one report for any number of threads."""

from threading import Thread

import msgspec
import pytest

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Exchange, Pass, Place
from fishka.core.multiset import tiles
from fishka.core.rng import Rng
from fishka.core.tiles import Tile
from fishka.kernel import Kernel
from fishka.kernel.lookahead import Seen, SimPlan, Stop, expressible, simulate, solve
from fishka.kernel.moves import Candidate, decode, encode
from fishka.kernel.terms import Terms, terms_for
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition
from fishka_kernel import PositionRefusedError
from tests.kernel_kit import graph_of, mini_tables, random_words
from tests.kernel_kit.slow_end import small_terms


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


def test_searches_leave_the_interpreter_to_others(kernel: Kernel) -> None:
    """Two threads search without end, for neither of two equal candidates is ever dropped; this one goes on
    working, and stops them when it has done its own.
    """
    seen, stop = middle(kernel, 2, 12), Stop()
    terms = small_terms("subtract_and_collect", kernel.tables)
    candidates = kernel.best(seen.board, seen.rack, 4, by="equity", bag_count=12)
    endless, equals = SimPlan(deals=10**9, nodes=10**12, plies=20), candidates[:1] * 2
    threads = [
        Thread(target=simulate, args=(kernel, terms, seen, equals, endless), kwargs={"stop": stop})
        for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    own = [kernel.best(seen.board, seen.rack, 1, by="equity", bag_count=12)[0] for _ in range(200)]
    both = [thread.is_alive() for thread in threads]
    stop.set()
    for thread in threads:
        thread.join(timeout=60)
    assert both == [True, True]
    assert own == [candidates[0]] * 200


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
