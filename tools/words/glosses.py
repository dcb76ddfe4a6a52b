"""Definitions for the headwords of our lists: Russian from the Russian Wiktionary, English from WordNet."""

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.words.inputs import wiktionary_rows
from tools.words.wikitext import plain
from tools.words.wordnet import WordNet

from fishka.lexicon.glosses import GlossEntry

MOST_ENGLISH: Final = 6
"""Senses kept of a word in one part of speech; WordNet gives the most used first."""
MOST_RUSSIAN: Final = 10


def russian(folder: Path, known: Callable[[str], bool]) -> list[GlossEntry]:
    """An entry for each lower-case headword of the Wiktionary (unpacked in `folder`) that is known."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for lemma, markup in wiktionary_senses(folder):
        if known(lemma) and (text := plain(markup)) and text.lower() != lemma and text not in found[lemma]:
            found[lemma].append(text)
    return [GlossEntry(lemma, "", tuple(texts[:MOST_RUSSIAN])) for lemma, texts in found.items() if texts]


def english(wordnet: WordNet, known: Callable[[str], bool]) -> list[GlossEntry]:
    """An entry for each known word of WordNet and part of speech."""
    found: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for sense in wordnet.senses():
        texts = found[sense.lemma, sense.pos]
        if len(texts) < MOST_ENGLISH and sense.text and known(sense.lemma) and sense.text not in texts:
            texts.append(sense.text)
    return [GlossEntry(*key, tuple(texts)) for key, texts in found.items() if texts]


def wiktionary_senses(folder: Path) -> list[tuple[str, str]]:
    """(headword, definition in markup) of every sense of a lower-case word, in the database's order."""
    return [(lemma, markup) for lemma, markup in wiktionary_rows(folder) if lemma.islower()]
