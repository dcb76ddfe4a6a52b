"""What is known of strings that are no words, for `<language>.outside`: Russian, English, Macedonian.

Names, abbreviations and misspellings as the packages mark them; forms that were made by rule and that nothing
attests; and what was taken out by hand, with its reason.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.words import alphabets, macedonian
from tools.words.alphabets import english, fold, playable_length, russian, spell
from tools.words.dawg import Forms, WordsDawg
from tools.words.decisions import decisions
from tools.words.english import SHORT, is_refused, right_spelling, scowl_entries
from tools.words.headwords import headwords
from tools.words.inputs import RussianInputs, wiktionary_capitals
from tools.words.judge import families
from tools.words.lebedev import Lebedev
from tools.words.opencorpora import Paradigms, grammemes
from tools.words.overlay import models, parts_of_speech, sections
from tools.words.refusal import Refusal
from tools.words.russian_decisions import decisions as russian_decisions
from tools.words.wikitext import plain

from fishka.lexicon.outside import Outside, OutsideKind, key_of

Kind = OutsideKind
_OF_GRAMMEME: Final[Mapping[str, Kind]] = {
    "Erro": Kind.MISSPELLING,
    "Abbr": Kind.ABBREVIATION,
    "Init": Kind.ABBREVIATION,
    "Name": Kind.GIVEN_NAME,
    "Geox": Kind.PLACE,
    "Surn": Kind.SURNAME,
    "Patr": Kind.PATRONYMIC,
    "Orgn": Kind.ORGANISATION,
    "Trad": Kind.BRAND,
    "Dist": Kind.DISTORTED,
}
_NOTE_MOST: Final = 120
"""Letters of what an abbreviation stands for, at most."""
_SHORTENED: Final = re.compile(r"\{\{(?:аббр|сокр)\.?\|[^|{}]*\|([^|={}]+)[|}]")
"""What the Wiktionary says that an abbreviation stands for."""
_PLACE: Final = re.compile(
    r"\b(?:город|река|реки|село|деревня|посёлок|озеро|остров|страна|государство|область|гора|море|столица|"
    r"станица|приток|хутор|район|республика|населённый пункт|населённых пунктов|залив|полуостров|провинция)\b"
)
_PERSON: Final = re.compile(r"\b(?:имя|имени)\b")
_SURNAME: Final = re.compile(r"\bфамили[яий]\b")


@dataclass(slots=True)
class Found:
    """What is known of one string so far."""

    word: str
    kinds: int = 0
    """A bit for each kind, in their order."""
    lemma: str | None = None
    """None: of nothing yet; empty: it is a headword."""
    spelling: str = ""
    note: str = ""

    def also(self, kind: Kind, lemma: str, spelling: str, note: str) -> None:
        """One more thing; a headword beats a form, the first note and spelling stay."""
        self.kinds |= 1 << _NUMBER[kind]
        if self.lemma is None or lemma in ("", self.word):
            self.lemma = "" if lemma == self.word else lemma
        self.spelling = self.spelling or spelling
        self.note = self.note or note


_NUMBER: Final = {kind: number for number, kind in enumerate(Kind)}


class Collected:
    """Findings by key (Е for Ё), of strings that `is_word` does not know."""

    def __init__(self, is_word: Callable[[str], bool]) -> None:
        self._is_word = is_word
        self._found: dict[str, Found] = {}

    def add(self, word: str, kind: Kind, lemma: str = "", spelling: str = "", note: str = "") -> None:
        """A finding about a string in lower case, unless it is a word or of no length that can be played."""
        if not alphabets.SHORTEST <= len(word) <= alphabets.LONGEST or self._is_word(word):
            return
        key = key_of(word)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = Found(word)
        elif "ё" in word and "ё" not in found.word:
            found.word = word
        found.also(kind, lemma, spelling, note)

    def knows(self, word: str) -> bool:
        """Whether anything is known of the string."""
        return key_of(word) in self._found

    def __len__(self) -> int:
        return len(self._found)

    def __iter__(self) -> Iterator[Outside]:
        """One of each string, the most telling kind first, in the order of keys."""
        for key in sorted(self._found):
            one = self._found[key]
            kinds = tuple(kind for kind, number in _NUMBER.items() if one.kinds >> number & 1)
            yield Outside(one.word.upper(), kinds, one.lemma or "", one.spelling.upper(), one.note)


def of_russian(
    inputs: RussianInputs,
    lebedev: Lebedev,
    leftover: Iterable[tuple[bytes, Forms]],
    words: Sequence[bytes],
    folder: Path,
) -> Collected:
    """What is known of strings that are none of `words`, those of any list.

    `leftover` are OpenCorpora's words that did not become words of ours.
    """
    folded = set(words)
    folded.update(fold(word) for word in words if alphabets.YO in word)

    def is_word(word: str) -> bool:
        code = russian(word)
        return code is None or code in folded or fold(code) in folded

    found = Collected(is_word)
    _removed(found, inputs.paradigms, inputs.dawg)
    _misspelled(found, inputs.paradigms, inputs.dawg)
    for text, note in parts_of_speech("ru-abbreviations-told"):
        found.add(text, Kind.ABBREVIATION, note=note)
    for word, forms in leftover:
        _by_grammemes(found, inputs.paradigms, word, forms)
    _capitals_of_lebedev(found, inputs)
    _rest_of_lebedev(found, lebedev, folded)
    _capitals_of_wiktionary(found, folder)
    return found


def _by_grammemes(found: Collected, paradigms: Paradigms, word: bytes, forms: Forms) -> None:
    text = spell(word)
    for para, form in forms:
        lemma = paradigms.lemma(word, para, form)
        if 255 in lemma:
            continue
        marks = grammemes(paradigms.forms[para][form].tag)
        kinds = [kind for mark, kind in _OF_GRAMMEME.items() if mark in marks]
        for kind in kinds[:1] if kinds[:1] == [Kind.MISSPELLING] else kinds or [Kind.UNATTESTED]:
            found.add(text, kind, spell(lemma))


def _removed(found: Collected, paradigms: Paradigms, dawg: WordsDawg) -> None:
    """What was taken out by hand: overlays in sections of a kind, and short words decided against."""
    removed: dict[bytes, Refusal] = {}
    for name in ("ru-remove", "ru-lebedev-drop"):
        for kind, word in sections(name):
            code = russian(word)
            assert code is not None, word
            removed[code] = Refusal(Kind(kind), "", "")
    for code, decision in russian_decisions("ru-short", russian).items():
        if decision.refusal is not None:
            removed[code] = decision.refusal
    for code, one in headwords().items():
        if one.refusal is not None:
            _refused(found, spell(code), one.refusal)
    for code, refusal in removed.items():
        word = spell(code)
        _refused(found, word, refusal)
        for form in families(paradigms, dawg, [code]):
            if 255 not in form:
                found.add(spell(form), refusal.kind, word, note=refusal.told)


def _refused(found: Collected, word: str, refusal: Refusal) -> None:
    """A headword that was decided against."""
    found.add(word, refusal.kind, spelling=refusal.spelling, note=refusal.told)


def _misspelled(found: Collected, paradigms: Paradigms, dawg: WordsDawg) -> None:
    """Common misspellings with the right spelling, of all forms where the right word's are known."""
    for code, right in models("ru-misspelled", russian).items():
        wrong, good = spell(code), spell(right)
        found.add(wrong, Kind.MISSPELLING, spelling=good)
        end = _shared_end(wrong, good)
        for form in families(paradigms, dawg, [right]):
            text = spell(form) if 255 not in form else ""
            if text.startswith(good[: len(good) - end]):
                made = wrong[: len(wrong) - end] + text[len(good) - end :]
                found.add(made, Kind.MISSPELLING, wrong, spelling=text)


