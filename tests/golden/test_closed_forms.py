"""Counts that need no dictionary: formulas over the tile set, and every string of letters a word."""

from collections import Counter
from functools import cache
from math import comb, prod

import pytest

from fishka.core.board import Board
from fishka.core.moves import Exchange
from fishka.core.multiset import Tiles, tiles
from fishka.core.tiles import BLANK, Alphabet, Tile
from fishka.kernel import Kernel, any_word_graph
from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.load import edition_ids, load_edition
from fishka.rules.tables import RuleTables
from tests.kernel_kit import graph_of, mini_tables


def _edition(name: str) -> Edition:
    edition = load_edition(name)
    assert isinstance(edition, Edition)
    return edition


def _rack(alphabet: Alphabet, text: str) -> Tiles:
    found = [BLANK if char == "?" else alphabet.tile(char) for char in text]
    return tiles(tile for tile in found if tile is not None)


def _racks(tables: RuleTables, size: int) -> int:
    """Distinct multisets of `size` tiles: a coefficient of the product of 1 + x + ... + x^count."""
    ways = [1] + [0] * size
    for count in tables.counts:
        ways = [sum(ways[n - k] for k in range(min(count, n) + 1)) for n in range(size + 1)]
    return ways[size]


def _strings(rack: Tiles, letters: int, size: int) -> int:
    """Distinct sequences of `size` tiles, a blank shown as another letter being another one."""
    counts = Counter(rack)
    blanks = counts.pop(BLANK, 0)
    kinds = list(counts.values())

    @cache
    def natural(kind: int, left: int) -> int:
        """Ways to order `left` natural tiles of the kinds from `kind` on."""
        if kind == len(kinds):
            return int(left == 0)
        return sum(comb(left, k) * natural(kind + 1, left - k) for k in range(min(kinds[kind], left) + 1))

    return sum(
        comb(size, shown) * letters**shown * natural(0, size - shown)
        for shown in range(min(blanks, size) + 1)
    )


def _openings(tables: RuleTables, rack: Tiles) -> int:
    """Plays on the empty board when every string is a word: strings by starts that cover a start square."""
    total = 0
    for size in range(tables.first_move_min_tiles, len(rack) + 1):
        across = sum(
            any(row * tables.cols + col + at in tables.start_squares for at in range(size))
            for row in range(tables.rows)
            for col in range(tables.cols - size + 1)
        )
        down = sum(
            any((row + at) * tables.cols + col in tables.start_squares for at in range(size))
            for row in range(tables.rows - size + 1)
            for col in range(tables.cols)
        )
        total += _strings(rack, tables.letter_count, size) * (across + down)
    return total


def test_the_english_set_has_its_known_tiles_racks_and_leaves() -> None:
    tables = compile_tables(_edition("en_home"))
    assert tables.tile_total == 100
    assert sum(count * value for count, value in zip(tables.counts, tables.values, strict=True)) == 187
    racks = [_racks(tables, size) for size in range(1, 8)]
    assert racks == [27, 373, 3_509, 25_254, 148_150, 737_311, 3_199_724]
    assert sum(racks[:6]) == 914_624


def test_the_english_board_has_its_known_premiums() -> None:
    tables = compile_tables(_edition("en_home"))
    letters, words = Counter(tables.letter_multipliers), Counter(tables.word_multipliers)
    assert [letters[n] for n in (1, 2, 3)] == [189, 24, 12]
    assert [words[n] for n in (1, 2, 3)] == [200, 17, 8]


@pytest.mark.parametrize(
    ("rack", "count"), [("ABCDEFG", 127), ("AABDELT", 95), ("AFGIIIS", 63), ("??", 2), ("?", 1)]
)
def test_exchanges_are_as_many_as_sub_multisets(rack: str, count: int) -> None:
    edition = _edition("en_home")
    kernel = Kernel(compile_tables(edition), graph_of([], 26))
    hand = _rack(edition.alphabet, rack)
    moves = kernel.best(Board.empty(15, 15), hand, 10_000, by="equity", bag_count=80, exchange_most=7)
    exchanges = {one.move for one in moves if isinstance(one.move, Exchange)}
    assert len(exchanges) == len(moves) == count
    assert count == prod(n + 1 for n in Counter(hand).values()) - 1


@pytest.mark.parametrize(
    ("rack", "count"),
    [("ABCDEFG", 164_388), ("AABDELT", 83_494), ("AFGIIIS", 28_826), ("??", 2_704), ("DEGORV?", 3_785_088)],
)
def test_openings_with_every_string_a_word_are_as_many_as_the_formula_says(rack: str, count: int) -> None:
    edition = _edition("en_home")
    tables = compile_tables(edition)
    hand = _rack(edition.alphabet, rack)
    assert _openings(tables, hand) == count
    assert Kernel(tables, any_word_graph(26)).count(Board.empty(15, 15), hand).plays == count


@pytest.mark.parametrize(
    ("rack", "count"),
    [((1, 2, 3), 60), ((1, 1, 2), 30), ((0, 1, 2), 164), ((0, 0, 1, 2), 956), ((1, 1, 2, 3), 148)],
)
def test_openings_on_the_smallest_board_are_as_many_as_counted_by_hand(
    rack: tuple[int, ...], count: int
) -> None:
    tables = mini_tables(side=5, letters=3, rack=4)
    hand = tiles(rack)
    assert _openings(tables, hand) == count
    assert Kernel(tables, any_word_graph(3)).count(Board.empty(5, 5), hand).plays == count


def test_openings_with_words_of_two_and_three_letters_only() -> None:
    tables = compile_tables(_edition("en_home"))
    letters = range(1, 8)
    words = [bytes([a, b]) for a in letters for b in letters]
    words += [word + bytes([c]) for word in words for c in letters]
    kernel = Kernel(tables, graph_of(words, 26))
    assert kernel.count(Board.empty(15, 15), tiles(letters)).plays == 168 + 1_260


@pytest.mark.parametrize("name", edition_ids())
def test_every_edition_has_the_openings_that_the_formula_says(name: str) -> None:
    tables = compile_tables(_edition(name))
    kernel = Kernel(tables, any_word_graph(tables.letter_count))
    if not kernel.is_plain:
        pytest.skip("the formula knows no least length, corners or limits of blanks")
    for rack in (
        [1, 2, 3, 4, 5],
        [1, 1, 2, 2, 3, 3],
        [0, 5, 5, 9],
        [0, 0],
        list(range(1, tables.rack_size + 1)),
    ):
        hand = tiles(Tile(tile) for tile in rack)
        board = Board.empty(tables.rows, tables.cols)
        assert kernel.count(board, hand).plays == _openings(tables, hand)
