"""Why a string is no word, and which of a game's rules bars a word that a list knows."""

from enum import StrEnum
from typing import Final

import msgspec

from fishka.lexicon.filter import LABELS, WordFilter, embodied, grammemes, word_passes
from fishka.lexicon.ids import Role, list_id
from fishka.lexicon.lexicon import Lexicon
from fishka.lexicon.outside import OutsideKind, why_not

_NAMES: Final = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Init"})
"""Grammemes of names."""
_OF_NAMES: Final = frozenset(OutsideKind) - {
    *(OutsideKind.MISSPELLING, OutsideKind.ABBREVIATION, OutsideKind.PART, OutsideKind.DISTORTED),
    *(OutsideKind.REFUSED, OutsideKind.UNATTESTED),
}
_STEPS: Final = (
    ("part", ("pos_allowed",)),
    ("form", ("forms", "noun_plural")),
    ("number", ("number_filter",)),
    ("label", ("usage_labels_blocked", "multi_source")),
)
"""Which parameters of a filter bar a word for which reason, in the order in which they are asked."""


class Why(StrEnum):
    """Why a string is no word here. Each has a text `lookup-why-<code with dashes>`, with its parameters."""

    EMPTY = "empty"
    """Nothing was asked."""
    LOOK_ALIKE = "look_alike"
    """Letters of another alphabet that look like the list's. Parameters `signs`, and `spelling` with the
    right ones."""
    LETTERS = "letters"
    """Signs that are no letters of the list. Parameter `signs`."""
    NO_TILE = "no_tile"
    """Letters of the language that the game has no tiles for. Parameter `signs`."""
    TOO_SHORT = "too_short"
    """Fewer letters than count here. Parameter `least`."""
    TOO_LONG = "too_long"
    """More letters than the list's longest word or the longest line of the board. Parameter `most`."""
    RUDE = "rude"
    """Marked as rude, and the game refuses rude words: nothing else is told of it."""
    REMOVED = "removed"
    """An overlay takes it out. Parameters `layer`, `reason`."""
    SPELLING = "spelling"
    """It counts with other dots (Ё where Е was asked, or the other way round) or without accents. Parameter
    `spelling`."""
    PART = "part"
    """Known, but no noun, and the game takes nouns."""
    FORM = "form"
    """Known, but not in the dictionary form that the game asks for. Parameter `lemma`."""
    NUMBER = "number"
    """Known, but not in the number that the game asks for. Parameter `number`."""
    LABEL = "label"
    """Known, but every reading that would count bears a label that the game bars. Parameter `labels`."""
    UNATTESTED = "unattested"
    """A form that one dictionary makes by rule and that nothing attests. Parameters `lemma`, and `lists` that
    take such forms nevertheless, empty for none."""
    OTHER_LIST = "other_list"
    """Only other lists of the language hold it. Parameter `lists`."""
    NAME = "name"
    """A proper name. Parameters `kind`, of what, and `lemma` where it is a form of it."""
    ABBREVIATION = "abbreviation"
    """Parameter `note`: what it stands for, where that is known."""
    MISSPELLING = "misspelling"
    """Parameter `spelling`: the right one, where it is known."""
    DISTORTED = "distorted"
    """A spelling of before 1918, or one that mocks speech. Parameter `spelling`, as above."""
    FRAGMENT = "fragment"
    """A part of compounds or names that never stands alone."""
    REFUSED = "refused"
    """Decided against by hand. Parameter `note`: why, in the language of the list."""
    EQUATION = "equation"
    """Of the mathematical game: no equation, or a wrong one."""
    UNKNOWN = "unknown"
    """No list at hand holds it."""


def barred(lexicon: Lexicon, word: str, lists: tuple[str, ...]) -> tuple[Why, dict[str, str]]:
    """Why a word that some list knows does not count; `lists` are all that hold it."""
    row = lexicon.row_in_book(word)
    if row is None:
        return Why.OTHER_LIST, {"lists": ",".join(lists)}
    in_base = lexicon.is_in_base(row)
    if not lists and not in_base:
        return _unlisted(lexicon, row, word)
    asked = lexicon.filter if in_base else embodied(lexicon.header)
    if not word_passes(lexicon.book, row, asked):
        return _by_rule(lexicon, row, asked)
    if lists == (list_id(lexicon.info.language, Role.WIDE),):
        lemma = _lemma(lexicon, row)
        return Why.UNATTESTED, {"lemma": "" if lemma == word.lower() else lemma, "lists": ",".join(lists)}
    return (Why.OTHER_LIST, {"lists": ",".join(lists)}) if lists else _unlisted(lexicon, row, word)


def _unlisted(lexicon: Lexicon, row: int, word: str) -> tuple[Why, dict[str, str]]:
    """Why no list holds a word that the book knows."""
    marks = [grammemes(tag) for tag, _ in lexicon.book.tags(row)]
    if any(one & _NAMES for one in marks):
        return Why.NAME, {"kind": "name", "lemma": ""}
    if not any("Abbr" in one for one in marks):
        return Why.UNKNOWN, {}
    known = why_not(lexicon.info.language, word)
    return Why.ABBREVIATION, {"note": "" if known is None else known.note}


def known_outside(language: str, word: str) -> tuple[Why, dict[str, str]]:
    """What a string that no list holds is known as."""
    known = why_not(language, word)
    if known is None:
        return Why.UNKNOWN, {}
    kind = OutsideKind.ABBREVIATION if OutsideKind.ABBREVIATION in known.kinds else known.kinds[0]
    if kind in _OF_NAMES:
        return Why.NAME, {"kind": kind.value, "lemma": known.lemma.capitalize()}
    match kind:
        case OutsideKind.ABBREVIATION:
            return Why.ABBREVIATION, {"note": known.note}
        case OutsideKind.MISSPELLING | OutsideKind.DISTORTED:
            return Why(kind.value), {"spelling": known.spelling}
        case OutsideKind.PART:
            return Why.FRAGMENT, {}
        case OutsideKind.REFUSED:
            return Why.REFUSED, {"note": known.note}
        case OutsideKind.UNATTESTED:
            return Why.UNATTESTED, {"lemma": known.lemma, "lists": ""}
    raise AssertionError(kind)


def _by_rule(lexicon: Lexicon, row: int, filter: WordFilter) -> tuple[Why, dict[str, str]]:
    """The first demand that, with those before it, leaves no reading of the word."""
    asked = WordFilter()
    for name, parameters in _STEPS:
        asked = msgspec.structs.replace(asked, **{one: getattr(filter, one) for one in parameters})
        if not word_passes(lexicon.book, row, asked):
            return Why(name), _params(lexicon, row, filter, name)
    return Why.UNKNOWN, {}


def _params(lexicon: Lexicon, row: int, filter: WordFilter, step: str) -> dict[str, str]:
    match step:
        case "form":
            return {"lemma": _lemma(lexicon, row)}
        case "number":
            return {"number": filter.number_filter}
        case "label":
            marks = {mark for tag, _ in lexicon.book.tags(row) for mark in grammemes(tag)}
            blocked = {LABELS[one] for one in filter.usage_labels_blocked}
            return {"labels": ",".join(sorted(one.lower() for one in marks & blocked))}
        case _:
            return {}


def _lemma(lexicon: Lexicon, row: int) -> str:
    """A headword of the word, one that counts where there is one."""
    entry = lexicon.entry_at(row)
    lemmas = [one.lemma for one in entry.analyses] or [entry.word.lower()]
    return next((one for one in lemmas if lexicon.contains(one.upper())), lemmas[0])
