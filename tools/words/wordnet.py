"""WordNet's files: lower-case words with their parts of speech and definitions, and irregular forms."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

PARTS: Final[Mapping[str, str]] = {"noun": "NOUN", "verb": "VERB", "adj": "ADJF", "adv": "ADVB"}
"""Part of speech by the ending of WordNet's file names."""


_LOCATIONS: Final = "15"
"""Number of WordNet's file of places."""


class Sense(NamedTuple):
    """One meaning of a word; a word's senses come the most used first."""

    lemma: str
    pos: str
    text: str


class WordNet:
    """The unpacked package. Words with a capital (names) or of several parts are passed over."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder / "usr/share/wordnet"

    def senses(self) -> Iterator[Sense]:
        """Every sense, by part of speech, then by word."""
        for ending, pos in PARTS.items():
            synsets = self._synsets(ending)
            for line in _lines(self._folder / f"index.{ending}"):
                lemma, _, count, pointers, *rest = line.split()
                if not lemma.isalpha():
                    continue
                offsets = rest[int(pointers) + 2 :]
                assert len(offsets) == int(count), line
                for offset in offsets:
                    words, text = synsets[offset]
                    if lemma in words:
                        yield Sense(lemma, pos, text)

    def places(self) -> frozenset[str]:
        """Names of single places (London), in lower case."""
        found: set[str] = set()
        for line in _lines(self._folder / "data.noun"):
            _, file, _, count, *rest = line.partition(" | ")[0].split()
            if file == _LOCATIONS and "@i" in rest:
                found |= {word.lower() for word in rest[: 2 * int(count, 16) : 2] if word.isalpha()}
        return frozenset(found)

    def irregular(self) -> dict[tuple[str, str], tuple[str, ...]]:
        """Headwords by (form, part of speech), of the forms that no rule makes: `ran`, `geese`, `worse`."""
        found: dict[tuple[str, str], tuple[str, ...]] = {}
        for ending, pos in PARTS.items():
            for line in _lines(self._folder / f"{ending}.exc"):
                form, *lemmas = line.split()
                kept = tuple(one for one in lemmas if one.isalpha() and one != form)
                if form.isalpha() and kept:
                    found[form, pos] = found.get((form, pos), ()) + kept
        return found

    def _synsets(self, ending: str) -> dict[str, tuple[frozenset[str], str]]:
        """(lower-case words, definition without its examples) by offset."""
        found = {}
        for line in _lines(self._folder / f"data.{ending}"):
            fields, _, gloss = line.partition(" | ")
            offset, _, _, count, *rest = fields.split()
            words = (word.partition("(")[0] for word in rest[: 2 * int(count, 16) : 2])
            found[offset] = frozenset(words), _definition(gloss)
        return found


def _definition(gloss: str) -> str:
    """What stands before the first example, which is quoted."""
    return gloss.partition('"')[0].strip(" ;,:")


def _lines(path: Path) -> Iterator[str]:
    """Lines of a file but its licence, which is indented."""
    for line in path.read_text(encoding="latin-1").splitlines():
        if line and not line.startswith(" "):
            yield line
