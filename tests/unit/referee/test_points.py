"""Points of a play: premiums, blanks, several words, the bonus, swaps."""

from fishka.core.moves import Place
from fishka.referee import FormedWord, Measured, Position, Rejected, measure
from fishka.rules.tables import RuleTables, SwapRule
from tests.unit.referee.kit import EMPTY, LETTERS, board, play, position, tables

BAD = board(".....", ".....", ".BAD.", ".....", ".....")


def measured(rules: RuleTables, where: Position, move: Place) -> Measured:
    found = measure(rules, where, move)
    assert isinstance(found, Measured), found
    return found


def made(found: Measured) -> list[tuple[str, int, bool, int]]:
    return [(LETTERS.decode(word.letters), word.at, word.across, word.score) for word in found.words]


def test_a_word_is_worth_its_tiles() -> None:
    found = measured(tables(), position(EMPTY, "BAD"), play("B3:B C3:A D3:D"))
    assert made(found) == [("BAD", 11, True, 6)]
    assert (found.bonus, found.score) == (0, 6)


def test_letter_premiums_come_before_word_premiums() -> None:
    rules = tables(letters={"B3": 3}, words={"C3": 2})
    assert measured(rules, position(EMPTY, "BAD"), play("B3:B C3:A D3:D")).score == (3 * 3 + 1 + 2) * 2


def test_two_word_premiums_in_one_word_multiply_each_other() -> None:
    rules = tables(words={"B3": 3, "D3": 3})
    assert measured(rules, position(EMPTY, "BAD"), play("B3:B C3:A D3:D")).score == 6 * 9


def test_a_blank_scores_nothing_even_on_a_premium_but_its_word_premium_counts() -> None:
    rules = tables(letters={"B3": 3}, words={"C3": 2})
    found = measured(rules, position(EMPTY, "?AD"), play("B3:b C3:A D3:D"))
    assert found.score == (0 + 1 + 2) * 2
    assert found.words[0].tiles[0] == 0x82
    assert measured(rules, position(EMPTY, "?BD"), play("B3:B C3:a D3:D")).score == (9 + 0 + 2) * 2


def test_premiums_under_old_tiles_are_spent() -> None:
    rules = tables(letters={"B3": 3, "C3": 3}, words={"D3": 3})
    assert measured(rules, position(BAD, "A"), play("E3:A")).score == 7


def test_a_new_tile_counts_with_its_premium_in_both_of_its_words() -> None:
    rules = tables(letters={"C4": 2}, words={"C4": 2})
    on = board(".....", ".....", ".BAD.", ".....", ".....")
    found = measured(rules, position(on, "AB"), play("C4:B D4:A"))
    assert made(found) == [("BA", 17, True, 14), ("AB", 12, False, 14), ("DA", 13, False, 3)]
    assert found.score == 31


def test_cross_words_follow_the_main_word_in_the_order_of_squares() -> None:
    found = measured(tables(), position(BAD, "ADA"), play("B4:A C4:D D4:A"))
    assert [word[0] for word in made(found)] == ["ADA", "BA", "AD", "DA"]
    down = board("..B..", "..A..", "..D..", ".....", ".....")
    found = measured(tables(), position(down, "ADA"), play("D1:A D2:D D3:A"))
    assert [word[0] for word in made(found)] == ["ADA", "BA", "AD", "DA"]
    assert [word[2] for word in made(found)] == [False, True, True, True]


def test_a_single_tile_has_its_word_across_first() -> None:
    on = board(".....", "..B..", ".B.D.", ".....", ".....")
    assert [word[:1] + word[2:3] for word in made(measured(tables(), position(on, "A"), play("C3:A")))] == [
        ("BAD", True),
        ("BA", False),
    ]


def test_a_play_through_old_tiles_reads_them_as_part_of_the_word() -> None:
    found = measured(tables(), position(BAD, "CA"), play("A3:C E3:A"))
    assert made(found) == [("CBADA", 10, True, 10)]


