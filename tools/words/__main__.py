"""Build the word lists: `make words`, or `python -m tools.words`, writes `src/fishka/lexicon/data/`.

`--check` builds and compares with what is there instead of writing: two runs, one hash.
"""

import argparse
import gc
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from tools.words import alphabets, english, fetch, russian
from tools.words.inputs import russian_inputs
from tools.words.publish import BookPlan, ListPlan, publish

from fishka.lexicon.catalogue import BookFile, Manifest
from fishka.lexicon.info import Source, YoPolicy
from fishka.lexicon.layout import MAGIC_PACKED, read_header, unpack

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src/fishka/lexicon/data"
CACHE = ROOT / ".cache/words"


def main() -> int:
    """Fetch, build, write or compare."""
    options = argparse.ArgumentParser(prog="python -m tools.words", description=__doc__)
    options.add_argument("--check", action="store_true", help="compare with the kept lists, write nothing")
    options.add_argument("--to", type=Path, default=DATA, help="folder to write to, or to compare with")
    options.add_argument("--offline", action="store_true", help="use only what is in the cache")
    given = options.parse_args()
    started = time.monotonic()
    gc.disable()  # millions of tuples, no cycles: the collector would only walk them again and again

    def say(text: str) -> None:
        print(f"{time.monotonic() - started:6.1f} s  {peak_mb():4} MB  {text}", file=sys.stderr, flush=True)

    packages = fetch.fetch_all(fetch.read_lock(), CACHE, offline=given.offline, say=say)
    say("packages ready")
    books = {
        "ru.book": build_russian(packages, say),
        "en.book": build_english(packages, say),
    }
    manifest = Manifest(tuple(describe(name, data) for name, data in books.items()))
    say("built")
    for book in manifest.books:
        for one in book.lists:
            print(f"{one.info.id} {one.info.count} {one.info.hash}")
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"
    if given.check:
        same = (given.to / "manifest.json").read_bytes() == text
        print("the same as kept" if same else "NOT the same as kept")
        return 0 if same else 1
    given.to.mkdir(parents=True, exist_ok=True)
    for name, data in books.items():
        (given.to / name).write_bytes(data)
    (given.to / "manifest.json").write_bytes(text)
    return 0


def peak_mb() -> int:
    """The most memory that this process has held, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def build_russian(packages: fetch.Packages, say: Callable[[str], None]) -> bytes:
    """The packed Russian book."""
    master, paradigms = russian.build(russian_inputs(packages.folder), say)
    return publish(
        master,
        paradigms.forms,
        BookPlan(
            language="ru",
            letters=alphabets.RUSSIAN,
            yo_policy=YoPolicy.STRICT,
            version=fetch.VERSION,
            licence="CC-BY-SA-4.0 AND BSD-3-Clause",
            notice="NOTICE-ru.txt",
            sources=_sources(packages, "pymorphy3-dicts-ru", "dictionary-ru", "wordfreq", "wiki-ru-wordnet"),
            lists=(
                ListPlan("ru_core", russian.CORE),
                ListPlan("ru_general", russian.GENERAL),
                ListPlan("ru_wide", russian.WIDE),
                ListPlan("ru_nouns", russian.NOUNS, "noun_levels"),
                ListPlan("ru_nouns_core", russian.NOUNS_CORE, "noun_levels"),
            ),
        ),
    )


def build_english(packages: fetch.Packages, say: Callable[[str], None]) -> bytes:
    """The packed English book."""
    return publish(
        english.build(packages.folder / "scowl", say),
        (),
        BookPlan(
            language="en",
            letters=alphabets.ENGLISH,
            yo_policy=YoPolicy.NONE,
            version=fetch.VERSION,
            licence="LicenseRef-SCOWL",
            notice="NOTICE-en.txt",
            sources=_sources(packages, "scowl"),
            lists=(ListPlan("en_general", english.GENERAL),),
        ),
    )


def describe(name: str, data: bytes) -> BookFile:
    """The manifest entry of a packed book."""
    header, text, _ = read_header(data, MAGIC_PACKED)
    unpack(data)  # raises when the book just packed cannot be read back
    return BookFile(name, fetch.sha256(text), header.lists)


def _sources(packages: fetch.Packages, *names: str) -> tuple[Source, ...]:
    return tuple(Source(name, packages.pins[name].version, packages.pins[name].licence) for name in names)


if __name__ == "__main__":
    sys.exit(main())
