"""Swaps, removals, corner chains, limits and values that only some editions have."""

import pytest

from fishka.core.moves import Place
from fishka.referee import Accepted, Measured, Position, Reject, Rejected, judge, measure
from fishka.rules.tables import FreedTile, RuleTables, SwapRule
from tests.unit.referee.kit import EMPTY, LETTERS, Words, board, play, position, tables

BAD = board(".....", ".....", ".BAD.", ".....", ".....")
BLANK = board(".....", ".....", ".Bad.", ".....", ".....")
ANY_WORD = Words(
    "BAD", "CAD", "DAD", "AD", "BA", "AB", "DA", "CAB", "BADA", "CADA", "CC", "ADA", "DAB", "ABBA"
)
ANY = tables(swap=SwapRule.ANY_LETTER)


def code(rules: RuleTables, where: Position, move: Place, words: Words = ANY_WORD) -> Reject | None:
    verdict = judge(rules, words, where, move)
    return verdict.code if isinstance(verdict, Rejected) else None


def accepted(rules: RuleTables, where: Position, move: Place, words: Words = ANY_WORD) -> Accepted:
    verdict = judge(rules, words, where, move)
    assert isinstance(verdict, Accepted), verdict
    return verdict


def spelt(found: Measured) -> tuple[list[str], list[str]]:
    """Words made and words changed."""
    made = [LETTERS.decode(word.letters) for word in found.words]
    return made, [LETTERS.decode(word.letters) for word in found.changed]


def test_any_tile_may_be_taken_for_any_other_when_the_words_through_it_stay_words() -> None:
    where = position(BAD, "CA")
    found = accepted(ANY, where, play("D4:A D5:B", "B3:C"))
    assert spelt(found) == (["DAB"], ["CAD"])
    assert (found.score, found.changed[0].score) == (2 + 1 + 3, 0)
    assert code(ANY, where, play("D4:A D5:B", "B3:C"), Words("DAB")) is Reject.UNKNOWN_WORD


def test_changed_words_are_worth_points_where_the_edition_says_so() -> None:
    rules = tables(swap=SwapRule.ANY_LETTER, changed_words_score=True, letters={"B3": 3})
    found = accepted(rules, position(BAD, "CA"), play("D4:A D5:B", "B3:C"))
    assert (found.changed[0].score, found.score) == (3 + 1 + 2, 6 + 6)


def test_a_word_that_gets_a_new_tile_is_made_and_not_changed() -> None:
    rules = tables(swap=SwapRule.ANY_LETTER, freed_tile=FreedTile.KEEP)
    assert spelt(accepted(rules, position(BAD, "CA"), play("E3:A", "B3:C"))) == (["CADA"], [])


@pytest.mark.parametrize(
    ("freed", "laid", "refused"),
    [
        (FreedTile.USE_NOW, "E3:A", True),
        (FreedTile.USE_NOW_UNLESS, "E3:A", False),
        (FreedTile.KEEP, "E3:A", False),
        (FreedTile.USE_NOW, "D4:A", True),
        (FreedTile.USE_NOW_UNLESS, "D4:A", True),
        (FreedTile.KEEP, "D4:A", False),
        (FreedTile.USE_NOW, "D4:A D5:B", False),
    ],
)
def test_the_freed_tile_is_laid_at_once_or_kept_as_the_edition_has_it(
    freed: FreedTile, laid: str, refused: bool
) -> None:
    rules = tables(swap=SwapRule.ANY_LETTER, freed_tile=freed)
    found = code(rules, position(BAD, "CA"), play(laid, "B3:C"))
    assert found is (Reject.FREED_TILE_UNUSED if refused else None)


def test_a_freed_tile_may_be_kept_when_the_new_word_crosses_the_square_of_the_swap() -> None:
    rules = tables(swap=SwapRule.ANY_LETTER, freed_tile=FreedTile.USE_NOW_UNLESS)
    assert code(rules, position(BAD, "CAB"), play("B4:A B5:B", "B3:C")) is None


