"""Build the word lists: `make words`, or `python -m tools.words`, writes `src/fishka/lexicon/data/`, and the
Macedonian book into the package `fishka-words-mk`; `--to` puts all of them into one other folder.

`--check` builds and compares with what is there instead of writing: two runs, one hash. `--only en` leaves
the other languages as they are kept.
"""

import argparse
import gc
import resource
import sys
import time
from collections.abc import Callable, Mapping
from itertools import compress
from pathlib import Path

import msgspec
from tools.words import alphabets, english, fetch, frequency, glosses, macedonian, outside, russian
from tools.words.inputs import russian_inputs
from tools.words.publish import BookPlan, ListPlan, publish
from tools.words.wordnet import WordNet

from fishka.lexicon.book import Book
from fishka.lexicon.catalogue import BookFile, Manifest
from fishka.lexicon.glosses import pack_glosses
from fishka.lexicon.info import Source, YoPolicy
from fishka.lexicon.layout import MAGIC_PACKED, read_header, unpack
from fishka.lexicon.outside import pack_outside

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src/fishka/lexicon/data"
HERE = Path(__file__).parent
BUNDLED = ("ru", "en")
"""Languages whose books come with Fishka, in the order of the manifest."""
RUSSIAN_LICENCE = "CC-BY-SA-4.0 AND BSD-3-Clause"
ENGLISH_LICENCE = "LicenseRef-SCOWL AND LicenseRef-WordNet-3.0"
MACEDONIAN_LICENCE = "GPL-3.0-only"
"""SPDX expressions of what is made of the packages of each language."""
TOOL = "fishka tools.words 5"
"""Raise with every change of the pipeline that changes its output."""


def main() -> int:
    """Fetch, build, write or compare."""
    options = argparse.ArgumentParser(prog="python -m tools.words", description=__doc__)
    options.add_argument("--check", action="store_true", help="compare with the kept lists, write nothing")
    options.add_argument("--to", type=Path, default=DATA, help="folder to write to, or to compare with")
    options.add_argument("--offline", action="store_true", help="use only what is in the cache")
    options.add_argument("--only", choices=("ru", "en", "mk"), help="build this language, keep the others")
    given = options.parse_args()
    gc.disable()  # millions of tuples, no cycles: the collector would only walk them again and again

    def say(text: str) -> None:
        print(f"{time.process_time():6.1f} s  {peak_mb():4} MB  {text}", file=sys.stderr, flush=True)

    packages = fetch.fetch_all(fetch.read_lock(), fetch.CACHE, offline=given.offline, say=say)
    say("packages ready")
    makers = {"mk": build_macedonian, "ru": build_russian, "en": build_english}
    wanted = [language for language in makers if given.only in (None, language)]
    books, files = {}, {}
    for language in wanted:
        book, others = makers[language](packages, say)
        books[f"{language}.book"] = book
        files[place_of(f"{language}.book", given.to)] = book
        files[place_of(f"{language}.outside", given.to)] = others
    made = {name: describe(name, data) for name, data in books.items()}
    bundled = [language for language in BUNDLED if language in wanted]
    for language in bundled:
        meanings = build_glosses(language, books[f"{language}.book"], packages)
        files[given.to / f"{language}.glosses"] = meanings
    if bundled:
        manifest = given.to / "manifest.json"
        kept = (
            msgspec.json.decode(manifest.read_bytes(), type=Manifest).books
            if given.only and manifest.is_file()
            else ()
        )
        known = {book.file: book for book in kept} | made
        entries = tuple(known[name] for one in BUNDLED if (name := f"{one}.book") in known)
        files[manifest] = msgspec.json.format(msgspec.json.encode(Manifest(entries)), indent=1) + b"\n"
    say("built")
    for book in made.values():
        for one in book.lists:
            print(f"{one.info.id} {one.info.count} {one.info.hash}")
    if given.check:
        others = differing(files)
        print(f"NOT the same as kept: {', '.join(others)}" if others else "the same as kept")
        return 1 if others else 0
    for path, data in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return 0


def place_of(file: str, to: Path) -> Path:
    """Where a file goes: Macedonian ones into their package, unless another folder than usual is asked."""
    own = macedonian.PACKAGE / "src/fishka_words_mk/data"
    return (own if file.startswith("mk.") and to.resolve() == DATA else to) / file


def differing(files: Mapping[Path, bytes]) -> list[str]:
    """The names of those files that are not there, or not with this content."""
    return [path.name for path, data in files.items() if not path.is_file() or path.read_bytes() != data]


