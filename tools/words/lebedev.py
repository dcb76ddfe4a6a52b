"""Lebedev's dictionary, the second witness: its forms, and what kind of word its flags make likely.

A stem that OpenCorpora lacks is read like the stems that both have with the same flags and the same ending:
the paradigm must make every form that Lebedev gives, and few others. So «фортификатор» gets all its cases.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from tools.words.alphabets import YO, fold, playable_length, russian, spell
from tools.words.dawg import WordsDawg
from tools.words.hunspell import Affixes
from tools.words.master import Analyses
from tools.words.opencorpora import Form, Paradigms, Use, grammemes, use_of

PLAIN, TRUSTED, ACCEPTED, SEEN = 1, 2, 4, 8
"""Of a spelling (Е for Ё) of Lebedev's: listed; with flags; OpenCorpora has an accepted form; or any."""
SURE: Final = 0.85
"""The share of known stems with the same flags and ending that must be of one part of speech."""
LIKE: Final = 0.4
"""The share of a paradigm's forms that an entry must have: matter has no plural."""
_MODELS_TRIED: Final = 12
_DECLINED: Final = {"NOUN", "ADJF"}
_OWN_MARKS: Final = {
    "Slng",
    "Arch",
    "Infr",
    "Litr",
    "Name",
    "Pltm",
    "Abbr",
    "Supr",
    "Apro",
    "Anum",
    "Poss",
    "Subx",
}
"""Marks that belong to a headword of its own and do not pass to another by likeness."""


@dataclass
class Lebedev:
    """The second witness: forms of the Hunspell dictionary, Е for Ё."""

    affixes: Affixes
    marks: dict[bytes, int] = field(default_factory=dict)
    yo: dict[bytes, int] = field(default_factory=dict)
    """Forms that are spelled with Ё, with PLAIN or TRUSTED."""
    entries: list[tuple[bytes, str]] = field(default_factory=list)

    def forms(self, stem: bytes, flags: str) -> Iterator[bytes]:
        """The forms of an entry that can be played."""
        for form in self.affixes.forms(spell(stem), flags):
            word = russian(form)
            if word is not None and playable_length(word):
                yield word


def read_lebedev(affixes: Affixes, entries: Iterable[tuple[str, str]]) -> Lebedev:
    """Every form of 2 to 15 letters of the lower-case entries."""
    found = Lebedev(affixes)
    marks, yo = found.marks, found.yo
    for stem, flags in entries:
        if not stem.islower():
            continue
        mark = TRUSTED if flags else PLAIN
        code = russian(stem)
        if code is not None and playable_length(code):
            found.entries.append((code, "".join(sorted(flags))))
        for form in affixes.forms(stem, flags):
            word = russian(form)
            if word is None or not playable_length(word):
                continue
            if YO in word:
                yo[word] = yo.get(word, 0) | mark
                word = fold(word)
            marks[word] = marks.get(word, 0) | mark
    return found


def readings(
    paradigms: Paradigms, dawg: WordsDawg, lebedev: Lebedev, words: set[bytes], dropped: frozenset[bytes]
) -> Mapping[bytes, Analyses]:
    """Readings of words that only Lebedev has: with grammemes by likeness, else the headword alone.

    Entries whose stem is dropped give none.
    """
    models = _models(paradigms, dawg, lebedev)
    bare = _Bare(paradigms)
    found: dict[bytes, list[tuple[int, int]]] = defaultdict(list)
    for stem, flags in lebedev.entries:
        forms = [form for form in lebedev.forms(stem, flags) if form in words]
        if not forms or stem in dropped:
            continue
        para = _alike(paradigms, models, lebedev, stem, flags)
        for word, pair in _read(paradigms, para, stem, forms) if para is not None else bare.read(stem, forms):
            if pair not in found[word]:
                found[word].append(pair)
    return {word: tuple(pairs) for word, pairs in found.items()}


Models = dict[tuple[str, bytes], Counter[int]]
"""How often each paradigm occurs among known stems with these flags and this ending."""


