"""Definitions for the headwords of our lists: Russian from the Russian Wiktionary, English from WordNet."""

import sqlite3
from collections import defaultdict
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

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
    (database,) = folder.glob("**/wikiwordnet.db")
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        rows = connection.execute(
            "select lemma, definition from synsets order by synset_id, lemma, definition"
        )
        return [(str(lemma), _markup(str(text))) for lemma, text in rows if str(lemma).islower()]


def _markup(definition: str) -> str:
    """The definition, which stands between four fields and two numbers: `а~ru~а~ru~...~3303~15976`."""
    return "~".join(definition.split("~")[4:-2])
