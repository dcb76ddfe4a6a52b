"""The door: handshake, refusals, and questions with answers worked out by hand."""

import pytest

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Exchange, Place
from fishka.core.multiset import tiles
from fishka.core.tiles import Tile
from fishka.kernel import Counted, Kernel, KernelMismatchError
from fishka.rules.tables import RuleTables
from tests.kernel_kit import graph_of, mini_tables

TABLES = mini_tables()
"""Five by five, start in the middle; values 1, 4, 7; bonus 0, 0, 1, 30 by tiles laid."""


class _Lying(RuleTables, frozen=True):
    def digest(self) -> str:
        return "0" * 64


def _lay(*placed: tuple[int, int]) -> Place:
    return Place.of([Placed(Square(square), Tile(tile)) for square, tile in placed])


def test_the_kernel_names_the_numbers_it_received_as_python_does() -> None:
    assert Kernel(TABLES, graph_of([], 3)).digest == TABLES.digest()


def test_a_kernel_with_other_numbers_is_refused() -> None:
    fields = {name: getattr(TABLES, name) for name in TABLES.__struct_fields__}
    with pytest.raises(KernelMismatchError):
        Kernel(_Lying(**fields), graph_of([], 3))


def test_a_graph_of_another_alphabet_is_refused() -> None:
    with pytest.raises(ValueError, match="another alphabet"):
        Kernel(TABLES, graph_of([], 4))


def test_tables_whose_points_might_not_fit_are_refused() -> None:
    fields = {name: getattr(TABLES, name) for name in TABLES.__struct_fields__}
    with pytest.raises(ValueError, match="could score more"):
        Kernel(RuleTables(**(fields | {"word_multipliers": b"\xff" * 25})), graph_of([], 3))


@pytest.mark.parametrize(
    ("board", "rack", "match"),
    [
        (Board.empty(5, 6), (1,), "another size"),
        (Board(5, 5, bytes(24) + b"\4"), (1,), "tile on the board"),
        (Board.empty(5, 5), (1, 1, 1, 1), "more tiles"),
        (Board.empty(5, 5), (4,), "tile on the rack"),
        (Board.empty(5, 5), (0x81,), "tile on the rack"),
    ],
)
def test_a_position_that_is_none_is_a_fault_of_the_caller(
    board: Board, rack: tuple[int, ...], match: str
) -> None:
    kernel = Kernel(TABLES, graph_of([b"\1\2"], 3))
    with pytest.raises(ValueError, match=match):
        kernel.count(board, tiles(rack))


def test_a_play_that_cannot_be_laid_has_no_score() -> None:
    kernel = Kernel(TABLES, graph_of([b"\1\2"], 3))
    with pytest.raises(ValueError, match="not a play"):
        kernel.score(Board.empty(5, 5), _lay((0, 1), (1, 2)))


def test_a_first_play_both_ways_over_the_start() -> None:
    kernel = Kernel(TABLES, graph_of([b"\1\2"], 3))
    board = Board.empty(5, 5)
    plays = {one.play for one in kernel.generate(board, tiles([1, 2, 3]))}
    assert plays == {
        _lay((11, 1), (12, 2)),
        _lay((12, 1), (13, 2)),
        _lay((7, 1), (12, 2)),
        _lay((12, 1), (17, 2)),
    }
    assert kernel.count(board, tiles([1, 2, 3])).plays == 4
    assert kernel.any_play(board, tiles([1, 2]))
    assert not kernel.any_play(board, tiles([1, 3]))
    assert not kernel.any_play(board, tiles([]))
    assert kernel.count(board, tiles([])) == Counted(0, 0)


def test_a_single_tile_that_makes_words_both_ways_is_one_play() -> None:
    # . 1 .      laying 2 at the corner reads 12 across and 12 down
    # 1 _ .
    board = Board(5, 5, bytes(7) + b"\1" + bytes(3) + b"\1" + bytes(13))
    kernel = Kernel(TABLES, graph_of([b"\1\2"], 3))
    plays = kernel.generate(board, tiles([2]))
    corner = [one for one in plays if one.play == _lay((12, 2))]
    assert len(corner) == 1
    # 12 has no premium on a board of five: (1 + 4) across, (1 + 4) down.
    assert (TABLES.letter_multipliers[12], TABLES.word_multipliers[12]) == (1, 1)
    assert corner[0].score == 10


def test_a_play_must_fit_every_word_it_makes() -> None:
    board = Board(5, 5, bytes(11) + b"\1\2" + bytes(12))
    kernel = Kernel(TABLES, graph_of([b"\1\2", b"\2\3"], 3))
    assert kernel.check(board, _lay((17, 3)))
    assert kernel.check(board, _lay((7, 1)))
    for unknown in (_lay((17, 3), (18, 1)), _lay((17, 2)), _lay((16, 3)), _lay((13, 3))):
        assert not kernel.check(board, unknown)
    for apart in (
        _lay((18, 3)),
        _lay((17, 3), (19, 1)),
        _lay((17, 3), (21, 1)),
        _lay((12, 3)),
        _lay((25, 3)),
    ):
        assert not kernel.check(board, apart)
    longer = Kernel(TABLES, graph_of([b"\1\2", b"\2\3", b"\1\3"], 3))
    assert longer.check(board, _lay((16, 3)))
    assert {one.play for one in longer.generate(board, tiles([3]))} == {_lay((16, 3)), _lay((17, 3))}


