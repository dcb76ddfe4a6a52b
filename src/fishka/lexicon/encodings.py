"""Which characters the bytes of a text file mean: said, never assumed in silence."""

import codecs
from typing import Final

SAMPLE_BYTES: Final = 1 << 18
"""So much of a file is looked at to tell the eight-bit encodings of Russian apart."""
_COMMON: Final = "оеаинтсрвл"
"""The commonest letters of Russian, Bulgarian and Macedonian texts and lists."""
_BEYOND_EUROPE: Final = "\u0590"
"""Latin, Greek, Cyrillic and their marks lie before this sign."""
_BOMS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def detect_encoding(data: bytes) -> tuple[str, int] | None:
    """The encoding of a whole text, and how many bytes its mark takes; None when nothing fits.

    A byte order mark decides; without one the text is UTF-16 if its lines end as only there, UTF-8 if it can
    be, else windows-1251 or KOI8-R, whichever makes more of the commonest letters.

    >>> detect_encoding("кот".encode("koi8-r"))
    ('koi8-r', 0)
    >>> detect_encoding(b"\\xef\\xbb\\xbfcat")
    ('utf-8-sig', 3)
    """
    for mark, name in _BOMS:
        if data.startswith(mark):
            return name, len(mark)
    if (unmarked := _unmarked_utf16(data)) is not None:
        return unmarked, 0
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return _eight_bit(data)
    return "utf-8", 0


def _unmarked_utf16(data: bytes) -> str | None:
    """The order of bytes of a UTF-16 text without a mark: that in which its signs are European letters."""
    sample = data[:SAMPLE_BYTES]
    if b"\0" not in sample or len(data) % 2:
        return None
    for name in ("utf-16-le", "utf-16-be"):
        text = sample.decode(name, "replace")
        if "\0" not in text and all(sign < _BEYOND_EUROPE for sign in text):
            return name
    return None


def _eight_bit(data: bytes) -> tuple[str, int] | None:
    sample = data[:SAMPLE_BYTES]
    high = sum(byte >= 0xC0 for byte in sample)
    if b"\0" in sample or not high:
        return None
    scores = {name: _score(sample, name) for name in ("windows-1251", "koi8-r")}
    best = max(scores, key=scores.__getitem__)
    other = min(scores.values())
    return (best, 0) if scores[best] > high // 4 and scores[best] > other else None


def _score(sample: bytes, encoding: str) -> int:
    """How many of the commonest letters the bytes would be."""
    text = sample.decode(encoding, "ignore").lower()
    return sum(text.count(letter) for letter in _COMMON)
