"""Which words of a list a game takes: parts of speech, forms, number, labels, rude words.

A list is one choice of the master's words; a filter is a question about their readings, so that «nouns in
dictionary form», «nouns in any form» or «only plural forms» need no lists of their own. The names and values
are those of the rules, group «Words and dictionary».
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, Literal

import msgspec

from fishka.lexicon.book import Book, both, either
from fishka.lexicon.faults import FaultCode, LexiconFault
from fishka.lexicon.ids import Role, has_role, list_id
from fishka.lexicon.layout import ListHeader

VERSION: Final = 1
"""Part of a filter's key: raised whenever the meaning of a filter changes."""
EXCLUDED: Final = (
    *("abbreviation", "apostrophe", "bound_prefix", "bound_suffix"),
    *("capitalised", "hyphen", "nonexistent", "proper_name"),
)
"""What lists leave out. A list of Fishka's own holds none of it, so none of it can be let in."""
LABELS: Final[Mapping[str, str]] = {
    "archaic": "Arch",
    "устаревшее": "Arch",
    "informal": "Infr",
    "разговорное": "Infr",
    "not recommended": "Nstd",
    "не рекомендуется": "Nstd",
    "reference": "",
    "справочное": "",
    "regional": "Dial",
    "областное": "Dial",
    "slang": "Slng",
    "жаргонное": "Slng",
}
"""Labels by name, and the grammeme that means it; empty for one that no word of any list bears."""
_LIFTED: Final = "Nstd"
"""The label that another source lifts (`multi_source = any_accepts`)."""


