"""Every refusal has a case, a text in every language and its place in the order of the checks."""

import pytest

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.tiles import Tile
from fishka.i18n import Translator, languages
from fishka.referee import Accepted, Reject, Rejected, judge, list_rejections, measure, readable
from fishka.rules.tables import RuleTables, SwapRule
from tests.unit.referee.kit import EMPTY, LETTERS, Words, at, board, play, position, tables

PLAIN = tables()
SWAPS = tables(swap=SwapRule.BLANK_EXACT)
ONCE = tables(repeat_words=False)
ANY = tables(swap=SwapRule.ANY_LETTER)
TAKING = tables(swap_remove=True)
CHAIN = tables(corner_chain=True)
OPENING = tables(first_word_min_letters=3, first_word_min_syllables=2)
FEW = tables(blanks_unexhausted=True, counts=(2, 1, 9, 9, 9))
BAD = board(".....", ".....", ".BAD.", ".....", ".....")
BLANK = board(".....", ".....", ".Bad.", ".....", ".....")
WORDS = Words("BAD", "AB", "BA", "AD", "DAB", "BADA", "CAB", "CABA")

CASES: list[tuple[Reject, RuleTables, Board, str, str, str, dict[str, object]]] = [
    (Reject.NO_TILES, PLAIN, BAD, "A", "", "", {}),
    (Reject.SWAP_NOT_ALLOWED, PLAIN, BLANK, "AB", "D4:b", "C3:A", {"squares": ["C3"]}),
    (Reject.SWAP_NOT_ALLOWED, SWAPS, BLANK, "AB", "D4:b", "C3:", {"squares": ["C3"]}),
    (Reject.SWAP_WRONG_LETTER, SWAPS, BLANK, "AB", "D4:a", "C3:B", {"squares": ["C3"]}),
    (Reject.SWAP_WRONG_LETTER, SWAPS, BLANK, "AB", "D4:a", "B3:B", {"squares": ["B3"]}),
    (Reject.SWAP_WRONG_LETTER, SWAPS, BLANK, "AB", "D4:a", "A1:B", {"squares": ["A1"]}),
    (Reject.SWAP_WRONG_LETTER, SWAPS, BLANK, "A?", "D4:b", "C3:a", {"squares": ["C3"]}),
    (Reject.SWAP_NOT_ALLOWED, ANY, BAD, "AB", "D4:B", "A1:A", {"squares": ["A1"]}),
    (Reject.SWAP_NOT_ALLOWED, ANY, BAD, "AB", "D4:B", "B3:", {"squares": ["B3"]}),
    (Reject.SWAP_NOT_ALLOWED, TAKING, BAD, "AB", "D4:B", "B3:A", {"squares": ["B3"]}),
    (Reject.SECOND_SWAP, ANY, BAD, "ABCD", "E3:A", "B3:C D3:B", {"squares": ["D3"]}),
    (Reject.SWAP_WRONG_LETTER, ANY, BAD, "AB", "D4:A", "B3:B", {"squares": ["B3"]}),
    (Reject.SWAP_WITHOUT_PLAY, SWAPS, BLANK, "AB", "", "C3:A", {}),
    (Reject.EMPTIED_SQUARE, TAKING, BAD, "C", "B3:C", "B3:", {"squares": ["B3"]}),
    (Reject.CORNER_NOT_FORCED, CHAIN, BAD, "AA", "E3:A D4:A", "", {"squares": ["D4"]}),
    (Reject.OPENING_LIMIT, OPENING, EMPTY, "AB", "C3:A D3:B", "",
     {"needed": 3, "syllables": 2, "limits": "either"}),
    (Reject.NO_SHARED_LETTER, tables(share_letter=True), BAD, "BA", "C4:B D4:A", "", {}),
    (Reject.TOO_SHORT, tables(min_word_len=3, corner_min_word_len=3), BAD, "B", "C4:B", "",
     {"words": ["AB"], "needed": 3}),
    (Reject.TWO_EXTENSIONS, tables(max_extended_words=0), BAD, "A", "E3:A", "",
     {"words": ["BAD"], "needed": 0}),
    (Reject.JOKER_EXHAUSTED, FEW, BAD, "?", "E3:a", "", {"tiles": ["A"]}),
    (Reject.NOT_ON_RACK, PLAIN, BAD, "AA", "B4:A B5:B", "", {"tiles": ["B"]}),
    (Reject.NOT_ON_RACK, PLAIN, BAD, "A", "B4:A B5:A", "", {"tiles": ["A"]}),
    (Reject.NOT_ON_RACK, PLAIN, BAD, "AB", "B4:a", "", {"tiles": ["?"]}),
    (Reject.NOT_ON_RACK, SWAPS, BLANK, "B", "C4:b", "C3:A", {"tiles": ["A"]}),
    (Reject.NOT_ON_RACK, SWAPS, BLANK, "A", "C4:b C5:A", "C3:A", {"tiles": ["A"]}),
    (Reject.OFF_BOARD, PLAIN, BAD, "A", "C7:A", "", {"squares": ["C7"]}),
    (Reject.COVERED_SQUARE, PLAIN, BAD, "AB", "C3:A C4:B", "", {"squares": ["C3"]}),
    (Reject.COVERED_SQUARE, PLAIN, BAD, "AB", "C4:A C4:B", "", {"squares": ["C4"]}),
    (Reject.FREED_TILE_UNUSED, SWAPS, BLANK, "AB", "B4:B", "C3:A", {"tiles": ["?"]}),
    (Reject.NOT_IN_LINE, PLAIN, BAD, "AB", "B4:A C5:B", "", {}),
    (Reject.GAP, PLAIN, BAD, "AB", "A4:A C4:B", "", {"squares": ["B4"]}),
    (Reject.ONE_TILE, PLAIN, EMPTY, "A", "C3:A", "", {"needed": 2}),
    (Reject.ONE_TILE, tables(first_move_min_tiles=1), EMPTY, "A", "C3:A", "", {"needed": 2}),
    (Reject.ONE_TILE, tables(first_move_min_tiles=4), EMPTY, "BAD", "B3:B C3:A D3:D", "", {"needed": 4}),
    (Reject.MISSES_START, PLAIN, EMPTY, "BAD", "A1:B B1:A C1:D", "", {"squares": ["C3"]}),
    (Reject.NOT_CONNECTED, PLAIN, BAD, "AB", "A1:A B1:B", "", {}),
    (Reject.NOT_CONNECTED, PLAIN, BAD, "AB", "E4:A E5:B", "", {}),
    (Reject.UNKNOWN_WORD, PLAIN, BAD, "C", "E3:C", "", {"words": ["BADC"]}),
    (Reject.UNKNOWN_WORD, PLAIN, BAD, "CC", "B4:C C4:C", "", {"words": ["CC", "BC", "AC"]}),
    (Reject.REPEATED_WORD, ONCE, BAD, "BD", "C2:B C4:D", "", {"words": ["BAD"]}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "rules", "on", "rack", "laid", "swap", "about"),
    CASES,
    ids=[f"{one[0]}-{n}" for n, one in enumerate(CASES)],
)
def test_a_faulty_play_is_refused_by_its_code(
    code: Reject, rules: RuleTables, on: Board, rack: str, laid: str, swap: str, about: dict[str, object]
) -> None:
    where = position(on, rack, ["BAD"])
    verdict = judge(rules, WORDS, where, play(laid, swap))
    assert isinstance(verdict, Rejected), verdict
    assert verdict.code is code
    params = readable(verdict, LETTERS, 5)
    assert params == about
    for language in languages():
        assert Translator(language).text(f"reject-{code.replace('_', '-')}", **params)