def test_a_blank_won_by_a_swap_is_named_anew_and_its_own_letter_changes_no_word() -> None:
    rules = tables(swap=SwapRule.ANY_LETTER)
    found = accepted(rules, position(BLANK, "A"), play("D4:a", "C3:A"), ANY_WORD)
    assert spelt(found) == (["DA"], [])


def test_a_removal_takes_a_tile_that_must_be_laid_and_leaves_words() -> None:
    rules = tables(swap_remove=True)
    where = position(board(".....", ".....", "BADA.", ".....", "....."), "B")
    found = accepted(rules, where, play("C4:A C5:B", "D3:"))
    assert spelt(found) == (["DAB"], ["BAD"])
    assert code(rules, position(where.board, "AB"), play("C4:A C5:B", "D3:")) is None
    assert code(rules, position(where.board, "B"), play("B2:B", "D3:")) is Reject.FREED_TILE_UNUSED
    assert code(tables(swap=SwapRule.ANY_LETTER), where, play("C4:A C5:B", "D3:")) is Reject.SWAP_NOT_ALLOWED


def test_a_tile_that_is_only_moved_is_no_play() -> None:
    where = position(board(".....", ".....", "BADA.", ".....", "....."), "AB")
    moved = code(tables(swap_remove=True), where, play("C4:A", "D3:"))
    assert moved is Reject.SWAP_WITHOUT_PLAY
    assert code(tables(swap_remove=True), where, play("C4:A C5:B", "D3:")) is None


def test_a_removal_must_leave_words_that_are_long_enough() -> None:
    on = board(".....", ".....", "BADA.", "..B..", "..A..")
    where, move, words = position(on, "AB"), play("C1:B C2:A", "D3:"), Words("BAD", "BADBA")
    assert code(tables(swap_remove=True, min_word_len=3), where, move, words) is None
    left = judge(tables(swap_remove=True, min_word_len=4), words, where, move)
    assert isinstance(left, Rejected)
    assert (left.code, left.params.words) == (Reject.TOO_SHORT, (bytes([2, 1, 4]),))
    # A word of two that loses one is no word any more, in any edition.
    two = board(".....", "..A..", ".BAD.", ".....", ".....")
    gone = judge(tables(swap_remove=True), Words("DAB"), position(two, "B"), play("D4:A D5:B", "C2:"))
    assert isinstance(gone, Rejected)
    assert (gone.code, gone.params.words) == (Reject.TOO_SHORT, (bytes([1]),))


def test_a_word_cut_short_in_a_corner_is_told_with_the_limit_that_it_breaks() -> None:
    on = board(".....", ".....", "BADA.", "..B..", "..A..")
    where, move = position(on, "AB"), play("B4:A B5:B", "D3:")
    words = Words("BAD", "AAB", "AB", "BA")
    left = judge(tables(swap_remove=True, min_word_len=4), words, where, move)
    assert isinstance(left, Rejected)
    assert (left.code, left.params.words) == (Reject.TOO_SHORT, (bytes([2, 1, 4]),))
    assert left.params.needed == 4, "words that are made may have two letters here, what is left may not"
    made = judge(tables(swap_remove=True, min_word_len=4, corner_min_word_len=3), words, where, move)
    assert isinstance(made, Rejected)
    assert (made.params.words, made.params.needed) == ((bytes([2, 1, 4]),), 4)
    every = judge(tables(swap_remove=True, min_word_len=4, corner_min_word_len=4), words, where, move)
    assert isinstance(every, Rejected)
    assert (len(every.params.words), every.params.needed) == (4, 4)


def test_a_removal_must_leave_the_tiles_together() -> None:
    on = board(".....", "..A..", ".BAD.", ".....", ".....")
    words = Words("B", "D", "A", "AB", "BA", "AD", "ADA", "BAD", "AA")
    rules = tables(swap_remove=True)
    assert code(rules, position(on, "B"), play("D4:A D5:B", "C3:"), words) is Reject.NOT_CONNECTED