class WordFilter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a game asks of a word; the defaults ask nothing.

    >>> WordFilter().key
    ''
    >>> WordFilter(pos_allowed="nouns", forms="lemma_nom_sg").key
    '1 forms=lemma_nom_sg pos_allowed=nouns'
    """

    pos_allowed: Literal["any", "nouns"] = "any"
    forms: Literal["all_inflected", "lemma_nom_sg"] = "all_inflected"
    noun_plural: Literal["always", "pluralia_tantum", "if_listed_in_any_source"] = "always"
    """Where `forms` asks for the dictionary form: which nouns may stand in the plural."""
    number_filter: Literal["any", "singular_only", "plural_only"] = "any"
    """Singular only takes what has no number too (adverbs, infinitives)."""
    excluded: tuple[str, ...] = EXCLUDED
    lowercase_abbreviations: bool = False
    """Whether words count that the book knows as abbreviations written small and that no list has."""
    rude_words: Literal["allowed", "refused"] = "allowed"
    foreign_words: Literal["if_in_dictionary"] = "if_in_dictionary"
    usage_labels_blocked: tuple[str, ...] = ()
    """Names of `LABELS`. A word is out when each of its readings that would count bears one of them."""
    multi_source: Literal["single", "any_accepts"] = "single"
    """Any accepts: a word of any list of the book counts, and no word is out as not recommended."""

    @property
    def asked(self) -> dict[str, str]:
        """What differs from the defaults, by name, as text."""
        plain: dict[str, object] = msgspec.to_builtins(self)
        defaults: dict[str, object] = msgspec.to_builtins(WordFilter())
        plain["excluded"], defaults["excluded"] = sorted(set(self.excluded)), sorted(EXCLUDED)
        plain["usage_labels_blocked"] = sorted(set(self.usage_labels_blocked)) or ()
        if self.forms == "all_inflected":
            plain["noun_plural"] = defaults["noun_plural"]
        return {name: _text(value) for name, value in sorted(plain.items()) if value != defaults[name]}

    @property
    def asks_readings(self) -> bool:
        """Whether parts of speech, forms or labels are needed to answer."""
        return bool(self.asked.keys() - _NOT_OF_READINGS)

    @property
    def key(self) -> str:
        """Names the filter among all filters, of this and of other versions; empty when nothing is asked."""
        asked = self.asked
        return (
            " ".join([str(VERSION), *(f"{name}={value}" for name, value in asked.items())]) if asked else ""
        )


NO_FILTER: Final = WordFilter()

PASSES, NOUN, NOUN_PASSES, READ = 1, 2, 4, 8
"""What is said of a reading: it passes; it is a noun in the nominative; such a one passes; it is there."""
_CASES: Final = frozenset(
    {"nomn", "gent", "gen1", "gen2", "datv", "accs", "acc2", "ablt", "loct", "loc1", "loc2", "voct"}
)
_NOT_OF_READINGS: Final = {"excluded", "multi_source", "rude_words"}
"""Parameters that are answered without parts of speech and forms."""


def base_rows(book: Book, header: ListHeader, filter: WordFilter) -> bytes:
    """One byte a row of the book, 1 for the words among which the filter chooses: the list's.

    But a list of nouns stands for the language's general list where more is asked than its own question.
    """
    rows = book.rows_of(_base_bits(book, header, filter))
    return either(rows, _abbreviations(book)) if filter.lowercase_abbreviations else rows


def in_base(book: Book, row: int, header: ListHeader, filter: WordFilter) -> bool:
    """`base_rows` of one word, without the work for all."""
    return bool(book.lists(row) & _base_bits(book, header, filter)) or _is_let_in(book, row, filter)


def _base_bits(book: Book, header: ListHeader, filter: WordFilter) -> int:
    if filter.multi_source == "any_accepts":
        return 0xFF
    if _is_nouns(header) and filter.pos_allowed == "nouns" and not _is_nouns_own(filter):
        general = list_id(book.header.language, Role.GENERAL)
        return sum(one.bit for one in book.header.lists if one.info.id == general) | header.bit
    return header.bit


def _is_let_in(book: Book, row: int, filter: WordFilter) -> bool:
    """Whether the word is an abbreviation, and the filter lets these in."""
    return filter.lowercase_abbreviations and any(_is_abbreviation(tag) for tag, _ in book.tags(row))


def _abbreviations(book: Book) -> bytes:
    """One byte a row of the book, 1 for what has a reading as an abbreviation."""
    return book.readings(lambda tag, _: int(_is_abbreviation(tag)))


def _is_abbreviation(tag: str) -> bool:
    return "Abbr" in grammemes(tag)


@lru_cache(maxsize=12)
def passing_rows(book: Book, filter: WordFilter) -> bytes:
    """One byte a row of the book, 1 for words that pass, whatever list holds them.

    Unchecked: that the book can tell is the caller's duty (`filter_fault`).
    """
    passing = b"\1" * book.row_count
    if filter.asks_readings:
        said = book.readings(lambda tag, first: _say(filter, tag, first=first))
        passing = said.translate(_table(lambda bits: _word_passes(filter, bits)))
        nouns = next((one for one in book.header.lists if _is_nouns(one)), None)
        if nouns is not None and filter.pos_allowed == "nouns":
            reviewed = book.rows_of(nouns.bit)
            if filter.lowercase_abbreviations:
                reviewed = either(reviewed, _abbreviations(book))
            chosen = both(reviewed, said.translate(_table(lambda bits: _noun_passes(filter, bits))))
            passing = chosen if _is_nouns_own(filter) else either(chosen, passing)
    if filter.rude_words == "refused":
        passing = both(passing, book.polite_rows())
    return passing


def filter_fault(book: Book, header: ListHeader, filter: WordFilter) -> LexiconFault | None:
    """The first thing that the filter asks and the list cannot tell."""
    id = header.info.id
    if filter.asks_readings and not book.has_forms:
        name, value = next((n, v) for n, v in filter.asked.items() if n not in _NOT_OF_READINGS)
        return LexiconFault(FaultCode.FILTER_NEEDS_FORMS, {"id": id, "parameter": name, "value": value})
    allowed = sorted(set(EXCLUDED) - set(filter.excluded))
    if allowed:
        return LexiconFault(FaultCode.FILTER_NEEDS_CLASS, {"id": id, "value": ", ".join(allowed)})
    unknown = sorted(set(filter.usage_labels_blocked) - LABELS.keys())
    if unknown:
        params = {"id": id, "label": ", ".join(unknown), "known": ", ".join(LABELS)}
        return LexiconFault(FaultCode.FILTER_UNKNOWN_LABEL, params)
    if filter.rude_words == "refused" and not book.has_rude:
        return LexiconFault(FaultCode.FILTER_NEEDS_RUDE, {"id": id})
    return None


def word_passes(book: Book, row: int, filter: WordFilter) -> bool:
    """`passing_rows` of one word, without the work for all."""
    if filter.rude_words == "refused" and book.is_rude(row):
        return False
    if not filter.asks_readings:
        return True
    bits = 0
    for tag, first in book.tags(row):
        bits |= _say(filter, tag, first=first)
    nouns = next((one for one in book.header.lists if _is_nouns(one)), None)
    if nouns is None or filter.pos_allowed != "nouns":
        return _word_passes(filter, bits)
    reviewed = bool(book.lists(row) & nouns.bit) or _is_let_in(book, row, filter)
    chosen = reviewed and _noun_passes(filter, bits)
    return chosen if _is_nouns_own(filter) else chosen or _word_passes(filter, bits)


def is_noun(tag: str) -> bool:
    """Whether a reading is a noun, or an adjective used as one (больной, дежурная)."""
    marks = grammemes(tag)
    if tag.startswith("NOUN"):
        return True
    used = "Subx" in marks and not marks & {"Apro", "Fixd"}
    return used and bool(marks & {"masc", "femn", "plur"})


def grammemes(tag: str) -> frozenset[str]:
    """The part of speech and the grammemes of a tag."""
    return frozenset(tag.replace(" ", ",").split(",")) - {""}


def embodied(header: ListHeader) -> WordFilter:
    """The question that a list as it was built answers: nouns in dictionary form, or none."""
    if not _is_nouns(header):
        return NO_FILTER
    return WordFilter(pos_allowed="nouns", forms="lemma_nom_sg", noun_plural="pluralia_tantum")


def _is_nouns(header: ListHeader) -> bool:
    """Whether the list is the book's reviewed answer to «nouns in dictionary form», as ids tell."""
    return has_role(header.info.id, Role.NOUNS)


