"""The packages that the lists are made of, opened."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tools.words import alphabets, frequency
from tools.words.dawg import TagShares, WordsDawg
from tools.words.hunspell import Affixes, entries
from tools.words.labels import unquoted, wiktionary_labels
from tools.words.opencorpora import Paradigms


@dataclass
class RussianInputs:
    """What `russian.build` reads."""

    affixes: Affixes
    entries: tuple[tuple[str, str], ...]
    levels: dict[bytes, int]
    dotted: dict[bytes, int]
    """Levels of spellings with Ё alone."""
    headwords: frozenset[bytes]
    """Lower-case headwords of the Russian Wiktionary."""
    labels: dict[bytes, tuple[str, ...]]
    """Their usage labels, as grammemes."""
    unquoted: frozenset[bytes]
    """Those that are archaic or regional and have no quotation."""
    paradigms: Paradigms
    dawg: WordsDawg
    shares: TagShares


def russian_inputs(folder: Path) -> RussianInputs:
    """Open the unpacked packages under `folder` (see `fetch`)."""
    opencorpora = folder / "pymorphy3-dicts-ru/pymorphy3_dicts_ru/data"
    lebedev = folder / "dictionary-ru/package"
    tokens = folder / "wordfreq/wordfreq/data/large_ru.msgpack.gz"
    spelled = frequency.levels(tokens, alphabets.russian, bytes)
    return RussianInputs(
        affixes=Affixes((lebedev / "index.aff").read_text(encoding="utf-8")),
        entries=tuple(entries(lebedev / "index.dic")),
        levels=frequency.levels(tokens, alphabets.russian, alphabets.fold),
        dotted={word: level for word, level in spelled.items() if alphabets.YO in word},
        headwords=wiktionary_headwords(folder / "wiki-ru-wordnet"),
        labels=wiktionary_labels(folder / "wiki-ru-wordnet", alphabets.russian),
        unquoted=unquoted(folder / "wiki-ru-wordnet", alphabets.russian),
        paradigms=Paradigms(opencorpora),
        dawg=WordsDawg(opencorpora / "words.dawg"),
        shares=TagShares(opencorpora / "p_t_given_w.intdawg"),
    )


def wiktionary_headwords(folder: Path) -> frozenset[bytes]:
    """Lower-case headwords of one word in the database of wiki-ru-wordnet."""
    (database,) = folder.glob("**/wikiwordnet.db")
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        lemmas = [str(row[0]) for row in connection.execute("select distinct lemma from synsets")]
    codes = (alphabets.russian(lemma) for lemma in lemmas if lemma.islower())
    return frozenset(code for code in codes if code is not None)


def wiktionary_capitals(folder: Path) -> list[tuple[str, str]]:
    """(headword, definition in markup) of every headword of one word with a capital: its first sense."""
    found: dict[str, str] = {}
    for lemma, markup in wiktionary_rows(folder):
        if lemma.isalpha() and not lemma.islower():
            found.setdefault(lemma, markup)
    return sorted(found.items())


def wiktionary_rows(folder: Path) -> list[tuple[str, str]]:
    """(headword, definition in markup) of every sense, in the database's order.

    A definition stands between four fields and two numbers: `а~ru~а~ru~...~3303~15976`.
    """
    (database,) = folder.glob("**/wikiwordnet.db")
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        rows = connection.execute(
            "select lemma, definition from synsets order by synset_id, lemma, definition"
        )
        return [(str(lemma), "~".join(str(text).split("~")[4:-2])) for lemma, text in rows]
