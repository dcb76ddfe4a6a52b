"""Round trips of positions and moves, and that no text is ever an exception."""

from hypothesis import given
from hypothesis import strategies as st

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Exchange, Pass, Place, Swap
from fishka.core.multiset import Tiles, tiles
from fishka.core.tiles import Alphabet, Tile
from fishka.notation.faults import NotationFault
from fishka.notation.play import Played, UnknownExchange, format_play, parse_play
from fishka.notation.position import Operation, Setup, format_position, parse_position
from tests.game_kit.editions import edition

ALPHABETS = (
    edition("ru_scrabble_home").alphabet,
    edition("en_home").alphabet,
    Alphabet(("A", "C", "CH", "H", "L", "L·L", "N", "NY", "Y", "·")),
    Alphabet(("1", "12", "2", "+", "=", "/", "(", ")", ",")),
)


@st.composite
def boards(draw: st.DrawFn, alphabet: Alphabet) -> Board:
    rows, cols = draw(st.integers(1, 12)), draw(st.integers(1, 12))
    shown = [*range(1, len(alphabet) + 1), *(0x80 | n for n in range(1, len(alphabet) + 1))]
    square = st.one_of(st.just(0), st.just(0), st.sampled_from(shown))
    return Board(rows, cols, bytes(draw(st.lists(square, min_size=rows * cols, max_size=rows * cols))))


def racks(alphabet: Alphabet) -> st.SearchStrategy[Tiles]:
    return st.lists(st.integers(0, len(alphabet)), max_size=12).map(tiles)


@st.composite
def setups(draw: st.DrawFn) -> tuple[Alphabet, Setup]:
    alphabet = draw(st.sampled_from(ALPHABETS))
    seats = draw(st.integers(2, 14))
    names = st.from_regex(r"\A[a-z]{1,8}\Z")
    args = st.lists(st.from_regex(r"\A[a-z0-9_]{1,8}\Z"), max_size=3).map(" ".join)
    return alphabet, Setup(
        board=draw(boards(alphabet)),
        racks=tuple(draw(racks(alphabet)) for _ in range(seats)),
        scores=tuple(draw(st.integers(-999, 9999)) for _ in range(seats)),
        zero_turns=draw(st.integers(0, 99)),
        operations=tuple(draw(st.lists(st.builds(Operation, names, args), max_size=3))),
    )


@given(setups())
def test_a_position_is_read_back_as_it_was_printed(case: tuple[Alphabet, Setup]) -> None:
    alphabet, setup = case
    text = format_position(setup, alphabet)
    assert parse_position(text, alphabet, setup.board.rows, setup.board.cols) == setup


@st.composite
def moves(draw: st.DrawFn) -> tuple[Alphabet, Board, Played]:
    alphabet = draw(st.sampled_from(ALPHABETS))
    board = draw(boards(alphabet))
    tile = st.integers(1, len(alphabet)).flatmap(lambda n: st.sampled_from([Tile(n), Tile(n | 0x80)]))
    squares = st.integers(0, len(board.cells) - 1).map(Square)
    line = st.builds(
        lambda start, step, count: [Square(start + step * n) for n in range(count)],
        st.integers(0, len(board.cells) - 1),
        st.sampled_from([1, board.cols]),
        st.integers(1, 8),
    ).map(lambda found: [square for square in found if square in board])
    chosen = draw(st.one_of(st.lists(squares, unique=True, max_size=8), line))
    if draw(st.booleans()):
        chosen = [square for square in chosen if not board[square]]
    swap = draw(st.one_of(st.none(), st.builds(Swap, squares, st.one_of(st.none(), tile))))
    blank = st.integers(1, len(alphabet)).map(lambda n: Tile(n | 0x80))
    anew = draw(st.lists(st.builds(Placed, squares, blank), max_size=3, unique_by=lambda one: one.square))
    laid = tuple(Placed(square, draw(tile)) for square in chosen)
    more = [] if swap is None else draw(st.lists(st.builds(Swap, squares, tile), max_size=2))
    place = Place(laid, swap, tuple(more), tuple(anew)).canonical
    given_back = draw(racks(alphabet)) or (Tile(0),)
    others: list[Played] = [Pass(), Exchange(given_back), UnknownExchange(draw(st.integers(1, 12))), place]
    move: Played = draw(st.sampled_from([*others, place, place]))
    return alphabet, board, move


@given(moves())
def test_a_move_is_read_back_as_it_was_printed(case: tuple[Alphabet, Board, Played]) -> None:
    alphabet, board, move = case
    text = format_play(move, alphabet, board)
    assert parse_play(text, alphabet, board) == move
    again = parse_play(text, alphabet, board)
    assert not isinstance(again, tuple)
    assert format_play(again, alphabet, board) == text


MESS = st.text(st.sampled_from(list("АБВабв?QAaHh8F1509/[](){}.,:;=~-+ \u0306²²١Ё")), max_size=40)


@given(st.one_of(MESS, st.text(max_size=30)), st.sampled_from(ALPHABETS))
def test_no_text_is_an_exception(text: str, alphabet: Alphabet) -> None:
    board = Board.empty(15, 15).place([Placed(Square(112), Tile(1))])
    for found in (parse_position(text, alphabet, 15, 15), parse_play(text, alphabet, board)):
        if isinstance(found, tuple):
            assert found
            assert all(isinstance(one, NotationFault) and one.at >= 1 for one in found)
        elif isinstance(found, Setup):
            assert parse_position(format_position(found, alphabet), alphabet, 15, 15) == found
        else:
            assert parse_play(format_play(found, alphabet, board), alphabet, board) == found
