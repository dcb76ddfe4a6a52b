"""The packages that the lists are made of, opened."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import alphabets
import frequency
from dawg import WordsDawg
from hunspell import Affixes, entries
from opencorpora import Paradigms


@dataclass
class RussianInputs:
    """What `russian.build` reads."""

    affixes: Affixes
    entries: Iterable[tuple[str, str]]
    levels: dict[bytes, int]
    headwords: frozenset[bytes]
    """Lower-case headwords of the Russian Wiktionary."""
    paradigms: Paradigms
    dawg: WordsDawg


def russian_inputs(folder: Path) -> RussianInputs:
    """Open the unpacked packages under `folder` (see `fetch`)."""
    opencorpora = folder / "pymorphy3-dicts-ru/pymorphy3_dicts_ru/data"
    lebedev = folder / "dictionary-ru/package"
    return RussianInputs(
        affixes=Affixes((lebedev / "index.aff").read_text(encoding="utf-8")),
        entries=entries(lebedev / "index.dic"),
        levels=frequency.levels(
            folder / "wordfreq/wordfreq/data/large_ru.msgpack.gz", alphabets.russian, alphabets.fold
        ),
        headwords=wiktionary_headwords(folder / "wiki-ru-wordnet"),
        paradigms=Paradigms(opencorpora),
        dawg=WordsDawg(opencorpora / "words.dawg"),
    )


def wiktionary_headwords(folder: Path) -> frozenset[bytes]:
    """Lower-case headwords of one word in the database of wiki-ru-wordnet."""
    (database,) = folder.glob("**/wikiwordnet.db")
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        lemmas = [str(row[0]) for row in connection.execute("select distinct lemma from synsets")]
    codes = (alphabets.russian(lemma) for lemma in lemmas if lemma.islower())
    return frozenset(code for code in codes if code is not None)
