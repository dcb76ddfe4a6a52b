"""What is known of any string: whether it counts as a word here, why not, and what it is.

why          meaning
empty        nothing was asked
letters      signs that are no letters of the list
too_short    fewer letters than the game asks for
too_long     more letters than a board has squares in a row
removed      an overlay takes it out
spelling     it counts with other dots: Ё where Е was asked, or the other way round
rude         marked as rude, and the game refuses rude words
part         known, but no noun, and the game takes nouns
form         known, but not in the dictionary form that the game asks for
number       known, but not in the number that the game asks for
label        known, but every reading bears a label that the game bars
name         known as a name
abbreviation known as an abbreviation
other_list   only other lists of the language hold it
unknown      no list at hand holds it
"""

import unicodedata
from collections.abc import Iterator
from enum import StrEnum
from itertools import product
from typing import Final

import msgspec

from fishka.lexicon.filter import WordFilter, embodied, grammemes, word_passes
from fishka.lexicon.info import WordEntry, YoMode, YoPolicy
from fishka.lexicon.lexicon import Lexicon
from fishka.lexicon.overlay import LONGEST, Ruling

NAMES: Final = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Init"})
"""Grammemes of names."""
_DOTTED_MAX: Final = 8
"""Letters Е and Ё of a word that are tried both ways: more than any word has."""
_STEPS: Final = (
    ("rude", ("rude_words",)),
    ("part", ("pos_allowed",)),
    ("form", ("forms", "noun_plural")),
    ("number", ("number_filter",)),
    ("label", ("usage_labels_blocked", "multi_source")),
)
"""Which parameters of a filter bar a word for which reason, in the order in which they are asked."""


class Why(StrEnum):
    """Why a string is no word here. Each has a text `lookup-why-<code with dashes>`, with its parameters."""

    EMPTY = "empty"
    LETTERS = "letters"
    """Parameter `signs`."""
    TOO_SHORT = "too_short"
    """Parameter `least`."""
    TOO_LONG = "too_long"
    """Parameter `most`."""
    REMOVED = "removed"
    """Parameters `layer`, `reason`."""
    SPELLING = "spelling"
    """Parameter `spelling`."""
    RUDE = "rude"
    PART = "part"
    FORM = "form"
    """Parameter `lemma`."""
    NUMBER = "number"
    LABEL = "label"
    NAME = "name"
    ABBREVIATION = "abbreviation"
    OTHER_LIST = "other_list"
    """Parameter `lists`."""
    UNKNOWN = "unknown"


class LookUp(msgspec.Struct, frozen=True):
    """The answer about one string."""

    word: str
    """As it was asked, in upper case and NFC."""
    valid: bool
    why: Why | None
    """Why it is no word here; None when it is one."""
    params: dict[str, str]
    entry: WordEntry | None
    """What the book knows of it in its dictionary spelling, whether it counts here or not."""
    spellings: tuple[str, ...]
    """The dictionary's words for which it may stand here; more than one where Е covers Ё."""
    lists: tuple[str, ...]
    """Every list of the same book that holds one of its spellings."""
    ruling: Ruling | None
    """What an overlay says of it."""

    @property
    def spelling(self) -> str:
        """How the dictionary writes it: with Ё."""
        return self.entry.word if self.entry is not None else self.word


def look_up(
    lexicon: Lexicon,
    text: str,
    *,
    yo_mode: YoMode = "e_covers_yo",
    shortest: int = 2,
    longest: int = LONGEST,
) -> LookUp:
    """What a list, as filtered and with what is added and taken out, knows of any string.

    Small letters are read as capitals, and space around is passed over.

    >>> from fishka.lexicon.small import lexicon_of_words
    >>> found = look_up(lexicon_of_words("x", "ru", ["ЁЖ", "КОТ"]), "еж")
    >>> found.valid, found.spellings
    (True, ('ЁЖ',))
    >>> look_up(lexicon_of_words("x", "ru", ["ЁЖ", "КОТ"]), "ток").why
    <Why.UNKNOWN: 'unknown'>
    """
    word = unicodedata.normalize("NFC", text).strip().upper()
    fault = _malformed(lexicon, word, shortest, longest)
    if fault is not None:
        return LookUp(word, False, *fault, None, (), (), None)
    every = tuple(dict.fromkeys(_spellings(word)))
    ways = tuple(one for one in every if stands_for(word, one, yo_mode))
    valid = tuple(one for one in ways if lexicon.contains(one))
    known = valid or tuple(one for one in ways if _row(lexicon, one) is not None)
    ruling = next((found for one in ways if (found := lexicon.overlay.ruling(one)) is not None), None)
    entry = _entry(lexicon, known[0]) if known else None
    why, params = (None, {}) if valid else _why(lexicon, every, known, ruling)
    return LookUp(word, bool(valid), why, params, entry, valid, _lists(lexicon, known), ruling)


