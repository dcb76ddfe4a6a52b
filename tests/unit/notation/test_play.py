"""Moves as text: every form of the manual, and every fault by name and place."""

import pytest

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Exchange, Pass, Place, Swap
from fishka.core.multiset import tiles
from fishka.core.tiles import Alphabet, Tile, named_blank
from fishka.notation.faults import list_notation_faults
from fishka.notation.play import UnknownExchange, format_play, parse_play
from tests.game_kit.editions import edition
from tests.unit.notation.test_position import read

LETTERS = edition("ru_scrabble_home").alphabet
EMPTY = Board.empty(15, 15)
ROD = read("15/15/15/15/15/15/15/5РОД7/15/15/15/15/15/15/15 / 0/0 0").board


def letter(text: str) -> Tile:
    tile = LETTERS.tile(text.upper())
    assert tile is not None
    return named_blank(tile) if text.islower() else tile


def placed(**squares: str) -> Place:
    return Place.of(
        [
            Placed(Square((int(name[1:]) - 1) * 15 + ord(name[0]) - ord("A")), letter(text))
            for name, text in squares.items()
        ]
    )


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("8F РОД", placed(F8="Р", G8="О", H8="Д")),
        ("F8 РОД", placed(F8="Р", F9="О", F10="Д")),
        ("8F РОд", placed(F8="Р", G8="О", H8="д")),
        ("8f РОД", placed(F8="Р", G8="О", H8="Д")),
        ("8В РОД", placed(B8="Р", C8="О", D8="Д")),
        ("8в РОД", placed(B8="Р", C8="О", D8="Д")),
        ("Н8 РОД", placed(H8="Р", H9="О", H10="Д")),
        ("  15O   А ", placed(O15="А")),
        ("{F9:С,G9:О,I9:А}", placed(F9="С", G9="О", I9="А")),
        ("{ F9 : с , 9G:О }", placed(F9="с", G9="О")),
        ("{}", Place(())),
        ("-АБВ", Exchange(tiles([1, 2, 3]))),
        ("-?А", Exchange(tiles([0, 1]))),
        ("-3", UnknownExchange(3)),
        ("-", Pass()),
        (" - ", Pass()),
    ],
)
def test_the_forms_of_a_move_on_an_empty_board(text: str, move: object) -> None:
    assert parse_play(text, LETTERS, EMPTY) == move


@pytest.mark.parametrize("text", ["8F ...А", "8F РОДА", "8F рОДА", "8F (РОД)А", "8F Р(ОД)А", "8I А"])
def test_tiles_on_the_board_may_be_dots_letters_or_in_brackets(text: str) -> None:
    assert parse_play(text, LETTERS, ROD) == placed(I8="А")


def test_a_swap_stands_before_the_play_and_the_play_runs_through_it() -> None:
    board = ROD.place([Placed(Square(111), letter("о"))])
    move = parse_play("G8=О G7 К.Т", LETTERS, board)
    assert move == Place.of(placed(G7="К", G9="Т").placed, Swap(Square(111), letter("О")))
    assert format_play(move, LETTERS, board) == "G8=О G7 К(О)Т"
    taken = parse_play("8G= 8F .А.", LETTERS, board)
    assert taken == Place.of(placed(G8="А").placed, Swap(Square(111), None))
    assert format_play(taken, LETTERS, board) == "G8= 8F (Р)А(Д)"
    assert parse_play("G8=О", LETTERS, board) == Place((), Swap(Square(111), letter("О")))


def test_a_blank_read_anew_stands_before_the_play_and_counts_as_its_new_letter() -> None:
    board = ROD.place([Placed(Square(111), letter("о"))])
    move = parse_play("G8~а 8F РАДА", LETTERS, board)
    assert move == Place(placed(I8="А").placed, None, (), (Placed(Square(111), letter("а")),))
    assert format_play(move, LETTERS, board) == "G8~а 8F (РаД)А"
    assert parse_play("8G~А 8F ...А", LETTERS, board) == move
    assert parse_play("G8~а", LETTERS, board) == Place((), None, (), move.readings)
    both = parse_play("H8=Т G8~а 8F ...А", LETTERS, board)
    assert both == Place(move.placed, Swap(Square(112), letter("Т")), (), move.readings)
    assert format_play(both, LETTERS, board) == "H8=Т G8~а 8F (РаТ)А"