def test_the_premium_of_a_square_from_which_a_tile_was_taken_stays_spent() -> None:
    rules = tables(letters={"E3": 3}, words={"E3": 2})
    assert accepted(rules, position(BAD, "A"), play("E3:A")).score == (3 + 1 + 2 + 3) * 2
    assert accepted(rules, position(BAD, "A", spent=["E3"]), play("E3:A")).score == 3 + 1 + 2 + 1


def test_premiums_may_work_for_ever_or_be_added() -> None:
    always = tables(words={"B3": 2, "E3": 3}, letters={"C3": 3}, premiums_always=True)
    assert accepted(always, position(BAD, "A"), play("E3:A")).score == (3 + 3 + 2 + 1) * 6
    added = tables(words={"B3": 2, "D3": 2}, word_premiums_added=True)
    assert accepted(added, position(EMPTY, "BAD"), play("B3:B C3:A D3:D")).score == 6 * 4
    three = tables(words={"B3": 3, "C3": 3, "D3": 2}, word_premiums_added=True)
    assert accepted(three, position(EMPTY, "BAD"), play("B3:B C3:A D3:D")).score == 6 * 8


def test_a_blank_may_be_worth_its_letter() -> None:
    rules = tables(blank_as_letter=True, letters={"B3": 3})
    assert accepted(rules, position(EMPTY, "?AD"), play("B3:b C3:A D3:D")).score == 9 + 1 + 2


def test_the_first_tile_of_a_letter_has_a_value_of_its_own_and_a_blank_never() -> None:
    rules = tables(first_values=((2, 20),), letters={"B3": 2}, blank_as_letter=True)
    fresh = position(EMPTY, "BAD?")
    assert accepted(rules, fresh, play("B3:B C3:A D3:D")).score == 40 + 3
    assert accepted(rules, fresh, play("B3:b C3:A D3:D")).score == 6 + 3
    assert accepted(rules, position(EMPTY, "BAD", letters="B"), play("B3:B C3:A D3:D")).score == 6 + 3
    twice = accepted(rules, position(EMPTY, "ABBA"), play("B3:A C3:B D3:B E3:A"))
    assert twice.words[0].score == 2 * 1 + 20 + 3 + 1
    crossed = accepted(rules, position(BAD, "AB", letters="A"), play("D4:A D5:B"))
    assert crossed.score == 2 + 1 + 20


def test_a_letter_given_in_a_swap_is_laid_for_the_first_time_too() -> None:
    rules = tables(swap=SwapRule.ANY_LETTER, first_values=((3, 20),), freed_tile=FreedTile.KEEP)
    assert accepted(rules, position(BAD, "CA"), play("E3:A", "B3:C")).score == 20 + 1 + 2 + 1


def test_all_tiles_may_multiply_the_play() -> None:
    rules = tables(bonus=(0, 0, 0, 0, 0, 0), factor_by_count=(1, 1, 1, 2, 1, 3))
    found = accepted(rules, position(EMPTY, "BAD"), play("B3:B C3:A D3:D"))
    assert (found.score, found.bonus) == (12, 6)
    assert accepted(rules, position(BAD, "A"), play("E3:A")).bonus == 0


def test_the_whole_hand_counts_only_when_it_was_full_and_nothing_is_left() -> None:
    rules = tables(
        bonus=(0, 0, 0, 50), bonus_whole_hand=True, swap=SwapRule.ANY_LETTER, freed_tile=FreedTile.KEEP,
        swap_remove=True,
    )  # fmt: skip
    words = Words("BAD", "CAD", "DAB", "CADA", "BA", "ADAB", "BADA", "ABDA", "AD", "CADAB")
    assert accepted(rules, position(EMPTY, "BAD"), play("B3:B C3:A D3:D"), words).bonus == 50
    assert accepted(rules, position(EMPTY, "BADA"), play("B3:B C3:A D3:D"), words).bonus == 0
    assert accepted(rules, position(BAD, "CAB"), play("E3:A", "B3:C"), words).bonus == 0
    # Two laid, one given: three from the rack, but the freed tile is kept.
    assert accepted(rules, position(BAD, "CAB"), play("D4:A D5:B", "B3:C"), words).bonus == 0
    # The freed tile is laid as well: the hand is empty, four tiles went down.
    assert accepted(rules, position(BAD, "CAA"), play("D1:A D2:B D4:A", "B3:C"), words).bonus == 50


