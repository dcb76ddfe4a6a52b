"""The Macedonian master: the forms of dictionary-mk that are words, short ones decided one by one.

What was decided lies in the package `packages/fishka-words-mk`, whose list this is; it is under the GPL, so
it is built into that package and not into Fishka's own data. Tiers: 0 decided or listed by hand, 1 a form of
a full paradigm that the frequency list has, 2 such a form that it lacks.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from tools.words.alphabets import macedonian, playable_length
from tools.words.decisions import decisions
from tools.words.macedonian_forms import words_with_forms
from tools.words.master import Master

GENERAL: Final = 1
LONGEST_DECIDED: Final = 3
PACKAGE: Final = Path(__file__).resolve().parents[2] / "packages/fishka-words-mk"
WORDS: Final = PACKAGE / "words"
TITLE: Final = {"en": "Macedonian, general", "ru": "Македонский, общий", "mk": "Македонски, општ"}
ABOUT: Final = {
    "en": "Forms of the spelling dictionary hunspell-mk, articles included; names and abbreviations are out.",
    "ru": "Формы орфографического словаря hunspell-mk, с членами; имён и сокращений нет.",
    "mk": "Форми од правописниот речник hunspell-mk, и членуваните; без имиња и кратенки.",
}
_LEAST_LEVEL: Final = 40
"""Byte level (Zipf frequency 2) of short words that are decided but not in the frequency list."""


def build(dictionary: Path, levels: Mapping[bytes, int], say: Callable[[str], None]) -> Master:
    """The master from the unpacked dictionary and the levels by word (`frequency.levels`).

    Raises ValueError for a word of two or three letters that nobody decided, and a listed one that is lost.
    """
    forms = frozenset(one for one in expanded(dictionary) if macedonian(one) is not None and one.islower())
    say(f"dictionary-mk: {len(forms)} forms")
    decided = decisions(WORDS / "short.tsv")
    undecided = sorted(one for one in forms if 1 < len(one) <= LONGEST_DECIDED and one not in decided)
    if undecided:
        raise ValueError(f"not decided: {' '.join(undecided)}")
    listed = set(listing(WORDS / "listed.txt"))
    lost = sorted(one for one in listed if one not in forms or (one in decided and not decided[one].keep))
    if lost:
        raise ValueError(f"listed, and dropped or in no dictionary: {' '.join(lost)}")
    kept = words_with_forms(forms, listed)
    long = {one for one in kept if len(one) > LONGEST_DECIDED} - names_among(forms)
    words = long | {word for word, one in decided.items() if one.keep}
    say(f"words: {len(words)}")
    rude, innocent = patterns(WORDS / "rude.txt"), set(listing(WORDS / "rude-innocent.txt"))
    master = Master()
    for word in sorted(words):
        code = macedonian(word)
        if code is None or not playable_length(code):
            continue
        level = levels.get(code, 0)
        by_hand = word in decided or word in listed
        master.add(
            code,
            tier=0 if by_hand else 1 if level else 2,
            level=max(level, _LEAST_LEVEL) if word in decided else level,
            flags=int(word not in innocent and any(one.fullmatch(word) for one in rude)),
            lists=GENERAL,
            analyses=(),
        )
    say(f"all: {len(master.words)} words")
    return master


def expanded(folder: Path) -> Iterator[str]:
    """Every form of the dictionary; its flags are numbers, its rules plain suffixes without conditions."""
    rules: dict[str, list[tuple[str, str]]] = {}
    for line in (folder / "index.aff").read_text(encoding="utf-8").splitlines():
        fields = line.split()
        if fields[:1] == ["SFX"] and len(fields) == 5:
            strip, add = ("" if part == "0" else part for part in fields[2:4])
            rules.setdefault(fields[1], []).append((strip, add))
        elif fields and fields[0] not in ("SFX", "SET", "TRY", "FLAG"):
            raise ValueError(f"a rule that is not understood: {line}")
    for entry in (folder / "index.dic").read_text(encoding="utf-8").splitlines()[1:]:
        stem, _, flags = entry.strip().partition("/")
        yield stem
        for flag in filter(None, flags.split(",")):
            for strip, add in rules[flag]:
                yield stem.removesuffix(strip) + add


def listing(path: Path) -> Iterator[str]:
    """The words of a file, several a line; `#` starts a remark."""
    for line in path.read_text(encoding="utf-8").splitlines():
        yield from line.partition("#")[0].split()


def patterns(path: Path) -> tuple[re.Pattern[str], ...]:
    """The patterns of a file, one a line."""
    return tuple(re.compile(one) for one in listing(path))


def names_among(forms: frozenset[str]) -> set[str]:
    """The listed names and what is formed of them: called, possessed, with an article."""
    names = listing(WORDS / "names.txt")
    ends = (
        "",
        "а",
        "е",
        "у",
        "о",
        "от",
        "та",
        "то",
        "ов",
        "ова",
        "ово",
        "ови",
        "ев",
        "ева",
        "ин",
        "ина",
        "ино",
        "ини",
    )
    return {form for name in names for end in ends for form in (name + end, name[:-1] + end) if form in forms}