@pytest.mark.parametrize(
    ("board", "move", "text"),
    [
        (EMPTY, placed(F8="Р", G8="О", H8="д"), "8F РОд"),
        (EMPTY, placed(F8="Р", F9="О"), "F8 РО"),
        (EMPTY, placed(F8="Р"), "8F Р"),
        (ROD, placed(I8="А"), "8F (РОД)А"),
        (ROD, placed(G7="К", G9="Т"), "G7 К(О)Т"),
        (ROD, placed(G7="К"), "G7 К(О)"),
        (ROD, placed(F9="С", G9="О", I9="А"), "{F9:С,G9:О,I9:А}"),
        (ROD, placed(F9="С", G10="О"), "{F9:С,G10:О}"),
        (ROD, placed(F8="С"), "{F8:С}"),
        (ROD, Place(()), "{}"),
        (ROD, Exchange(tiles([0, 1, 2])), "-?АБ"),
        (ROD, UnknownExchange(7), "-7"),
        (ROD, Pass(), "-"),
    ],
)
def test_a_move_is_written_one_way_and_read_back(board: Board, move: Place, text: str) -> None:
    assert format_play(move, LETTERS, board) == text
    assert parse_play(text, LETTERS, board) == move


def test_tiles_of_several_letters_are_written_in_brackets() -> None:
    digraphs = Alphabet(("A", "C", "CH", "H"))
    board = Board.empty(5, 5).place([Placed(Square(11), Tile(3))])
    move = Place.of(
        [Placed(Square(10), Tile(2)), Placed(Square(12), Tile(4)), Placed(Square(13), Tile(0x83))]
    )
    text = format_play(move, digraphs, board)
    assert text == "3A C([CH])H[ch]"
    assert parse_play(text, digraphs, board) == move


FAULTS = [
    ("", "play_empty", 1, {}),
    ("   ", "play_empty", 1, {}),
    ("РОД", "coordinate", 1, {"text": "РОД"}),
    ("88 РОД", "coordinate", 1, {"text": "88"}),
    ("8ß РОД", "coordinate", 1, {"text": "8ß"}),
    ("8Ж РОД", "cyrillic_column", 2, {"letter": "Ж"}),
    ("Р8 РОД", "cyrillic_column", 1, {"letter": "Р"}),
    ("8P А", "off_board", 1, {"square": "8P"}),
    ("16A А", "off_board", 1, {"square": "16A"}),
    ("0A А", "off_board", 1, {"square": "0A"}),
    ("8F", "word_missing", 3, {}),
    ("8M РОДА", "runs_off_board", 7, {}),
    ("8E ...А", "nothing_there", 4, {"square": "E8"}),
    ("7F (С)А", "nothing_there", 5, {"square": "F7"}),
    ("8F РИДА", "square_taken", 5, {"square": "G8", "lies": "О", "given": "И"}),
    ("8F (РОД", "bracket_unclosed", 7, {}),
    ("8F ((РО)", "bracket_unclosed", 5, {}),
    ("8F РО)Д", "bracket_unopened", 6, {}),
    ("9F QА", "unknown_letter", 4, {"letter": "Q"}),
    ("9F СA", "lookalike_letter", 5, {"letter": "A", "meant": "А"}),
    ("9F [СА", "bracket_unclosed", 4, {}),
    ("-АБв", "rack_letter", 4, {"letter": "в"}),
    ("-0", "unknown_letter", 2, {"letter": "0"}),
    ("{F9:С", "set_unclosed", 1, {}),
    ("{", "set_unclosed", 1, {}),
    ("{F9С}", "set_item", 2, {"text": "F9С"}),
    ("{F9:СО}", "set_item", 2, {"text": "F9:СО"}),
    ("{F9:С,9F:О}", "square_twice", 7, {"square": "F9"}),
    ("{Z9:С}", "off_board", 2, {"square": "Z9"}),
    ("Z6=Х 8I А", "off_board", 1, {"square": "Z6"}),
    ("G8=ХХ 8I А", "set_item", 1, {"text": "G8=ХХ"}),
    ("G8~ 8I А", "set_item", 1, {"text": "G8~"}),
    ("Z6~х 8I А", "off_board", 1, {"square": "Z6"}),
    ("G8~Q 8I А", "unknown_letter", 4, {"letter": "Q"}),
    ("G8~а 8G~б 8I А", "square_twice", 6, {"square": "G8"}),
]


@pytest.mark.parametrize(("text", "code", "at", "params"), FAULTS)
def test_a_fault_is_named_with_its_place(text: str, code: str, at: int, params: dict[str, str]) -> None:
    found = parse_play(text, LETTERS, ROD)
    assert isinstance(found, tuple), found
    assert (code, at, params) in [(one.code.value, one.at, one.params) for one in found]


def test_faults_of_single_tiles_come_all_at_once() -> None:
    found = parse_play("8E .ЖQx", LETTERS, ROD)
    assert isinstance(found, tuple)
    assert [one.code.value for one in found] == [
        "nothing_there", "square_taken", "unknown_letter", "lookalike_letter",
    ]  # fmt: skip


def test_every_code_has_a_case_here_or_among_the_positions() -> None:
    tried = {code for _, code, _, _ in FAULTS}
    in_positions = {
        "field_missing", "row_count", "row_length", "not_a_number", "seats_differ", "operation_unclosed",
        "rack_too_long", "too_many_tiles",
    }  # fmt: skip
    assert tried | in_positions == {code.value for code in list_notation_faults()}
