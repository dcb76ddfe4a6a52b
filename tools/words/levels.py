"""How common a word is, corrected for what its spelling counts for otherwise.

The frequency list counts spellings in small letters: «вера» holds every Вера, «той» as a noun every «той».
"""

from math import log10
from typing import Final

from tools.words.alphabets import YO, fold, spell
from tools.words.dawg import TagShares, WordsDawg
from tools.words.frequency import ZIPF_STEPS
from tools.words.master import Analyses
from tools.words.opencorpora import Form, Paradigms, Use, is_headword_noun, use_of

_NAME_SHARE: Final = 0.1
"""What a word keeps that is also a name or abbreviation, when no corpus says more."""
_HEADWORD_PART: Final = 0.5
"""The most that a noun's own form can be above all its other forms together, as a power of ten."""
_ADJECTIVE_SHARE: Final = 0.1
"""How often an adjective that can be a noun is one («маленькая» seldom is)."""
COLLIDING: Final = 6
_VERY_SHORT: Final = 3
"""Letters of spellings that names, abbreviations and foreign words fill."""
_DOUBTED: Final = 40
"""Level bytes (Zipf 2) below which nobody minds."""
_UNSURE: Final = 60
"""The most for a very short noun without forms that no corpus vouches for: Zipf 3."""
_DOTS: Final = 20
"""Level bytes by which a word is commoner than its spelling with Ё alone, nine times of ten at most."""
_MOSTLY: Final = 0.5
_LEAST_SHARE: Final = 1e-4


class Levels:
    """Level bytes (`ZIPF_STEPS` to a power of ten) of words with given readings."""

    def __init__(
        self,
        paradigms: Paradigms,
        dawg: WordsDawg,
        levels: dict[bytes, int],
        shares: TagShares,
        dotted: dict[bytes, int],
        rarer: frozenset[bytes],
    ) -> None:
        """`dotted` are the levels of spellings with Ё alone, `rarer` headwords read as rarer than told."""
        self._paradigms, self._dawg = paradigms, dawg
        self._levels, self._shares = levels, shares
        self._dotted, self._rarer = dotted, rarer
        self._bars: dict[tuple[int, int], bool] = {}
        self._forms_told: dict[tuple[bytes, int], tuple[tuple[bytes, float], ...]] = {}

    def of(self, word: bytes, analyses: Analyses, *, barred_too: bool) -> int:
        """The level of the spelling, less what falls to names and abbreviations if it is one too.

        Short spellings count for foreign words and parts of names as well («бон», «сид»): such a form is
        hardly more common than all other forms of its headword together, of those that are nothing else. What
        is another word or a name when Е stands for its Ё («тём», «киёв») is as common as people who write Ё
        make it.
        """
        level = self._levels.get(fold(word), 0)
        if level and YO in word and self._dawg.forms_of(spell(fold(word))):
            level = max(1, min(level, self._dotted.get(word, 0) + _DOTS))
        if not level:
            return 0
        text = spell(word)
        if barred_too:
            barred = {self._tag(pair) for pair in self._dawg.forms_of(text) if self._barred(pair)}
            shares = self._shares.of(text)
            kept = sum(part for tag, part in shares.items() if tag not in barred)
            level = _lowered(level, kept if shares else _NAME_SHARE)
        if len(word) > COLLIDING or level < _DOUBTED:
            return level
        cap = max((self._others(word, pair) for pair in analyses), default=255)
        nouns = all(_part(self._tag(pair)) == "NOUN" for pair in analyses)
        unsure = len(word) < _VERY_SHORT or not self._shares.of(text)
        if cap == 255 and nouns and len(word) <= _VERY_SHORT and unsure:
            cap = _UNSURE
        if analyses and {self._paradigms.lemma(word, *pair) for pair in analyses} <= self._rarer:
            cap = min(cap, _UNSURE)
        return max(1, min(level, cap))

    def as_noun(self, word: bytes, level: int, analyses: Analyses) -> int:
        """How common the word is as a noun in dictionary form: the level less what other readings take.

        «Той» and «же» are everywhere, but hardly ever as nouns. The share is that of the corpus where it
        knows the word; elsewhere every part of speech counts alike, a noun of the overlay next to nothing.
        Nor is a noun much more common than its other forms, of those that are nothing else; and a very short
        one without other forms (a letter, «ци») is common only where the corpus says so.
        """
        if not level:
            return 0
        tags = [self._tag(pair) for pair in analyses]
        nouns = [pair for pair in analyses if is_headword_noun(self._cell(pair), first=pair[1] == 0)]
        parts = {_part(tag) for tag in tags}
        text = spell(word)
        shares = self._shares.of(text)
        noun_tags = {self._tag(pair) for pair in nouns}
        as_noun = sum(part for tag, part in shares.items() if tag in noun_tags or tag.startswith("NOUN"))
        share = 1.0
        if parts != {"NOUN"}:
            listed = set(nouns) <= set(self._dawg.forms_of(text))
            share = as_noun if shares else 1 / len(parts) if listed else 0.001
            if "NOUN" not in parts:
                share *= _ADJECTIVE_SHARE
        cap = max(self._others(word, pair) for pair in nouns)
        unsure = len(word) < _VERY_SHORT or as_noun < _MOSTLY
        if word in self._rarer or (cap == 255 and len(word) <= _VERY_SHORT and unsure):
            cap = min(cap, _UNSURE)
        return max(1, min(_lowered(level, share), cap))

    def _barred(self, pair: tuple[int, int]) -> bool:
        known = self._bars.get(pair)
        if known is None:
            known = self._bars[pair] = use_of(self._cell(pair)) == Use.NEVER
        return known

    def _others(self, word: bytes, pair: tuple[int, int]) -> int:
        """The most that the noun's other forms allow, of those that are nothing else; 255: there is none."""
        para, form = pair
        lemma = self._paradigms.lemma(word, para, form)
        told = [used for one, used in self._told(lemma, para) if one != word]
        if not told:
            return 255
        return round((log10(sum(told)) + _HEADWORD_PART) * ZIPF_STEPS)

    def _told(self, lemma: bytes, para: int) -> tuple[tuple[bytes, float], ...]:
        """The forms of a headword that are nothing else, and how often each is used."""
        known = self._forms_told.get((lemma, para))
        if known is None:
            own = {para}
            known = self._forms_told[lemma, para] = tuple(
                (one, 10 ** (self._levels.get(fold(one), 0) / ZIPF_STEPS))
                for one in dict.fromkeys(self._paradigms.family(lemma, para))
                if one and 255 not in one and {number for number, _ in self._dawg.forms_of(spell(one))} <= own
            )
        return known

    def _cell(self, pair: tuple[int, int]) -> Form:
        para, form = pair
        return self._paradigms.forms[para][form]

    def _tag(self, pair: tuple[int, int]) -> str:
        return self._cell(pair).tag


def _part(tag: str) -> str:
    return tag.split(",")[0].split(" ")[0]


def _lowered(level: int, share: float) -> int:
    return max(1, level + round(log10(max(share, _LEAST_SHARE)) * ZIPF_STEPS))