def _shared_end(one: str, other: str) -> int:
    """With how many equal signs two different strings end, those aside with which both begin."""
    least = min(len(one), len(other))
    start = next((at for at in range(least) if one[at] != other[at]), least)
    return next((at for at in range(least - start) if one[-1 - at] != other[-1 - at]), least - start)


def _capitals_of_lebedev(found: Collected, inputs: RussianInputs) -> None:
    """Entries with capitals: all capitals for abbreviations (США, МГц), else names of an unknown kind."""
    for stem, flags in inputs.entries:
        if stem.islower():
            continue
        kind, lemma = _kind_of_capitals(stem), stem.lower()
        for form in inputs.affixes.forms(stem, flags):
            text = form.lower()
            if russian(text) is not None and not found.knows(text):
                found.add(text, kind, lemma)


def _kind_of_capitals(word: str) -> Kind:
    """What a spelling with capitals is: a name has one, the first letter (США, МГц and кВт are none)."""
    several = sum(sign.isupper() for sign in word) > 1 or word[0].islower()
    return Kind.ABBREVIATION if several else Kind.NAME


def _rest_of_lebedev(found: Collected, lebedev: Lebedev, words: set[bytes]) -> None:
    """Stems without flags that nobody trusts: abbreviations, and first parts of compounds."""
    for stem, flags in lebedev.entries:
        text = spell(stem)
        if not flags and stem not in words and not found.knows(text):
            found.add(text, Kind.PART if text.endswith("о") else Kind.ABBREVIATION)


