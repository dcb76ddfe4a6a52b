"""Paradigms and grammemes of OpenCorpora (pymorphy3-dicts-ru), and what a form needs to be a word."""

import json
from array import array
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.words.alphabets import russian


class Use(IntEnum):
    """What a form needs to be a word of the lists.

    OpenCorpora makes many forms mechanically («пижамней», «побежу»): those classes must be attested.
    """

    NEVER = 0
    """A name, an abbreviation, a misspelling."""
    ALWAYS = 1
    ABBREVIATION = 2
    """Only lemmas that the overlay lists (вуз, нэп)."""
    IN_HUNSPELL = 3
    IN_HUNSPELL_OR_LEMMA = 4
    """Old spellings of nouns: the form or its lemma in Hunspell."""
    ATTESTED = 5
    """In Hunspell or in the frequency list."""
    IN_HUNSPELL_OR_NEW_LEMMA = 6
    """A gerund of the present: in Hunspell, or its verb is unknown there («ждя» is no word)."""
    POSSESSIVE = 7
    """In Hunspell, or of an adjective in -ий (лисий)."""
    WITH_COMPARATIVE = 8
    """Attested, or qualitative with an attested sibling of the same class."""
    WITH_SHORT = 9
    WITH_SUPERLATIVE = 10
    """Attested, or any superlative of the lexeme is."""


GROUPED = (Use.WITH_COMPARATIVE, Use.WITH_SHORT, Use.WITH_SUPERLATIVE)

_NAMES = {"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Abbr", "Init", "Erro", "Dist"}
_MECHANICAL = {"V-be", "V-bi", "V-en", "Cmp2", "Hypo", "voct", "Fimp", "Arch"}
_FUNCTION_WORDS = {"INTJ", "PRCL", "CONJ", "PREP"}


class Form(NamedTuple):
    """One cell of a paradigm: affixes in the letter code of `alphabets`, and its tag."""

    prefix: bytes
    suffix: bytes
    tag: str


class Paradigms:
    """All paradigms; form 0 of each is the lemma."""

    def __init__(self, folder: Path) -> None:
        meta = dict(json.loads((folder / "meta.json").read_text(encoding="utf-8")))
        self.revision: str = meta["source_revision"]
        prefixes = [_affix(one) for one in meta["compile_options"]["paradigm_prefixes"]]
        suffixes = [_affix(one) for one in json.loads((folder / "suffixes.json").read_text(encoding="utf-8"))]
        tags: list[str] = json.loads((folder / "gramtab-opencorpora-int.json").read_text(encoding="utf-8"))
        cells = array("H", (folder / "paradigms.array").read_bytes())
        self.forms: list[list[Form]] = []
        self._alone: dict[str, int] = {}
        self._marked: dict[tuple[int, tuple[str, ...]], int] = {}
        at = 1
        for _ in range(cells[0]):
            size = cells[at] // 3
            part = cells[at + 1 : at + 1 + 3 * size]
            self.forms.append(
                [
                    Form(prefixes[part[2 * size + i]], suffixes[part[i]], tags[part[size + i]])
                    for i in range(size)
                ]
            )
            at += 1 + 3 * size

    def lemma(self, word: bytes, para: int, form: int) -> bytes:
        """The headword of a word, given one of its analyses."""
        forms = self.forms[para]
        own, head = forms[form], forms[0]
        return head.prefix + word[len(own.prefix) : len(word) - len(own.suffix)] + head.suffix

    def with_marks(self, para: int, marks: tuple[str, ...]) -> int:
        """The number of a paradigm like this one, each tag of which has these grammemes too."""
        known = self._marked.get((para, marks))
        if known is None:
            known = self._marked[para, marks] = len(self.forms)
            self.forms.append([cell._replace(tag=_with_marks(cell.tag, marks)) for cell in self.forms[para]])
        return known

    def plural_alone(self, para: int, head: int, whole: bytes) -> int:
        """The number of a paradigm of the plural forms alone, form `head` of the old one (`whole`) first.

        Adjectives become nouns by it (новобрачные).
        """
        cells = [
            cell._replace(tag=_with_marks(cell.tag, ("Subx",))) if cell.tag.startswith("ADJF") else cell
            for cell in self.forms[para]
        ]
        first = cells[head]
        plurals = [cell for cell in cells if "plur" in grammemes(cell.tag) and use_of(cell) == Use.ALWAYS]
        if first.suffix == whole:  # люди: without человеки, человеков
            plurals = [cell for cell in plurals if cell.suffix[:1] == whole[:1]]
        self.forms.append([first, *(cell for cell in plurals if cell != first)])
        return len(self.forms) - 1

    def alone(self, tag: str) -> int:
        """The number of a paradigm of one form, for words that are not declined."""
        if tag not in self._alone:
            self._alone[tag] = len(self.forms)
            self.forms.append([Form(b"", b"", tag)])
        return self._alone[tag]

    def family(self, lemma: bytes, para: int) -> list[bytes]:
        """Every form of a headword."""
        forms = self.forms[para]
        head = forms[0]
        stem = lemma[len(head.prefix) : len(lemma) - len(head.suffix)]
        return [one.prefix + stem + one.suffix for one in forms]


