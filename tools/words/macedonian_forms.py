"""Which forms of the Macedonian dictionary are words: those that have the forms of words of their kind.

The dictionary says nothing of parts of speech, and holds thousands of names and abbreviations in lower case.
A name has no article and a surname in -ски no definite form, an abbreviation is not inflected: what is a form
of no full paradigm is left out. Rules hold for the whole kind; adverbs and the like are listed by hand.
"""

import re
from collections.abc import Iterable, Set
from functools import cache
from typing import Final

ARTICLES: Final = ("от", "ов", "он", "та", "ва", "на", "то", "во", "но", "те", "ве", "не")
_BY_LAST: Final = {
    "а": ("та", "ва", "на", "те", "ве", "не"),
    "о": ("то", "во", "но"),
    "е": ("то", "во", "но"),
    "и": ("те", "ве", "не"),
}
_AFTER_CONSONANT: Final = ("от", "ов", "он", "та", "ва", "на")
"""Articles by the last letter, the usual one first; another one alone shows nothing («ана», «ева»)."""
_FINITE_ENDINGS: Final = """
ам аш иш еш аме име еме аат ат ев еше аше ише евме авме ивме овме овте авте ивте евте ејќи ајќи јќи вме вте ше
"""
_FINITE: Final = tuple(_FINITE_ENDINGS.split())
"""Endings that show a verb: of a stem at least four must be there."""
_VERBAL_ENDINGS: Final = """
а и е аа еа ија оа уваа ав ив ов ел ал ил ол ела ело еле ала ало але ила ило иле л ла ло ле ени ена ено ен ан
ана ано ани ње ење ање ј јте ете ите в ја
"""
_VERBAL: Final = ("", *_VERBAL_ENDINGS.split(), *_FINITE)
_ADJECTIVAL_ENDINGS: Final = "и а о иот иов ион ата ава ана ото ово оно ите иве ине"
_ADJECTIVAL: Final = ("", *_ADJECTIVAL_ENDINGS.split())
_PREFIXES: Final = ("по", "нај")
_NAMELIKE: Final = re.compile(r".+(?:ск(?:и|а|о)|[ое]в(?:а|о|и)?|ин(?:а|о|и)?|иќ|вна)")
"""Endings of surnames and of adjectives made of names: they need a definite form."""


def words_with_forms(forms: Set[str], listed: Iterable[str]) -> frozenset[str]:
    """The forms that belong to a full paradigm, and those that are listed.

    `forms` are all lower-case forms of the dictionary in Macedonian letters.
    """
    adjectives = _adjectives(forms)
    nouns = {word for word in forms if _has_article(word, forms)}
    verbs = _verbs(forms)
    kept = adjectives | verbs | {word for word in nouns if not _is_namelike(word, adjectives)}
    kept |= set(listed) & forms
    kept |= {word for word in forms if _is_articled(word, kept)}
    kept |= _dropping(forms)
    kept |= {word for word in forms if _is_counted_or_called(word, kept)}
    for prefix in _PREFIXES:
        kept |= {word for word in forms if word.startswith(prefix) and word[len(prefix) :] in adjectives}
    return frozenset(kept)


def _has_article(word: str, forms: Set[str]) -> bool:
    """Whether the dictionary has the usual article of the word, or two others."""
    articles = _BY_LAST.get(word[-1], _AFTER_CONSONANT)
    if word + articles[0] in forms or (word.endswith("ст") and word + "а" in forms):  # јавност, јавноста
        return True
    return sum(word + article in forms for article in articles) >= 2


def _is_articled(word: str, kept: Set[str]) -> bool:
    if word.endswith("ста") and word[:-1] in kept:
        return True
    return any(word.endswith(article) and word[: -len(article)] in kept for article in ARTICLES)


def _is_namelike(word: str, adjectives: Set[str]) -> bool:
    return _NAMELIKE.fullmatch(word) is not None and word not in adjectives and word[-1] in "вќ"


def _adjectives(forms: Set[str]) -> set[str]:
    """All forms of what has a definite masculine in -иот, with the vowel that its short form may have."""
    found = set()
    for word in forms:
        if not word.endswith("иот") or len(word) < 5:
            continue
        stem = word[:-3]
        ends = (
            "",
            "и",
            "а",
            "о",
            "иот",
            "иов",
            "ион",
            "ата",
            "ава",
            "ана",
            "ото",
            "ово",
            "оно",
            "ите",
            "иве",
            "ине",
        )
        shapes = [stem + end for end in ends] + [f"{stem[:-1]}{vowel}{stem[-1]}" for vowel in "еао"]
        found |= {shape for shape in shapes if shape in forms}
    return found


def _verbs(forms: Set[str]) -> set[str]:
    @cache
    def is_stem(stem: str) -> bool:
        return sum(stem + ending in forms for ending in _FINITE) >= 4

    found = set()
    for word in forms:
        for ending in _VERBAL:
            if word.endswith(ending):
                stem = word[: len(word) - len(ending)]
                if len(stem) > 1 and is_stem(stem):
                    found.add(word)
                    break
        else:
            if re.search(r"..(?:[иу]раат|уваат|увале?|раа?ле?|гоа|ноа|шоа|доа)$", word):
                found.add(word)
    return found


def _dropping(forms: Set[str]) -> set[str]:
    """Words whose last vowel goes before an ending (туризам, туризмот; дошол, дошла), with those forms."""
    found = set()
    for word in forms:
        if len(word) < 4 or word[-2] not in "аеоуи" or word[-1] in "аеоуи":
            continue
        stem = word[:-2] + word[-1]
        noun = [stem + end for end in ("от", "ов", "он") if stem + end in forms]
        verb = [stem + end for end in ("а", "о", "е") if stem + end in forms] if word.endswith("ол") else []
        if len(noun) > 1 or (noun and word.endswith("изам")):
            found |= {word, *noun}
        elif len(verb) > 1:
            found |= {word, *verb}
        elif word.endswith("л") and sum(word + end in forms for end in "аое") > 1:
            found |= {word, *(word + end for end in "аое" if word + end in forms)}
    return found


def _is_counted_or_called(word: str, kept: Set[str]) -> bool:
    """The counted plural (два часа) and the vocative (душо) of a noun that is kept."""
    base = word[:-1]
    return len(word) > 3 and ((word[-1] == "а" and base in kept) or (word[-1] == "о" and base + "а" in kept))
