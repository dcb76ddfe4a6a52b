"""A list holds its words, all of them and nothing else, however it is asked."""

import itertools
import lzma

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fishka.lexicon import lexicon_of_words
from fishka.lexicon.book import Book
from fishka.lexicon.layout import MAGIC_PACKED, DamagedError, read_header, unpack
from tests.unit.lexicon.kit import packed_book

LETTERS = "ЁАЕТ"
words = st.text(alphabet=LETTERS, min_size=2, max_size=5)
word_sets = st.sets(words, min_size=1, max_size=40)


@given(word_sets, words)
def test_a_list_contains_exactly_its_words(held: set[str], asked: str) -> None:
    lexicon = lexicon_of_words("x", "ru", held)
    assert lexicon.contains(asked) == (asked in held)
    assert all(lexicon.contains(word) for word in held)
    assert (lexicon.entry(asked) is not None) == (asked in held)


@given(word_sets)
def test_words_come_in_code_point_order_and_once(held: set[str]) -> None:
    assert list(lexicon_of_words("x", "ru", held).words()) == sorted(held)


@given(word_sets, words)
def test_spellings_are_all_words_that_read_alike_without_dots(held: set[str], asked: str) -> None:
    held = {*held, LETTERS}
    alike = {word for word in held if word.replace("Ё", "Е") == asked.replace("Ё", "Е")}
    found = lexicon_of_words("x", "ru", held).spellings(asked)
    assert set(found) == alike
    assert len(found) == len(alike)


@given(word_sets, st.text(alphabet=LETTERS + "?*", min_size=1, max_size=5))
def test_a_search_gives_what_the_pattern_means(held: set[str], pattern: str) -> None:
    def fits(word: str, rest: str) -> bool:
        if not rest:
            return not word
        if rest[0] == "*":
            return any(fits(word[i:], rest[1:]) for i in range(len(word) + 1))
        return bool(word) and rest[0] in ("?", word[0]) and fits(word[1:], rest[1:])

    held = {*held, LETTERS}
    found = list(lexicon_of_words("x", "ru", held).search(pattern))
    assert found == sorted((word for word in held if fits(word, pattern)), key=lambda w: (len(w), w))


def test_a_search_refuses_what_is_no_letter() -> None:
    lexicon = lexicon_of_words("x", "ru", ["КОТ"])
    for pattern in ("К.Т", "КОТ ", "cat"):
        with pytest.raises(ValueError, match=r"[ .c]"):
            list(lexicon.search(pattern))


def test_letters_of_another_language_are_no_word() -> None:
    lexicon = lexicon_of_words("x", "ru", ["КОТ"])
    assert not lexicon.contains("CAT")
    assert lexicon.entry("кот") is None
    assert lexicon.spellings("CAT") == ()


def test_a_list_needs_words_in_upper_case_letters() -> None:
    for bad in ([], ["кот"], ["К-Т"]):
        with pytest.raises(ValueError, match="no list"):
            lexicon_of_words("x", "ru", bad)


def test_the_hash_is_of_the_sorted_text() -> None:
    one, other = lexicon_of_words("x", "ru", ["ЁЖ", "АД"]), lexicon_of_words("y", "ru", ["АД", "ЁЖ", "АД"])
    assert one.info.hash == other.info.hash
    assert one.info.hash != lexicon_of_words("x", "ru", ["ЕЖ", "АД"]).info.hash


@given(word_sets)
def test_what_is_packed_unpacks_to_the_same_words(held: set[str]) -> None:
    book = Book(unpack(packed_book("x", sorted(held))))
    assert sorted(book.decode(book.word(row)) for row in range(len(held))) == sorted(held)


def test_a_change_anywhere_in_a_packed_book_is_found() -> None:
    good = packed_book("x", ["КОТ", "ЁЖ", "РОД"])
    _, _, sections_start = read_header(good, MAGIC_PACKED)
    places = itertools.chain(range(12), range(sections_start, len(good)))
    for place in places:
        bad = bytearray(good)
        bad[place] ^= 0xFF
        try:
            assert unpack(bytes(bad)) == unpack(good), "changed, yet taken for whole"
        except DamagedError:
            continue


@pytest.mark.parametrize("size", [0, 4, 11, 40, -1])
def test_a_cut_or_lengthened_book_is_damaged(size: int) -> None:
    good = packed_book("x", ["КОТ"])
    for bad in (good[:size], good + b"x"):
        with pytest.raises(DamagedError):
            unpack(bad)


def test_a_section_that_is_not_the_one_described_is_damaged() -> None:
    good = packed_book("x", ["КОТ"])
    header, text, start = read_header(good, MAGIC_PACKED)
    first = header.sections[0]
    other = lzma.compress(b"\x01\x02\x03", format=lzma.FORMAT_XZ)
    sized = text.replace(f'"packed":{first.packed}'.encode(), f'"packed":{len(other)}'.encode(), 1)
    bad = MAGIC_PACKED + len(sized).to_bytes(4, "little") + sized + other + good[start + first.packed :]
    with pytest.raises(DamagedError, match="words"):
        unpack(bad)
