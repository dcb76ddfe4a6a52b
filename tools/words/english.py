"""The English master: SCOWL's word files up to size 80, short words decided one by one, forms after WordNet.

Tiers: 0 the decisions and overlays; 1 size 60 and below; 2 size 70; 3 size 80. Levels follow from the size,
so that the same thresholds make vocabularies of like difficulty as in Russian.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from pathlib import Path
from typing import Final, NamedTuple

from tools.words.alphabets import english, playable_length
from tools.words.decisions import FOLDER, Decision, decisions
from tools.words.english_forms import Reading, readings
from tools.words.master import Analyses, Master
from tools.words.opencorpora import Form
from tools.words.overlay import overlay, parts_of_speech
from tools.words.wordnet import WordNet

from fishka.lexicon.info import Witness

HAND, SCOWL = (1 << list(Witness).index(one) for one in (Witness.HAND, Witness.DICTIONARY))
"""Bits of `Master.witnesses`."""
GENERAL: Final = 1
"""Bit of `Master.lists`."""
LARGEST: Final = 80
SHORT: Final = FOLDER / "en-short.tsv"
LONGEST_DECIDED: Final = 3
"""Words up to this length count only when they were decided by hand."""
_LEVEL_OF_SIZE: Final = {10: 600, 20: 500, 35: 400, 40: 330, 50: 300, 55: 250, 60: 200, 70: 100, 80: 0}
_ADDED_LEVEL: Final = 200
"""Of words of the overlays that SCOWL lacks."""
_ANYBODY: Final = "[a-z_0-9]+"
_COMMON: Final = "english|american|british|british_z"
"""Whose files tell how common a word is: a spelling that only the others have (variants, afto) is rarer."""
_VARIANT_SIZE: Final = 60
"""At least of this size is a word that only the other files have."""
_RARER_LEVEL: Final = 250
"""Words of `en-rarer` are no commoner."""
_STEP: Final = 5
_VOWELS: Final = frozenset("aeiouy")
_HYBRID: Final = re.compile(r"(.*[^aeiou])our(?=ous|al$|al[^a-z]|ally|alit|im[ei]t|iz|is[ei]|ific)")
"""British -our- before a Latin ending, where British has -or- too: `humoural`, `flavourous`."""


class English(NamedTuple):
    """The master, its paradigms, and its words in lower case."""

    master: Master
    paradigms: tuple[tuple[Form, ...], ...]
    words: frozenset[str]


def build(scowl: Path, wordnet: WordNet, say: Callable[[str], None]) -> English:
    """The master from the unpacked packages. Raises ValueError for a short word that nobody decided."""
    sizes: dict[str, int] = {}
    for size, word in _scowl_words(scowl):
        if english(word) is not None:
            sizes[word] = min(size, sizes.get(word, size))
    levels = _levels(scowl, sizes)
    say(f"SCOWL: {len(sizes)} words")
    decided = decisions(SHORT)
    words = _words(sizes, decided)
    parts: defaultdict[str, set[str]] = defaultdict(set)
    for sense in wordnet.senses():
        parts[sense.lemma].add(sense.pos)
    for word, pos in parts_of_speech("en-function"):
        parts[word].add(pos)
    known = readings(words, parts, wordnet.irregular())
    say(f"forms: {len(known)} of {len(words)} words have a reading")
    rude = _rude(words, known)
    lexemes = _Lexemes(known)
    master = Master()
    for word in sorted(words):
        own, by_hand = sizes.get(word), decided.get(word)
        tier = 0 if by_hand or own is None else 1 if own <= 60 else 2 if own == 70 else 3
        level = levels.get(word, _ADDED_LEVEL)
        if by_hand and by_hand.level is not None:
            level = by_hand.level
        master.add(
            _code(word),
            tier=tier,
            level=level // _STEP,
            flags=int(word in rude),
            lists=GENERAL,
            analyses=lexemes.analyses(word),
            witnesses=(HAND if tier == 0 else 0) | (0 if own is None else SCOWL),
        )
    say(f"all: {len(master.words)} words")
    return English(master, lexemes.paradigms(), words)


def _levels(scowl: Path, sizes: Mapping[str, int]) -> dict[str, int]:
    """How common each word of SCOWL is."""
    common: dict[str, int] = {}
    for size, word in _scowl_words(scowl, _COMMON):
        common[word] = min(size, common.get(word, size))
    rarer = _spelled("en-rarer")
    found = {}
    for word, size in sizes.items():
        level = _LEVEL_OF_SIZE[common.get(word, max(size, _VARIANT_SIZE))]
        found[word] = min(level, _RARER_LEVEL) if word in rarer else level
    return found


def _words(sizes: Mapping[str, int], decided: Mapping[str, Decision]) -> frozenset[str]:
    undecided = {word for word in sizes if 1 < len(word) <= LONGEST_DECIDED} - decided.keys()
    undecided = {word for word in undecided if len(word) > 2}  # of two letters the table alone counts
    if undecided:
        raise ValueError(f"{SHORT.name}: not decided: {' '.join(sorted(undecided))}")
    long = {word for word in sizes if len(word) > LONGEST_DECIDED}
    long = {word for word in long if not is_refused(word, long)}
    kept = {word for word, one in decided.items() if one.keep}
    words = (long | kept | _spelled("en-add")) - _spelled("en-remove")
    return frozenset(word for word in words if playable_length(_code(word)))


def is_refused(word: str, words: Set[str]) -> bool:
    """Whether a kind-wide rule takes a word of four letters or more out.

    Without a vowel or Y it is an abbreviation or a noise, which `en-add` must name; with -our- before a Latin
    ending it is a misspelling of the word in -or- that is there.
    """
    return not _VOWELS & set(word) or right_spelling(word, words) is not None


def right_spelling(word: str, words: Set[str]) -> str | None:
    """The word in -or- that a word with -our- before a Latin ending misspells; None for any other."""
    hybrid = _HYBRID.match(word)
    right = f"{hybrid[1]}or{word[hybrid.end() :]}" if hybrid else ""
    return right if right in words else None


def _rude(words: Iterable[str], known: Mapping[str, tuple[Reading, ...]]) -> frozenset[str]:
    """Words that are rude or a form of a rude headword, but for the look-alikes that are listed."""
    rude, innocent = _spelled("en-rude"), _spelled("en-rude-innocent")
    return frozenset(
        word
        for word in words
        if word not in innocent and (word in rude or any(one.lemma in rude for one in known.get(word, ())))
    )


class _Lexemes:
    """Paradigms as suffixes on what all forms of a headword share."""

    def __init__(self, known: Mapping[str, tuple[Reading, ...]]) -> None:
        cells: defaultdict[tuple[str, str], dict[tuple[str, str], None]] = defaultdict(dict)
        for word, ways in known.items():
            for way in ways:
                cells[way.lemma, way.pos][word, way.tag] = None
        self._known = known
        self._numbers: dict[tuple[tuple[str, str], ...], int] = {}
        self._where: dict[tuple[str, str], tuple[int, dict[tuple[str, str], int]]] = {}
        for (lemma, pos), found in sorted(cells.items()):
            head = next((cell for cell in found if cell[0] == lemma), (lemma, pos))
            forms = [head, *sorted(cell for cell in found if cell != head)]
            stem = _shared([form for form, _ in forms])
            suffixes = tuple((form[len(stem) :], tag) for form, tag in forms)
            number = self._numbers.setdefault(suffixes, len(self._numbers))
            self._where[lemma, pos] = number, {cell: at for at, cell in enumerate(forms)}

    def analyses(self, word: str) -> Analyses:
        """(paradigm, form) of each reading, the word as its own headword first."""
        ways = sorted(self._known.get(word, ()), key=lambda way: way.lemma != word)
        found = (self._where[way.lemma, way.pos] for way in ways)
        return tuple((number, at[word, way.tag]) for way, (number, at) in zip(ways, found, strict=True))

    def paradigms(self) -> tuple[tuple[Form, ...], ...]:
        """In the order of their numbers."""
        return tuple(
            tuple(Form(b"", _code(suffix), tag) for suffix, tag in suffixes) for suffixes in self._numbers
        )


def _shared(forms: list[str]) -> str:
    """The longest beginning of all."""
    least, most = min(forms), max(forms)
    size = next((at for at, (a, b) in enumerate(zip(least, most, strict=False)) if a != b), len(least))
    return least[:size]


def _code(word: str) -> bytes:
    code = english(word)
    assert code is not None, word
    return code


def _spelled(name: str) -> frozenset[str]:
    return frozenset("".join(chr(96 + one) for one in code) for code in overlay(name, english))


def _scowl_words(folder: Path, whose: str = _ANYBODY) -> Iterator[tuple[int, str]]:
    """(size, word) of every lower-case entry of the `*-words.N` files, accents taken off."""
    return ((size, word) for size, word in scowl_entries(folder, "words", whose) if word.islower())


def scowl_entries(folder: Path, kind: str, whose: str = _ANYBODY) -> Iterator[tuple[int, str]]:
    """(size, entry) of the files of a kind (`words`, `upper`, `proper-names`, `abbreviations`).

    `whose` is a pattern of the first part of their names: `american`, `variant_1`.
    """
    name = re.compile(rf"(?:{whose})-{kind}\.(\d+)")
    for path in sorted((folder / "usr/share/dict/scowl").iterdir()):
        match = name.fullmatch(path.name)
        if match and int(match[1]) <= LARGEST:
            for line in path.read_text(encoding="utf-8").splitlines():
                yield int(match[1]), _plain(line.strip())


def _plain(word: str) -> str:
    """The word with its accents taken off."""
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