def _capitals_of_wiktionary(found: Collected, folder: Path) -> None:
    """Headwords with capitals, and what abbreviations stand for."""
    for lemma, markup in wiktionary_capitals(folder):
        code = russian(lemma)
        if code is None or not playable_length(code):
            continue
        text, meaning = lemma.lower(), plain(markup)
        if lemma.isupper():
            short = _SHORTENED.search(markup)
            meaning = plain(short[1]) if short else meaning
            note = meaning[:_NOTE_MOST].rsplit(" ", 1)[0] if len(meaning) > _NOTE_MOST else meaning
            found.add(text, Kind.ABBREVIATION, note=note)
        elif not found.knows(text):
            found.add(text, _kind_of_name(meaning))


def _kind_of_name(meaning: str) -> Kind:
    if _SURNAME.search(meaning):
        return Kind.SURNAME
    if _PERSON.search(meaning):
        return Kind.GIVEN_NAME
    return Kind.PLACE if _PLACE.search(meaning) else Kind.NAME


def of_english(scowl: Path, places: frozenset[str], words: frozenset[str]) -> Collected:
    """What SCOWL's other files and our decisions say of strings that are not in `words` (lower case)."""
    found = Collected(words.__contains__)
    for word, decision in decisions(SHORT).items():
        if decision.refusal is not None:
            _refused(found, word, decision.refusal)
    for _, word in scowl_entries(scowl, "words"):
        if word.islower() and english(word) is not None and is_refused(word, words):
            right = right_spelling(word, words)
            found.add(word, Kind.MISSPELLING if right else Kind.ABBREVIATION, spelling=right or "")
    for files in ("upper", "proper-names"):
        for _, name in scowl_entries(scowl, files):
            if english(name.lower()) is not None:
                kind = _kind_of_capitals(name)
                place = kind is Kind.NAME and name.lower() in places
                found.add(name.lower(), Kind.PLACE if place else kind)
    for _, short in scowl_entries(scowl, "abbreviations"):
        if english(short.lower()) is not None:
            found.add(short.lower(), Kind.ABBREVIATION)
    return found


_MK_VOWELS: Final = frozenset("аеиоур")


def of_macedonian(dictionary: Path, words: frozenset[str]) -> Collected:
    """What is known of the dictionary's forms that are not in `words` (lower case).

    A form of no paradigm of which nobody has decided anything is not known to be no word: it is left out.
    """
    found = Collected(words.__contains__)
    decided = decisions(macedonian.WORDS / "short.tsv")
    forms = sorted({one for one in macedonian.expanded(dictionary) if alphabets.macedonian(one) is not None})
    capitals = {one.lower(): _kind_of_capitals(one) for one in forms if not one.islower()}
    names = macedonian.names_among(frozenset(forms))
    for form in forms:
        word = form.lower()
        refusal = decided[word].refusal if word in decided else None
        if word in names:
            found.add(word, Kind.NAME)
        elif refusal is not None:
            _refused(found, word, refusal)
        elif word in capitals or not _MK_VOWELS & set(word):
            found.add(word, capitals.get(word, Kind.ABBREVIATION))
    return found
