"""Figures of the lists as built, as tables of Markdown: `python -m tools.words.figures`.

Words by list, tier and length, from the cards that the books carry; sizes of the files.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.words import macedonian

from fishka.lexicon import LexiconInfo, lexicon_infos
from fishka.lexicon.catalogue import DATA

LENGTHS: Final = range(2, 16)
PACKAGE_DATA: Final = macedonian.PACKAGE / "src/fishka_words_mk/data"


def main() -> int:
    """Print the tables."""
    for info in lexicon_infos():
        print("\n".join(table(info)), end="\n\n")
    print("| file | MB |\n| --- | --- |")
    for path in sorted(_files()):
        print(f"| `{path.name}` | {path.stat().st_size / 1e6:.2f} |")
    return 0


def table(info: LexiconInfo) -> Iterator[str]:
    """The lines of one list: a row a tier, then all."""
    yield f"| `{info.id}` | all | {' | '.join(map(str, LENGTHS))} |"
    yield "| --- " * (len(LENGTHS) + 2) + "|"
    rows = [(f"tier {tier}", lengths) for tier, lengths in sorted(info.lengths_by_tier.items())]
    for name, lengths in (*rows, ("all", info.counts_by_length)):
        counts = " | ".join(f"{lengths.get(length, 0)}" for length in LENGTHS)
        yield f"| {name} | {sum(lengths.values())} | {counts} |"


def _files() -> Iterator[Path]:
    for folder in (DATA, PACKAGE_DATA):
        for ending in ("book", "glosses", "outside"):
            yield from folder.glob(f"*.{ending}")


if __name__ == "__main__":
    sys.exit(main())