def test_words_do_not_run_over_the_edge_of_the_board() -> None:
    on = board("....B", "A....", ".....", ".....", ".....")
    found = measured(tables(), position(on, "A"), play("E2:A"))
    assert made(found) == [("BA", 4, False, 4)]


def test_the_bonus_is_for_tiles_laid_not_for_letters_of_the_word() -> None:
    rules = tables(bonus=(0, 0, 0, 0, 10, 20))
    assert measured(rules, position(BAD, "CA"), play("A3:C E3:A")).bonus == 0
    four = measured(rules, position(BAD, "ABAB"), play("B1:A B2:B B4:A B5:B"))
    assert (four.bonus, four.score) == (10, 11 + 10)


def test_the_bonus_is_added_after_all_multiplying() -> None:
    rules = tables(words={"C3": 3})
    found = measured(rules, position(EMPTY, "ABABC"), play("A3:A B3:B C3:A D3:B E3:C"))
    assert (found.bonus, found.score) == (20, (1 + 3 + 1 + 3 + 3) * 3 + 20)


def test_a_blank_taken_off_the_board_counts_for_the_bonus_only_through_the_tile_given_for_it() -> None:
    rules = tables(swap=SwapRule.BLANK_EXACT, bonus=(0, 0, 0, 10, 20, 30))
    on = board(".....", ".....", ".Bad.", ".....", ".....")
    found = measured(rules, position(on, "ADA"), play("E2:a E3:A E4:D", "C3:A"))
    assert found.bonus == 10
    assert [word[0] for word in made(found)] == ["AAD", "BADA"]


def test_after_a_swap_the_tile_scores_its_value_and_its_spent_premium_does_not_come_back() -> None:
    rules = tables(swap=SwapRule.BLANK_EXACT, letters={"D3": 3})
    on = board(".....", ".....", ".BAd.", ".....", ".....")
    found = measured(rules, position(on, "D"), play("E3:a", "D3:D"))
    assert made(found) == [("BADA", 11, True, 3 + 1 + 2 + 0)]


def test_words_that_only_a_swap_changes_do_not_score() -> None:
    rules = tables(swap=SwapRule.BLANK_EXACT)
    on = board(".....", ".....", ".BAd.", ".....", ".....")
    found = measured(rules, position(on, "D"), play("B4:a", "D3:D"))
    assert made(found) == [("BA", 11, False, 3)]


def test_a_blank_of_ones_own_is_as_good_as_the_freed_one() -> None:
    rules = tables(swap=SwapRule.BLANK_EXACT)
    on = board(".....", ".....", ".BAd.", ".....", ".....")
    assert measured(rules, position(on, "D?"), play("E3:a", "D3:D")).score == 6
    both = measured(rules, position(on, "D?"), play("E3:a E4:b", "D3:D"))
    assert both.score == 6 + 0


def test_blank_marks_are_kept_in_a_word_and_taken_off_its_letters() -> None:
    word = FormedWord(
        at=measured(tables(), position(BAD, "A"), play("E3:A")).words[0].at,
        across=True,
        tiles=b"\x82\x01",
        score=1,
    )
    assert (word.letters, word.at) == (b"\x02\x01", 11)


def test_a_first_play_may_lie_anywhere_where_there_is_no_start_square() -> None:
    assert measured(tables(starts=()), position(EMPTY, "AB"), play("A1:A B1:B")).score == 4


def test_any_of_several_start_squares_will_do() -> None:
    rules = tables(starts=("A1", "E5"))
    assert measured(rules, position(EMPTY, "AB"), play("E4:A E5:B")).score == 4
    assert isinstance(measure(rules, position(EMPTY, "AB"), play("C3:A C4:B")), Rejected)


def test_a_board_need_not_be_square() -> None:
    rules = tables(rows=2, cols=4, starts=("A1",))
    flat = board("....", "....")
    found = measured(rules, position(flat, "AB"), play("A1:A A2:B", cols=4))
    assert made(found) == [("AB", 0, False, 4)]