def stands_for(laid: str, word: str, yo_mode: YoMode) -> bool:
    """Whether letters laid may stand for a word of the dictionary that differs from them in Е and Ё only."""
    match yo_mode:
        case "distinct":
            return laid == word
        case "merged":
            return laid.replace("Ё", "Е") == word.replace("Ё", "Е")
        case "e_covers_yo":
            return len(laid) == len(word) and all(
                a == b or (a, b) == ("Е", "Ё") for a, b in zip(laid, word, strict=True)
            )


def _malformed(lexicon: Lexicon, word: str, shortest: int, longest: int) -> tuple[Why, dict[str, str]] | None:
    if not word:
        return Why.EMPTY, {}
    has_yo = lexicon.info.yo_policy is YoPolicy.STRICT
    known = {*lexicon.info.letters, *("Ё" if has_yo else ""), *"".join(lexicon.added)}
    strange = "".join(dict.fromkeys(sign for sign in word if sign not in known))
    if strange:
        return Why.LETTERS, {"signs": strange[:40]}
    if len(word) < shortest:
        return Why.TOO_SHORT, {"least": str(shortest)}
    if len(word) > longest:
        return Why.TOO_LONG, {"most": str(longest)}
    return None


def _spellings(word: str) -> Iterator[str]:
    """The word itself, then every way to set the dots of Ё; of a string of very many Е only itself."""
    yield word
    if sum(sign in "ЕЁ" for sign in word) <= _DOTTED_MAX:
        yield from map("".join, product(*("ЕЁ" if sign in "ЕЁ" else sign for sign in word)))


def _why(
    lexicon: Lexicon, every: tuple[str, ...], known: tuple[str, ...], ruling: Ruling | None
) -> tuple[Why, dict[str, str]]:
    if ruling is not None and not ruling.added:
        return Why.REMOVED, {"layer": ruling.layer.value, "reason": ruling.reason}
    dotted = next((one for one in every if lexicon.contains(one)), None)
    if dotted is not None:
        return Why.SPELLING, {"spelling": dotted}
    reasons = [_barred(lexicon, one) for one in known]
    return (
        next((one for one in reasons if one[0] is not Why.OTHER_LIST), reasons[0])
        if reasons
        else (
            Why.UNKNOWN,
            {},
        )
    )


def _barred(lexicon: Lexicon, word: str) -> tuple[Why, dict[str, str]]:
    """Why a word that the book has does not count."""
    row = _row(lexicon, word)
    assert row is not None, word
    asked = lexicon.filter
    if not lexicon.is_in_base(row):
        asked = embodied(lexicon.header)
    if not word_passes(lexicon.book, row, asked):
        step = _step_that_bars(lexicon, row, asked)
        return Why(step), {"lemma": _lemma(lexicon, row)} if step == "form" else {}
    marks = [grammemes(tag) for tag, _ in lexicon.book.tags(row)]
    lists = _lists(lexicon, (word,))
    if lists:
        return Why.OTHER_LIST, {"lists": ", ".join(lists)}
    if any(one & NAMES for one in marks):
        return Why.NAME, {}
    if any("Abbr" in one for one in marks):
        return Why.ABBREVIATION, {}
    return Why.UNKNOWN, {}


def _step_that_bars(lexicon: Lexicon, row: int, filter: WordFilter) -> str:
    """The first demand that, with those before it, leaves no reading of the word."""
    asked = WordFilter()
    for name, parameters in _STEPS:
        values = {one: getattr(filter, one) for one in parameters}
        asked = msgspec.structs.replace(asked, **values)
        if not word_passes(lexicon.book, row, asked):
            return name
    return Why.UNKNOWN.value


def _lemma(lexicon: Lexicon, row: int) -> str:
    """A headword of the word, one that counts where there is one."""
    entry = lexicon.entry_at(row)
    lemmas = [one.lemma for one in entry.analyses] or [entry.word.lower()]
    return next((one for one in lemmas if lexicon.contains(one.upper())), lemmas[0])


def _row(lexicon: Lexicon, word: str) -> int | None:
    code = lexicon.book.encode(word)
    return None if code is None else lexicon.book.find(code)


def _entry(lexicon: Lexicon, word: str) -> WordEntry | None:
    row = _row(lexicon, word)
    return lexicon.entry(word) if row is None else lexicon.entry_at(row)


def _lists(lexicon: Lexicon, words: tuple[str, ...]) -> tuple[str, ...]:
    rows = [row for one in words if (row := _row(lexicon, one)) is not None]
    bits = 0
    for row in rows:
        bits |= lexicon.book.lists(row)
    return tuple(one.info.id for one in lexicon.book.header.lists if one.bit & bits)
