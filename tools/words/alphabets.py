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

_SIGNS: Final = "cp1251"
"""An encoding of one byte a letter that has all three alphabets."""


def _codes(letters: str) -> bytes:
    """The code of each byte of `_SIGNS`, capital or small; 0 of what is none of the letters."""
    table = bytearray(256)
    for code, letter in enumerate(letters, 1):
        for sign in (letter, letter.lower()):
            table[sign.encode(_SIGNS)[0]] = code
    return bytes(table)


_RU_CODE: Final = _codes(RUSSIAN)
_EN_CODE: Final = _codes(ENGLISH)
_MK_CODE: Final = _codes(MACEDONIAN)
_RU_SIGN: Final = b"\0" + RUSSIAN.lower().encode(_SIGNS).ljust(255, b"\0")
"""The byte of each code in small letters."""
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
    return code.translate(_RU_SIGN).decode(_SIGNS)


def fold(code: bytes) -> bytes:
    """A coded Russian word with Е for Ё."""
    return code.translate(_FOLD)


def playable_length(code: bytes) -> bool:
    """Whether the word has a length that the lists keep."""
    return SHORTEST <= len(code) <= LONGEST


def _encode(word: str, table: bytes) -> bytes | None:
    try:
        code = word.encode(_SIGNS).translate(table)
    except UnicodeEncodeError:
        return None
    return None if 0 in code else code
