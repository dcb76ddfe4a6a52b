"""English and Macedonian words decided one by one, with a reason each: `decisions/en-short.tsv`, and
`words/short.tsv` of the package `fishka-words-mk`. Russian ones, nouns among them: `russian_decisions`.

A line: word, `keep` or `drop`, level (empty: as the sources have it), what the word is or why it is none.
"""

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).with_name("decisions")


class Decision(NamedTuple):
    """What was decided of a word."""

    keep: bool
    level: int | None
    reason: str


def decisions(path: Path) -> dict[str, Decision]:
    """The decisions of a file by lower-case word. Raises ValueError with file and line for what is none."""
    found: dict[str, Decision] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 4 or fields[1] not in ("keep", "drop") or not fields[3].strip():
            raise ValueError(f"{path.name}:{number}: not 'word, keep or drop, level, reason'")
        word, verdict, level, reason = fields
        if word in found or not word.islower() or not (level == "" or level.isdigit()):
            raise ValueError(f"{path.name}:{number}: {word!r} stands twice, is no word, or has no such level")
        found[word] = Decision(verdict == "keep", int(level) if level else None, reason)
    return found
