"""Usage labels of the Russian Wiktionary, by headword: archaic, informal, slang, regional, non-standard.

A headword has a label when every sense of it carries one of that kind: «лох» the tree keeps «лох» unlabelled.
Labels become grammemes of the readings, after those of OpenCorpora, which has three of them itself. What is
archaic or regional in every sense and stands without a quotation, nothing proves but the entry (`unquoted`).
"""

import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from tools.words.alphabets import fold

KINDS: Final[Mapping[str, frozenset[str]]] = {
    "Arch": frozenset({"устар", "уст", "стар", "старин", "арх", "церк-слав", "др-рус"}),
    "Infr": frozenset({"разг", "прост", "фам", "разг-сниж", "разг сниж", "сниж"}),
    "Slng": frozenset(
        {"жарг", "сленг", "жарг мол", "комп жарг", "крим жарг", "мол", "школьн", "арго", "угол", "воен жарг"}
    ),
    "Dial": frozenset({"обл", "рег", "диал", "местн", "региональн", "сиб", "южн", "сев"}),
    "Nstd": frozenset({"прост", "сниж", "искаж", "неправ", "разг-сниж", "разг сниж", "эррат", "простореч"}),
}
"""Grammeme -> the label templates that mean it, without their stops. Informal holds non-standard."""

COMMON: Final = 70
"""A headword of this level byte and above (Zipf 3.5) is neither archaic nor regional nor slang, whatever the
few senses that the package holds say («чей», «час»)."""
_OF_RARE_WORDS: Final = {"Arch", "Dial", "Slng"}
_EXAMPLE: Final = re.compile(r"\{\{пример.*", re.DOTALL)
_QUOTED: Final = re.compile(r"\{\{пример\s*\|.*[^\W\d_]", re.DOTALL)
"""An example that holds words: an empty one stands in entries that have none."""
_OF_OLD_OR_LOCAL_WORDS: Final = KINDS["Arch"] | KINDS["Dial"]
_TEMPLATE: Final = re.compile(r"\{\{([^{}|]*)")


def wiktionary_labels(folder: Path, encode: Callable[[str], bytes | None]) -> dict[bytes, tuple[str, ...]]:
    """Grammemes by headword, from the database of wiki-ru-wordnet; headwords without labels are left out."""
    found = {}
    for lemma, senses in _senses(folder).items():
        code, kinds = encode(lemma), _of_every_sense([_labels(one) for one in senses])
        if code is not None and kinds:
            found[code] = kinds
    return found


def unquoted(folder: Path, encode: Callable[[str], bytes | None]) -> frozenset[bytes]:
    """Headwords of which every sense is archaic or regional and none has a quotation."""
    codes = (
        encode(lemma)
        for lemma, senses in _senses(folder).items()
        if all(_labels(one) & _OF_OLD_OR_LOCAL_WORDS and not _QUOTED.search(one) for one in senses)
    )
    return frozenset(code for code in codes if code is not None)


def _senses(folder: Path) -> Mapping[str, list[str]]:
    """The definitions in markup of every lower-case headword."""
    (database,) = folder.glob("**/wikiwordnet.db")
    senses: dict[str, list[str]] = {}
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        for lemma, definition in connection.execute("select lemma, definition from synsets"):
            if lemma.islower():
                senses.setdefault(lemma, []).append(definition)
    return senses


def believable(
    labels: Mapping[bytes, tuple[str, ...]], levels: Mapping[bytes, int]
) -> dict[bytes, tuple[str, ...]]:
    """The labels without those that a common headword cannot have."""
    found = {}
    for word, kinds in labels.items():
        common = levels.get(fold(word), 0) >= COMMON
        left = tuple(kind for kind in kinds if not (common and kind in _OF_RARE_WORDS))
        if left:
            found[word] = left
    return found


def _labels(definition: str) -> frozenset[str]:
    """The names of the templates of a sense, its examples aside: `устар`, `комп жарг`."""
    text = _EXAMPLE.sub("", definition.split("~ru~")[-1])
    return frozenset(" ".join(name.replace(".", " ").split()) for name in _TEMPLATE.findall(text))


def _of_every_sense(senses: Iterable[frozenset[str]]) -> tuple[str, ...]:
    return tuple(kind for kind, names in KINDS.items() if all(names & labels for labels in senses))