def _is_nouns_own(filter: WordFilter) -> bool:
    """Whether the filter asks just what the list of nouns answers, number and labels aside."""
    asked = filter.pos_allowed, filter.forms, filter.noun_plural
    return asked == ("nouns", "lemma_nom_sg", "pluralia_tantum")


def _say(filter: WordFilter, tag: str, *, first: bool) -> int:
    """The marks of one reading; `first`: it is the headword's own form."""
    marks = grammemes(tag)
    noun = is_noun(tag)
    fits = _has_number(filter, marks, known=bool(tag), first=first) and not _is_blocked(filter, marks)
    bits = READ
    if noun and _is_nominative(marks):
        bits |= NOUN | NOUN_PASSES * fits
    right_kind = noun or filter.pos_allowed == "any"
    right_form = filter.forms == "all_inflected" or _is_headword(filter, marks, noun=noun, first=first)
    if fits and right_kind and right_form:
        bits |= PASSES
    return bits


def _is_headword(filter: WordFilter, marks: frozenset[str], *, noun: bool, first: bool) -> bool:
    if not noun:
        return first
    if not _is_nominative(marks):
        return False
    if "plur" in marks:
        return filter.noun_plural == "always" or "Pltm" in marks or (first and "NOUN" in marks)
    return "NOUN" in marks or bool(marks & {"masc", "femn"})


def _is_nominative(marks: frozenset[str]) -> bool:
    """In the nominative, or of a language whose nouns have no cases."""
    return "nomn" in marks or not marks & _CASES


def _has_number(filter: WordFilter, marks: frozenset[str], *, known: bool, first: bool) -> bool:
    match filter.number_filter:
        case "any":
            return True
        case "singular_only":
            return "plur" not in marks and (known or first)
        case "plural_only":
            return "plur" in marks


def _is_blocked(filter: WordFilter, marks: frozenset[str]) -> bool:
    blocked = {LABELS[name] for name in filter.usage_labels_blocked if name in LABELS}
    if filter.multi_source == "any_accepts":
        blocked.discard(_LIFTED)
    return bool(blocked & marks)


def _word_passes(filter: WordFilter, bits: int) -> bool:
    """Whether a word with these marks of all its readings passes; one without a reading is a headword."""
    if bits:
        return bool(bits & PASSES)
    return filter.pos_allowed == "any" and filter.number_filter != "plural_only"


def _noun_passes(filter: WordFilter, bits: int) -> bool:
    """Whether a word passes that was reviewed as a noun in dictionary form, whatever its readings say."""
    if bits & NOUN:
        return bool(bits & NOUN_PASSES)
    return filter.number_filter != "plural_only"


def _table(passes: Callable[[int], bool]) -> bytes:
    return bytes(1 if passes(bits) else 0 for bits in range(256))


def _text(value: object) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
