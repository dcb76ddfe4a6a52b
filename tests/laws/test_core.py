"""Laws of the core values."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fishka.core import multiset
from fishka.core.board import Board
from fishka.core.rng import Rng
from fishka.core.tiles import Alphabet, Tile

tile_lists = st.lists(st.integers(0, 40).map(Tile), max_size=12)


@given(tile_lists, tile_lists)
def test_taking_what_was_added_gives_the_first_multiset_back(one: list[Tile], two: list[Tile]) -> None:
    whole = multiset.tiles(one)
    both = multiset.add(whole, two)
    assert multiset.holds(both, two)
    assert multiset.take(both, two) == whole


@given(tile_lists, tile_lists)
def test_only_what_is_held_can_be_taken(one: list[Tile], two: list[Tile]) -> None:
    whole = multiset.tiles(one)
    if multiset.holds(whole, two):
        assert multiset.add(multiset.take(whole, two), two) == whole
    else:
        with pytest.raises(ValueError, match="not part of"):
            multiset.take(whole, two)


@given(st.integers(1, 21), st.integers(1, 21), st.data())
def test_transposing_twice_changes_nothing(rows: int, cols: int, data: st.DataObject) -> None:
    board = Board(rows, cols, data.draw(st.binary(min_size=rows * cols, max_size=rows * cols)))
    assert board.transposed().transposed() == board


@given(st.text("АБВЁЯ", max_size=15))
def test_words_survive_their_tiles(word: str) -> None:
    alphabet = Alphabet(("А", "Б", "В", "Ё", "Я"))
    tiles = alphabet.encode(word)
    assert tiles is not None
    assert alphabet.decode(tiles) == word


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_the_same_seed_gives_the_same_numbers_within_bounds(seed: int, bound: int) -> None:
    one, two = Rng(seed), Rng(seed)
    drawn = [one.below(bound) for _ in range(20)]
    assert drawn == [two.below(bound) for _ in range(20)]
    assert all(0 <= number < bound for number in drawn)


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(), max_size=30))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_splitmix_gives_its_published_first_numbers() -> None:
    rng = Rng(1234567)
    assert [rng.next_u64() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]