def test_a_swap_off_the_board_is_refused() -> None:
    verdict = judge(
        SWAPS, WORDS, position(BLANK, "AB"), Place.of(play("D4:b").placed, Swap(Square(99), Tile(1)))
    )
    assert isinstance(verdict, Rejected)
    assert verdict.code is Reject.OFF_BOARD


@pytest.mark.parametrize("number", [0, 0x80, 0x80 | 5, 0x80 | 63, 0x80 | 127])
def test_a_blank_that_stands_for_no_letter_is_refused(number: int) -> None:
    where = position(BAD, "??")
    verdict = measure(PLAIN, where, Place((Placed(at("B4"), Tile(number)),)))
    assert isinstance(verdict, Rejected)
    assert (verdict.code, readable(verdict, LETTERS, 5)) == (Reject.BLANK_UNNAMED, {"squares": ["B4"]})


@pytest.mark.parametrize("number", [5, 62, 63, 127])
def test_a_letter_that_the_alphabet_lacks_is_not_on_any_rack(number: int) -> None:
    verdict = measure(PLAIN, position(BAD, "AB??"), Place((Placed(at("B4"), Tile(number)),)))
    assert isinstance(verdict, Rejected)
    assert (verdict.code, readable(verdict, LETTERS, 5)) == (Reject.NOT_ON_RACK, {"tiles": [str(number)]})


