"""Laws of points: they hold on any board, for any legal play, whatever the rules' numbers are."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.multiset import tiles
from fishka.core.tiles import BLANK_BIT, EMPTY, Tile, in_hand, letter_of, named_blank
from fishka.referee import Accepted, Measured, Position, Rejected, judge, measure
from fishka.rules.tables import RuleTables, SwapRule

LETTERS = 5
RACK = 6


class AnyWord:
    """Every word is valid."""

    def contains(self, word: bytes) -> bool:
        return bool(word)


class NoWord:
    """No word is valid."""

    def contains(self, word: bytes) -> bool:
        return not word


@st.composite
def some_tables(draw: st.DrawFn, rows: int, cols: int) -> RuleTables:
    """Tables with any premiums, values and bonuses."""
    factors = st.lists(st.integers(1, 4), min_size=rows * cols, max_size=rows * cols)
    values = draw(st.lists(st.integers(0, 20), min_size=LETTERS, max_size=LETTERS))
    return RuleTables(
        rows=rows,
        cols=cols,
        letter_multipliers=bytes(draw(factors)),
        word_multipliers=bytes(draw(factors)),
        start_squares=(),
        letter_count=LETTERS,
        values=(0, *values),
        counts=(2, *(5,) * LETTERS),
        vowels=(False,) * (LETTERS + 1),
        rack_size=RACK,
        bonus_by_count=tuple(draw(st.lists(st.integers(0, 60), min_size=RACK + 1, max_size=RACK + 1))),
        first_move_min_tiles=2,
        swap=SwapRule.BLANK_EXACT,
        repeat_words=True,
        exchange_min_bag=0,
    )


shown = st.builds(
    lambda letter, blank: named_blank(Tile(letter)) if blank else Tile(letter),
    st.integers(1, LETTERS),
    st.booleans(),
)


@st.composite
def plays(draw: st.DrawFn) -> tuple[RuleTables, Board, Place]:
    """Tables, a board with tiles anywhere and a play that touches one of them, in one line without gap."""
    rows, cols = draw(st.integers(2, 7)), draw(st.integers(2, 7))
    tables = draw(some_tables(rows, cols))
    cells = draw(
        st.lists(st.one_of(st.just(EMPTY), st.just(EMPTY), shown), min_size=rows * cols, max_size=rows * cols)
    )
    board = Board(rows, cols, bytes(cells))
    if board.is_empty or all(cells):
        cells[0], cells[-1] = Tile(1), EMPTY
        board = Board(rows, cols, bytes(cells))
    across = draw(st.booleans())
    wanted = draw(st.integers(1, RACK))
    lines = [[r * cols + c for c in range(cols)] for r in range(rows)]
    if not across:
        lines = [[r * cols + c for r in range(rows)] for c in range(cols)]
    choices = [
        window
        for line in lines
        for empties in [[square for square in line if not cells[square]]]
        for start in range(len(empties))
        for window in [empties[start : start + wanted]]
        if any(_beside(board, square) for square in window)
    ]
    if not choices:
        choices = [[s] for s in range(rows * cols) if not cells[s] and _beside(board, s)]
    squares = draw(st.sampled_from(choices))
    return tables, board, Place.of([Placed(Square(square), draw(shown)) for square in squares])


def _beside(board: Board, square: int) -> bool:
    row, col = divmod(square, board.cols)
    around = [board.square(row + r, col + c) for r, c in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return any(at is not None and board[at] != EMPTY for at in around)


def measured(tables: RuleTables, board: Board, play: Place) -> Measured:
    rack = tiles(in_hand(one.tile) for one in play.placed)
    found = measure(tables, Position(board, rack), play)
    assert isinstance(found, Measured), found
    return found


@given(plays())
def test_the_score_is_the_sum_of_the_words_and_the_bonus(case: tuple[RuleTables, Board, Place]) -> None:
    tables, board, play = case
    found = measured(tables, board, play)
    assert found.words
    assert found.bonus == tables.bonus_by_count[len(play.placed)]
    assert found.score == sum(word.score for word in found.words) + found.bonus


@given(plays(), st.integers(0, 5))
def test_values_times_a_factor_make_words_worth_as_much_more(
    case: tuple[RuleTables, Board, Place], factor: int
) -> None:
    tables, board, play = case
    dearer = msgspec.structs.replace(tables, values=tuple(value * factor for value in tables.values))
    before, after = measured(tables, board, play), measured(dearer, board, play)
    assert [word.score for word in after.words] == [factor * word.score for word in before.words]
    assert after.bonus == before.bonus


@given(plays())
def test_rows_made_columns_change_nothing_but_the_directions(case: tuple[RuleTables, Board, Place]) -> None:
    tables, board, play = case

    def turned(square: int) -> Square:
        row, col = divmod(square, board.cols)
        return Square(col * board.rows + row)

    def turned_array(array: bytes) -> bytes:
        return Board(board.rows, board.cols, array).transposed().cells

    other = msgspec.structs.replace(
        tables,
        rows=tables.cols,
        cols=tables.rows,
        letter_multipliers=turned_array(tables.letter_multipliers),
        word_multipliers=turned_array(tables.word_multipliers),
    )
    moved = Place.of([Placed(turned(one.square), one.tile) for one in play.placed])
    before, after = measured(tables, board, play), measured(other, board.transposed(), moved)
    words = {(turned(word.at), not word.across, word.tiles, word.score) for word in before.words}
    assert {(word.at, word.across, word.tiles, word.score) for word in after.words} == words
    assert after.score == before.score


@given(plays())
def test_without_premiums_words_are_worth_their_faces(case: tuple[RuleTables, Board, Place]) -> None:
    tables, board, play = case
    plain = bytes(b"\x01" * tables.rows * tables.cols)
    flat = msgspec.structs.replace(tables, letter_multipliers=plain, word_multipliers=plain)
    for word in measured(flat, board, play).words:
        assert word.score == sum(0 if tile & BLANK_BIT else tables.values[tile] for tile in word.tiles)


@given(plays(), st.permutations(range(1, LETTERS + 1)))
def test_other_names_for_the_letters_change_no_points(
    case: tuple[RuleTables, Board, Place], names: list[int]
) -> None:
    tables, board, play = case

    def renamed(tile: int) -> Tile:
        letter = letter_of(Tile(tile))
        return Tile((names[letter - 1] | (tile & BLANK_BIT)) if letter else 0)

    values = [0] * (LETTERS + 1)
    for letter, name in enumerate(names, start=1):
        values[name] = tables.values[letter]
    other = msgspec.structs.replace(tables, values=tuple(values))
    moved = Place.of([Placed(one.square, renamed(one.tile)) for one in play.placed])
    cells = bytes(renamed(tile) for tile in board.cells)
    after = measured(other, Board(board.rows, board.cols, cells), moved)
    before = measured(tables, board, play)
    assert [word.score for word in after.words] == [word.score for word in before.words]


@given(plays(), st.integers(1, LETTERS))
def test_what_a_blank_stands_for_changes_no_points(
    case: tuple[RuleTables, Board, Place], letter: int
) -> None:
    tables, board, play = case
    other = Place.of(
        [
            Placed(one.square, named_blank(Tile(letter)) if one.tile & BLANK_BIT else one.tile)
            for one in play.placed
        ]
    )
    assert measured(tables, board, other).score == measured(tables, board, play).score


@given(plays(), st.randoms(use_true_random=False), st.lists(st.integers(0, LETTERS), max_size=4))
def test_the_order_of_the_tiles_and_more_on_the_rack_change_nothing(
    case: tuple[RuleTables, Board, Place], chance: Any, more: list[int]
) -> None:
    tables, board, play = case
    placed = list(play.placed)
    chance.shuffle(placed)
    rack = tiles([*(in_hand(one.tile) for one in placed), *more])
    assert measure(tables, Position(board, rack), Place(tuple(placed))) == measured(tables, board, play)


@given(plays())
def test_a_dictionary_of_everything_accepts_what_is_measured_and_one_of_nothing_accepts_nothing(
    case: tuple[RuleTables, Board, Place],
) -> None:
    tables, board, play = case
    position = Position(board, tiles(in_hand(one.tile) for one in play.placed))
    found = measured(tables, board, play)
    assert judge(tables, AnyWord(), position, play) == Accepted(found.words, found.bonus, found.score)
    refused = judge(tables, NoWord(), position, play)
    assert isinstance(refused, Rejected)
    assert refused.params.words == tuple(dict.fromkeys(word.letters for word in found.words))


@given(plays())
def test_a_play_made_once_cannot_be_made_again_where_repeating_is_forbidden(
    case: tuple[RuleTables, Board, Place],
) -> None:
    tables, board, play = case
    once = msgspec.structs.replace(tables, repeat_words=False)
    rack = tiles(in_hand(one.tile) for one in play.placed)
    letters = [word.letters for word in measured(tables, board, play).words]
    fresh = measure(once, Position(board, rack), play)
    assert isinstance(fresh, Rejected) == (len(set(letters)) < len(letters))
    for played in letters:
        again = measure(once, Position(board, rack, frozenset([played])), play)
        assert isinstance(again, Rejected)
        assert played in again.params.words


wild_placed = st.builds(Placed, st.integers(-3, 60), st.integers(0, 255))
wild_swap = st.none() | st.builds(Swap, st.integers(-3, 60), st.none() | st.integers(0, 255))


@given(
    plays(), st.lists(wild_placed, max_size=5), wild_swap, st.lists(st.integers(0, LETTERS), max_size=RACK)
)
def test_no_play_however_wild_breaks_the_referee(
    case: tuple[RuleTables, Board, Place], placed: list[Placed], swap: Swap | None, rack: list[int]
) -> None:
    tables, board, _ = case
    verdict = measure(tables, Position(board, tiles(rack)), Place(tuple(placed), swap))
    if isinstance(verdict, Measured):
        assert all(one.square in board and board[one.square] == EMPTY for one in placed)
        assert len(placed) <= len(rack)
