"""What is known of a list and of a word in it."""

from enum import StrEnum
from typing import Literal

import msgspec


class Source(msgspec.Struct, frozen=True):
    """A package that a list was made from."""

    name: str
    version: str
    licence: str
    """SPDX expression of its data."""
    sha256: str = ""
    """Hex, of the file as fetched."""


class YoPolicy(StrEnum):
    """How a list spells Ё."""

    STRICT = "strict"
    """Ё stands where it belongs; an edition's `yo_mode` decides what may lie on the board."""
    NONE = "none"
    """The language has no Ё."""


YoMode = Literal["distinct", "e_covers_yo", "merged"]
"""How tiles spell Ё: an edition's `yo_mode`, told in `playable`."""


class LexiconInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card of one list."""

    id: str
    version: str
    """Of the language's data: changes whenever any of its lists does."""
    hash: str
    """SHA-256 (hex) of the canonical text, which games record: upper case, NFC, code-point order, LF each."""
    language: str
    letters: str
    """The letters of its words in code-point order."""
    yo_policy: YoPolicy
    count: int
    counts_by_length: dict[int, int]
    counts_by_tier: dict[int, int]
    licence: str
    """SPDX expression."""
    notice: str
    """Name of the notice file beside the data; empty for a list of a user's own."""
    sources: tuple[Source, ...]
    lengths_by_tier: dict[int, dict[int, int]] = {}
    """Tier, then length: words."""
    decisions: dict[str, str] = {}
    """The hand-made files that it was built with: name, SHA-256 (hex)."""
    tool: str = ""
    """What built it, with its version."""
    title: dict[str, str] = {}
    """Its name by language. Fishka's own lists are named in the catalogues of texts instead."""
    about: dict[str, str] = {}
    """One line on it by language; as `title`."""


class WordsIdentity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which words a game is judged by, as it records it."""

    id: str
    """Of the list."""
    version: str
    list_hash: str
    """Of the list as it was built."""
    hash: str
    """Of the words that count: two games with equal hashes are judged by the same words."""
    yo_policy: YoPolicy
    filter: str
    """Key of the filter, empty for none."""
    overlay_hash: str
    """Of what is added and taken out, empty for nothing."""
    count: int
    counts_by_length: dict[int, int]
    sources: tuple[Source, ...]
    licence: str


class Flag(StrEnum):
    """Marks of a word that a table may wish to know."""

    RUDE = "rude"
    SLANG = "slang"


class Witness(StrEnum):
    """Who lists a word."""

    HAND = "hand"
    """Decided by hand (`tools/words/decisions`, `tools/words/overlays`)."""
    DICTIONARY = "dictionary"
    """The first source: OpenCorpora in Russian, SCOWL in English."""
    SPELLING = "spelling"
    """Lebedev's spelling dictionary."""
    WIKTIONARY = "wiktionary"
    """The Wiktionary has the word, or the headword of one of its readings."""
    USE = "use"
    """The very form occurs in the frequency list."""


class Analysis(msgspec.Struct, frozen=True):
    """One reading of a word: the headword, its part of speech and the grammemes of OpenCorpora.

    `pos` and `grammemes` are empty when only the headword is known.
    """

    lemma: str
    """Lower case."""
    pos: str
    grammemes: tuple[str, ...]


class WordEntry(msgspec.Struct, frozen=True):
    """What the list says of one word."""

    word: str
    """Upper case."""
    tier: int
    """How well it is witnessed; Russian: 0 reviewed by hand, 1 two dictionaries, 2 a form of such a lemma,
    3 OpenCorpora alone, 4 Lebedev alone; English: 0 reviewed, 1 SCOWL to size 60, 2 to 70, 3 to 80."""
    level: int
    """How common, 0 (never seen) to about 800: Zipf frequency times 100; English: from SCOWL's size."""
    flags: tuple[Flag, ...]
    analyses: tuple[Analysis, ...]
    witnesses: tuple[Witness, ...] = ()
    """Who lists the word; a list of a user's own does not say."""
