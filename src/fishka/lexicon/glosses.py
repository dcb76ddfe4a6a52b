"""What words mean: definitions by headword, in a file a language (`blocks`).

A block of `<language>.glosses` is a line an entry: headword TAB part of speech TAB definitions with U+001F
between them. Entries are ordered by headword; those of one headword lie in one block.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from fishka.lexicon import blocks
from fishka.lexicon.blocks import Blocks, BlocksHeader, TextBlock, folder_with, open_blocks, pack_blocks
from fishka.lexicon.catalogue import DATA
from fishka.lexicon.faults import LexiconFault
from fishka.lexicon.info import Source, WordEntry

MAGIC: Final = b"FISHKAG1"
MEANINGS_MAX: Final = 6
"""So many definitions of a word are told."""
_BETWEEN: Final = "\x1f"


class GlossEntry(NamedTuple):
    """The definitions of a headword in one part of speech, the most used first."""

    lemma: str
    pos: str
    """OpenCorpora's name (NOUN, VERB, ADJF, ADVB); empty when the source does not say."""
    texts: tuple[str, ...]


class Glosses:
    """The definitions of one language."""

    def __init__(self, blocks: Blocks) -> None:
        self._blocks: Final = blocks

    @property
    def header(self) -> BlocksHeader:
        """What the file says of itself."""
        return self._blocks.header

    def entries(self, lemma: str) -> tuple[GlossEntry, ...]:
        """The entries of a headword in lower case, one a part of speech.

        Raises ValueError for a damaged block.
        """
        if not lemma or not lemma.isalpha():
            return ()
        text = "\n" + self._blocks.holding(lemma)
        found = []
        at = text.find(f"\n{lemma}\t")
        while at >= 0:
            end = text.index("\n", at + 1)
            found.append(_read(text[at + 1 : end]))
            at = end if text.startswith(f"\n{lemma}\t", end) else -1
        return tuple(found)

    def __iter__(self) -> Iterator[GlossEntry]:
        for text in self._blocks:
            yield from map(_read, text[:-1].split("\n"))


def gloss(language: str, lemma: str, pos: str | None = None) -> tuple[str, ...]:
    """What a headword (lower case) means: its definitions in the language itself, the most used first.

    With a part of speech (OpenCorpora's name) only its definitions, and those whose part is not known. Empty
    when nothing is known of the word, the language has no definitions, or they cannot be read
    (`open_glosses` tells why).

    >>> gloss("en", "xylem")[0][:13]
    'the woody par'
    """
    opened = open_glosses(language, folder_with(f"{language}.glosses"))
    if isinstance(opened, LexiconFault):
        return ()
    try:
        entries = opened.entries(lemma)
    except ValueError:
        return ()
    return tuple(text for one in entries if not pos or one.pos in ("", pos) for text in one.texts)


def meanings(language: str, entry: WordEntry, most: int = MEANINGS_MAX) -> tuple[str, ...]:
    """What a word means: the definitions of its headwords, in the order of its readings, each once."""
    found: list[str] = []
    for reading in entry.analyses:
        found += gloss(language, reading.lemma, reading.pos or None)
    if not entry.analyses:
        found += gloss(language, entry.word.lower())
    return tuple(dict.fromkeys(found))[:most]


def open_glosses(language: str, folder: Path = DATA) -> Glosses | LexiconFault:
    """The definitions of a language in this folder, or why there are none."""
    opened = open_blocks(folder / f"{language}.glosses", MAGIC)
    return opened if isinstance(opened, LexiconFault) else Glosses(opened)


def pack_glosses(
    entries: Iterable[GlossEntry], language: str, licence: str, notice: str, sources: Sequence[Source]
) -> bytes:
    """A file of definitions. Raises ValueError for a tab, line end or U+001F in a text."""
    return pack_blocks(
        MAGIC, _texts(sorted(entries)), language=language, licence=licence, notice=notice, sources=sources
    )


def _texts(ordered: Sequence[GlossEntry]) -> Iterator[TextBlock]:
    """The blocks; the entries of one headword stay together."""
    lines: list[str] = []
    size, first, before = 0, "", ""
    for entry in ordered:
        if any(
            sign in text for text in (entry.lemma, entry.pos, *entry.texts) for sign in ("\t", "\n", _BETWEEN)
        ):
            raise ValueError(f"{entry.lemma}: a sign of the file's own")
        if lines and size >= blocks.BLOCK_BYTES and entry.lemma != before:
            yield TextBlock(first, "".join(lines), len(lines))
            lines, size = [], 0
        if not lines:
            first = entry.lemma
        line = f"{entry.lemma}\t{entry.pos}\t{_BETWEEN.join(entry.texts)}\n"
        lines.append(line)
        size += len(line.encode())
        before = entry.lemma
    if lines:
        yield TextBlock(first, "".join(lines), len(lines))


def _read(line: str) -> GlossEntry:
    lemma, pos, texts = line.split("\t")
    return GlossEntry(lemma, pos, tuple(texts.split(_BETWEEN)))
