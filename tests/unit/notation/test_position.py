"""Positions in CGP: what is read, what is printed, and every fault by name and place."""

import pytest

from fishka.core.board import Board, Placed, Square
from fishka.core.multiset import tiles
from fishka.core.tiles import Alphabet, Tile, named_blank
from fishka.notation.faults import NotationFault
from fishka.notation.position import Operation, Setup, check_setup, format_position, parse_position
from fishka.rules.compile import compile_tables
from tests.game_kit.editions import edition

RU = edition("ru_scrabble_home")
ROD = "15/15/15/15/15/15/15/5РОД7/15/15/15/15/15/15/15"
DIGRAPHS = Alphabet(("A", "C", "CH", "H", "N", "NY", "Y"))


def read(text: str) -> Setup:
    setup = parse_position(text, RU.alphabet, 15, 15)
    assert isinstance(setup, Setup), setup
    return setup


def faults(text: str, rows: int = 15, cols: int = 15) -> list[tuple[str, int, dict[str, str | int]]]:
    found = parse_position(text, RU.alphabet, rows, cols)
    assert isinstance(found, tuple), found
    return [(one.code.value, one.at, one.params) for one in found]


def test_the_example_of_the_manual_is_read_and_given_back_unchanged() -> None:
    text = f"{ROD} АБВГДЕЖ/ 0/8 0 lex ru_general;"
    setup = read(text)
    assert [RU.alphabet.letter(one.tile) for one in setup.board.tiles()] == ["Р", "О", "Д"]
    assert [one.square for one in setup.board.tiles()] == [110, 111, 112]
    assert setup.racks == (tiles([1, 2, 3, 4, 5, 6, 8]), ())
    assert setup.scores == (0, 8)
    assert setup.operation("lex") == "ru_general"
    assert setup.operation("bb") is None
    assert format_position(setup, RU.alphabet) == text


def test_a_lower_case_letter_is_a_blank_and_a_question_mark_a_bare_one() -> None:
    setup = read("15/15/15/15/15/15/15/5РоД7/15/15/15/15/15/15/15 А?/? 0/-8 2")
    assert setup.board[Square(111)] == named_blank(Tile(16))
    assert setup.racks == ((Tile(0), Tile(1)), (Tile(0),))
    assert setup.scores == (0, -8)
    assert setup.zero_turns == 2
    assert format_position(setup, RU.alphabet).endswith(" ?А/? 0/-8 2")


def test_combining_marks_are_read_as_one_letter() -> None:
    decomposed = ROD.replace("РОД", "И\u0306О\u0301"[:2] + "ОД")
    assert read(f"{decomposed} / 0/0 0").board[Square(110)] == RU.alphabet.tile("Й")


def test_tiles_of_several_letters_stand_in_brackets_and_are_read_longest_first() -> None:
    for board, expected in (
        ("5/5/[CH]A3/5/5", [3, 1]),
        ("5/5/CHA3/5/5", [3, 1]),
        ("5/5/[C]HA2/5/5", [2, 4, 1]),
        ("5/5/[ch]A3/5/5", [0x83, 1]),
        ("5/5/NYYA2/5/5", [6, 7, 1]),
    ):
        setup = parse_position(f"{board} / 0/0 0", DIGRAPHS, 5, 5)
        assert isinstance(setup, Setup), (board, setup)
        assert [one.tile for one in setup.board.tiles()] == expected
        assert parse_position(format_position(setup, DIGRAPHS), DIGRAPHS, 5, 5) == setup


def test_letters_that_would_melt_into_one_are_kept_apart() -> None:
    board = Board.empty(2, 2).place([Placed(Square(0), Tile(2)), Placed(Square(1), Tile(4))])
    text = format_position(Setup(board, ((), ()), (0, 0)), DIGRAPHS)
    assert text == "[C]H/2 / 0/0 0"


