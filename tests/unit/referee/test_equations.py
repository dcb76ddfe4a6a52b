"""Equations: what is one, and that exactly the plays are found that the referee accepts."""

from itertools import combinations, product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place
from fishka.core.multiset import Tiles, tiles
from fishka.core.tiles import BLANK, Alphabet, Tile, named_blank
from fishka.kernel import Kernel, any_word_graph
from fishka.referee import Accepted, Equations, Position, judge
from fishka.referee.equations import is_equation
from fishka.rules.tables import RuleTables
from tests.kernel_kit import mini_tables

SIGNS = Alphabet(("0", "1", "2", "+", "−", "×", "÷", "="))
WORDS = Equations(SIGNS)


@pytest.mark.parametrize(
    "text", ["1=1", "0=0", "1+2=3", "3=2+1", "2×3=6", "1+2×3=7", "7=1+2×3=8−1", "1÷3×3=1", "−1=0−1",
             "−2×3=−6", "1÷2=2÷4", "10=10", "12−2=10", "−0=0", "0×5=0"]
)  # fmt: skip
def test_an_equation_has_sides_of_the_same_value(text: str) -> None:
    assert is_equation(text)


@pytest.mark.parametrize(
    "text", ["1", "12", "1+1", "=1", "1=", "1==1", "1=2", "01=1", "1=01", "+1=1", "1=+1", "1+=1", "1×−1=−1",
             "1÷0=1÷0", "0÷0=0", "1+2=3=4", "−−1=1", "1−−1=2", "=", "", "00=0", "2+2=5"]
)  # fmt: skip
def test_what_is_malformed_or_unequal_is_none(text: str) -> None:
    assert not is_equation(text)


@given(st.text(alphabet="012+−×÷=", min_size=2, max_size=21))
@example("2×11=22")
@example("1÷2÷2=2÷2−2÷1=10÷20")
@example("1÷2÷2=2÷2−1÷2−1÷2÷2")
@example("1÷0=1÷0")
@example("111111111111111=222222")
def test_the_kernel_reads_equations_as_the_referee_does(text: str) -> None:
    plain = bytes([1]) * 21 * 21
    tables = replace(
        mini_tables(side=21, letters=len(SIGNS), rack=4), letter_multipliers=plain, word_multipliers=plain
    )
    row = [Placed(Square(10 * 21 + at), Tile(tile)) for at, tile in enumerate(_encoded(text))]
    lying, laid = Board.empty(21, 21).place(row[:-1]), Place((row[-1],))
    kernel = Kernel(tables, any_word_graph(len(SIGNS)), words=WORDS)
    assert kernel.check(lying, laid) == is_equation(text)


def _tables() -> RuleTables:
    return mini_tables(side=5, letters=len(SIGNS), rack=4)


def _encoded(text: str) -> bytes:
    found = SIGNS.encode(text)
    assert found is not None
    return found


POSITIONS = [
    ("", "1=1?"),
    ("", "12+="),
    ("1=1", "=1−0"),
    ("1=1", "+1=?"),
    ("1+0=1", "=×12"),
]


@pytest.mark.parametrize(("lying", "hand"), POSITIONS)
def test_exactly_the_equations_are_found_that_the_referee_accepts(lying: str, hand: str) -> None:
    tables = _tables()
    board = Board.empty(5, 5).place(
        Placed(Square(10 + at), Tile(tile)) for at, tile in enumerate(_encoded(lying))
    )
    rack = tiles(0 if sign == "?" else _encoded(sign)[0] for sign in hand)
    kernel = Kernel(tables, any_word_graph(len(SIGNS)), words=WORDS)
    assert not kernel.is_plain
    found = {one.play: one.score for one in kernel.generate(board, rack)}
    assert found == _brute_force(tables, board, rack)
    assert kernel.any_play(board, rack) == bool(found)
    best = kernel.best(board, rack, 3)
    assert [one.score for one in best] == sorted(found.values(), reverse=True)[:3]


def _brute_force(tables: RuleTables, board: Board, rack: Tiles) -> dict[Place, int]:
    shown = [tile for tile in set(rack) if tile != BLANK]
    shown += [named_blank(Tile(tile)) for tile in range(1, len(SIGNS) + 1)] if BLANK in rack else []
    lines = [range(row * 5, row * 5 + 5) for row in range(5)] + [range(col, 25, 5) for col in range(5)]
    found = {}
    for line, count in product(lines, range(1, len(rack) + 1)):
        for squares in combinations([square for square in line if not board.cells[square]], count):
            for laid in product(shown, repeat=count):
                play = Place(tuple(Placed(Square(s), Tile(t)) for s, t in zip(squares, laid, strict=True)))
                verdict = judge(tables, WORDS, Position(board, rack), play)
                if isinstance(verdict, Accepted):
                    found[play] = verdict.score
    return found
