"""What a word is, in words: «рода: форма слова род, существительное, родительный падеж, ед. ч.»."""

from collections.abc import Iterator
from typing import Final, Protocol

from fishka.lexicon.info import Analysis, WordEntry

SHOWN: Final = (
    *("Subx", "Supr", "Cmp2", "actv", "pssv", "impr", "past", "pres", "futr", "1per", "2per", "3per"),
    *("masc", "femn", "neut", "nomn", "gent", "gen1", "gen2", "datv", "accs", "acc2", "ablt"),
    *("loct", "loc1", "loc2", "voct", "sing", "plur", "incl", "Infr", "Nstd", "Slng", "Dial", "Arch"),
)
"""Grammemes that a card names, in its order; each has a text `lexicon-grammeme-<name in lower case>`."""
_GENDERS: Final = {"masc", "femn", "neut"}
_SPECIAL_CASES: Final = {"gen1": "gent", "gen2": "gent", "acc2": "accs", "loc1": "loct", "loc2": "loct"}
"""A case of its own beside the one that it is counted to."""


class Text(Protocol):
    """A catalogue: `Translator.text`."""

    def __call__(self, id: str, /, **params: str) -> str:
        """The text of an id."""


def describe_readings(entry: WordEntry, text: Text) -> tuple[tuple[str, str], ...]:
    """Headword and form in words of each reading, equal ones once; none when only the spelling is known."""
    word = entry.word.lower()
    told = ((one.lemma, _form(word, one, text)) for one in _told(word, entry.analyses))
    return tuple(dict.fromkeys(told))


def _told(word: str, analyses: tuple[Analysis, ...]) -> Iterator[Analysis]:
    """The readings worth a line: a headword is not told again as its own accusative."""
    own = set()
    for analysis in analyses:
        key = analysis.lemma, analysis.pos
        if analysis.lemma == word:
            if key in own:
                continue
            own.add(key)
        yield analysis


def _form(word: str, analysis: Analysis, text: Text) -> str:
    parts = []
    if analysis.lemma != word:
        parts.append(text("lexicon-card-form-of", lemma=analysis.lemma))
    if analysis.pos:
        parts.append(text(f"lexicon-pos-{analysis.pos.lower()}"))
    elif not parts:
        parts.append(text("lexicon-card-headword"))
    parts += [text(f"lexicon-grammeme-{name.lower()}") for name in _named(analysis)]
    return ", ".join(parts)


def _named(analysis: Analysis) -> list[str]:
    """The grammemes that a line names: a noun's gender is its headword's business."""
    marks = set(analysis.grammemes)
    if analysis.pos in {"NOUN", "NPRO", "INFN"}:
        marks -= _GENDERS
    if analysis.pos == "GRND":
        marks -= {"actv"}
    marks -= {_SPECIAL_CASES[mark] for mark in marks & _SPECIAL_CASES.keys()}
    return [name for name in SHOWN if name in marks]