def test_a_square_before_the_first_is_off_the_board() -> None:
    verdict = measure(PLAIN, position(BAD, "A"), Place((Placed(Square(-1), Tile(1)),)))
    assert isinstance(verdict, Rejected)
    assert (verdict.code, readable(verdict, LETTERS, 5)) == (Reject.OFF_BOARD, {"squares": ["-1"]})


def test_every_code_has_a_case() -> None:
    assert {one[0] for one in CASES} | {Reject.BLANK_UNNAMED, Reject.BLANK_FIXED} == set(list_rejections())


PAIRS = [
    (Reject.SWAP_NOT_ALLOWED, Reject.SWAP_WITHOUT_PLAY, PLAIN, BLANK, "A", "", "C3:A"),
    (Reject.SWAP_NOT_ALLOWED, Reject.NOT_ON_RACK, PLAIN, BLANK, "", "C4:b", "C3:A"),
    (Reject.SWAP_WRONG_LETTER, Reject.SWAP_WITHOUT_PLAY, SWAPS, BLANK, "", "", "C3:B"),
    (Reject.NOT_ON_RACK, Reject.SWAP_WITHOUT_PLAY, SWAPS, BLANK, "", "", "C3:A"),
    (Reject.SWAP_NOT_ALLOWED, Reject.SECOND_SWAP, PLAIN, BLANK, "AB", "D4:b", "C3:A B3:A"),
    (Reject.SECOND_SWAP, Reject.SWAP_WRONG_LETTER, SWAPS, BLANK, "AB", "D4:b", "C3:B B3:A"),
    (Reject.SWAP_WITHOUT_PLAY, Reject.FREED_TILE_UNUSED, SWAPS, BLANK, "A", "", "C3:A"),
    (Reject.COVERED_SQUARE, Reject.EMPTIED_SQUARE, TAKING, BAD, "CC", "B3:C C3:C", "B3:"),
    (Reject.EMPTIED_SQUARE, Reject.FREED_TILE_UNUSED, TAKING, BAD, "C", "B3:C", "B3:"),
    (Reject.CORNER_NOT_FORCED, Reject.NOT_CONNECTED, CHAIN, BAD, "AAAA", "A1:A B1:A B2:A A5:A", ""),
    (Reject.MISSES_START, Reject.OPENING_LIMIT, OPENING, EMPTY, "DD", "A1:D B1:D", ""),
    (Reject.OPENING_LIMIT, Reject.UNKNOWN_WORD, OPENING, EMPTY, "DD", "C3:D D3:D", ""),
    (Reject.NO_SHARED_LETTER, Reject.UNKNOWN_WORD, tables(share_letter=True), BAD, "CC", "C4:C D4:C", ""),
    (Reject.UNKNOWN_WORD, Reject.TOO_SHORT, tables(min_word_len=3), BAD, "D", "B4:D", ""),
    (
        Reject.TOO_SHORT,
        Reject.REPEATED_WORD,
        tables(min_word_len=3, repeat_words=False),
        BAD,
        "D",
        "C4:D",
        "",
    ),
    (
        Reject.REPEATED_WORD,
        Reject.TWO_EXTENSIONS,
        tables(repeat_words=False, max_extended_words=0),
        BAD,
        "A",
        "E3:A",
        "",
    ),
    (
        Reject.TWO_EXTENSIONS,
        Reject.JOKER_EXHAUSTED,
        tables(blanks_unexhausted=True, counts=(2, 1, 9, 9, 9), max_extended_words=0),
        BAD,
        "?",
        "E3:a",
        "",
    ),
    (Reject.NOT_ON_RACK, Reject.OFF_BOARD, PLAIN, BAD, "", "C7:A", ""),
    (Reject.NOT_ON_RACK, Reject.COVERED_SQUARE, PLAIN, BAD, "", "C3:A", ""),
    (Reject.OFF_BOARD, Reject.COVERED_SQUARE, PLAIN, BAD, "AB", "C3:A C7:B", ""),
    (Reject.COVERED_SQUARE, Reject.FREED_TILE_UNUSED, SWAPS, BLANK, "AB", "B3:B", "C3:A"),
    (Reject.COVERED_SQUARE, Reject.NOT_IN_LINE, PLAIN, BAD, "AB", "C3:A D4:B", ""),
    (Reject.FREED_TILE_UNUSED, Reject.NOT_IN_LINE, SWAPS, BLANK, "ABA", "B4:B C5:A", "C3:A"),
    (Reject.FREED_TILE_UNUSED, Reject.NOT_CONNECTED, SWAPS, BLANK, "AB", "A1:B", "C3:A"),
    (Reject.NOT_IN_LINE, Reject.MISSES_START, PLAIN, EMPTY, "AB", "A1:A B2:B", ""),
    (Reject.NOT_IN_LINE, Reject.NOT_CONNECTED, PLAIN, BAD, "AB", "A1:A B2:B", ""),
    (Reject.GAP, Reject.MISSES_START, PLAIN, EMPTY, "AB", "A1:A C1:B", ""),
    (Reject.GAP, Reject.NOT_CONNECTED, PLAIN, BAD, "AB", "A1:A C1:B", ""),
    (Reject.ONE_TILE, Reject.MISSES_START, PLAIN, EMPTY, "A", "A1:A", ""),
    (Reject.MISSES_START, Reject.UNKNOWN_WORD, PLAIN, EMPTY, "DD", "A1:D B1:D", ""),
    (Reject.NOT_CONNECTED, Reject.UNKNOWN_WORD, PLAIN, BAD, "DD", "A1:D B1:D", ""),
    (Reject.UNKNOWN_WORD, Reject.REPEATED_WORD, ONCE, BAD, "DD", "B4:D C4:D", ""),
]


