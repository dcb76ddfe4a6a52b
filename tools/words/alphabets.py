"""Letters of a list as single bytes 1, 2, 3..., in the order of their code points (so Ё comes first).

The pipeline works on `bytes` in this code: a third of the memory of `str`, and byte order is canonical order.
"""

from typing import Final

RUSSIAN: Final = "ЁАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
ENGLISH: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MACEDONIAN: Final = "ЃЅЈЉЊЌЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШ"

YO: Final = 1
"""The code of Ё."""
YE: Final = RUSSIAN.index("Е") + 1
"""The code of Е."""

SHORTEST: Final = 2
LONGEST: Final = 15
"""Words of other lengths are not kept."""

_RU_CODE: Final = {ord(letter): code for code, letter in enumerate(RUSSIAN, 1)} | {
    ord(letter.lower()): code for code, letter in enumerate(RUSSIAN, 1)
}
_EN_CODE: Final = {ord(letter): code for code, letter in enumerate(ENGLISH, 1)} | {
    ord(letter.lower()): code for code, letter in enumerate(ENGLISH, 1)
}
_MK_CODE: Final = {ord(letter): code for code, letter in enumerate(MACEDONIAN, 1)} | {
    ord(letter.lower()): code for code, letter in enumerate(MACEDONIAN, 1)
}
_FOLD: Final = bytes(YE if code == YO else code for code in range(256))


def russian(word: str) -> bytes | None:
    """A Russian word in the code, or None when it holds anything but Russian letters."""
    return _encode(word, _RU_CODE)


def english(word: str) -> bytes | None:
    """An English word in the code, or None when it holds anything but A to Z."""
    return _encode(word, _EN_CODE)


def macedonian(word: str) -> bytes | None:
    """A Macedonian word in the code, or None when it holds anything but Macedonian letters."""
    return _encode(word, _MK_CODE)


def spell(code: bytes) -> str:
    """A coded Russian word in lower case."""
    return "".join(RUSSIAN[one - 1] for one in code).lower()


def fold(code: bytes) -> bytes:
    """A coded Russian word with Е for Ё."""
    return code.translate(_FOLD)


def playable_length(code: bytes) -> bool:
    """Whether the word has a length that the lists keep."""
    return SHORTEST <= len(code) <= LONGEST


def _encode(word: str, table: dict[int, int]) -> bytes | None:
    try:
        return bytes([table[ord(char)] for char in word])
    except KeyError:
        return None
