"""The ways to write a word where a tile of one letter may stand for another too (Е for Ё, `yo_mode`)."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, TypeVar

T = TypeVar("T")

COVERED_MOST: Final = 6
"""With more such letters a word is written as it is or with none of them. No word of a language has half so
many; one that somebody makes up must not cost 2 to the power of its length."""


def spellings(word: Sequence[T], covered: T, cover: T) -> Iterator[tuple[T, ...]]:
    """Every way to write a word, each once, the word itself first.

    >>> ["".join(one) for one in spellings("ЁЛКА", "Ё", "Е")]
    ['ЁЛКА', 'ЕЛКА']
    """
    letters = [one for one in word if one == covered]
    if len(letters) > COVERED_MOST:
        yield tuple(word)
        yield tuple(cover if one == covered else one for one in word)
        return
    yield from product(*((one, cover) if one == covered else (one,) for one in word))


def is_spelling(laid: Sequence[T], word: Sequence[T], covered: T, cover: T) -> bool:
    """Whether `laid` is one of the `spellings` of a word of its length."""
    pairs = list(zip(laid, word, strict=True))
    changed = sum(one != other for one, other in pairs)
    fits = all(one == other or (other, one) == (covered, cover) for one, other in pairs)
    whole = sum(one == covered for one in word)
    return fits and (whole <= COVERED_MOST or changed in (0, whole))
