"""How many words each rule of the builds leaves out: `python -m tools.words.dropped`.

Counted are words that the packages hold and that no list has, by the first rule that says why. The lists must
have been built (`make words`) and the packages be in the cache.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from tools.words import alphabets, macedonian
from tools.words.alphabets import LONGEST, RUSSIAN, SHORTEST, fold, russian, spell
from tools.words.dawg import Forms
from tools.words.decisions import decisions
from tools.words.english import SHORT, is_refused, scowl_entries
from tools.words.inputs import RussianInputs, russian_inputs
from tools.words.lebedev import TRUSTED, read_lebedev
from tools.words.opencorpora import Paradigms, Use, grammemes, use_of
from tools.words.overlay import overlay
from tools.words.russian_decisions import decisions as russian_decisions
from tools.words.shipped import UNPACKED, opened

_NAMES: Final = ("Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Init", "Erro", "Dist", "Abbr")
_TOLD: Final = {
    Use.ABBREVIATION: "abbreviation (Abbr), not whitelisted",
    Use.IN_HUNSPELL: "-нье, -бы, -ен, по- comparative, Hypo, vocative, Fimp, Arch: not in Lebedev",
    Use.IN_HUNSPELL_OR_LEMMA: "old spelling of a noun: neither it nor its headword in Lebedev",
    Use.ATTESTED: "comparative, short form, gerund, -мте, interjection, particle: nowhere attested",
    Use.IN_HUNSPELL_OR_NEW_LEMMA: "gerund of the present («ждя»): Lebedev has the verb without it",
    Use.POSSESSIVE: "possessive: not in Lebedev",
    Use.WITH_COMPARATIVE: "comparative of a quality: none of the headword's attested",
    Use.WITH_SHORT: "short form of a quality: none of the headword's attested",
    Use.WITH_SUPERLATIVE: "superlative: none of the headword's attested",
    Use.ALWAYS: "taken out by hand, with the headword's forms",
}


def main() -> int:
    """Print a table for each language."""
    inputs = russian_inputs(UNPACKED)
    _table("Russian: OpenCorpora", _opencorpora(inputs))
    _table("Russian: Lebedev", _lebedev(inputs))
    _table("English: SCOWL to size 80", _english())
    _table("Macedonian: dictionary-mk", _macedonian())
    return 0


def _table(title: str, reasons: Iterable[str]) -> None:
    counted = Counter(reasons)
    print(f"{title}: {counted.total()} left out")
    for reason, count in counted.most_common():
        print(f"{count:9}  {reason}")


def _opencorpora(inputs: RussianInputs) -> Iterator[str]:
    book = opened("ru_wide").book
    decided = russian_decisions("ru-short", russian)
    code = {ord(letter.lower()): number for number, letter in enumerate(RUSSIAN, 1)}
    for batch in inputs.dawg.words(code, LONGEST):
        for word, forms in batch:
            if len(word) >= SHORTEST and book.find(word) is None:
                short = word in decided and not decided[word].word
                yield "two or three letters: refused by hand" if short else _use(inputs.paradigms, forms)


def _use(paradigms: Paradigms, forms: Forms) -> str:
    """The rule of the analysis that came nearest to being a word."""
    cells = [
        paradigms.forms[para][form] for para, form in forms if b"\xff" not in paradigms.forms[para][0].suffix
    ]
    uses = [use_of(cell) for cell in cells]
    living = [use for use in uses if use is not Use.NEVER]
    if living:
        order = list(_TOLD)
        return _TOLD[max(living, key=order.index)]
    marks = {mark for cell in cells for mark in grammemes(cell.tag)}
    kind = next((name for name in _NAMES if name in marks), "")
    return f"name, misspelling or distortion ({kind})" if kind else "a form of a headword with a hyphen"


def _lebedev(inputs: RussianInputs) -> Iterator[str]:
    book = opened("ru_wide").book
    lebedev = read_lebedev(inputs.affixes, inputs.entries)
    by_hand = overlay("ru-remove", russian) | overlay("ru-lebedev-drop", russian)
    decided = russian_decisions("ru-short", russian)
    held = {fold(word) for _, word in book.yo_words()}
    for word, marks in lebedev.marks.items():
        if book.find(word) is not None or word in held:
            continue
        if inputs.dawg.forms_of(spell(word)):
            yield "OpenCorpora has it as a name, an abbreviation or a form that it refuses"
        elif word in decided:
            yield "two or three letters: refused by hand"
        elif word in by_hand or marks & TRUSTED:
            yield "taken out by hand, with the headword's forms"
        elif len(word) <= 5:
            yield "a stem of up to five letters without flags (шт, англ), not whitelisted"
        else:
            yield "a stem in -о without flags (физико), not whitelisted"
    for stem, _ in inputs.entries:
        if not stem.islower() and russian(stem) is not None:
            yield "an entry with capitals"


def _english() -> Iterator[str]:
    lexicon = opened("en_general")
    folder = UNPACKED / "scowl"
    words = {word for _, word in scowl_entries(folder, "words") if word.islower()}
    decided = decisions(SHORT)
    for word in sorted(words):
        code = alphabets.english(word)
        if code is None:
            yield "another sign than a to z in it"
        elif lexicon.contains(word.upper()):
            continue
        elif not alphabets.playable_length(code):
            yield "one letter, or more than fifteen"
        elif word in decided or len(word) == SHORTEST:
            yield "two or three letters: refused by hand"
        elif is_refused(word, words):
            yield "no vowel, or -our- before a Latin ending"
        else:
            yield "taken out by hand"
    for kind in ("upper", "proper-names", "abbreviations"):
        for word in sorted({word for _, word in scowl_entries(folder, kind)}):
            if alphabets.english(word.lower()) is not None and not lexicon.contains(word.upper()):
                yield f"in the files of {kind} only"


def _macedonian() -> Iterator[str]:
    lexicon = opened("mk_general")
    decided = decisions(macedonian.WORDS / "short.tsv")
    forms = frozenset(macedonian.expanded(UNPACKED / "dictionary-mk/package"))
    names = macedonian.names_among(forms)
    for word in sorted(forms):
        code = alphabets.macedonian(word)
        if code is None or not word.islower():
            yield "a capital or a sign that is no Macedonian letter"
        elif lexicon.contains(word.upper()):
            continue
        elif not alphabets.playable_length(code):
            yield "one letter, or more than fifteen"
        elif word in decided:
            yield "two or three letters: refused by hand"
        else:
            yield "a listed name" if word in names else "a form of no full paradigm"


if __name__ == "__main__":
    sys.exit(main())