def test_a_corner_may_be_made_when_a_crossing_is_no_word_without_it() -> None:
    rules = tables(corner_chain=True, corner_min_word_len=2)
    on = board(".....", "...A.", ".BA..", "...A.", ".....")
    words = Words("BA", "ADA", "BAD", "BADA")
    # D on D3 makes ADA down, and BAD across: no tile off the line is asked for.
    assert code(rules, position(on, "DA"), play("D3:D"), words) is None
    # Where BAD is no word, A must follow on E3; the main line is column D.
    longer = Words("BA", "ADAB", "BADA", "B")
    assert code(rules, position(on, "DAB"), play("D3:D D5:B E3:A"), longer) is None
    with_bad = Words("BA", "ADAB", "BADA", "BAD", "ADA")
    assert code(rules, position(on, "DAB"), play("D3:D D5:B E3:A"), with_bad) is Reject.CORNER_NOT_FORCED
    assert code(tables(), position(on, "DAB"), play("D3:D D5:B E3:A"), longer) is Reject.NOT_IN_LINE
    free = tables(corner_chain=True, corner_forced=False)
    assert code(free, position(on, "DAB"), play("D3:D D5:B E3:A"), with_bad) is None


def test_a_corner_chain_without_a_dictionary_is_a_programmers_fault() -> None:
    on = board(".....", "...A.", ".BA..", "...A.", ".....")
    with pytest.raises(ValueError, match="with the dictionary"):
        measure(tables(corner_chain=True), position(on, "DAB"), play("D3:D D5:B E3:A"))


def test_tiles_of_the_main_line_of_a_corner_have_no_gap() -> None:
    rules = tables(corner_chain=True, corner_forced=False)
    assert code(rules, position(BAD, "AAA"), play("B4:A B1:A C4:A")) is Reject.CORNER_NOT_FORCED


def test_short_words_are_allowed_in_a_corner_only() -> None:
    rules = tables(min_word_len=4, corner_min_word_len=2)
    assert code(rules, position(BAD, "B"), play("C4:B")) is Reject.TOO_SHORT
    assert code(rules, position(BAD, "A"), play("E3:A")) is None
    assert code(rules, position(BAD, "AB"), play("D4:A C4:B"), Words("AB", "DA", "BA")) is None


def test_a_swap_that_keeps_the_length_is_no_fault_of_length() -> None:
    rules = tables(swap=SwapRule.ANY_LETTER, min_word_len=4, freed_tile=FreedTile.KEEP)
    on = board(".....", ".BAD.", "..B..", "..B..", "..A..")
    assert code(rules, position(on, "CA"), play("E2:A", "B2:C"), Words("CADA", "ABBA", "CAD")) is None


def test_words_that_lie_already_may_be_made_longer_only_so_often() -> None:
    on = board(".....", "...A.", ".BA..", ".....", ".....")
    lone = Words("BAD", "AD")
    assert code(tables(max_extended_words=1), position(on, "D"), play("D3:D"), lone) is None
    two = board("...D.", "...A.", ".BA..", ".....", ".....")
    words = Words("BAD", "DAD")
    assert (
        code(tables(max_extended_words=1), position(two, "D"), play("D3:D"), words) is Reject.TWO_EXTENSIONS
    )
    assert code(tables(max_extended_words=2), position(two, "D"), play("D3:D"), words) is None
    bridge = board(".....", ".....", "BA.DA", ".....", ".....")
    joined = Words("BADDA")
    assert (
        code(tables(max_extended_words=1), position(bridge, "D"), play("C3:D"), joined)
        is Reject.TWO_EXTENSIONS
    )


