"""What form of which word: OpenCorpora's marks as a phrase."""

from typing import Final

from fishka.cli.io import Io
from fishka.lexicon import Analysis

SHOWN: Final = (
    "NOUN", "ADJF", "ADJS", "COMP", "VERB", "INFN", "PRTF", "PRTS", "GRND", "NUMR", "ADVB", "NPRO", "PRED",
    "PREP", "CONJ", "PRCL", "INTJ",
    "Supr", "actv", "pssv", "impr", "1per", "2per", "3per", "pres", "past", "futr",
    "nomn", "gent", "datv", "accs", "ablt", "loct", "voct", "gen1", "gen2", "acc2", "loc1", "loc2",
    "sing", "plur", "masc", "femn", "neut",
)  # fmt: skip
"""The marks that are told, in the order of telling; each is a text `form-<mark in lower case>`."""
_GENDERS: Final = {"masc", "femn", "neut"}


def form_text(io: Io, analysis: Analysis) -> str:
    """`существительное, родительный падеж, ед. ч.`; empty when only the headword is known.

    A noun's gender is left out: it is the headword's, not the form's.
    """
    marks = {analysis.pos, *analysis.grammemes} - (_GENDERS if analysis.pos == "NOUN" else set())
    return ", ".join(io.text(f"form-{mark.lower()}") for mark in SHOWN if mark in marks)


def reading_text(io: Io, word: str, analysis: Analysis) -> str:
    """One reading of a word as a sentence: `рода: форма слова род, существительное, …`."""
    lower, form = word.lower(), form_text(io, analysis)
    if analysis.lemma == lower:
        return io.text("cli-word-headword", word=lower, form=form) if form else lower
    if not form:
        return io.text("cli-word-form-bare", word=lower, lemma=analysis.lemma)
    return io.text("cli-word-form", word=lower, lemma=analysis.lemma, form=form)