def _models(paradigms: Paradigms, dawg: WordsDawg, lebedev: Lebedev) -> Models:
    models: Models = defaultdict(Counter)
    for stem, flags in lebedev.entries:
        if not flags or not lebedev.marks[fold(stem)] & ACCEPTED:
            continue
        for para, form in dawg.forms_of(spell(stem)):
            head = paradigms.forms[para][0]
            if form == 0 and use_of(head) == Use.ALWAYS and not head.prefix:
                for size in (3, 2, 1):
                    models[flags, stem[-size:]][para] += 1
    return models


def _alike(paradigms: Paradigms, models: Models, lebedev: Lebedev, stem: bytes, flags: str) -> int | None:
    """The paradigm that makes the forms of an entry, when likeness is sure enough."""
    if not flags:
        return None
    for size in (3, 2, 1):
        counted = models.get((flags, stem[-size:]))
        if counted and counted.total() >= 3:
            break
    else:
        return None
    parts: Counter[str] = Counter()
    for para, count in counted.items():
        parts[_part(paradigms, para)] += count
    part, most = parts.most_common(1)[0]
    if most / counted.total() < SURE:
        return None
    given = {fold(form) for form in lebedev.forms(stem, flags)}
    alike = {
        para: _likeness(paradigms, para, stem, given)
        for para, _ in counted.most_common(_MODELS_TRIED)
        if _part(paradigms, para) == part
    }
    best = max(alike, key=alike.__getitem__)
    return best if alike[best] >= LIKE else None


def _part(paradigms: Paradigms, para: int) -> str:
    return paradigms.forms[para][0].tag.split(",")[0].split(" ")[0]


def _likeness(paradigms: Paradigms, para: int, stem: bytes, given: set[bytes]) -> float:
    """The share of the paradigm's forms that Lebedev gives; 0 when he gives one that it does not make.

    Of verbs, whose participles are entries of their own, only that is asked.
    """
    cells = paradigms.forms[para]
    if not stem.endswith(cells[0].suffix) or grammemes(cells[0].tag) & (_OWN_MARKS | {"plur"}):
        return 0.0
    family = [fold(word) for word in paradigms.family(stem, para)]
    if not given <= set(family):
        return 0.0
    if _part(paradigms, para) not in _DECLINED:
        return 1.0
    made = {
        word
        for word, cell in zip(family, cells, strict=True)
        if playable_length(word) and use_of(cell) == Use.ALWAYS and "V-oy" not in cell.tag
    }
    return len(made & given) / max(1, len(made))


def _read(
    paradigms: Paradigms, para: int, stem: bytes, forms: list[bytes]
) -> Iterator[tuple[bytes, tuple[int, int]]]:
    family = [fold(word) for word in paradigms.family(stem, para)]
    for word in forms:
        folded = fold(word)
        for form, made in enumerate(family):
            if made == folded:
                yield word, (para, form)


class _Bare:
    """Readings that name the headword only: a new paradigm for each ending of a stem."""

    def __init__(self, paradigms: Paradigms) -> None:
        self._paradigms = paradigms
        self._para_of: dict[bytes, int] = {}
        self._form_of: dict[tuple[int, bytes], int] = {}

    def read(self, stem: bytes, forms: list[bytes]) -> Iterator[tuple[bytes, tuple[int, int]]]:
        for word in forms:
            yield word, self._pair(stem, word)

    def _pair(self, stem: bytes, word: bytes) -> tuple[int, int]:
        shared = 0
        while shared < min(len(stem), len(word)) and stem[shared] == word[shared]:
            shared += 1
        head, tail = stem[shared:], word[shared:]
        cells = self._paradigms.forms
        if head not in self._para_of:
            self._para_of[head] = len(cells)
            cells.append([Form(b"", head, "")])
            self._form_of[self._para_of[head], head] = 0
        para = self._para_of[head]
        if (para, tail) not in self._form_of:
            self._form_of[para, tail] = len(cells[para])
            cells[para].append(Form(b"", tail, ""))
        return para, self._form_of[para, tail]
