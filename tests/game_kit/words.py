"""Dictionaries for tests: every word, some words, a share of all words."""

from collections.abc import Iterable

from fishka.core.tiles import Alphabet


class AnyWord:
    """Every string of letters is a word."""

    def contains(self, word: bytes) -> bool:
        return bool(word)


class TheseWords:
    """Just these."""

    def __init__(self, alphabet: Alphabet, words: Iterable[str]) -> None:
        encoded = [alphabet.encode(word) for word in words]
        assert all(word is not None for word in encoded)
        self._words = frozenset(encoded)

    def contains(self, word: bytes) -> bool:
        return word in self._words


class SomeWords:
    """About so many per cent of all strings, always the same ones."""

    def __init__(self, per_cent: int) -> None:
        self._per_cent = per_cent

    def contains(self, word: bytes) -> bool:
        number = 7
        for tile in word:
            number = (number * 1_000_003 + tile) % 2_147_483_647
        return number % 100 < self._per_cent