def _affix(text: str) -> bytes:
    """An affix in the code; one with a hyphen or a foreign letter belongs to no playable word: byte 255."""
    code = russian(text)
    return b"\xff" if code is None else code


@cache
def grammemes(tag: str) -> frozenset[str]:
    """The marks of a tag: `NOUN,inan,masc sing,nomn` gives five."""
    return frozenset(tag.replace(" ", ",").split(","))


def _with_marks(tag: str, marks: tuple[str, ...]) -> str:
    missing = [mark for mark in marks if mark not in grammemes(tag)]
    return ",".join((tag, *missing))


def use_of(form: Form) -> Use:
    """What the form needs (`Use`), by its tag and ending."""
    marks = grammemes(form.tag)
    if marks & _NAMES:
        return Use.ABBREVIATION if marks & _NAMES == {"Abbr"} else Use.NEVER
    part = form.tag.split(",")[0].split(" ")[0]
    if marks & _MECHANICAL:
        return Use.IN_HUNSPELL_OR_LEMMA if {"Arch", "NOUN"} <= marks else Use.IN_HUNSPELL
    if part == "COMP":
        return Use.WITH_COMPARATIVE if "Qual" in marks else Use.ATTESTED
    if part == "ADJS":
        return Use.WITH_SHORT if "Qual" in marks else Use.ATTESTED
    if "Supr" in marks:
        return Use.WITH_SUPERLATIVE
    if part == "GRND":
        if {"perf", "past"} <= marks:
            return Use.ALWAYS
        return Use.IN_HUNSPELL_OR_NEW_LEMMA if "pres" in marks else Use.ATTESTED
    if part == "VERB" and "incl" in marks and form.suffix.endswith(_PLURAL_IMPERATIVES):
        return Use.ATTESTED
    if "Poss" in marks:
        return Use.POSSESSIVE
    return Use.ATTESTED if part in _FUNCTION_WORDS else Use.ALWAYS


def group_of(form: Form) -> Use | None:
    """The class in which one attested form speaks for its siblings, whether or not this form profits.

    A short neuter speaks only where it is an adverb too («тракторно» of compounds makes no «тракторна»): that
    is for the caller to see.
    """
    part = form.tag.split(",")[0].split(" ")[0]
    marks = grammemes(form.tag)
    if "Supr" in marks:
        return Use.WITH_SUPERLATIVE
    return {"COMP": Use.WITH_COMPARATIVE, "ADJS": Use.WITH_SHORT}.get(part)


def is_headword_noun(form: Form, *, first: bool) -> bool:
    """Whether the form is what Erudit means by a noun in its dictionary form.

    Nominative singular; plural when there is no singular, or when the plural is the lemma; adjectives used as
    nouns (больной, дежурная) in masculine and feminine. A query over readings finds the same words.
    """
    marks = grammemes(form.tag)
    if "nomn" not in marks:
        return False
    if form.tag.startswith("NOUN"):
        return "sing" in marks or "Pltm" in marks or (first and "plur" in marks)
    used_as_noun = "Subx" in marks and not marks & {"Apro", "Fixd"}
    return used_as_noun and bool(marks & {"masc", "femn"} if "sing" in marks else first)


_PLURAL_IMPERATIVES = tuple(code for code in (russian("те"), russian("тесь")) if code)


def attests(form: Form) -> bool:
    """Whether the form, found in use, attests its headword: short forms, gerunds and commands do not.

    They look like surnames and other words too often: «прусаков», «рябев», «тончи».
    """
    part = form.tag.split(",")[0].split(" ")[0]
    return part not in {"ADJS", "GRND", "COMP"} and "impr" not in grammemes(form.tag)
