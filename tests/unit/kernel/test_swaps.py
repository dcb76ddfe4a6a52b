"""Swapping a blank on the board for its letter, and words that may not be made again."""

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.multiset import tiles
from fishka.core.tiles import Tile, named_blank
from fishka.kernel import Kernel
from fishka.kernel.swaps import board_after, swapped_positions
from fishka.kernel.words import repeats, words_made
from fishka.rules.tables import SwapRule
from tests.kernel_kit import graph_of, mini_tables

SWAPPING = mini_tables(swap=SwapRule.BLANK_EXACT)
PLAIN = mini_tables()
BLANK_1 = named_blank(Tile(1))
BOARD = Board(5, 5, bytes(11) + bytes([BLANK_1, 2]) + bytes(12))
"""The blank as letter 1 and then letter 2, in the middle row."""
SWAP = Swap(Square(11), Tile(1))


def _lay(*placed: tuple[int, int], swap: Swap | None = None) -> Place:
    return Place.of([Placed(Square(square), Tile(tile)) for square, tile in placed], swap)


def test_a_swap_puts_the_letter_on_the_board_and_the_blank_in_hand() -> None:
    (one,) = swapped_positions(SWAPPING, BOARD, tiles([1, 2]))
    assert one.swap == SWAP
    assert one.rack == (0, 2)
    assert one.board == Board(5, 5, bytes(11) + b"\1\2" + bytes(12))
    assert list(swapped_positions(SWAPPING, BOARD, tiles([2, 3]))) == []
    assert list(swapped_positions(PLAIN, BOARD, tiles([1, 2]))) == []


def test_only_a_blank_is_swapped_and_only_for_its_letter() -> None:
    assert board_after(SWAPPING, BOARD, SWAP) is not None
    assert board_after(PLAIN, BOARD, SWAP) is None
    for swap in (
        Swap(Square(11), Tile(2)),
        Swap(Square(11), None),
        Swap(Square(11), BLANK_1),
        Swap(Square(12), Tile(2)),
        Swap(Square(0), Tile(1)),
        Swap(Square(99), Tile(1)),
    ):
        assert board_after(SWAPPING, BOARD, swap) is None


def test_the_freed_blank_must_be_laid_at_once() -> None:
    kernel = Kernel(SWAPPING, graph_of([b"\1\2", b"\1\3", b"\2\3"], 3))
    assert kernel.check(BOARD, _lay((16, named_blank(Tile(3))), swap=SWAP))
    assert not kernel.check(BOARD, _lay((16, 3), swap=SWAP))
    assert not kernel.check(BOARD, Place((), SWAP))
    assert not Kernel(PLAIN, kernel.graph).check(BOARD, _lay((16, named_blank(Tile(3))), swap=SWAP))
    plays = {one.play for one in kernel.generate(BOARD, tiles([1]))}
    assert _lay((16, named_blank(Tile(3))), swap=SWAP) in plays
    assert all(play.swap is None or any(one.tile & 0x80 for one in play.placed) for play in plays)


def test_the_letter_swapped_in_counts_and_no_premium_does() -> None:
    kernel = Kernel(SWAPPING, graph_of([b"\1\2", b"\1\3"], 3))
    play = _lay((16, named_blank(Tile(3))), swap=SWAP)
    # 13 down: 1 for the letter that lies there now, 0 for the blank; one tile came from the rack.
    factor = SWAPPING.word_multipliers[16]
    assert kernel.score(BOARD, play) == 1 * factor + SWAPPING.bonus_by_count[1]


def test_a_swap_alone_can_be_the_only_play() -> None:
    kernel = Kernel(SWAPPING, graph_of([b"\1\3"], 3))
    assert kernel.any_play(BOARD, tiles([1]))
    assert not Kernel(PLAIN, kernel.graph).any_play(BOARD, tiles([1]))
    best = kernel.best(BOARD, tiles([1]), 1)
    assert len(best) == 1
    assert isinstance(best[0].move, Place)
    assert best[0].move.swap == SWAP


def test_words_are_read_in_both_directions_without_blank_marks() -> None:
    play = _lay((16, named_blank(Tile(3))), swap=SWAP)
    assert words_made(BOARD, play) == (b"\1\3",)
    assert words_made(BOARD, _lay((13, 3), (18, 1))) == (b"\3\1", b"\1\2\3")
    # The row's end is not the beginning of the next row.
    assert words_made(Board(5, 5, b"\0\0\0\0\1" + bytes(20)), _lay((5, 2), (6, 3))) == (b"\2\3",)


def test_a_word_made_before_or_twice_in_a_play_repeats() -> None:
    assert repeats(BOARD, _lay((16, 3)), frozenset({b"\1\3"}))
    assert not repeats(BOARD, _lay((16, 3)), frozenset({b"\1\2"}))
    corner = Board(5, 5, bytes(7) + b"\1" + bytes(3) + b"\1" + bytes(13))
    assert repeats(corner, _lay((12, 2)), frozenset())


def test_words_already_made_are_left_out_where_the_edition_forbids_them() -> None:
    forbidding = mini_tables(repeat_words=False)
    graph = graph_of([b"\1\2", b"\1\3"], 3)
    played = frozenset({b"\1\2"})
    rack = tiles([3])
    kernel = Kernel(forbidding, graph)
    assert kernel.any_play(BOARD, rack, played)
    assert not kernel.any_play(BOARD, rack, played | {b"\1\3"})
    assert kernel.best(BOARD, rack, 3, words_played=played | {b"\1\3"}) == []
    assert not kernel.check(BOARD, _lay((16, 3)), played | {b"\1\3"})
    assert Kernel(PLAIN, graph).any_play(BOARD, rack, played | {b"\1\3"})