def test_the_main_word_must_share_a_letter_where_the_edition_says_so() -> None:
    rules = tables(share_letter=True)
    words = Words("AB", "AA", "BA", "DAB", "BB")
    assert (
        code(rules, position(BAD, "AB"), play("C4:A D4:B"), Words("AB", "AA", "DB"))
        is Reject.NO_SHARED_LETTER
    )
    assert code(tables(), position(BAD, "AB"), play("C4:A D4:B"), Words("AB", "AA", "DB")) is None
    assert code(rules, position(BAD, "AB"), play("D4:A D5:B"), words) is None
    assert code(rules, position(BAD, "B"), play("C4:B"), words) is None


@pytest.mark.parametrize(
    ("letters", "syllables", "every", "word", "refused"),
    [
        (3, 0, False, "AB", "letters"),
        (3, 0, False, "CAB", None),
        (2, 2, False, "CAB", "syllables"),
        (2, 2, False, "ABBA", None),
        (4, 2, False, "ADA", None),
        (4, 2, False, "DAB", "either"),
        (4, 2, True, "ADA", "both"),
        (4, 2, True, "ABBA", None),
        (2, 0, True, "AB", None),
    ],
)
def test_the_first_word_keeps_the_limits_of_the_opening(
    letters: int, syllables: int, every: bool, word: str, refused: str | None
) -> None:
    rules = tables(first_word_min_letters=letters, first_word_min_syllables=syllables, first_word_all=every)
    laid = " ".join(f"{chr(ord('B') + step)}3:{letter}" for step, letter in enumerate(word))
    verdict = judge(rules, ANY_WORD, position(EMPTY, word), play(laid))
    assert (verdict.params.limits if isinstance(verdict, Rejected) else None) == refused
    later = judge(rules, ANY_WORD, position(BAD, "B"), play("C4:B"))
    assert isinstance(later, Accepted)


def test_a_blank_stands_only_for_a_letter_that_is_not_all_laid() -> None:
    one_left = tables(blanks_unexhausted=True, counts=(2, 2, 9, 9, 9))
    all_laid = tables(blanks_unexhausted=True, counts=(2, 1, 9, 9, 9))
    assert code(one_left, position(BAD, "?"), play("E3:a")) is None
    assert code(all_laid, position(BAD, "?"), play("E3:a")) is Reject.JOKER_EXHAUSTED
    assert code(all_laid, position(BLANK, "?"), play("E3:a")) is None
    assert code(tables(counts=(2, 1, 9, 9, 9)), position(BAD, "?"), play("E3:a")) is None
    swapping = tables(
        swap=SwapRule.ANY_LETTER, blanks_unexhausted=True, counts=(2, 9, 1, 9, 1), freed_tile=FreedTile.KEEP
    )
    assert code(swapping, position(BAD, "?A"), play("E3:A", "B3:d"), Words("DADA")) is Reject.JOKER_EXHAUSTED


def test_a_blank_may_be_read_anew_in_a_later_word() -> None:
    anew = tables(blanks_read_anew=True)
    on = board("..A..", "..B..", ".Bad.", ".....", ".....")
    words = Words("CAB", "BAD", "BADA", "ABC", "ABBA", "BACD", "ABCA")
    found = accepted(anew, position(on, "A"), play("C4:A", readings="C3:b"), words)
    assert spelt(found) == (["ABBA"], [])
    assert found.score == 1 + 3 + 0 + 1
    assert code(tables(), position(on, "A"), play("C4:A", readings="C3:b"), words) is Reject.BLANK_FIXED
    for readings in ("B3:b", "C3:a", "C3:B", "C3:b C3:c", "A1:b"):
        assert code(anew, position(on, "A"), play("C4:A", readings=readings), words) is Reject.BLANK_FIXED
    assert code(anew, position(on, "A"), play("B4:A", readings="C3:b"), Words("BA")) is Reject.BLANK_FIXED


def test_a_theme_with_a_list_adds_points_to_a_main_word_of_it() -> None:
    rules = tables(theme_points=10, theme_words=frozenset({bytes([2, 1, 4])}))
    found = accepted(rules, position(EMPTY, "BAD"), play("B3:B C3:A D3:D"))
    assert (found.theme, found.bonus, found.score) == (10, 10, 16)
    assert accepted(rules, position(BAD, "A"), play("E3:A")).theme == 0