def test_letters_without_case_are_written_in_brackets_blanks_too() -> None:
    signs = Alphabet(("1", "+", "/", "="))
    board = Board.empty(1, 4).place([Placed(Square(0), Tile(1)), Placed(Square(2), named_blank(Tile(3)))])
    setup = Setup(board, (tiles([0, 2, 3]), ()), (0, 0))
    text = format_position(setup, signs)
    assert text == "[1]1[?/]1 ?[+][/]/ 0/0 0"
    assert parse_position(text, signs, 1, 4) == setup


def test_operations_are_kept_in_order() -> None:
    setup = read(f"{ROD} / 0/0 0 lex ru_general; tag; bb  5   6 ;")
    assert setup.operations == (Operation("lex", "ru_general"), Operation("tag", ""), Operation("bb", "5 6"))


@pytest.mark.parametrize(
    ("text", "code", "at", "params"),
    [
        (f"{ROD} / 0/0", "field_missing", 54, {"field": "zero_turns"}),
        ("15/15 / 0/0 0", "row_count", 1, {"found": 2, "expected": 15}),
        (ROD.replace("7", "6") + " / 0/0 0", "row_length", 22, {"row": 8, "found": 14, "expected": 15}),
        (ROD.replace("Р", "Q") + " / 0/0 0", "unknown_letter", 23, {"letter": "Q"}),
        (ROD.replace("О", "O") + " / 0/0 0", "lookalike_letter", 24, {"letter": "O", "meant": "О"}),
        (ROD.replace("Р", "?") + " / 0/0 0", "unknown_letter", 23, {"letter": "?"}),
        (ROD + " АБ[В/ 0 0", "bracket_unclosed", 51, {}),
        (ROD + " АБв/ 0/0 0", "rack_letter", 51, {"letter": "в"}),
        (ROD + " / 0/восемь 0", "not_a_number", 53, {"text": "восемь"}),
        (ROD + " / 0/0 -1", "not_a_number", 55, {"text": "-1"}),
        (ROD + " / 0/²5 0", "not_a_number", 53, {"text": "²5"}),
        (ROD + " / 0/8/9 0", "seats_differ", 51, {"racks": 2, "scores": 3}),
        (ROD + " / 0/0 0 lex ru", "operation_unclosed", 57, {"operation": "lex ru"}),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(text: str, code: str, at: int, params: dict[str, str | int]) -> None:
    assert (code, at, params) in faults(text)


def test_all_faults_come_at_once_in_the_order_of_the_text() -> None:
    found = faults("15/15/1Q/15 АБq/ 0")
    assert [code for code, _, _ in found] == [
        "row_count", "row_length", "unknown_letter", "unknown_letter", "seats_differ", "field_missing",
    ]  # fmt: skip
    assert [at for _, at, _ in found] == sorted(at for _, at, _ in found)


@pytest.mark.parametrize("text", ["", " ", "/", "15", "9" * 5000, "[" * 300, ";", "/ / / / /", "[ ] 0 0 ;"])
def test_nonsense_is_a_fault_and_never_an_exception(text: str) -> None:
    found = parse_position(text, RU.alphabet, 15, 15)
    assert isinstance(found, tuple)
    assert all(isinstance(one, NotationFault) for one in found)


def test_what_no_game_could_come_to_is_found_when_asked() -> None:
    full = ROD.replace("5РОД7", "ЩщЩ12")
    setup = read(f"{full} АБВГДЕЖЗ/??? 0/0 0")
    found = check_setup(setup, compile_tables(RU), RU.alphabet)
    assert [(one.code.value, one.params) for one in found] == [
        ("rack_too_long", {"rack": 1, "found": 8, "most": 7}),
        ("too_many_tiles", {"letter": "?", "found": 4, "most": 2}),
        ("too_many_tiles", {"letter": "Щ", "found": 2, "most": 1}),
    ]
    assert check_setup(read(f"{ROD} АБВ/ 0/0 0"), compile_tables(RU), RU.alphabet) == ()
