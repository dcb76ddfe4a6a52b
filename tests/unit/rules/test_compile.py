"""An edition becomes numbers without losing or adding a rule."""

from collections import Counter

import pytest

from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.load import edition_ids, load_edition
from fishka.rules.parameters import ThemeBonus
from fishka.rules.tables import RuleTables, SwapRule
from tests.game_kit.editions import edition
from tests.unit.rules.kit import small_edition, with_lines


def tables_of(edition_id: str) -> RuleTables:
    edition = load_edition(edition_id)
    assert isinstance(edition, Edition)
    return compile_tables(edition)


def premiums(tables: RuleTables) -> tuple[Counter[int], Counter[int]]:
    return Counter(tables.word_multipliers), Counter(tables.letter_multipliers)


def test_the_scrabble_board_has_8_triple_17_double_words_12_triple_24_double_letters() -> None:
    words, letters = premiums(tables_of("ru_scrabble_home"))
    assert (words[3], words[2], letters[3], letters[2]) == (8, 17, 12, 24)
    assert (words[1] + letters[1] - 225, words.total()) == (164, 225)


def test_the_erudit_board_has_8_triple_16_double_words_8_triple_24_double_letters_and_a_plain_centre() -> (
    None
):
    tables = tables_of("erudit_biplant_131")
    words, letters = premiums(tables)
    assert (words[3], words[2], letters[3], letters[2]) == (8, 16, 8, 24)
    assert tables.start_squares == (112,)
    assert (tables.word_multipliers[112], tables.letter_multipliers[112]) == (1, 1)


@pytest.mark.parametrize("edition_id", edition_ids())
def test_tables_are_complete(edition_id: str) -> None:
    tables = tables_of(edition_id)
    assert len(tables.letter_multipliers) == len(tables.word_multipliers) == tables.rows * tables.cols == 225
    assert len(tables.values) == len(tables.counts) == len(tables.vowels) == tables.letter_count + 1
    assert len(tables.bonus_by_count) == tables.rack_size + 1
    assert (tables.values[0], tables.vowels[0], tables.start_squares) == (0, False, (112,))


def test_tiles_are_numbered_in_the_order_of_the_alphabet() -> None:
    tables = tables_of("ru_scrabble_home")
    edition = load_edition("ru_scrabble_home")
    assert isinstance(edition, Edition)
    yo = edition.alphabet.tile("Ё")
    assert yo == 7
    assert (tables.values[yo], tables.counts[yo], tables.counts[0], tables.tile_total) == (3, 1, 2, 104)
    assert sum(tables.vowels) == 10


def test_rules_of_the_erudit_box_are_in_its_tables() -> None:
    tables = tables_of("erudit_biplant_131")
    assert (tables.swap, tables.repeat_words) == (SwapRule.BLANK_EXACT, False)
    assert tables.bonus_by_count == (0, 0, 0, 0, 0, 0, 0, 15)
    scrabble = tables_of("ru_scrabble_home")
    assert (scrabble.swap, scrabble.repeat_words, scrabble.bonus_by_count[7]) == (SwapRule.NONE, True, 50)


def test_a_bonus_switched_off_is_no_bonus() -> None:
    tables = compile_tables(small_edition(with_lines('bingo_mode = "none"')))
    assert tables.bonus_by_count == (0, 0, 0, 0, 0, 0)


def test_a_first_play_anywhere_has_no_start_squares() -> None:
    assert compile_tables(small_edition(with_lines("first_move_covers_start = false"))).start_squares == ()


def test_whatever_a_kernel_reads_changes_the_digest() -> None:
    texts = [
        "rack_size = 6",
        "bingo_table = { 4 = 11, 5 = 25 }",
        "first_move_min_tiles = 3",
        "first_move_covers_start = false",
    ]
    digests = [compile_tables(small_edition(with_lines(text))).digest() for text in texts]
    digests.append(compile_tables(small_edition()).digest())
    assert len(set(digests)) == len(texts) + 1


def test_a_word_of_the_theme_counts_with_its_yo_written_as_ye_where_a_tile_may_stand_for_both() -> None:
    for mode, ways in (("e_covers_yo", ("ЁЛКА", "ЕЛКА")), ("distinct", ("ЁЛКА",))):
        theme = ThemeBonus(points=10, per="main_word", judge="list_or_vote", words=("ЁЛКА",))
        rules = edition("ru_scrabble_home", theme_bonus=theme, yo_mode=mode)
        assert compile_tables(rules).theme_words == {rules.alphabet.encode(word) for word in ways}
