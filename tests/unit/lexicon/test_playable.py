"""What may lie on the board, by yo mode: the graph and the referee are told the same."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fishka.core.tiles import Alphabet
from fishka.lexicon import lexicon_of_words, playable_words, tile_words
from tests.unit.lexicon.kit import RUSSIAN, WITHOUT_YO

LETTERS = "ЁЕТ"
words = st.text(alphabet=LETTERS, min_size=2, max_size=4)
word_sets = st.sets(words, min_size=1, max_size=25)
modes = st.sampled_from(["distinct", "e_covers_yo", "merged"])


def spelled(image: bytes, alphabet: Alphabet) -> list[str]:
    assert not image or image.endswith(b"\0")
    return [alphabet.decode(word) for word in image.split(b"\0")[:-1]]


def may_lie(laid: str, word: str, mode: str) -> bool:
    """The rule as rules.md words it, for one laid word and one dictionary word."""
    if len(laid) != len(word):
        return False
    match mode:
        case "distinct":
            return laid == word
        case "e_covers_yo":
            return all(a == b or (a == "Е" and b == "Ё") for a, b in zip(laid, word, strict=True))
        case _:
            return laid.replace("Ё", "Е") == word.replace("Ё", "Е")


@given(word_sets, modes, st.lists(words, max_size=3))
def test_graph_words_are_exactly_those_that_may_lie(held: set[str], mode: str, overlay: list[str]) -> None:
    alphabet = WITHOUT_YO if mode == "merged" else RUSSIAN
    found = spelled(playable_words(lexicon_of_words("x", "ru", held), alphabet, mode, overlay), alphabet)
    dictionary = held | set(overlay)
    strings = ("".join(one) for size in (2, 3, 4) for one in product(LETTERS, repeat=size))
    expected = {
        laid
        for laid in strings
        if alphabet.encode(laid) and any(may_lie(laid, word, mode) for word in dictionary)
    }
    assert set(found) == expected
    assert len(found) == len(expected), "a word comes twice"


@given(word_sets, modes, words, st.lists(words, max_size=3))
def test_the_referee_is_told_the_same(held: set[str], mode: str, laid: str, overlay: list[str]) -> None:
    alphabet = WITHOUT_YO if mode == "merged" else RUSSIAN
    lexicon = lexicon_of_words("x", "ru", held)
    tiles = alphabet.encode(laid)
    if tiles is not None:
        listed = spelled(playable_words(lexicon, alphabet, mode, overlay), alphabet)
        assert tile_words(lexicon, alphabet, mode, overlay).contains(tiles) == (laid in listed)


def test_an_e_tile_covers_yo_but_not_the_other_way_round() -> None:
    lexicon = lexicon_of_words("x", "ru", ["ЁЖ", "ЕЛЬ"])
    words = tile_words(lexicon, RUSSIAN, "e_covers_yo")
    said = {w: words.contains(RUSSIAN.encode(w) or b"") for w in ("ЁЖ", "ЕЖ", "ЕЛЬ", "ЁЛЬ")}
    assert said == {"ЁЖ": True, "ЕЖ": True, "ЕЛЬ": True, "ЁЛЬ": False}


def test_words_that_the_alphabet_cannot_write_are_left_out() -> None:
    lexicon = lexicon_of_words("x", "en", ["CAT", "DOG", "TACO"])
    few = Alphabet(("T", "A", "C"))
    assert spelled(playable_words(lexicon, few, "distinct"), few) == ["CAT"]
    assert tile_words(lexicon, few, "distinct").contains(few.encode("CAT") or b"")


def test_a_tile_of_two_letters_stands_for_both() -> None:
    lexicon = lexicon_of_words("x", "es", ["CHE", "LACHE", "CEH"])
    letters = Alphabet(("A", "C", "CH", "E", "H", "L"))
    found = playable_words(lexicon, letters, "distinct").split(b"\0")[:-1]
    assert sorted(map(len, found)) == [2, 3, 4]
    words = tile_words(lexicon, letters, "distinct")
    assert all(words.contains(word) for word in found)
    assert words.contains(bytes([2, 5, 4])), "C and H side by side read the same"
    assert not words.contains(bytes([3, 3]))


def test_overlay_words_of_foreign_letters_are_passed_over() -> None:
    lexicon = lexicon_of_words("x", "en", ["CAT"])
    latin = Alphabet(("A", "C", "T"))
    assert spelled(playable_words(lexicon, latin, "distinct", ["ЭТА"]), latin) == ["CAT"]


def test_a_level_keeps_common_words_and_the_overlay() -> None:
    common = lexicon_of_words("x", "ru", ["ДОМ", "ЁЖ"], level=300)
    for level, expected in ((300, {"ДОМ", "ЁЖ", "ЕЖ"}), (305, set())):
        found = spelled(playable_words(common, RUSSIAN, "e_covers_yo", ["МОД"], level), RUSSIAN)
        assert set(found) == expected | {"МОД"}
    assert list(common.words(300)) == ["ЁЖ", "ДОМ"]
    assert list(common.words(301)) == []


def test_an_unknown_yo_mode_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="yo_mode"):
        playable_words(lexicon_of_words("x", "ru", ["ДОМ"]), RUSSIAN, "often")
