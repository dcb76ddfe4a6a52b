"""A list as two plain files, a card in TOML and the words, made a book on first use.

    id = "nl_general"
    language = "nl"
    version = "2.20.19"
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    words = "nl.txt"                          # beside the card: UTF-8, one word a line
    leave_out = ["capitalised", "other_signs", "lengths"]
    unaccent = true                           # É is read as E, Œ as OE, where the letters have no such letter
    licence = "BSD-3-Clause"
    notice = "NOTICE-nl.txt"                  # beside the card
    title = { en = "Dutch" }

What is neither a word of these letters nor left out by a rule of the card makes the list refused: there is no
silent repair.
"""

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from fishka.core.ids import LANGUAGE_TAG
from fishka.lexicon.faults import FaultCode, LexiconFault
from fishka.lexicon.info import LexiconInfo, Source, YoPolicy
from fishka.lexicon.layout import LEVEL_UNKNOWN, lay_out
from fishka.lexicon.overlay import LONGEST, SHORTEST
from fishka.lexicon.small import small_book

_LIGATURES: Final = str.maketrans({"Œ": "OE", "Æ": "AE"})

FileName = Annotated[str, Meta(pattern=r"^[^/\\]+$")]
Text = Annotated[str, Meta(min_length=1)]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the TOML file says."""

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=64)]
    language: Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")]
    version: Text
    letters: Text
    words: FileName
    licence: Text
    notice: FileName = ""
    title: dict[str, str] = {}
    about: dict[str, str] = {}
    leave_out: tuple[Literal["capitalised", "other_signs", "lengths"], ...] = ()
    unaccent: bool = False
    sources: tuple[Source, ...] = ()


def read_card(path: Path) -> Card | LexiconFault:
    """The card in a file, or what is wrong with it."""
    try:
        raw = tomllib.loads(path.read_bytes().decode("utf-8"))
        stray = next(_strays(raw), None)
        if stray is not None:
            near = next(iter(get_close_matches(stray.rpartition(".")[2], _FIELDS, n=1)), "none")
            return LexiconFault(FaultCode.CARD_FIELD, {"file": path.name, "field": stray, "near": near})
        return msgspec.convert(raw, Card)
    except OSError:
        return LexiconFault(FaultCode.DATA_MISSING, {"file": path.name})
    except (ValueError, RecursionError) as fault:
        return LexiconFault(FaultCode.CARD_REFUSED, {"file": path.name, "why": str(fault)})


_FIELDS: Final = [*Card.__struct_fields__, *Source.__struct_fields__]


def _strays(raw: dict[str, Any]) -> Iterator[str]:
    """Keys that a card has not, those among its titles and sources too: a field after the head of a table."""
    yield from (name for name in raw if name not in Card.__struct_fields__)
    for table in ("title", "about"):
        titles = raw.get(table)
        if isinstance(titles, dict):
            yield from (f"{table}.{key}" for key in titles if not re.fullmatch(LANGUAGE_TAG, key))
    sources = raw.get("sources")
    for source in sources if isinstance(sources, list) else ():
        if isinstance(source, dict):
            yield from (f"sources.{key}" for key in source if key not in Source.__struct_fields__)


def plain_book(card: Card, data: bytes) -> tuple[LexiconInfo, bytes] | LexiconFault:
    """The list's info and the bytes of an unpacked book, from the card and the content of its word file."""
    words: set[str] = set()
    letters = frozenset(card.letters)
    for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), 1):
        try:
            text = unicodedata.normalize("NFC", line.decode("utf-8")).strip()
        except UnicodeDecodeError:
            return _refused(card, number, "")
        if not text or text.startswith("#"):
            continue
        word = _read(text, card, letters)
        if word is None:
            return _refused(card, number, text)
        if word:
            words.add(word)
    if not words:
        return _refused(card, 0, "")
    info = _info(card, sorted(words))
    header, sections = small_book(info, sorted(words, key=lambda word: (len(word), word)), LEVEL_UNKNOWN)
    return info, lay_out(header, msgspec.json.encode(header), sections)


def _read(text: str, card: Card, letters: frozenset[str]) -> str | None:
    """The word in upper case; empty when the card leaves it out, None when no rule of it covers that."""
    if "capitalised" in card.leave_out and not text.islower():
        return ""
    word = text.upper()
    if card.unaccent:
        word = "".join(_bare(word, letters))
    if not letters.issuperset(word):
        return "" if "other_signs" in card.leave_out else None
    if not SHORTEST <= len(word) <= LONGEST:
        return "" if "lengths" in card.leave_out else None
    return word


def _bare(word: str, letters: frozenset[str]) -> Iterator[str]:
    """The signs of a word, those that are no letters without their accents."""
    for sign in word:
        if sign in letters:
            yield sign
        else:
            parted = unicodedata.normalize("NFD", sign.translate(_LIGATURES))
            yield "".join(part for part in parted if not unicodedata.combining(part))


def _info(card: Card, words: list[str]) -> LexiconInfo:
    letters = "".join(sorted(set(card.letters)))
    return LexiconInfo(
        id=card.id,
        version=card.version,
        hash=sha256("".join(f"{word}\n" for word in words).encode()).hexdigest(),
        language=card.language,
        letters=letters,
        yo_policy=YoPolicy.STRICT if {"Е", "Ё"} <= set(letters) else YoPolicy.NONE,
        count=len(words),
        counts_by_length=dict(sorted(Counter(map(len, words)).items())),
        counts_by_tier={0: len(words)},
        licence=card.licence,
        notice=card.notice,
        sources=card.sources,
        title=card.title,
        about=card.about,
    )


def _refused(card: Card, line: int, word: str) -> LexiconFault:
    shown = re.sub(r"\s", " ", word)[:40]
    return LexiconFault(FaultCode.WORDS_REFUSED, {"file": card.words, "line": str(line), "word": shown})
