"""English and Macedonian words decided one by one, with a reason each: `decisions/en-short.tsv`, and
`words/short.tsv` of the package `fishka-words-mk`. Russian ones, nouns among them: `russian_decisions`.

A line: word, `keep` or `drop`, level (empty: as the sources have it), of a dropped one the kind and what is
told (`refusal`; without a kind nothing is known of it), what the word is or why it is none.
"""

from pathlib import Path
from typing import NamedTuple

from tools.words.refusal import Refusal, read_decisions, refusal

FOLDER = Path(__file__).with_name("decisions")


class Decision(NamedTuple):
    """What was decided of a word."""

    keep: bool
    level: int | None
    refusal: Refusal | None
    """What is told of a dropped one; None of a word, and where nothing is known."""
    reason: str
    """For those who review the decisions."""


def decisions(path: Path) -> dict[str, Decision]:
    """The decisions of a file by lower-case word. Raises ValueError with file and line for what is none."""
    return read_decisions(path, _decision)


def _decision(fields: list[str]) -> tuple[str, Decision]:
    if len(fields) != 6 or fields[1] not in ("keep", "drop") or not fields[5].strip():
        raise ValueError("not 'word, keep or drop, level, kind, told, reason'")
    word, verdict, level, kind, told, reason = fields
    keep = verdict == "keep"
    if not word.islower() or not (level == "" or level.isdigit()):
        raise ValueError("no word, or no such level")
    refused = refusal(kind, told, word=keep) if keep or kind or told else None
    return word, Decision(keep, int(level) if level else None, refused, reason)
