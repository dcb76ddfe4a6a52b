"""Russian words of two and three letters, each decided by hand, with its reason: `decisions/ru-short.tsv`.

Those of other languages say nothing of nouns and have another form of line: `decisions`.

A line, tabs between: word, `+` or `-` as a word, `+` or `-` as a noun in dictionary form, a reading, of a
string that is no word its kind and what players are told (`refusal`), the reason for those who review. `-`
takes the word out, and with a headword all its forms. The reading is a tag of OpenCorpora (`INTJ`,
`NOUN,inan,neut,Fixd sing,nomn`) for a word that no source reads so, else empty. `#` starts a remark.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from tools.words.refusal import Refusal, read_decisions, refusal

FOLDER = Path(__file__).with_name("decisions")
LONGEST_DECIDED = 3
"""Words up to here must each be decided; longer ones may be, in `ru-wiktionary.tsv`."""


class Decision(NamedTuple):
    """What was decided of one word."""

    word: bool
    noun: bool
    reading: str
    refusal: Refusal | None
    """What is told of what is no word; None of a word."""
    reason: str


def decisions(name: str, encode: Callable[[str], bytes | None]) -> Mapping[bytes, Decision]:
    """All decisions of one file by word in letter code. ValueError tells file and line of a bad one."""

    def decision(fields: list[str]) -> tuple[bytes, Decision]:
        code = encode(fields[0]) if fields[0].islower() else None
        if len(fields) != 7 or code is None or not {*fields[1:3]} <= {"+", "-"} or not fields[6].strip():
            raise ValueError("no decision")
        _, verdict, noun, reading, kind, told, reason = fields
        word = verdict == "+"
        if len(code) > LONGEST_DECIDED or (noun == "+" and not word):
            raise ValueError("a noun that is no word, or a long word")
        return code, Decision(word, noun == "+", reading, refusal(kind, told, word=word), reason)

    return read_decisions(FOLDER / f"{name}.tsv", decision)