@pytest.mark.parametrize(
    ("first", "second", "rules", "on", "rack", "laid", "swap"),
    PAIRS,
    ids=[f"{one[0]}-before-{one[1]}" for one in PAIRS],
)
def test_of_two_faults_the_earlier_in_the_order_is_told(
    first: Reject, second: Reject, rules: RuleTables, on: Board, rack: str, laid: str, swap: str
) -> None:
    order = list_rejections()
    assert order.index(first) < order.index(second)
    where = position(on, rack, ["AD", "DD", "BADA"])
    verdict = judge(rules, WORDS, where, play(laid, swap))
    assert isinstance(verdict, Rejected)
    assert verdict.code is first


def test_without_a_dictionary_an_unknown_word_may_be_laid_but_a_repeated_one_may_not() -> None:
    where = position(BAD, "DD", ["AD"])
    unknown = measure(ONCE, where, play("B4:D"))
    assert not isinstance(unknown, Rejected)
    repeated = measure(ONCE, where, play("C4:D"))
    assert isinstance(repeated, Rejected)
    assert repeated.code is Reject.REPEATED_WORD


def test_a_sound_play_is_accepted() -> None:
    verdict = judge(PLAIN, WORDS, position(BAD, "A"), play("E3:A"))
    assert isinstance(verdict, Accepted)
    assert verdict.score == 7
