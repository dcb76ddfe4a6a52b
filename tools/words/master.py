"""The words of one language as they are collected: parallel columns, one row a word."""

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field

Analyses = tuple[tuple[int, int], ...]
"""(paradigm, form) pairs of one word."""


@dataclass
class Master:
    """Rows in order of adding; `sorted_by_length` gives the order in which they are stored."""

    words: list[bytes] = field(default_factory=list)
    tiers: bytearray = field(default_factory=bytearray)
    levels: bytearray = field(default_factory=bytearray)
    noun_levels: bytearray = field(default_factory=bytearray)
    """How common the word is as a noun in dictionary form; 0 for other words."""
    flags: bytearray = field(default_factory=bytearray)
    lists: bytearray = field(default_factory=bytearray)
    """A bit for each list that holds the word."""
    witnesses: bytearray = field(default_factory=bytearray)
    """Who lists the word: bits in the order of `fishka.lexicon.info.Witness`."""
    analyses: "array[int]" = field(default_factory=lambda: array("I"))
    """Index into `analysis_sets`."""
    analysis_sets: dict[Analyses, int] = field(default_factory=lambda: {(): 0})

    def add(
        self,
        word: bytes,
        *,
        tier: int,
        level: int,
        flags: int,
        lists: int,
        analyses: Analyses,
        noun_level: int = 0,
        witnesses: int = 0,
    ) -> None:
        """Append a row; the caller sees to it that no word comes twice."""
        self.words.append(word)
        self.tiers.append(tier)
        self.levels.append(level)
        self.noun_levels.append(noun_level)
        self.flags.append(flags)
        self.lists.append(lists)
        self.witnesses.append(witnesses)
        self.analyses.append(self.analysis_sets.setdefault(analyses, len(self.analysis_sets)))

    def drop(self, rows: set[int]) -> None:
        """Take these rows out; the others move up."""
        kept = [row for row in range(len(self.words)) if row not in rows]
        self.words = [self.words[row] for row in kept]
        for name in ("tiers", "levels", "noun_levels", "flags", "lists", "witnesses"):
            column: bytearray = getattr(self, name)
            setattr(self, name, bytearray(column[row] for row in kept))
        self.analyses = array("I", (self.analyses[row] for row in kept))

    def order(self) -> "array[int]":
        """Row numbers by length of word, then by its letters; raises ValueError for a word given twice."""
        words = self.words
        order = array("I", sorted(range(len(words)), key=words.__getitem__))
        _refuse_doubles(words, order)
        return array("I", sorted(order, key=lambda row: len(words[row])))


def _refuse_doubles(words: list[bytes], order: Iterable[int]) -> None:
    before = b""
    for row in order:
        if words[row] == before:
            raise ValueError(f"row {row} repeats a word")
        before = words[row]
