"""Headwords of the Russian Wiktionary that no dictionary gave, each decided: `decisions/ru-wiktionary.tsv`.

A line, tabs between: word, `+` or `-`, reading or kind, mark, reason. Of a word: `=model` inflects it like
that word of OpenCorpora (the ends are alike), a tag of OpenCorpora reads the headword alone, nothing reads no
more of it than the headword. Of a string that is none: its kind (`refusal`); the reason of one `refused` is
what players are told. The mark is `rude` or empty. Words of two and three letters are decided in
`ru-short.tsv` only.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tools.words.alphabets import russian
from tools.words.refusal import Refusal, read_decisions, refusal
from tools.words.russian_decisions import FOLDER, LONGEST_DECIDED

from fishka.lexicon.outside import OutsideKind

FILE = FOLDER / "ru-wiktionary.tsv"


class Headword(NamedTuple):
    """What was decided of one headword."""

    word: bool
    model: bytes | None
    """Like which word it is inflected."""
    tag: str
    """Of the headword alone, where no model is given."""
    refusal: Refusal | None
    """Why it is no word; None of a word."""
    rude: bool
    reason: str


def headwords(path: Path = FILE) -> Mapping[bytes, Headword]:
    """All decisions by word in letter code. ValueError tells file and line of a bad one."""
    return read_decisions(path, _headword)


def _headword(fields: list[str]) -> tuple[bytes, Headword]:
    code = russian(fields[0]) if fields[0].islower() else None
    if len(fields) != 5 or code is None or len(code) <= LONGEST_DECIDED:
        raise ValueError("no decision, or too short a word")
    _, verdict, reading, mark, reason = fields
    word, model = verdict == "+", russian(reading[1:]) if reading.startswith("=") else None
    if (
        verdict not in ("+", "-")
        or (reading.startswith("=") and not model)
        or mark not in ("", "rude")
        or not reason.strip()
    ):
        raise ValueError("no decision")
    kind, told = ("", "") if word else (reading, reason if reading == OutsideKind.REFUSED else "")
    tag = reading if word and model is None else ""
    return code, Headword(word, model, tag, refusal(kind, told, word=word), mark == "rude", reason)