def peak_mb() -> int:
    """The most memory that this process has held, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def build_russian(packages: fetch.Packages, say: Callable[[str], None]) -> tuple[bytes, bytes]:
    """The packed Russian book, and the file of what is no word."""
    inputs = russian_inputs(packages.folder)
    built = russian.build(inputs, say)
    listed = list(compress(built.master.words, built.master.lists))
    wiktionary = packages.folder / "wiki-ru-wordnet"
    others = outside.of_russian(inputs, built.lebedev, built.leftover, listed, wiktionary)
    say(f"known and no words: {len(others)}")
    names = ("pymorphy3-dicts-ru", "dictionary-ru", "wiki-ru-wordnet")
    others_packed = _pack_others(others, "ru", RUSSIAN_LICENCE, packages, *names)
    master, forms = built.master, built.paradigms.forms
    del inputs, built, listed, others  # half of the memory; packing the book takes as much
    book = publish(
        master,
        forms,
        BookPlan(
            language="ru",
            letters=alphabets.RUSSIAN,
            yo_policy=YoPolicy.STRICT,
            version=fetch.VERSION,
            licence=RUSSIAN_LICENCE,
            notice="NOTICE-ru.txt",
            sources=_sources(packages, "pymorphy3-dicts-ru", "dictionary-ru", "wordfreq", "wiki-ru-wordnet"),
            decisions=decided_by_hand("ru"),
            tool=TOOL,
            lists=(
                ListPlan("ru_core", russian.CORE),
                ListPlan("ru_general", russian.GENERAL),
                ListPlan("ru_wide", russian.WIDE),
                ListPlan("ru_nouns", russian.NOUNS, "noun_levels"),
                ListPlan("ru_nouns_core", russian.NOUNS_CORE, "noun_levels"),
            ),
        ),
    )
    say("Russian book")
    return book, others_packed


def build_english(packages: fetch.Packages, say: Callable[[str], None]) -> tuple[bytes, bytes]:
    """The packed English book, and the file of what is no word."""
    wordnet = WordNet(packages.folder / "wordnet-base")
    built = english.build(packages.folder / "scowl", wordnet, say)
    others = outside.of_english(packages.folder / "scowl", wordnet.places(), built.words)
    others_packed = _pack_others(others, "en", ENGLISH_LICENCE, packages, "scowl", "wordnet-base")
    book = publish(
        built.master,
        built.paradigms,
        BookPlan(
            language="en",
            letters=alphabets.ENGLISH,
            yo_policy=YoPolicy.NONE,
            version=fetch.VERSION,
            licence=ENGLISH_LICENCE,
            notice="NOTICE-en.txt",
            sources=_sources(packages, "scowl", "wordnet-base"),
            decisions=decided_by_hand("en"),
            tool=TOOL,
            lists=(ListPlan("en_general", english.GENERAL),),
        ),
    )
    return book, others_packed


def build_macedonian(packages: fetch.Packages, say: Callable[[str], None]) -> tuple[bytes, bytes]:
    """The packed Macedonian book, of the package `fishka-words-mk`, and the file of what is no word."""
    levels = frequency.levels(
        packages.folder / "wordfreq/wordfreq/data/large_mk.msgpack.gz", alphabets.macedonian, bytes
    )
    dictionary = packages.folder / "dictionary-mk/package"
    master = macedonian.build(dictionary, levels, say)
    letters = dict(enumerate(alphabets.MACEDONIAN.lower(), 1))
    words = frozenset("".join(map(letters.__getitem__, word)) for word in master.words)
    others = outside.of_macedonian(dictionary, words)
    others_packed = _pack_others(others, "mk", MACEDONIAN_LICENCE, packages, "dictionary-mk")
    book = publish(
        master,
        (),
        BookPlan(
            language="mk",
            letters=alphabets.MACEDONIAN,
            yo_policy=YoPolicy.NONE,
            version=fetch.VERSION,
            licence=MACEDONIAN_LICENCE,
            notice="NOTICE-mk.txt",
            sources=_sources(packages, "dictionary-mk", "wordfreq"),
            decisions={
                f"words/{path.name}": fetch.sha256(path.read_bytes())
                for path in sorted(macedonian.WORDS.iterdir())
            },
            tool=TOOL,
            lists=(ListPlan("mk_general", macedonian.GENERAL),),
            titles={"mk_general": macedonian.TITLE},
            abouts={"mk_general": macedonian.ABOUT},
        ),
    )
    return book, others_packed


def _pack_others(
    others: outside.Collected, language: str, licence: str, packages: fetch.Packages, *names: str
) -> bytes:
    """The packed file of what is known and no word."""
    return pack_outside(others, language, licence, f"NOTICE-{language}.txt", _sources(packages, *names))


def build_glosses(language: str, book: bytes, packages: fetch.Packages) -> bytes:
    """The file of definitions for the headwords that a packed book holds."""
    opened = Book(unpack(book))

    def known(lemma: str) -> bool:
        code = opened.encode(lemma.upper())
        return code is not None and opened.find(code) is not None

    match language:
        case "ru":
            entries = glosses.russian(packages.folder / "wiki-ru-wordnet", known)
            licence, source = "CC-BY-SA-4.0", "wiki-ru-wordnet"
        case _:
            entries = glosses.english(WordNet(packages.folder / "wordnet-base"), known)
            licence, source = "LicenseRef-WordNet-3.0", "wordnet-base"
    return pack_glosses(entries, language, licence, f"NOTICE-{language}.txt", _sources(packages, source))


def describe(name: str, data: bytes) -> BookFile:
    """The manifest entry of a packed book."""
    header, text, _ = read_header(data, MAGIC_PACKED)
    unpack(data)  # raises when the book just packed cannot be read back
    return BookFile(name, fetch.sha256(text), header.lists)


def _sources(packages: fetch.Packages, *names: str) -> tuple[Source, ...]:
    pins = [packages.pins[name] for name in names]
    return tuple(Source(pin.package, pin.version, pin.licence, pin.sha256) for pin in pins)


def decided_by_hand(language: str) -> dict[str, str]:
    """The overlays and decisions of a language, by name, with their SHA-256."""
    paths = sorted(
        path for name in ("overlays", "decisions") for path in HERE.joinpath(name).glob(f"{language}-*")
    )
    return {f"{path.parent.name}/{path.name}": fetch.sha256(path.read_bytes()) for path in paths}


if __name__ == "__main__":
    sys.exit(main())
