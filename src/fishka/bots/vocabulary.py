"""The words that a bot thinks with: always part of the table's own list, so that it never plays a phony."""

from typing import Final, Literal

import msgspec

from fishka.core.tiles import Alphabet
from fishka.kernel import Graph, graph_for
from fishka.lexicon import Lexicon, lexicon_ids, open_lexicon


class Reading(msgspec.Struct, frozen=True):
    """How an edition reads a list: its letters, its Ё, the words that the house adds."""

    alphabet: Alphabet
    yo_mode: str
    overlay: tuple[str, ...]


COMMON_LEVEL: Final = 350
"""Words a beginner knows: Zipf frequency 3.5 and above."""
CORE_LEVEL: Final = 200
"""Words a club player knows, where the language has no core list: Zipf frequency 2.0 and above."""

Vocabulary = Literal["common", "core"]


def vocabulary_graph(lexicon: Lexicon, reading: Reading, vocabulary: Vocabulary) -> Graph:
    """The graph of that part of the table's list.

    The core is the largest list `..._core` of the language within it; without one, its commoner words.
    """
    match vocabulary:
        case "common":
            return _by_level(lexicon, reading, COMMON_LEVEL)
        case "core":
            core = _core_of(lexicon)
            if core is None:
                return _by_level(lexicon, reading, CORE_LEVEL)
            return graph_for(core, reading.alphabet, reading.yo_mode, reading.overlay)


def _by_level(lexicon: Lexicon, reading: Reading, level: int) -> Graph:
    return graph_for(lexicon, reading.alphabet, reading.yo_mode, reading.overlay, level)


def _core_of(lexicon: Lexicon) -> Lexicon | None:
    opened = (open_lexicon(one) for one in lexicon_ids() if one.endswith("_core"))
    cores = [one for one in opened if one is not None and _is_within(one, lexicon)]
    return max(cores, key=len, default=None)


def _is_within(part: Lexicon, whole: Lexicon) -> bool:
    """Whether both are lists of one book, and every word of the one is in the other."""
    if part.book is not whole.book:
        return False
    for block in whole.book.blocks.values():
        part_mask = int.from_bytes(part.book.mask(block, part.bit), "big")
        if part_mask & ~int.from_bytes(whole.book.mask(block, whole.bit), "big"):
            return False
    return True