def test_without_an_order_of_points_equity_decides_and_then_the_squares() -> None:
    kernel = Kernel(TABLES, graph_of([b"\1\2", b"\2\1"], 3))
    moves = kernel.best(Board.empty(5, 5), tiles([1, 2]), 20)
    keys = [(-one.score, -one.equity_millipoints) for one in moves]
    assert keys == sorted(keys)
    laid = [
        (*key, one.move.placed) for key, one in zip(keys, moves, strict=True) if isinstance(one.move, Place)
    ]
    assert len(set(keys)) < len(keys)
    assert laid == sorted(laid)
    assert kernel.best(Board.empty(5, 5), tiles([1, 2]), 0) == []


def test_exchanges_are_offered_as_far_as_the_bag_allows() -> None:
    fields = {name: getattr(TABLES, name) for name in TABLES.__struct_fields__}
    kernel = Kernel(RuleTables(**(fields | {"exchange_min_bag": 2})), graph_of([], 3))
    board, rack = Board.empty(5, 5), tiles([1, 2, 3])

    def sizes(bag: int, most: int = 3) -> list[int]:
        moves = kernel.best(board, rack, 99, by="equity", bag_count=bag, exchange_most=most)
        return sorted(len(one.move.tiles) for one in moves if isinstance(one.move, Exchange))

    assert sizes(9) == [1, 1, 1, 2, 2, 2, 3]
    assert sizes(2) == [1, 1, 1, 2, 2, 2]
    assert sizes(1) == []
    assert sizes(0) == []
    assert sizes(9, 1) == [1, 1, 1]
    assert sizes(9, 0) == []


def test_with_an_empty_bag_going_out_gains_the_unseen_twice_and_a_rest_costs_twice() -> None:
    kernel = Kernel(TABLES, graph_of([b"\1\2", b"\1\2\3"], 3))
    board = Board(5, 5, bytes(11) + b"\1\2" + bytes(12))
    rack = tiles([1, 3])
    by_play = {one.play: one for one in kernel.generate(board, rack, bag_count=0)}
    seen = sum(TABLES.values[tile] for tile in (1, 2, 1, 3))
    unseen = sum(c * v for c, v in zip(TABLES.counts, TABLES.values, strict=True)) - seen
    for play, one in by_play.items():
        laid = [placed.tile for placed in play.placed]
        held = [tile for tile in rack if tile not in laid]
        worth = 2000 * unseen if not held else -2000 * sum(TABLES.values[tile] for tile in held)
        assert one.equity_millipoints == 1000 * one.score + worth
    assert by_play


def test_a_vowel_beside_a_premium_square_costs_a_little_at_the_opening() -> None:
    tables = mini_tables(side=5, letters=3, rack=2)
    kernel = Kernel(tables, graph_of([b"\1\2", b"\1\1"], 3))
    assert tables.vowels == (False, True, False, False)
    charged = 0
    for one in kernel.generate(Board.empty(5, 5), tiles([1, 2]), bag_count=5):
        squares = [placed.square for placed in one.play.placed]
        step = 5 if squares[1] - squares[0] == 1 else 1
        vowel = next(placed.square for placed in one.play.placed if placed.tile == 1)
        open_premium = any(tables.letter_multipliers[vowel + side] > 1 for side in (step, -step))
        charged += open_premium
        assert one.equity_millipoints == 1000 * one.score - (650 if open_premium else 0)
    assert charged


def test_a_blank_is_the_best_tile_to_keep_and_a_pair_worse_than_two_different() -> None:
    kernel = Kernel(mini_tables(side=9, letters=9, rack=7), graph_of([], 9))
    leave = kernel.leave_millipoints
    assert leave(tiles([])) == 0
    assert all(leave(tiles([0])) > leave(tiles([tile])) for tile in range(1, 10))
    assert leave(tiles([2, 2])) < leave(tiles([2, 3]))
    assert leave(tiles([2, 2, 2])) - leave(tiles([2, 2])) < leave(tiles([2, 2])) - leave(tiles([2]))


def test_without_a_bag_tiles_that_stay_cost_their_points_twice() -> None:
    kernel = Kernel(mini_tables(side=9, letters=9, rack=7), graph_of([], 9))
    points = kernel.tables.values[2] + 2 * kernel.tables.values[5]
    assert points > 0
    assert kernel.leave_millipoints(tiles([0, 2, 5, 5]), bag_empty=True) == -2_000 * points
