"""What two readers say of the sheets that `sample` drew: precision by list and tier.

    python -m tools.words.score docs/words/samples/2026.12

A word counts as right for a reader who wrote `+`; `?` counts as wrong, and is told apart. Bounds are
Wilson's at 95 %. «Both» are the words that neither reader passes: what is surely wrong. A reader
caught a planted word by anything but `+`. Kappa is Cohen's, over all words, `+` against the rest.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from fishka.jobs.statistics import wilson

VERDICTS: Final = ("+", "-", "?")

Place = tuple[str, int]
"""Sheet and number."""


class Key(NamedTuple):
    """What a word on a sheet is."""

    word: str
    list: str
    tier: int
    planted: str


def main() -> int:
    """Read, count, print."""
    options = argparse.ArgumentParser(prog="python -m tools.words.score", description=__doc__)
    options.add_argument("folder", type=Path)
    given = options.parse_args()
    for line in report(read_key(given.folder), read_verdicts(given.folder)):
        print(line)
    return 0


def read_key(folder: Path) -> dict[Place, Key]:
    """The key. Raises ValueError with the line that is none."""
    found = {}
    for number, line in enumerate((folder / "key.tsv").read_text(encoding="utf-8").splitlines(), 1):
        fields = line.split("\t")
        if len(fields) != 6:
            raise ValueError(f"key.tsv:{number}: not six fields: {line}")
        sheet, place, word, name, tier, planted = fields
        found[sheet, int(place)] = Key(word, name, int(tier), planted)
    return found


def read_verdicts(folder: Path) -> dict[str, dict[Place, str]]:
    """Verdicts by reader. Raises ValueError with file and line for a bad one."""
    readers: dict[str, dict[Place, str]] = defaultdict(dict)
    for path in sorted(folder.glob("sheet-*.*.tsv")):
        sheet, reader, _ = path.name.split(".")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            fields = line.split("\t")
            if len(fields) < 2 or not fields[0].isdigit() or fields[1] not in VERDICTS:
                raise ValueError(f"{path.name}:{number}: no verdict: {line}")
            readers[reader][sheet, int(fields[0])] = fields[1]
    return dict(readers)


def report(key: Mapping[Place, Key], readers: Mapping[str, Mapping[Place, str]]) -> Iterable[str]:
    """The lines of the report. Raises ValueError for a verdict on a word that no sheet holds."""
    for reader, verdicts in readers.items():
        strange = sorted(verdicts.keys() - key.keys())
        if strange:
            raise ValueError(f"{reader} judged what no sheet holds: {strange[0]}")
    yield "list tier reader words right unsure precision % (95 %)"
    strata = sorted({(one.list, one.tier) for one in key.values()})
    for name, tier in strata:
        places = [at for at, one in key.items() if (one.list, one.tier, one.planted) == (name, tier, "")]
        for reader, verdicts in readers.items():
            read = [verdicts[at] for at in places if at in verdicts]
            yield f"{name} {tier} {reader} {_precision(read)}"
        common = [at for at in places if all(at in verdicts for verdicts in readers.values())]
        if len(readers) > 1 and common:
            passed = ["+" if any(v[at] == "+" for v in readers.values()) else "-" for at in common]
            yield f"{name} {tier} both {_precision(passed)}"
    yield from _caught(key, readers)
    yield from _agreement(readers)


def _caught(key: Mapping[Place, Key], readers: Mapping[str, Mapping[Place, str]]) -> Iterable[str]:
    yield "planted kind: caught by reader"
    for reader, verdicts in readers.items():
        caught: Counter[str] = Counter()
        seen: Counter[str] = Counter()
        for at, verdict in verdicts.items():
            if kind := key[at].planted:
                seen[kind] += 1
                caught[kind] += verdict != "+"
        kinds = ", ".join(f"{kind} {caught[kind]}/{seen[kind]}" for kind in sorted(seen))
        yield f"{reader}: {caught.total()}/{seen.total()} ({kinds})"


def _agreement(readers: Mapping[str, Mapping[Place, str]]) -> Iterable[str]:
    names = sorted(readers)
    for i, first in enumerate(names):
        for second in names[i + 1 :]:
            common = sorted(readers[first].keys() & readers[second].keys())
            pairs = [(readers[first][at] == "+", readers[second][at] == "+") for at in common]
            if pairs:
                same = sum(a == b for a, b in pairs)
                yield f"{first}, {second}: {same} of {len(pairs)} alike, kappa {kappa(pairs):.2f}"


def kappa(pairs: list[tuple[bool, bool]]) -> float:
    """Cohen's kappa of two yes-or-no verdicts; 1 when both always say the same one thing."""
    total = len(pairs)
    agreed = sum(a == b for a, b in pairs) / total
    yes = [sum(pair[i] for pair in pairs) / total for i in (0, 1)]
    chance = yes[0] * yes[1] + (1 - yes[0]) * (1 - yes[1])
    return 1.0 if chance == 1 else (agreed - chance) / (1 - chance)


def _precision(verdicts: list[str]) -> str:
    if not verdicts:
        return "0"
    right, unsure = verdicts.count("+"), verdicts.count("?")
    low, high = wilson(right, len(verdicts))
    share = right / len(verdicts)
    return f"{len(verdicts)} {right} {unsure} {100 * share:.1f} ({100 * low:.1f} to {100 * high:.1f})"


if __name__ == "__main__":
    sys.exit(main())
