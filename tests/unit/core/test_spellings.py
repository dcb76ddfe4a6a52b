"""Words written with Е for Ё."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from fishka.core.spellings import COVERED_MOST, is_spelling, spellings


def test_each_yo_may_be_written_as_ye() -> None:
    found = ["".join(one) for one in spellings("ЁЖЁ", "Ё", "Е")]
    assert found == ["ЁЖЁ", "ЁЖЕ", "ЕЖЁ", "ЕЖЕ"]
    assert ["".join(one) for one in spellings("ЕЖ", "Ё", "Е")] == ["ЕЖ"]


def test_a_made_up_word_of_nothing_else_has_two_spellings_not_a_million() -> None:
    most = "Ё" * (COVERED_MOST + 1) + "Ж"
    assert ["".join(one) for one in spellings(most, "Ё", "Е")] == [most, "Е" * (COVERED_MOST + 1) + "Ж"]
    assert len(list(spellings(most[1:], "Ё", "Е"))) == 2**COVERED_MOST


@given(word=st.text("ЁЕЖ", max_size=9), laid=st.text("ЁЕЖ", max_size=9))
def test_what_is_laid_is_asked_about_and_written_out_alike(word: str, laid: str) -> None:
    written = set(spellings(word, "Ё", "Е"))
    laid = laid[: len(word)].ljust(len(word), "Е")
    assert is_spelling(laid, word, "Ё", "Е") == (tuple(laid) in written)
    for one in written:
        assert is_spelling("".join(one), word, "Ё", "Е")
    for other in product("ЕЖ", repeat=min(len(word), 3)):
        tail = "".join(other) + word[len(other) :]
        assert is_spelling(tail, word, "Ё", "Е") == (tuple(tail) in written)
